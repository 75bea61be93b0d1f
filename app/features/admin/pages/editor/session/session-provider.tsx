/** Opens a page's session in the browser and gives it to what is inside. */
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { openInBrowser, watchPage } from './browser.ts';
import type { EditorSession } from './editor-session.ts';
import { SessionContextProvider } from './hooks.ts';

type Props = {
  /** As it was fetched; a newer number of the same page is followed, the session stays. */
  page: EditorPage;
  account: string;
  readOnly?: boolean;
  /** Until this device's own work was looked for: a few ms, and on the server. */
  fallback?: ReactNode;
  children: ReactNode;
};

export function EditorSessionProvider({ page, account, readOnly = false, fallback = null, children }: Props) {
  const [session, setSession] = useState<EditorSession | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fetched page opens a session once; what comes later is followed.
  useEffect(() => {
    let opened: EditorSession | null = null;
    let stop: (() => void) | null = null;
    let left = false;
    void openInBrowser(page, account, readOnly).then((ready) => {
      if (left) return;
      opened = ready;
      stop = watchPage(ready);
      setSession(ready);
    });
    return () => {
      left = true;
      stop?.();
      opened?.close();
      setSession(null);
    };
  }, [page._id, account, readOnly]);

  const { revision } = page.draft;
  useEffect(() => {
    if (session?.pageId === page._id) void session.follow(revision);
  }, [session, page._id, revision]);

  if (session?.pageId !== page._id) return fallback;
  return <SessionContextProvider value={session}>{children}</SessionContextProvider>;
}
