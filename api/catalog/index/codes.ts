/** Names as small numbers, in the order in which they were met. */
export class Codes {
  readonly #codes = new Map<string, number>();

  get size(): number {
    return this.#codes.size;
  }

  /** The number of a name; a new one for a name that was never met. */
  give(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    this.#codes.set(name, this.#codes.size);
    return this.#codes.size - 1;
  }

  of(name: string): number | undefined {
    return this.#codes.get(name);
  }

  names(): string[] {
    return [...this.#codes.keys()];
  }
}

type Numbers = Int32Array | Uint8Array | Uint16Array | Float64Array;

/** Room for `size` numbers: the same array, or a copy half as large again. */
export function roomFor<T extends Numbers>(array: T, size: number): T {
  if (size <= array.length) return array;
  const Kind = array.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(size, Math.ceil(array.length * 1.5), 1024));
  larger.set(array as never);
  return larger;
}
