/**
 * Answers that are the same for a whole segment, kept in memory until a content version they were made from moves
 * (docs/architecture.md#speed). What is kept is frozen: everybody gets the same object.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentVersions } from './content-versions.ts';
import { TaggedStore } from './tagged-store.ts';

export type KeptAnswer = {
  data: unknown;
  /** As it is sent. */
  json: Buffer;
  /** Strong, of `json`. */
  etag: string;
};

/** What an answer was made from, and when it goes out of date by itself (ms since 1970; null: it does not). */
export type Provenance = { tags: readonly string[]; until: number | null };

type Entry = { answer: KeptAnswer; until: number };
type Flight = { moved: Set<string>; promise: Promise<KeptAnswer> };

/** Stands for every product in an answer's tags: a list is made from those too that it does not show. */
export const anyProduct = 'product:*';

const mostBytes = 32 * 1024 * 1024;
/** ms; an entry is made anew after this even when nothing was heard. */
const maxAge = 5 * 60_000;
/** ms */
const checkAfter = 250;

const isProduct = (tag: string) => tag.startsWith('product:');

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** As it would arrive: what JSON leaves out is not there for callers within this process either. */
export function toAnswer(made: unknown): KeptAnswer {
  const json = Buffer.from(JSON.stringify(made));
  const data: unknown = freeze(JSON.parse(json.toString()));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { data, json, etag };
}

export class KeptAnswers {
  #entries = new TaggedStore<Entry>(mostBytes);
  #flights = new Map<string, Flight>();
  /** Those too that nobody may join any more. */
  #running = new Set<Flight>();

  #check: boolean;

  /** `check`: each answer from memory is made anew as well, and must be the same (tests). */
  constructor(versions: ContentVersions, check = false) {
    this.#check = check;
    versions.onMove((tags) => this.#forget(tags));
  }

  /** The answer for `key`, when it is there. `now` in ms since 1970. */
  peek(key: string, now: number): KeptAnswer | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (now >= entry.until) {
      this.#entries.delete(key);
      return null;
    }
    this.#entries.touch(key);
    return entry.answer;
  }

  /** From memory, else from the one making that everybody who asks meanwhile waits for. A failure is not kept. */
  async get<T>(
    key: string,
    now: number,
    make: () => Promise<T>,
    provenance: (data: T) => Provenance,
  ): Promise<KeptAnswer> {
    const known = this.peek(key, now);
    if (known && this.#check) await this.#compare(key, known, make);
    if (known) return known;
    const joined = this.#flights.get(key);
    if (joined) return joined.promise;
    const flight: Flight = {
      moved: new Set(),
      promise: Promise.resolve().then(() => this.#make(key, now, flight, { make, provenance })),
    };
    this.#flights.set(key, flight);
    this.#running.add(flight);
    return flight.promise;
  }

  async #compare(key: string, known: KeptAnswer, make: () => Promise<unknown>): Promise<void> {
    if (toAnswer(await make()).etag === known.etag) return;
    // What has just been written is heard of a moment later.
    await sleep(checkAfter);
    if (this.#entries.get(key)?.answer === known)
      throw new Error(`An answer in memory is out of date: ${key}`);
  }

  async #make<T>(
    key: string,
    now: number,
    flight: Flight,
    { make, provenance }: { make: () => Promise<T>; provenance: (data: T) => Provenance },
  ): Promise<KeptAnswer> {
    try {
      const answer = toAnswer(await make());
      const { tags, until } = provenance(answer.data as T);
      const isMoved = tags.some((tag) => flight.moved.has(tag));
      if (!isMoved) {
        const ends = Math.min(now + maxAge, until ?? Number.POSITIVE_INFINITY);
        this.#entries.set(key, { answer, until: ends }, { tags, size: answer.json.length });
      }
      return answer;
    } finally {
      this.#running.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  #forget(moved: readonly string[]): void {
    const tags = moved.some(isProduct) ? [...moved, anyProduct] : moved;
    for (const flight of this.#running) for (const tag of tags) flight.moved.add(tag);
    this.#flights.clear();
    this.#entries.forget(tags);
  }
}
