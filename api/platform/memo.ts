/**
 * Answers that are the same for everybody and rarely change (warehouses, menus, published pages), kept in memory
 * until a content version they were made from moves. Nothing personal goes in here, and no price or stock that is shown:
 * those of kits only sort lists, and go with the versions of their parts.
 */
import type { ContentVersions } from './content-versions.ts';

type Entry = {
  value: Promise<unknown>;
  tags: readonly string[];
  /** ms since 1970 */
  madeAt: number;
  settled?: { value: unknown };
};

const mostEntries = 1000;

export class Memo {
  #entries = new Map<string, Entry>();

  constructor(versions: ContentVersions) {
    versions.onMove((tags) => this.#forget(new Set(tags)));
  }

  /**
   * What `make` answered for `key`, made again after one of `tags` moved. A move while it is being made counts too:
   * the entry is there from the beginning and goes with its tag. A failure is not kept, nor anything for longer than
   * `maxAge` ms.
   */
  get<T>(
    key: string,
    tags: readonly string[],
    make: () => Promise<T>,
    { maxAge = Number.POSITIVE_INFINITY } = {},
  ): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached && Date.now() - cached.madeAt < maxAge) {
      // The least recently used stand first.
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      return cached.value as Promise<T>;
    }
    const value = make();
    const entry: Entry = { value, tags, madeAt: Date.now() };
    this.#entries.set(key, entry);
    value.then(
      (settled) => {
        entry.settled = { value: settled };
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    if (this.#entries.size > mostEntries) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return value;
  }

  /** What is there already; a transaction must not wait for what is still being made beside it. */
  peek<T>(key: string, maxAge: number): { value: T } | undefined {
    const cached = this.#entries.get(key);
    if (!cached || Date.now() - cached.madeAt >= maxAge) return undefined;
    return cached.settled as { value: T } | undefined;
  }

  #forget(moved: Set<string>): void {
    for (const [key, { tags }] of this.#entries) {
      if (tags.some((tag) => moved.has(tag))) this.#entries.delete(key);
    }
  }
}
