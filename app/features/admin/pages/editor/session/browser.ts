/** The session's ports as a browser has them, and what a page's life means to a session. */
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { type EditorSession, openEditorSession } from './editor-session.ts';
import { deviceStorage } from './storage.ts';
import { editorTransport } from './transport.ts';
import type { Timers } from './types.ts';

const timers: Timers = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const tabKey = 'editor-tab';

/** This tab's name, the same after a reload; presence uses it too. */
export function tabName(): string {
  const fresh = () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  try {
    const name = sessionStorage.getItem(tabKey) ?? fresh();
    sessionStorage.setItem(tabKey, name);
    return name;
  } catch {
    return fresh();
  }
}

export async function openInBrowser(
  page: EditorPage,
  account: string,
  readOnly: boolean,
): Promise<EditorSession> {
  return openEditorSession({
    page,
    account,
    readOnly,
    tab: tabName(),
    transport: editorTransport,
    storage: await deviceStorage(),
    timers,
    online: () => navigator.onLine,
  });
}

/** The line coming and going, the tab being left. Answers how to stop listening. */
export function watchPage(session: EditorSession): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('online', () => session.retry(), { signal });
  addEventListener('offline', () => session.wentOffline(), { signal });
  // Back from signing in elsewhere, or from a sleep.
  addEventListener('focus', () => session.retry(), { signal });
  addEventListener('pagehide', () => session.leave(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') session.leave();
    },
    { signal },
  );
  addEventListener(
    'beforeunload',
    (event) => {
      if (session.atRisk) event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}
