/** What is kept in memory under tags: it goes when one of its tags moves, and the oldest goes when there is too much. */
type Kept<Value> = { value: Value; tags: readonly string[]; size: number };

export class TaggedStore<Value> {
  #entries = new Map<string, Kept<Value>>();
  #byTag = new Map<string, Set<string>>();
  #total = 0;
  #most: number;

  /** `most`: what the sizes of all may come to. */
  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** The sum of the sizes. */
  get total(): number {
    return this.#total;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** It has been asked for: it goes after all that were asked for before. */
  touch(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  set(key: string, value: Value, { tags, size = 1 }: { tags: readonly string[]; size?: number }): void {
    this.delete(key);
    this.#entries.set(key, { value, tags, size });
    this.#total += size;
    for (const tag of tags) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#total -= entry.size;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** Deletes all that have one of these tags. */
  forget(tags: Iterable<string>): void {
    for (const tag of tags) for (const key of [...(this.#byTag.get(tag) ?? [])]) this.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#byTag.clear();
    this.#total = 0;
  }
}
