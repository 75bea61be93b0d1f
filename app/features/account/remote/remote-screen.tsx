/**
 * A screen of the profile area in the browser: the server's HTML until the remote application is there, which takes over
 * then. Where it does not come the page stays what it is without scripts, and says so (docs/product.md#profile-area).
 */
import { Component, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isTouched } from '#app/shared/forms/filled-in.ts';
import * as m from '#messages';
import type { ScreenName } from '#profile/screens.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { failScreen, loadScreen, onStanding, retryScreen, standingOf, within } from './load-screen.ts';
import type { ScreenProps } from './screen-props.ts';

/** What the document came with is only good for the screen that it came with. */
let hasBegun = false;

/** Somebody writes in it: to put another in its place would lose that. Its forms work as they are. */
const isInUse = (place: HTMLElement): boolean => place.contains(document.activeElement) || isTouched(place);

/** A screen that throws takes no more of the page along than its own place. */
class RemoteBoundary extends Component<{ name: ScreenName; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    failScreen(this.props.name);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export function ProfileScreen({ name, remote = '', given }: ScreenProps) {
  const standing = useSyncExternalStore(
    onStanding,
    () => standingOf(name),
    () => standingOf(name),
  );
  const [kept, setKept] = useState(() =>
    hasBegun || standing.is === 'ready'
      ? null
      : (document.querySelector(`[data-profile-screen="${name}"]`)?.innerHTML ?? null),
  );
  // The first render is the server's; what failed meanwhile is said after it.
  const [isSaid, setSaid] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const retries = useRef(0);
  const attributes = { 'data-profile-screen': name, 'data-remote': remote };
  useEffect(() => {
    hasBegun = true;
    setSaid(true);
    void loadScreen(remote, name);
  }, [remote, name]);
  useEffect(() => {
    if (standing.is === 'ready' && kept !== null && place.current && !isInUse(place.current)) setKept(null);
  }, [standing, kept]);
  const retry = () => {
    retries.current += 1;
    // A file that came and was of no use is not asked for again in this document.
    if (retries.current > 1 && !(place.current && isInUse(place.current))) location.replace(location.href);
    else void retryScreen(remote, name);
  };
  if (standing.is === 'ready' && kept === null) {
    const { Screen } = standing;
    return (
      <div {...attributes}>
        <RemoteBoundary name={name}>
          <Screen {...given} />
        </RemoteBoundary>
      </div>
    );
  }
  return (
    <>
      {standing.is === 'failed' && isSaid ? (
        <Notice tone="error" title={m.profile_remote_missing()} className="mt-6">
          <p>{kept === null ? m.profile_remote_missing_text() : m.profile_remote_missing_kept()}</p>
          <Button size="small" className="mt-3" onClick={retry}>
            {m.connection_retry()}
          </Button>
        </Notice>
      ) : null}
      {kept === null ? (
        <div {...attributes} role="status" className="mt-8 text-stone">
          {standing.is === 'loading' ? m.profile_remote_loading() : null}
        </div>
      ) : (
        <div
          key="kept"
          {...attributes}
          ref={place}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what this server rendered, as it stands in the document
          dangerouslySetInnerHTML={{ __html: kept }}
        />
      )}
    </>
  );
}

/** ms that a page waits for its screen before the shop around it begins without it. */
const patience = 4000;

/** Resolves when the page's screen is there, or has been waited for: what is there when a page begins is simply hydrated. */
export async function screenIsThere(place: HTMLElement): Promise<void> {
  const { profileScreen, remote } = place.dataset;
  if (!profileScreen || !remote) return;
  await within(patience, loadScreen(remote, profileScreen as ScreenName)).catch(() => undefined);
}
