/** How a navigation goes: a bar while it takes its time, and words when the store does not answer. */
import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as m from '#messages';
import { canRetry, holdLeaving, readTrouble, retryAll, subscribe } from './connection.ts';
import { offlinePath } from './offline/rules.ts';
import { useSavedTarget, useSavedWords, useSeenPages } from './offline/saved-notice.tsx';

/** ms until a navigation shows that it is under way. */
const barAfter = 300;

const sentences = {
  offline: m.connection_offline,
  unreachable: m.connection_unreachable,
  fault: m.connection_fault,
  slow: m.connection_slow,
} as const;

function useIsLate(): boolean {
  const isBusy = useNavigation().state !== 'idle';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return setLate(false);
    const timer = setTimeout(() => setLate(true), barAfter);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isLate;
}

export function ConnectionNotice() {
  const isLate = useIsLate();
  const trouble = useSyncExternalStore(subscribe, readTrouble, () => null);
  const savedWords = useSavedWords();
  const { pathname } = useLocation();
  useEffect(holdLeaving, []);
  useSeenPages();
  useSavedTarget(trouble);
  // The offline page says all of that itself.
  if (pathname === offlinePath) return null;
  return (
    <>
      {isLate && !trouble ? (
        <p className="progress-bar">
          <span className="sr-only">{m.connection_loading()}</span>
        </p>
      ) : null}
      {savedWords || trouble ? (
        <p className="flex flex-wrap items-center gap-x-6 border-b border-warning bg-warning-soft px-gutter py-1">
          <span className="py-2.5">{savedWords ?? (trouble ? sentences[trouble]() : null)}</span>
          {savedWords || canRetry() ? (
            <button
              type="button"
              onClick={savedWords ? () => location.reload() : retryAll}
              className="min-h-11 font-semibold text-accent underline underline-offset-4"
            >
              {m.connection_retry()}
            </button>
          ) : null}
          {trouble === 'offline' && navigator.serviceWorker?.controller ? (
            <a
              href={offlinePath}
              className="flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {m.offline_list_link()}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
