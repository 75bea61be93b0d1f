/**
 * /sitemap.xml, which names /sitemaps/{kind}-{n}.xml, and /sitemaps/es-{kind}-{n}.xml for the addresses in another
 * language: what is published, 50,000 addresses a file, as sitemaps.org says. That two are one page, the pages say.
 * Addresses are read page by page and compressed as they come, so that a large catalog never stands in memory.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { isSameEtag } from '#api/platform/http/same-etag.ts';
import { type ApiClient, unwrap } from '#schemas/contract/client.ts';
import { inLanguage, languages, sourceLanguage, toLanguage } from '#schemas/domain/platform/language.ts';
import {
  type CatalogSitemapKind,
  catalogSitemapKinds,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPage,
  sitemapKinds,
  sitemapPage,
  sitemapPartSize,
} from '#schemas/domain/platform/sitemap.ts';
import { encodingFor } from '../http/compression.ts';

const route = /^\/(?:sitemap\.xml|sitemaps\/((?:[a-z]{2}-)?[a-z]+)-([1-9]\d{0,5})\.xml)$/;

export const isSitemap = (path: string): boolean => route.test(path);

/** Compressed. `until`: ms since 1970 at which it is out of date by itself. */
type File = { gzip: Buffer; etag: string; until: number };
type Part = { kind: SitemapKind; after: string | null };

/** ms; a file is made anew after this even when nothing was heard. */
const maxAge = 60 * 60_000;
const mostFiles = 50;

const unzip = promisify(gunzip);
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const isCatalog = (kind: SitemapKind): kind is CatalogSitemapKind =>
  catalogSitemapKinds.some((one) => one === kind);

/** Screens without an address of their own in the data, and the kind that must not be empty for each. */
export const screens: readonly { path: string; of: SitemapKind | null }[] = [
  { path: '/', of: null },
  { path: '/contact', of: null },
  { path: '/locations', of: null },
  { path: '/trade-register', of: null },
  { path: '/v', of: 'vendors' },
  { path: '/blog', of: 'posts' },
  { path: '/portfolio', of: 'projects' },
  { path: '/team', of: 'people' },
];

/** Of the names of a language's files. */
const prefixes = languages.map((language) => (language === sourceLanguage ? '' : `${language}-`));

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const urlOf = (origin: string, { path, changed_at, images }: SitemapEntry): string =>
  [
    `<url><loc>${escaped(origin + path)}</loc>`,
    changed_at ? `<lastmod>${changed_at}</lastmod>` : '',
    ...images.map(
      (src) => `<image:image><image:loc>${escaped(`${origin}${src}/960.webp`)}</image:loc></image:image>`,
    ),
    '</url>\n',
  ].join('');

