/**
 * Finished pages in memory, for guests and for each segment of those who are logged in (docs/architecture.md#speed,
 * docs/traps.md#page-cache). The key is the origin, the path, the query parameters that the page declares, the language,
 * the warehouse, the segment and the variant of an experiment. A page is rendered without anything of the visitor's own, so that one render may answer
 * everybody.
 */
import { TaggedStore } from '#api/platform/tagged-store.ts';
import { isPreviewingShop } from '#schemas/domain/content/shop-preview.ts';
import { type Language, splitLanguage } from '#schemas/domain/platform/language.ts';
import { bypasses, readCookies, warehouseCookie } from '../http/cookies.ts';
import type { PageSegment } from './segments.ts';

export type PagePolicy = readonly { path: RegExp; query: readonly string[] }[];

/** What is rendered: `search` has only declared parameters, in declared order. */
export type PageTarget = {
  key: string;
  origin: string;
  /** As the first language has it. */
  path: string;
  search: string;
  language: Language;
  warehouse: string;
  /** null: a guest's. */
  segment: PageSegment | null;
  /** The experiment whose variant B it is. */
  variant: string | null;
  /** Who asked first, for limits and the log; no part of the page. */
  asker?: { requestId: string; address: string };
};

export type RenderedPage<Page> = {
  page: Page;
  status: number;
  setsCookie: boolean;
  /** What the loaders said by `cache.depend`; null when none did. */
  tags: readonly string[] | null;
  until: number | null;
  /** A loader called `cache.forbid`. */
  forbidden: boolean;
};

export type PageAnswer<Page> = {
  page: Page;
  state: 'hit' | 'stale' | 'miss';
  /** False: this render turned out to be one person's; whoever has cookies, or did not start it, renders anew. */
  shared: boolean;
  /** This caller began the render. */
  leader: boolean;
};

type Entry<Page> = {
  page: Page;
  freshUntil: number;
  staleUntil: number;
};
type Flight<Page> = {
  moved: Set<string>;
  cleared: boolean;
  promise: Promise<{ rendered: RenderedPage<Page>; shared: boolean }>;
};

export type PageCacheOptions<Page> = {
  render: (target: PageTarget) => Promise<RenderedPage<Page>>;
  sizeOf: (page: Page) => number;
  policy: () => PagePolicy;
  /** The warehouse as the key has it: '' for the default one and for those that do not exist. */
  warehouseKey: (given: string) => string;
  now?: () => number;
  /** ms a page is fresh. */
  maxAge?: number;
  /** ms after that in which it is still served while one render refreshes it. */
  staleFor?: number;
  maxBytes?: number;
  onError?: (error: unknown, target: PageTarget) => void;
};

const maxParameterLength = 200;
const warehousePattern = /^[A-Za-z0-9_-]{1,80}$/;

export class PageCache<Page> {
  #entries: TaggedStore<Entry<Page>>;
  #flights = new Map<string, Flight<Page>>();
  /** All renders under way, those too that nobody may join any more. */
  #running = new Set<Flight<Page>>();
  #options: Required<Omit<PageCacheOptions<Page>, 'onError'>> & Pick<PageCacheOptions<Page>, 'onError'>;

