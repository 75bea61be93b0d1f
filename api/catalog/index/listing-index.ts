/**
 * The index of listings of this process: made at the start while SQL answers, then kept up with what commits here and
 * in other processes. It reads which products changed from a log that triggers write, when a content version moves.
 */
import type { Logger } from 'pino';
import {
  oldestTransaction,
  pruneListingChanges,
  readListingChanges,
  readListingRows,
} from '#api/catalog/storage/listing-rows.ts';
import { findFilters } from '#api/catalog/storage/shop.ts';
import type { ContentVersions } from '#api/platform/content-versions.ts';
import type { Database } from '#api/platform/database/database.ts';
import { WordIndex } from '../search/words/word-index.ts';
import { arrangedRows } from './arrange.ts';
import { Columns } from './columns.ts';
import { Orders } from './orders.ts';

export type MadeIndex = { columns: Columns; orders: Orders; words: WordIndex };

/** Products read at once: a statement stalls PGlite for as long as it takes. */
const batch = { pglite: 400, postgres: 2000 } as const;
/** With more changes than this to catch up with, questions are answered as of before them. */
const worthWaiting = 5000;
const pruneMs = 3_600_000;
/** The log is kept for a day. */
const mostLagMs = 12 * 3_600_000;
const sliceMs = 8;

/** Awaited in long work: others have their turn every few ms. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}

export class ListingIndex {
  readonly #database: Database;
  readonly #versions: ContentVersions;
  readonly #log: Logger;
  #made: MadeIndex | null = null;
  /** Changes of transactions from #after on are not in it, except those of #known. */
  #after = 0;
  #known: number[] = [];
  #readAt = 0;
  #prunedAt = Date.now();
  #stale = true;
  #working: Promise<void> | null = null;
  /** What is being done takes longer than anybody should wait. */
  #long = false;
  /** It could not follow: what it holds may be old. */
  #failed = false;
  #closed = false;
  #stopHearing = () => {};

  constructor(database: Database, versions: ContentVersions, log: Logger) {
    this.#database = database;
    this.#versions = versions;
    this.#log = log;
  }

  /** Begins to make it; nobody has to wait for it. */
  start(): void {
    this.#stopHearing = this.#versions.onMove((tags) => {
      if (!tags.some((tag) => tag === 'catalog' || tag.startsWith('product:'))) return;
      this.#stale = true;
      void this.#work();
    });
    void this.#work();
  }

  async stop(): Promise<void> {
    this.#closed = true;
    this.#stopHearing();
    await this.#working;
  }

  /** With all changes that were heard of; null while there is none, and SQL has to answer. */
  async current(): Promise<MadeIndex | null> {
    if (this.#made && !this.#long && (this.#stale || this.#working)) await this.#work();
    return this.#failed ? null : this.#made;
  }

  /** Once it is made and has caught up (benchmarks, tests). */
  async ready(): Promise<MadeIndex> {
    await this.#work();
    if (!this.#made) throw new Error('The index of listings could not be made');
    return this.#made;
  }

  #work(): Promise<void> {
    this.#working ??= this.#catchUp()
      .then(() => {
        this.#failed = false;
      })
      .catch((error) => {
        this.#stale = true;
        this.#failed = true;
        if (!this.#closed) this.#log.warn({ err: error }, 'the index of listings could not follow');
      })
      .finally(() => {
        this.#working = null;
        this.#long = false;
      });
    return this.#working;
  }

  async #catchUp(): Promise<void> {
    while (this.#stale && !this.#closed) {
      this.#stale = false;
      if (!this.#made || Date.now() - this.#readAt > mostLagMs) {
        await this.#make();
        continue;
      }
      const db = this.#database.kysely;
      const oldest = await oldestTransaction(db);
      const changes = await readListingChanges(db, this.#after, this.#known);
      if (changes.all || changes.ids.length > Math.max(worthWaiting, this.#made.columns.size / 4))
        await this.#make();
      else {
        await this.#apply(this.#made, changes.ids);
        this.#after = oldest;
        this.#known = [...this.#known, ...changes.sequences].filter((sequence) => sequence >= oldest);
        this.#readAt = Date.now();
        if (this.#made.columns.wasteful) await this.#make();
        else if (this.#made.words.wasteful) await this.#remakeWords(this.#made);
      }
      await this.#prune();
    }
  }

  /** The old one answers meanwhile. */
  async #remakeWords({ columns, orders, words }: MadeIndex): Promise<void> {
    this.#long = columns.size > worthWaiting;
    await words.make(orders.get('popularity').rows, pauses());
    this.#long = false;
  }

  async #apply({ columns, orders, words }: MadeIndex, ids: string[]): Promise<void> {
    this.#long = ids.length > worthWaiting;
    const step = batch[this.#database.engine];
    for (let from = 0; from < ids.length && !this.#closed; from += step) {
      const some = ids.slice(from, from + step);
      const { rows } = await readListingRows(this.#database.kysely, { ids: some });
      const there = new Set(rows.map(([id]) => id));
      for (const product of rows) {
        const { row, moved } = columns.put(product);
        orders.touch(row, moved);
        words.put(row, product[10]);
      }
      for (const id of some) {
        const gone = there.has(id) ? null : columns.remove(id);
        if (gone === null) continue;
        orders.touch(gone, null);
        words.remove(gone);
      }
    }
  }

  /** Beside the old one, which answers meanwhile. */
  async #make(): Promise<void> {
    this.#long = this.#made !== null && this.#made.columns.size > worthWaiting;
    const began = performance.now();
    const db = this.#database.kysely;
    const after = await oldestTransaction(db);
    // What has committed by now will be in it; what commits from now on is read once more.
    const { sequences } = await readListingChanges(db, after, []);
    const filters = await findFilters(db);
    const read = new Columns(
      filters.map(({ name, options }) => ({ name, labels: new Set(options.map(({ label }) => label)) })),
    );
    const words = new WordIndex(read);
    const pause = pauses();
    const next = (last: string) => {
      const batchOf = readListingRows(db, { after: last, limit: batch[this.#database.engine] });
      // Awaited one turn later.
      batchOf.catch(() => {});
      return batchOf;
    };
    let reading: ReturnType<typeof next> | null = next('');
    while (reading) {
      const { rows, last }: Awaited<ReturnType<typeof next>> = await reading;
      // The database reads on while these are written.
      reading = last !== null && !this.#closed ? next(last) : null;
      for (const product of rows) words.put(read.put(product).row, product[10]);
      await pause();
    }
    if (this.#closed) return;
    const arranged = await arrangedRows(read, pause);
    const columns = await read.inOrder(arranged, pause);
    words.follow(columns, arranged);
    const orders = new Orders(columns);
    await orders.make(pause);
    await words.make(orders.get('popularity').rows, pause);
    await columns.makeShelves(pause);
    if (this.#closed) return;
    this.#made = { columns, orders, words };
    this.#after = after;
    this.#known = sequences;
    this.#readAt = Date.now();
    this.#stale = true;
    const ms = Math.round(performance.now() - began);
    this.#log.info({ products: columns.size, ms }, 'made the index of listings');
  }

  async #prune(): Promise<void> {
    if (Date.now() - this.#prunedAt < pruneMs) return;
    this.#prunedAt = Date.now();
    await pruneListingChanges(this.#database.kysely);
  }
}