/** Compresses texts as they come. */
async function compressed(texts: AsyncIterable<string>): Promise<{ gzip: Buffer; etag: string }> {
  const hash = createHash('sha256');
  const stream = createGzip();
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = once(stream, 'end');
  for await (const text of texts) {
    hash.update(text);
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end();
  await ended;
  return { gzip: Buffer.concat(pieces), etag: `"${hash.digest('base64url').slice(0, 22)}"` };
}

export class Sitemap {
  #api: ApiClient;
  #files = new Map<string, File>();
  #making = new Map<string, Promise<File | null>>();
  /** Counts invalidations, so that nothing is kept that was made across one. */
  #moves = 0;

  /** `api` calls as a visitor without cookies. */
  constructor(api: ApiClient) {
    this.#api = api;
  }

  /** Content versions that moved; null when it is not known which. */
  invalidate(tags: readonly string[] | null): void {
    const listed = /^(?:catalog|site|pages|posts|projects|people|product:.*)$/;
    if (tags && !tags.some((tag) => listed.test(tag))) return;
    this.#moves += 1;
    this.#files.clear();
  }

  async handle(req: IncomingMessage, res: ServerResponse, path: string, origin: string): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 });
      res.end();
      return;
    }
    const file = await this.#file(origin, path);
    if (!file) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
      res.end(req.method === 'HEAD' ? undefined : 'No such part of the sitemap.\n');
      return;
    }
    const isZipped = encodingFor(req.headers['accept-encoding']) !== 'identity';
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      etag: isZipped ? file.etag.replace(/"$/, '-gzip"') : file.etag,
      'x-content-type-options': 'nosniff',
    };
    if (isSameEtag(req.headers['if-none-match'], headers.etag)) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    const body = isZipped ? file.gzip : await unzip(file.gzip);
    res.writeHead(200, {
      ...headers,
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
      'content-length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  /** Made once, however many ask at the same time. */
  #file(origin: string, path: string): Promise<File | null> {
    const key = `${origin} ${path}`;
    const known = this.#files.get(key);
    if (known && Date.now() < known.until) return Promise.resolve(known);
    const under = this.#making.get(key);
    if (under) return under;
    const making = this.#make(origin, path, key).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(origin: string, path: string, key: string): Promise<File | null> {
    const moves = this.#moves;
    const { parts, nextChange } = await this.#parts();
    const [, name, number] = route.exec(path) ?? [];
    const texts = name ? this.#part(origin, parts, name, Number(number)) : this.#index(origin, parts);
    if (!texts) return null;
    const file = {
      ...(await compressed(texts)),
      until: Math.min(Date.now() + maxAge, nextChange ? Date.parse(nextChange) : Number.POSITIVE_INFINITY),
    };
    // Something moved meanwhile: this one is sent, and not kept.
    if (moves === this.#moves) {
      this.#files.delete(key);
      this.#files.set(key, file);
      const [oldest] = this.#files.keys();
      if (this.#files.size > mostFiles && oldest !== undefined) this.#files.delete(oldest);
    }
    return file;
  }

  async #parts(): Promise<{ parts: Part[]; nextChange: string | null }> {
    const [catalog, content] = await Promise.all([
      this.#api.listCatalogParts(),
      this.#api.listContentParts(),
    ]);
    const { parts, next_change: nextChange } = unwrap('listContentParts', content);
    return { parts: [...parts, ...unwrap('listCatalogParts', catalog)], nextChange };
  }

  async *#index(origin: string, parts: readonly Part[]): AsyncGenerator<string> {
    yield `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
    const names = sitemapKinds.flatMap((kind) =>
      parts.filter((part) => part.kind === kind).map((_, index) => `${kind}-${index + 1}`),
    );
    for (const prefix of prefixes)
      for (const name of ['screens-1', ...names])
        yield `<sitemap><loc>${escaped(`${origin}/sitemaps/${prefix}${name}.xml`)}</loc></sitemap>\n`;
    yield '</sitemapindex>\n';
  }

  /** The `number`th file of a kind, from 1; null when there is none. */
  #part(
    origin: string,
    parts: readonly Part[],
    asked: string,
    number: number,
  ): AsyncGenerator<string> | null {
    const [, prefix, name] = /^(?:([a-z]{2})-)?([a-z]+)$/.exec(asked) ?? [];
    const language = toLanguage(prefix);
    // A language that there is not, or the first one by its name.
    if (prefix !== undefined && !prefixes.includes(`${prefix}-`)) return null;
    const wrapped = async function* (pages: AsyncIterable<SitemapEntry[]>): AsyncGenerator<string> {
      yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
      for await (const entries of pages)
        yield entries
          .map((entry) => urlOf(origin, { ...entry, path: inLanguage(entry.path, language) }))
          .join('');
      yield '</urlset>\n';
    };
    if (name === 'screens') return number === 1 ? wrapped(screensOf(parts)) : null;
    const part = parts.filter(({ kind }) => kind === name)[number - 1];
    return part ? wrapped(this.#entries(part)) : null;
  }

  /** Page by page. */
  async *#entries({ kind, after: start }: Part): AsyncGenerator<SitemapEntry[]> {
    let after = start;
    for (let left = sitemapPartSize; left > 0; ) {
      const query = { limit: Math.min(left, sitemapPage), ...(after ? { after } : {}) };
      const { items, next } = await this.#read(kind, query);
      yield items;
      if (next === null) return;
      left -= items.length;
      after = next;
    }
  }

  async #read(kind: SitemapKind, query: { limit: number; after?: string }): Promise<SitemapPage> {
    return isCatalog(kind)
      ? unwrap('listCatalogAddresses', await this.#api.listCatalogAddresses({ params: { kind }, query }))
      : unwrap('listContentAddresses', await this.#api.listContentAddresses({ params: { kind }, query }));
  }
}

async function* screensOf(parts: readonly Part[]): AsyncGenerator<SitemapEntry[]> {
  yield screens
    .filter(({ of }) => of === null || parts.some(({ kind }) => kind === of))
    .map(({ path }) => ({ path, changed_at: null, images: [] }));
}
