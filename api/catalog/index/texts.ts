/** Very many texts by number, as UTF-8 in one array: a string of its own takes several times the room. */
import { cutTo, type Pause, roomAhead, roomFor } from './codes.ts';

/** The text that is looked for or written, and how long it is in bytes. */
let scratch = new Uint8Array(1024);

function encode(text: string, from: number, to: number): number {
  if (scratch.length < 3 * (to - from)) scratch = new Uint8Array(6 * (to - from));
  for (let at = from; at < to; at++) {
    const sign = text.charCodeAt(at);
    if (sign >= 128) return Buffer.from(scratch.buffer).write(text.slice(from, to));
    scratch[at - from] = sign;
  }
  return to - from;
}

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}

export class Texts {
  size = 0;
  bytes: Uint8Array = new Uint8Array(0);
  /** Where each begins, and at `size` where the last one ends. */
  starts: Int32Array = new Int32Array(1);

  static of(bytes: Uint8Array, starts: Int32Array): Texts {
    return Object.assign(new Texts(), { bytes, starts, size: starts.length - 1 });
  }

  /** None yet, with room for so many of so many bytes altogether. */
  static roomy(count: number, bytes: number): Texts {
    return Object.assign(new Texts(), {
      bytes: new Uint8Array(bytes),
      starts: new Int32Array(count + 1),
    });
  }

  /** The same texts; what is added to it stays unknown here. */
  fork(): Texts {
    return Object.assign(new Texts(), this);
  }

  /** Room for some texts more, so that none of them has to wait for a copy of everything. */
  async makeRoom(count: number, bytes: number, pause: Pause): Promise<void> {
    this.bytes = await roomAhead(this.bytes, this.filled + bytes, pause);
    this.starts = await roomAhead(this.starts, this.size + count + 1, pause);
  }

  /** How many bytes are written. */
  get filled(): number {
    return this.starts[this.size] as number;
  }

  /** Adds a text, or the part of one from `from` to before `to`; returns its number. */
  add(text: string, from = 0, to = text.length): number {
    return this.#addScratch(encode(text, from, to));
  }

  /** Adds what encode() wrote last. */
  #addScratch(length: number): number {
    const start = this.starts[this.size] as number;
    this.bytes = roomFor(this.bytes, start + length);
    this.starts = roomFor(this.starts, this.size + 2);
    this.bytes.set(scratch.subarray(0, length), start);
    this.starts[this.size + 1] = start + length;
    return this.size++;
  }

  /** Adds a text of another collection. */
  copy(from: Texts, number: number): void {
    const start = from.starts[number] as number;
    const end = from.starts[number + 1] as number;
    const own = this.starts[this.size] as number;
    this.bytes = roomFor(this.bytes, own + end - start);
    this.starts = roomFor(this.starts, this.size + 2);
    // Words are short: a loop is quicker than a view for each.
    for (let at = start; at < end; at++) this.bytes[own + at - start] = from.bytes[at] as number;
    this.starts[++this.size] = own + end - start;
  }

  text(number: number): string {
    const start = this.starts[number] as number;
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset).toString(
      'utf8',
      start,
      this.starts[number + 1] as number,
    );
  }

  /** Below 0 when one comes before the other, byte by byte: as COLLATE "C" orders. */
  compare(one: number, other: number): number {
    const { bytes, starts } = this;
    return compareBytes(bytes, starts[one] as number, starts[one + 1] as number, {
      bytes,
      from: starts[other] as number,
      to: starts[other + 1] as number,
    });
  }

  /** Below 0 when a text of these comes before `other`. */
  compareTo(number: number, other: Uint8Array): number {
    const [from, to] = [this.starts[number] as number, this.starts[number + 1] as number];
    return compareBytes(this.bytes, from, to, { bytes: other, from: 0, to: other.length });
  }

  begins(number: number, other: Uint8Array): boolean {
    const from = this.starts[number] as number;
    const to = Math.min(from + other.length, this.starts[number + 1] as number);
    return compareBytes(this.bytes, from, to, { bytes: other, from: 0, to: other.length }) === 0;
  }

  /** Gives back the room that nothing is written in. */
  async trim(pause: Pause): Promise<void> {
    this.bytes = await cutTo(this.bytes, this.filled, pause);
    this.starts = await cutTo(this.starts, this.size + 1, pause);
  }

  get byteLength(): number {
    return this.bytes.byteLength + this.starts.byteLength;
  }

  hash(number: number): number {
    return hashOf(this.bytes, this.starts[number] as number, this.starts[number + 1] as number);
  }

  equalsScratch(number: number, length: number): boolean {
    const start = this.starts[number] as number;
    if ((this.starts[number + 1] as number) - start !== length) return false;
    for (let at = 0; at < length; at++) if (this.bytes[start + at] !== scratch[at]) return false;
    return true;
  }
}

