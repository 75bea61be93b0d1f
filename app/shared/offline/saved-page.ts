/** A page that the service worker answered from what it saved, and the way back to the network. */

import { forgetSession, readSession, writeSession } from '#app/shared/session-keys.ts';
import {
  currentLanguage,
  inLanguage,
  pathHere,
  pathOf,
  splitLanguage,
} from '#schemas/domain/platform/language.ts';
import { cacheNames, savedAtHeader, titleHeader } from './rules.ts';

/** When the page was saved (ISO), empty for a shell; null for a page that came from the server. */
export const savedAt = (): string | null =>
  typeof document === 'undefined' ? null : (document.documentElement.dataset.savedAt ?? null);

/** Whether the person can go there without a connection. */
export async function isReadable(path: string): Promise<boolean> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return false;
  const url = new URL(inLanguage(path), location.href);
  url.hash = '';
  if (/^\/(?:cart|offline)\/?$/.test(pathOf(url)))
    return (await caches.match(url.pathname.replace(/\/+$/, ''))) !== undefined;
  return (await caches.match(url.href)) !== undefined;
}

export type SavedPage = { href: string; title: string; savedAt: string };

/** The pages of this language that can be read without a connection, newest first. */
export async function listSavedPages(): Promise<SavedPage[]> {
  if (!('caches' in globalThis)) return [];
  const pages = await (await caches.open(cacheNames.pages)).matchAll();
  const requests = await (await caches.open(cacheNames.pages)).keys();
  const list = requests.flatMap(({ url }, index): SavedPage[] => {
    const headers = pages[index]?.headers;
    const { pathname, search } = new URL(url);
    const { language, path } = splitLanguage(pathname);
    const title = plainText(decodeURIComponent(headers?.get(titleHeader) ?? ''));
    return headers && language === currentLanguage()
      ? [{ href: path + search, title: title || path, savedAt: headers.get(savedAtHeader) ?? '' }]
      : [];
  });
  return list.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}

/** A title as it stands in a document's source. */
const plainText = (source: string) =>
  new DOMParser().parseFromString(`<title>${source}</title>`, 'text/html').title;

/** Finished before a page is loaded again: the cart's edits are on their way then. */
export const beforeReload = new Set<() => Promise<unknown>>();

const typed = 'main textarea, main input:is([type=text], [type=email], [type=tel])';

/** Whether the person would lose what they typed. The cart's edits are saved by themselves. */
const hasTyped = () =>
  pathHere() !== '/cart' &&
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)].some(
    (field) => field.value !== field.defaultValue,
  );

/** ms until the store is asked whether it is there again: doubled each time, also over reloads that were in vain. */
const firstProbe = 2000;
const longestProbe = 60_000;
/** How often a saved page was loaded again by itself, and a saved page came. Kept by the tab. */
const triesKey = 'offline-tries';

/** A page came from the store: the next saved one begins to ask soon again. */
export const noteFresh = () => forgetSession((key) => key === triesKey);

/**
 * Calls back when the store is there again and nothing would be lost by going on; the stop for it is returned. The browser
 * tells when its line is back, and nobody when it was the store that was away: then it is asked.
 */
export function onReturn(go: () => void): () => void {
  let tries = Number(readSession(triesKey) ?? 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const goOn = async () => {
    await Promise.all([...beforeReload].map((finish) => finish()));
    if (!isOver && !hasTyped()) go();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), Math.min(longestProbe, firstProbe * 2 ** tries++));
  };
  const probe = async () => {
    const isThere =
      navigator.onLine &&
      (await fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (isOver) return;
    if (isThere) {
      writeSession(triesKey, String(tries));
      await goOn();
    }
    wait();
  };
  // A line that is back is not yet the store.
  const online = () => {
    clearTimeout(timer);
    void probe();
  };
  addEventListener('online', online);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', online);
  };
}
