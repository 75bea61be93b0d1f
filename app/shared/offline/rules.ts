/**
 * What the service worker answers and what it saves for reading offline: pages that were made for everybody, and the files
 * they need. Nothing of a person (docs/decisions/0065-offline.md). Pure, so that each rule is tested by itself.
 */
import { inLanguage, type Language, splitLanguage } from '#schemas/domain/platform/language.ts';

/** Raised when a later worker could not read what this one saved: it then waits until no page uses the earlier one. */
const format = 'offline-1-';
/** Everything of any format begins so. */
export const cachePrefix = 'offline-';

export const cacheNames = {
  pages: `${format}pages`,
  files: `${format}files`,
  pictures: `${format}pictures`,
} as const;

/** The shop's own screens that open offline: made anew by each build's worker. */
export const shellCacheOf = (version: string) => `${format}shells-${version}`;

/** How many of each stay; the oldest go first. */
export const limits = { pages: 40, files: 600, pictures: 240 } as const;
/** Bytes of a picture that is still saved. */
export const largestPicture = 400_000;
/** ms in which a page that was saved is not asked for again only because it was seen. */
export const seenAgainAfter = 60_000;

/** Headers of a saved page, beside its own. */
export const savedAtHeader = 'x-saved-at';
export const titleHeader = 'x-saved-title';

export const offlinePath = '/offline';
/** Opened offline without having been seen: rendered for nobody, so that a script can fill them. */
export const shellPaths = [offlinePath, '/cart'] as const;

/** The languages of pages that are open: their shells are saved. */
export const languagesOf = (urls: readonly string[]): Language[] => [
  ...new Set(urls.map((url) => splitLanguage(new URL(url).pathname).language)),
];

/** Whatever stands below these is one person's, or nobody's to read again. */
const personalAreas =
  /^\/(?:a|account|admin|api|ask|cart|checkout|compare|confirm-email|favorites|login|logout|maps|me|newsletter|offer|order-lookup|pay|preview|quick-order|register|reset-password|review|setup|stock-alerts|trade-register|addtt3|warehouse|watch)(?:[/.]|$)/i;

/** The employees' area has no offline pages at all: the worker leaves it alone. */
const untouchedAreas = /^\/(?:admin|api|preview|maps|watch|setup)(?:[/.]|$)/i;

/** A form sent there may begin or end a session, or change the warehouse: saved pages are of before. */
const standingForms =
  /^\/(?:admin\/)?(?:login(?:\/.*)?|logout|join|register|trade-register|addtt3|reset-password|confirm-email|pay\/.*|warehouse)(?:\.data)?\/?$/i;

const fileFolder = /^\/assets\//;
const picture = /^\/(?:pictures|media)\/.*\.(?:avif|webp|png|jpe?g|svg)$|^\/(?:favicon|logo)\.svg$/;

export const isPersonal = (path: string): boolean => personalAreas.test(path);

export type Asked = { method: string; mode: string; url: string };
/** `standing`: it goes to the network alone, and what is saved is dropped. */
export type Role = 'page' | 'file' | 'picture' | 'standing' | 'none';

/** The worker's part in a request. Data of pages, calls and everything that is not said here is the network's alone. */
export function roleOf({ method, mode, url }: Asked, origin: string): Role {
  const { origin: asked, pathname } = new URL(url);
  const { path } = splitLanguage(pathname);
  if (asked !== origin) return 'none';
  if (method === 'POST' && standingForms.test(path)) return 'standing';
  if (method !== 'GET') return 'none';
  if (mode === 'navigate') return untouchedAreas.test(path) ? 'none' : 'page';
  return fileRoleOf(pathname);
}

export function fileRoleOf(path: string): 'file' | 'picture' | 'none' {
  if (fileFolder.test(path)) return 'file';
  return picture.test(path) ? 'picture' : 'none';
}

/** The folder of a picture's sizes; null for one that has a single file. Without a connection another size will do. */
export const sizesOf = (path: string): string | null =>
  /^(\/(?:pictures|media)\/.+\/)\d+\.(?:avif|webp|jpe?g|png)$/.exec(path)?.[1] ?? null;

type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

const isWhole = ({ status, type, redirected }: Answer) => status === 200 && type === 'basic' && !redirected;

const says = ({ headers }: Answer, name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '');

/**
 * True for a page that the server made for every guest: it comes from the page cache, and no cookie or session had a
 * part in it. Pages of a session say `no-store` (docs/traps.md#leaving-nothing-behind).
 */
export function maySavePage(url: string, origin: string, answer: Answer): boolean {
  const { origin: asked, pathname } = new URL(url);
  const { path } = splitLanguage(pathname);
  if (asked !== origin || isPersonal(path) || path === offlinePath) return false;
  return (
    isWhole(answer) &&
    says(answer, 'content-type', /^text\/html/) &&
    says(answer, 'x-page-cache', /^(?:hit|miss|stale)$/) &&
    !says(answer, 'cache-control', /private|no-store/)
  );
}

/** A shell was asked for without cookies: nobody's. */
export const maySaveShell = (answer: Answer): boolean =>
  isWhole(answer) && says(answer, 'content-type', /^text\/html/);

export const maySaveFile = (answer: Answer): boolean =>
  isWhole(answer) && says(answer, 'cache-control', /public/);

/** What a navigation gets when the network fails. */
export function offlineAnswerFor(pathname: string): 'shell' | 'saved' | 'offline' {
  const { path } = splitLanguage(pathname);
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if ((shellPaths as readonly string[]).includes(plain)) return 'shell';
  return isPersonal(path) ? 'offline' : 'saved';
}

/** The offline page's address for a page that is not there; it comes back to that one with the network. */
export const offlineAddressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${inLanguage(offlinePath, splitLanguage(pathname).language)}#${encodeURIComponent(pathname + search)}`;

/** The page that such an address stands for; null when it names none. */
export function wantedPage(hash: string): string | null {
  try {
    return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null;
  } catch {
    return null;
  }
}

/** The files of a build that a document names. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[\w./-]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path)),
];

export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/**
 * The document as it is shown offline: it says when it was saved, in an attribute that changes no script, so that the
 * policy it came with still fits.
 */
export const markSaved = (html: string, savedAt: string): string =>
  html.replace(/<html\b/, `<html data-saved-at="${savedAt}"`);

/** The items that go when there are more than `most`; oldest first, as caches list them. */
export const surplus = <T>(items: readonly T[], most: number): T[] =>
  items.slice(0, Math.max(0, items.length - most));

/**
 * Whether a new worker may begin at once: what is saved has its own format, and the network comes first, so pages that
 * are open notice nothing. Beside another format it waits.
 */
export const mayBeginAtOnce = (names: readonly string[]): boolean =>
  names.every((name) => !name.startsWith(cachePrefix) || name.startsWith(format));

/** The caches that a worker drops when it begins: of another format, and the shells of other builds. */
export const outdated = (names: readonly string[], version: string): string[] =>
  names.filter(
    (name) =>
      name.startsWith(cachePrefix) &&
      name !== shellCacheOf(version) &&
      !(Object.values(cacheNames) as string[]).includes(name),
  );

/** What a page tells the worker. */
export type WorkerMessage =
  /** `page` was seen by a guest, with these files. */
  { kind: 'seen'; page: string | null; files: string[] } | { kind: 'forget' };
