/** Names as small numbers, in the order in which they were met. */
export class Codes {
  readonly #codes: Map<string, number>;

  constructor(names: string[] = []) {
    this.#codes = new Map(names.map((name, code) => [name, code]));
  }

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

export type Numbers = Int32Array | Uint32Array | Uint8Array | Uint16Array | Float64Array;
/** Codes in two bytes each, in four once there are more than 65,536 of them. */
export type CodeArray = Uint16Array | Int32Array;

const largeArray = 1_000_000;
/** Bytes that are copied between two looks at the clock. */
const copiedBytes = 1 << 20;

/** Room for `size` numbers: the same array, or a copy that is larger by half; a large one by an eighth. */
export function roomFor<T extends Numbers>(array: T, size: number): T {
  if (size <= array.length) return array;
  const larger = new (kindOf(array))(roomierLength(array.length, size));
  larger.set(array as never);
  return larger;
}

const roomierLength = (length: number, size: number): number =>
  Math.max(size, Math.ceil(length * (length < largeArray ? 1.5 : 1.125)), 1024);

const kindOf = <T extends Numbers>(array: T) => array.constructor as new (length: number) => T;

/** As roomFor; `code` is one that has to fit in. */
export function roomForCode(array: CodeArray, size: number, code: number): CodeArray {
  if (code < 0x10000 || array instanceof Int32Array) return roomFor(array, size);
  return roomFor(Int32Array.from(array), size);
}

/** Awaited in long work: others have their turn every few ms. */
export type Pause = () => Promise<void>;

/** Does work on `count` numbers, some at a time. */
export async function inSteps(
  count: number,
  pause: Pause,
  work: (from: number, to: number) => void,
  step = 32_768,
): Promise<void> {
  for (let from = 0; from < count; from += step) {
    work(from, Math.min(count, from + step));
    await pause();
  }
}

/** The numbers below `size`. Int32Array.from({ length }) takes much longer. */
export function ascending(size: number): Int32Array {
  const numbers = new Int32Array(size);
  for (let at = 0; at < size; at++) numbers[at] = at;
  return numbers;
}

/** As roomFor, copied a little at a time. Nothing may be written meanwhile. */
export async function roomAhead<T extends Numbers>(array: T, size: number, pause: Pause): Promise<T> {
  if (size <= array.length) return array;
  const larger = new (kindOf(array))(roomierLength(array.length, size));
  await copyInSteps(array, larger, pause);
  return larger;
}

/** The first `size` numbers of an array, without room for more. */
export async function cutTo<T extends Numbers>(array: T, size: number, pause: Pause): Promise<T> {
  if (size === array.length) return array;
  const cut = new (kindOf(array))(size);
  await copyInSteps(array.subarray(0, size) as T, cut, pause);
  return cut;
}

const copyInSteps = <T extends Numbers>(from: T, to: T, pause: Pause): Promise<void> =>
  inSteps(
    from.length,
    pause,
    (start, end) => to.set(from.subarray(start, end) as never, start),
    Math.floor(copiedBytes / from.BYTES_PER_ELEMENT),
  );

/** The numbers that fit, in their order. */
export async function keptOf(
  numbers: Int32Array,
  fits: (number: number) => boolean,
  pause: Pause,
): Promise<Int32Array> {
  const kept = new Int32Array(numbers.length);
  let end = 0;
  await inSteps(numbers.length, pause, (from, to) => {
    for (let at = from; at < to; at++) if (fits(numbers[at] as number)) kept[end++] = numbers[at] as number;
  });
  return cutTo(kept, end, pause);
}

/** The numbers of an array in another order. */
export async function gathered<T extends Numbers>(array: T, rows: Int32Array, pause: Pause): Promise<T> {
  const other = new (kindOf(array))(rows.length);
  await inSteps(rows.length, pause, (from, to) => {
    for (let at = from; at < to; at++) other[at] = array[rows[at] as number] as number;
  });
  return other;
}

/** Runs in another order: where each begins then, and for each of their places the place where it stood. */
export async function arrangedRuns(
  starts: Int32Array,
  rows: Int32Array,
  pause: Pause,
): Promise<{ starts: Int32Array; places: Int32Array }> {
  const moved = new Int32Array(rows.length + 1);
  const places = new Int32Array(starts[rows.length] as number);
  let end = 0;
  await inSteps(rows.length, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      const row = rows[at] as number;
      const stop = starts[row + 1] as number;
      for (let place = starts[row] as number; place < stop; place++) places[end++] = place;
      moved[at + 1] = end;
    }
  });
  return { starts: moved, places };
}
