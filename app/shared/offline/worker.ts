/**
 * The service worker: the network always comes first; what it saved answers only where the network does not
 * (docs/decisions/0065-offline.md). scripts/build.mjs writes it to /service-worker.js; when this file is emptied, it
 * writes retired-worker.ts there, which takes everything back.
 */
import { inLanguage, type Language, splitLanguage } from '#schemas/domain/platform/language.ts';
import {
  cacheNames,
  fileRoleOf,
  filesIn,
  languagesOf,
  largestPicture,
  limits,
  markSaved,
  mayBeginAtOnce,
  maySaveFile,
  maySavePage,
  maySaveShell,
  offlineAddressOf,
  offlineAnswerFor,
  offlinePath,
  outdated,
  roleOf,
  savedAtHeader,
  seenAgainAfter,
  shellCacheOf,
  shellPaths,
  sizesOf,
  surplus,
  titleHeader,
  titleIn,
  type WorkerMessage,
} from './rules.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** The build's name: another build is another worker. */
declare const BUILD_NAME: string;

const { origin } = self.location;
const shells = shellCacheOf(BUILD_NAME);
/** Counts what was forgotten: a page that was asked for before must not be saved after. */
let forgotten = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      // Without its shells a worker is of less use, and breaks nothing: they are asked for again with the next page.
      await saveShells(await openLanguages()).catch(() => {});
      if (mayBeginAtOnce(await self.caches.keys())) await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of outdated(await self.caches.keys(), BUILD_NAME)) await self.caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const role = roleOf(request, origin);
  if (role === 'standing') event.waitUntil(forget());
  if (role === 'file' || role === 'picture') event.respondWith(answerFile(request));
  if (role === 'page') {
    event.respondWith(
      (async () => {
        const began = forgotten;
        try {
          const answer = await fetch(request);
          if (maySavePage(request.url, origin, answer))
            event.waitUntil(savePage(request.url, answer.clone(), began).catch(() => {}));
          return answer;
        } catch (error) {
          const saved = await savedPage(new URL(request.url));
          if (saved) return saved;
          throw error;
        }
      })(),
    );
  }
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'forget') event.waitUntil(forget());
  if (message.kind === 'seen') event.waitUntil(saveSeen(message).catch(() => {}));
});

/** A file from the network; a saved one where that fails, or where the server has another build by now. */
async function answerFile(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return answer.status === 404 ? ((await savedFile(request)) ?? answer) : answer;
  } catch (error) {
    const saved = await savedFile(request);
    if (saved) return saved;
    throw error;
  }
}

async function savedFile(request: Request): Promise<Response | undefined> {
  const saved = await self.caches.match(request, { ignoreVary: true });
  const sizes = sizesOf(new URL(request.url).pathname);
  if (saved || !sizes) return saved;
  const pictures = await self.caches.open(cacheNames.pictures);
  const other = (await pictures.keys()).find(({ url }) => sizesOf(new URL(url).pathname) === sizes);
  return other && pictures.match(other, { ignoreVary: true });
}

/** What a navigation gets without the network; null where there is nothing, and the browser says so itself. */
async function savedPage(url: URL): Promise<Response | null> {
  const answer = offlineAnswerFor(url.pathname);
  if (answer === 'shell') {
    const shell = await self.caches.match(url.pathname.replace(/\/+$/, ''), { cacheName: shells });
    return shell ? asSaved(shell, '') : null;
  }
  if (answer === 'saved') {
    const page = await self.caches.match(url.href.replace(/#.*$/, ''), { cacheName: cacheNames.pages });
    if (page) return asSaved(page, page.headers.get(savedAtHeader) ?? '');
  }
  const own = inLanguage(offlinePath, splitLanguage(url.pathname).language);
  const isThere = await self.caches.match(own, { cacheName: shells });
  return isThere ? Response.redirect(new URL(offlineAddressOf(url), origin), 302) : null;
}

async function asSaved(page: Response, savedAt: string): Promise<Response> {
  return new Response(markSaved(await page.text(), savedAt), { headers: page.headers });
}

async function savePage(url: string, answer: Response, began: number): Promise<void> {
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  // The text is no longer packed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(savedAtHeader, new Date().toISOString());
  headers.set(titleHeader, encodeURIComponent(titleIn(html)));
  const pages = await self.caches.open(cacheNames.pages);
  if (began !== forgotten) return;
  const key = url.replace(/#.*$/, '');
  // Deleted first, so that it stands last.
  await pages.delete(key);
  await pages.put(key, new Response(html, { headers }));
  await trim(pages, limits.pages);
  await saveFiles(filesIn(html));
  if (began !== forgotten) await forget();
}

/** A visitor reads one language: what the other one needs is not fetched. */
const openLanguages = async () =>
  languagesOf((await self.clients.matchAll({ includeUncontrolled: true })).map(({ url }) => url));

async function saveShells(languages: readonly Language[]): Promise<void> {
  const cache = await self.caches.open(shells);
  const paths = languages.flatMap((language) => shellPaths.map((path) => inLanguage(path, language)));
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
    if (!maySaveShell(answer)) continue;
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    await cache.put(path, new Response(html, { headers }));
    await saveFiles(filesIn(html));
  }
}

async function saveSeen({ page, files }: WorkerMessage & { kind: 'seen' }): Promise<void> {
  const began = forgotten;
  if (page !== null) {
    const saved = await self.caches.match(page, { cacheName: cacheNames.pages });
    const age = Date.now() - Date.parse(saved?.headers.get(savedAtHeader) ?? '');
    if (!(age < seenAgainAfter)) {
      const answer = await fetch(page, { headers: { accept: 'text/html' } });
      if (maySavePage(page, origin, answer)) await savePage(page, answer, began);
    }
  }
  await saveFiles(files);
  await saveShells(await openLanguages());
}

/** Saves the files that are not there yet; the browser has most of them already. */
async function saveFiles(urls: readonly string[]): Promise<void> {
  const [files, pictures] = [
    await self.caches.open(cacheNames.files),
    await self.caches.open(cacheNames.pictures),
  ];
  for (const url of urls) {
    const { origin: asked, pathname } = new URL(url, origin);
    const role = asked === origin ? fileRoleOf(pathname) : 'none';
    const cache = role === 'file' ? files : pictures;
    if (role === 'none' || (await cache.match(url))) continue;
    try {
      const answer = await fetch(url, { cache: 'force-cache' });
      if (!maySaveFile(answer)) continue;
      if (role === 'picture' && (await answer.clone().blob()).size > largestPicture) continue;
      await cache.put(url, answer);
    } catch {
      // The network went away: the next page names them again.
    }
  }
  await trim(files, limits.files);
  await trim(pictures, limits.pictures);
}

async function trim(cache: Cache, most: number): Promise<void> {
  for (const request of surplus(await cache.keys(), most)) await cache.delete(request);
}

/** Drops what was read: who comes next finds nothing of it. The build's files and the shells are nobody's. */
async function forget(): Promise<void> {
  forgotten++;
  await self.caches.delete(cacheNames.pages);
  await self.caches.delete(cacheNames.pictures);
}
