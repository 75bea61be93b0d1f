/**
 * The index of listings of this process: made at the start while SQL answers, then kept up with what commits here and
 * in other processes. It reads which products changed from a log that triggers write, when a content version moves.
 */

import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  markSnapshot,
  oldestTransaction,
  pruneListingChanges,
  readListingChanges,
} from '#api/catalog/storage/listing-rows.ts';
import type { ContentVersions } from '#api/platform/content-versions.ts';
import type { Database } from '#api/platform/database/database.ts';
import { pauses } from '#api/platform/pauses.ts';
import { buildIndex, type MadeIndex, renew, withChanges } from './build-index.ts';
import { loadSnapshot, type Position, saveSnapshot } from './snapshot.ts';

/** ms of work on the index before others have their turn. */
const sliceMs = 6;
/** The same while an index answers: a search waits for the database several times, and each time for one slice. */
const besideMs = 2;

export type { MadeIndex } from './build-index.ts';

/** With more changes than this to catch up with, questions are answered as of before them. */
const worthWaiting = 5000;
const pruneMs = 3_600_000;
/** A snapshot is marked again as often, and written at most so often. */
const markMs = 3_600_000;
const saveMs = 300_000;
/** The log is kept for a day. */
const mostLagMs = 12 * 3_600_000;

export class ListingIndex {
  readonly #database: Database;
  readonly #versions: ContentVersions;
  readonly #log: Logger;
  #made: MadeIndex | null = null;
  #position: Position = { after: 0, known: [] };
  #readAt = 0;
  #prunedAt = Date.now();
  #stale = true;
  #working: Promise<void> | null = null;
  /** What is being done takes longer than anybody should wait. */
  #long = false;
  /** Answers were of before since it last caught up. */
  #wasBehind = false;
  /** It could not follow: what it holds may be old. */
  #failed = false;
  #closed = false;
  /** Where it is kept for the next start; null keeps it nowhere. */
  readonly #path: string | null;
  readonly #keptFrom: number;
  /** Moves with every change of what it holds. */
  #version = 0;
  #saved: { version: number; mark: string; at: number } | null = null;
  #saving: Promise<void> | null = null;
  #hasLooked = false;
  /** All rows have their places: it can be saved. */
  #isRenewed = false;
  #timer: NodeJS.Timeout | null = null;
  #stopHearing = () => {};

  /** `keep`: the folder that it is kept in for the next start, from so many products on. */
  constructor(
    database: Database,
    versions: ContentVersions,
    log: Logger,
    keep?: { folder: string; fromProducts: number },
  ) {
    this.#path = keep ? join(keep.folder, 'listing-index.snapshot') : null;
    this.#keptFrom = keep?.fromProducts ?? 0;
    this.#database = database;
    this.#versions = versions;
    this.#log = log;
  }

