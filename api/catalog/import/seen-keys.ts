/** Which row of a file a key stood in first, for any number of rows: 12 bytes a key and not a string each. */
export class SeenKeys {
  #hashes = new Float64Array(1 << 12);
  #rows = new Uint32Array(1 << 12);
  #size = 0;

  /** 53 bits of two FNV-like rounds; never 0, which is an empty place. */
  static #hash(key: string): number {
    let a = 2166136261;
    let b = 5381;
    for (let at = 0; at < key.length; at++) {
      const code = key.charCodeAt(at);
      a = Math.imul(a ^ code, 16777619);
      b = Math.imul(b ^ (code + at), 2246822507) ^ (b >>> 13);
    }
    return (a >>> 0) * 2_097_152 + ((b >>> 0) & 0x1fffff) || 1;
  }

  #place(hash: number): number {
    const mask = this.#hashes.length - 1;
    let at = (hash % 4_294_967_291) & mask;
    while (this.#hashes[at] !== 0 && this.#hashes[at] !== hash) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const [hashes, rows] = [this.#hashes, this.#rows];
    this.#hashes = new Float64Array(hashes.length * 2);
    this.#rows = new Uint32Array(rows.length * 2);
    hashes.forEach((hash, at) => {
      if (hash === 0) return;
      const place = this.#place(hash);
      this.#hashes[place] = hash;
      this.#rows[place] = rows[at] ?? 0;
    });
  }

  /** The row it stood in before, which stays the first; undefined when it is new. */
  add(key: string, row: number): number | undefined {
    const hash = SeenKeys.#hash(key);
    const place = this.#place(hash);
    if (this.#hashes[place] === hash) return this.#rows[place];
    this.#hashes[place] = hash;
    this.#rows[place] = row;
    if (++this.#size * 2 > this.#hashes.length) this.#grow();
    return undefined;
  }

  /** The row it stood in first. */
  rowOf(key: string): number | undefined {
    const hash = SeenKeys.#hash(key);
    const place = this.#place(hash);
    return this.#hashes[place] === hash ? this.#rows[place] : undefined;
  }

  has(key: string): boolean {
    const hash = SeenKeys.#hash(key);
    return this.#hashes[this.#place(hash)] === hash;
  }
}