function compareBytes(
  bytes: Uint8Array,
  from: number,
  to: number,
  other: { bytes: Uint8Array; from: number; to: number },
): number {
  const length = Math.min(to - from, other.to - other.from);
  for (let at = 0; at < length; at++) {
    const difference = (bytes[from + at] as number) - (other.bytes[other.from + at] as number);
    if (difference !== 0) return difference;
  }
  return to - from - (other.to - other.from);
}

function findIn(slots: Int32Array, texts: Texts, length: number, hash: number): number | undefined {
  const mask = slots.length - 1;
  for (let at = hash & mask; ; at = (at + 1) & mask) {
    const slot = slots[at] as number;
    if (slot === 0) return undefined;
    if (texts.equalsScratch(slot - 1, length)) return slot - 1;
  }
}

/** Slots that move with each text that is put into a table which has grown. */
const movedAtOnce = 8;

/**
 * Finds the number of a text: open addressing, with room for twice as many. It grows a little with each text: to move a
 * million at once takes a tenth of a second. Until all have moved they are found in the table of before as well.
 */
export class Lookup {
  /** A text's number and 1; 0 where there is none. */
  #slots: Int32Array;
  #before: Int32Array | null = null;
  /** Slots of `#before` up to here have moved. */
  #moved = 0;
  #count = 0;

  constructor(room = 512) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * room + 2)));
  }

  get byteLength(): number {
    return this.#slots.byteLength + (this.#before?.byteLength ?? 0);
  }

  find(texts: Texts, text: string, from = 0, to = text.length): number | undefined {
    return this.#find(texts, encode(text, from, to));
  }

  /** The number of a text, which is added when it is new. */
  give(texts: Texts, text: string, from = 0, to = text.length): number {
    const number = this.#find(texts, encode(text, from, to));
    if (number !== undefined) return number;
    const added = texts.add(text, from, to);
    this.put(texts, added);
    return added;
  }

  /** Finds this number from now on where a text is equal to it. */
  put(texts: Texts, number: number): void {
    if (2 * this.#count >= this.#slots.length) this.#grow(texts);
    this.#move(texts, movedAtOnce);
    this.#write(texts, number, true);
  }

  #write(texts: Texts, number: number, replaces: boolean): void {
    const mask = this.#slots.length - 1;
    for (let at = texts.hash(number) & mask; ; at = (at + 1) & mask) {
      const slot = this.#slots[at] as number;
      if (slot !== 0 && texts.compare(slot - 1, number) !== 0) continue;
      if (slot === 0) this.#count += 1;
      if (slot === 0 || replaces) this.#slots[at] = number + 1;
      return;
    }
  }

  /** The number of what encode() wrote last. */
  #find(texts: Texts, length: number): number | undefined {
    const hash = hashOf(scratch, 0, length);
    return (
      findIn(this.#slots, texts, length, hash) ??
      (this.#before ? findIn(this.#before, texts, length, hash) : undefined)
    );
  }

  #grow(texts: Texts): void {
    this.#move(texts, Number.POSITIVE_INFINITY);
    this.#before = this.#slots;
    this.#slots = new Int32Array(2 * this.#before.length);
    this.#moved = 0;
    this.#count = 0;
  }

  #move(texts: Texts, most: number): void {
    const before = this.#before;
    if (!before) return;
    const end = Math.min(before.length, this.#moved + most);
    for (; this.#moved < end; this.#moved++) {
      const slot = before[this.#moved] as number;
      // What was put since then stays.
      if (slot !== 0) this.#write(texts, slot - 1, false);
    }
    if (end === before.length) this.#before = null;
  }
}