  constructor(options: PageCacheOptions<Page>) {
    this.#options = {
      now: Date.now,
      maxAge: 5 * 60_000,
      staleFor: 60_000,
      maxBytes: 64 * 1024 * 1024,
      ...options,
    };
    this.#entries = new TaggedStore(this.#options.maxBytes);
  }

  get size(): number {
    return this.#entries.count;
  }

  get bytes(): number {
    return this.#entries.total;
  }

  /**
   * What to look up for a GET of `url` (path and query as sent) by a guest, or by one of `segment`; null when the page is
   * not a shared one.
   */
  target(
    origin: string,
    url: string,
    cookies: string | undefined,
    segment: PageSegment | null = null,
    variant: string | null = null,
  ): PageTarget | null {
    if (cookies !== undefined && (bypasses(cookies) || isPreviewingShop(cookies))) return null;
    const { language, path: asked } = splitLanguage(url);
    const mark = asked.indexOf('?');
    let path = mark < 0 ? asked : asked.slice(0, mark);
    while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
    const policy = this.#options.policy().find((candidate) => candidate.path.test(path));
    if (!policy) return null;
    let search = '';
    if (mark >= 0 && policy.query.length > 0) {
      const given = new URLSearchParams(asked.slice(mark + 1));
      const query = new URLSearchParams();
      for (const name of policy.query) {
        for (const value of given.getAll(name)) {
          if (value.length > maxParameterLength) return null;
          query.append(name, value);
        }
      }
      search = query.size > 0 ? `?${query}` : '';
    }
    let warehouse = '';
    if (cookies?.includes(warehouseCookie)) {
      const given = readCookies(cookies).get(warehouseCookie) ?? '';
      if (warehousePattern.test(given)) warehouse = this.#options.warehouseKey(given);
    }
    const key = `${origin}${path}${search} ${language} ${warehouse} ${segment?.key ?? ''} ${variant ?? ''}`;
    return { key, origin, path, search, language, warehouse, segment, variant };
  }

  /** The page at once, when it is there; a stale one starts its refresh. */
  peek(target: PageTarget): PageAnswer<Page> | null {
    const { key } = target;
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const now = this.#options.now();
    if (now >= entry.staleUntil) {
      this.#entries.delete(key);
      return null;
    }
    this.#entries.touch(key);
    if (now < entry.freshUntil) return { page: entry.page, state: 'hit', shared: true, leader: false };
    if (!this.#flights.has(key)) this.#start(target).promise.catch(() => {});
    return { page: entry.page, state: 'stale', shared: true, leader: false };
  }

  /** The page from memory, else from the one render that everybody who asks meanwhile waits for. */
  async get(target: PageTarget): Promise<PageAnswer<Page>> {
    const cached = this.peek(target);
    if (cached) return cached;
    const joined = this.#flights.get(target.key);
    const flight = joined ?? this.#start(target);
    const { rendered, shared } = await flight.promise;
    return { page: rendered.page, state: 'miss', shared, leader: !joined };
  }

  /**
   * Forgets the pages made from these tags. A render that began before is not kept when it used one of them, and
   * nobody who asks from now on joins it.
   */
  invalidate(tags: Iterable<string>): void {
    const moved = [...tags];
    if (moved.length === 0) return;
    for (const flight of this.#running) for (const tag of moved) flight.moved.add(tag);
    this.#flights.clear();
    this.#entries.forget(moved);
  }

  /** Forgets everything: what moved is not known. */
  clear(): void {
    for (const flight of this.#running) flight.cleared = true;
    this.#flights.clear();
    this.#entries.clear();
  }

  #start(target: PageTarget): Flight<Page> {
    const flight: Flight<Page> = {
      moved: new Set(),
      cleared: false,
      promise: Promise.resolve().then(() => this.#run(target, flight)),
    };
    this.#running.add(flight);
    this.#flights.set(target.key, flight);
    return flight;
  }

  async #run(
    target: PageTarget,
    flight: Flight<Page>,
  ): Promise<{ rendered: RenderedPage<Page>; shared: boolean }> {
    const { key } = target;
    try {
      const rendered = await this.#options.render(target);
      const shared = !rendered.setsCookie && !rendered.forbidden;
      const { tags } = rendered;
      const outdated = flight.cleared || tags?.some((tag) => flight.moved.has(tag));
      if (shared && rendered.status === 200 && tags && !outdated) this.#store(key, rendered, tags);
      // A failed refresh leaves the stale page until it ends; anything else says that there is no such page now.
      else if (rendered.status < 500 && this.#flights.get(key) === flight) this.#entries.delete(key);
      return { rendered, shared };
    } catch (error) {
      this.#options.onError?.(error, target);
      throw error;
    } finally {
      this.#running.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  #store(key: string, rendered: RenderedPage<Page>, tags: readonly string[]): void {
    const { maxAge, staleFor, maxBytes, now, sizeOf } = this.#options;
    const at = now();
    const freshUntil = Math.min(at + maxAge, rendered.until ?? Number.POSITIVE_INFINITY);
    this.#entries.delete(key);
    const size = sizeOf(rendered.page);
    if (freshUntil <= at || size > maxBytes) return;
    const entry = { page: rendered.page, freshUntil, staleUntil: freshUntil + staleFor };
    this.#entries.set(key, entry, { tags, size });
  }
}