  /** Begins to make it; nobody has to wait for it. */
  start(): void {
    if (this.#closed) return;
    this.#stopHearing = this.#versions.onMove((tags) => {
      if (!tags.some((tag) => tag === 'catalog' || tag.startsWith('product:'))) return;
      this.#stale = true;
      void this.#work();
    });
    this.#timer = setInterval(() => void this.#work(), markMs).unref();
    void this.#work();
  }

  async stop(): Promise<void> {
    this.#closed = true;
    this.#stopHearing();
    if (this.#timer) clearInterval(this.#timer);
    await this.#working;
    await this.#saving;
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

  /** Once what is being saved is written (benchmarks, tests). */
  async saved(): Promise<void> {
    await this.#saving;
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
        const wasBehind = this.#wasBehind && !this.#closed;
        this.#wasBehind = false;
        this.#working = null;
        this.#long = false;
        // Nobody waited for it: what was answered meanwhile was of before, and may have been kept.
        if (wasBehind) this.#versions.repeat(['catalog']);
      });
    return this.#working;
  }

  #begin(isLong: boolean): void {
    this.#long = isLong;
    this.#wasBehind ||= isLong;
  }

  async #catchUp(): Promise<void> {
    while (this.#stale && !this.#closed) {
      this.#stale = false;
      if (!this.#made && (await this.#restore())) continue;
      if (!this.#made || Date.now() - this.#readAt > mostLagMs) await this.#make();
      else if (!(await this.#follow(this.#made))) await this.#make();
      await this.#prune();
    }
    if (!this.#closed) await this.#keepSnapshot();
  }

  /** Begins with the index that was kept, once it has caught up: at the first look, if there is one. */
  async #restore(): Promise<boolean> {
    if (this.#hasLooked || !this.#path) return false;
    this.#hasLooked = true;
    const began = performance.now();
    const snapshot = await loadSnapshot(this.#path, this.#database, pauses(sliceMs)).catch((error) => {
      this.#log.warn({ err: error }, 'the snapshot of the index of listings is not used');
      return null;
    });
    if (!snapshot) return false;
    this.#position = snapshot.position;
    if (!(await this.#follow(snapshot.made))) return false;
    this.#saved = { version: 0, mark: snapshot.mark, at: Date.now() };
    const ms = Math.round(performance.now() - began);
    this.#log.info({ products: snapshot.made.columns.alive, ms }, 'restored the index of listings');
    return true;
  }

  /** Saves the index when much has changed since, and now and then says that the one that was saved is still good. */
  async #keepSnapshot(): Promise<void> {
    const [path, made, saved, version] = [this.#path, this.#made, this.#saved, this.#version];
    if (!path || !made || this.#saving || made.columns.alive < this.#keptFrom) return;
    const age = saved ? Date.now() - saved.at : Number.POSITIVE_INFINITY;
    if (saved?.version === version) {
      if (age < markMs) return;
      await markSnapshot(this.#database.kysely, saved.mark);
      this.#saved = { ...saved, at: Date.now() };
      return;
    }
    if (age < (this.#isRenewed ? saveMs : mostLagMs / 2)) return;
    if (!this.#isRenewed) await this.#renew(made);
    // Nobody waits for it: what is written stays as it is, whatever changes meanwhile.
    this.#saving = saveSnapshot(path, this.#database, made, this.#position, () => this.#closed)
      .then((mark) => {
        this.#saved = { version, mark, at: Date.now() };
      })
      .catch((error) => {
        if (!this.#closed) this.#log.warn({ err: error }, 'the index of listings could not be saved');
      })
      .finally(() => {
        this.#saving = null;
      });
  }

  async #renew(made: MadeIndex): Promise<void> {
    this.#begin(made.columns.size > worthWaiting);
    await renew(made, pauses(besideMs));
    this.#isRenewed = true;
    this.#long = false;
  }

  /** Takes in what changed; false when that is so much that it is better made anew. */
  async #follow(made: MadeIndex): Promise<boolean> {
    const db = this.#database.kysely;
    const oldest = await oldestTransaction(db);
    const changes = await readListingChanges(db, this.#position.after, this.#position.known);
    const { ids } = changes;
    if (changes.all || ids.length > Math.max(worthWaiting, made.columns.size / 4)) return false;
    this.#begin(ids.length > worthWaiting);
    const next = ids.length === 0 ? made : await withChanges(this.#database, made, ids, pauses(sliceMs));
    this.#made = next;
    const sequences = [...this.#position.known, ...changes.sequences];
    this.#position = { after: oldest, known: sequences.filter((sequence) => sequence >= oldest) };
    this.#readAt = Date.now();
    this.#long = false;
    if (next !== made) {
      this.#isRenewed = false;
      this.#version += 1;
    }
    if (next.columns.wasteful) return false;
    if (next.columns.isDue) await this.#renew(next);
    return true;
  }

  /** Beside the old one, which answers meanwhile. */
  async #make(): Promise<void> {
    this.#begin(this.#made !== null && this.#made.columns.size > worthWaiting);
    const began = performance.now();
    const db = this.#database.kysely;
    const after = await oldestTransaction(db);
    // What has committed by now will be in it; what commits from now on is read once more.
    const { sequences } = await readListingChanges(db, after, []);
    const made = await buildIndex(this.#database, () => this.#closed, pauses(sliceMs));
    if (!made) return;
    this.#made = made;
    this.#version += 1;
    this.#isRenewed = true;
    this.#position = { after, known: sequences };
    this.#readAt = Date.now();
    this.#stale = true;
    const ms = Math.round(performance.now() - began);
    this.#log.info({ products: made.columns.size, ms }, 'made the index of listings');
  }

  async #prune(): Promise<void> {
    if (Date.now() - this.#prunedAt < pruneMs) return;
    this.#prunedAt = Date.now();
    await pruneListingChanges(this.#database.kysely);
  }
}
