/** A page that was saved says so, when it was seen, and goes back to the network when there is one. */

import { createPath, useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import * as m from '#messages';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import type { Trouble } from '../connection.ts';
import { tellSeen } from './register.ts';
import { offlinePath } from './rules.ts';
import { isReadable, noteFresh, onReturn, savedAt } from './saved-page.ts';

/** "Nov 21, 2026, 3:30 PM", by the clock of the person who reads it. */
export const seenAt = (iso: string): string =>
  formatMoment(iso, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The document's own words about being a saved one; null for a page that came from the server. */
export function useSavedWords(): string | null {
  const { pathname, search } = useLocation();
  const at = savedAt();
  const isDocument = at !== null && inLanguage(pathname + search) === window.loadedUrl;
  useEffect(() => {
    if (at === null) noteFresh();
    if (!isDocument || pathname === offlinePath) return;
    return onReturn(() => location.reload());
  }, [at, isDocument, pathname]);
  if (!isDocument || pathname === offlinePath) return null;
  return at === '' ? m.offline_shell() : m.offline_saved({ time: seenAt(at) });
}

/** Tells the worker of each page that is seen. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew on each page.
  useEffect(() => (isIdle ? tellSeen() : undefined), [pathname, search, isIdle]);
}

/** A navigation that cannot reach the store goes to the page that was saved, as a document of its own. */
export function useSavedTarget(trouble: Trouble | null): void {
  const { location: target } = useNavigation();
  const isCutOff = trouble === 'offline' || trouble === 'unreachable';
  const path = target && isCutOff ? createPath(target) : null;
  useEffect(() => {
    if (path === null) return;
    let isOver = false;
    void isReadable(path).then((isThere) => {
      if (isThere && !isOver) location.assign(path);
    });
    return () => {
      isOver = true;
    };
  }, [path]);
}
