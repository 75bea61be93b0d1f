/**
 * The words of every product on sale, as PostgreSQL read them (product.search): lexemes as numbers, with label and
 * position. A row is the listing's, and as there words are only ever added.
 */
import { ascending, gathered, inSteps, type Pause, roomAhead, roomFor } from '#api/catalog/index/codes.ts';
import { sortTexts } from '#api/catalog/index/sort-rows.ts';
import { Lookup, Texts } from '#api/catalog/index/texts.ts';
import { firstOf, type Lexemes } from './lexemes.ts';
import type { Meant, Run, Written } from './match.ts';

const quote = 39;
const backslash = 92;
const colon = 58;
const comma = 44;
const zero = 48;
/** So many new lexemes are looked through for a beginning. */
const mostLookedThrough = 512;

export class Documents {
  lexemes: Int32Array = new Int32Array(0);
  places: Uint16Array = new Uint16Array(0);
  start: Int32Array = new Int32Array(0);
  end: Int32Array = new Int32Array(0);
  /** Numbers below `known.size` are these, in order; the others came later. */
  readonly known: Lexemes;
  #met = new Texts();
  #metLookup = new Lookup();
  /** The first of the newly met lexemes in the order of their texts; those after them are looked through. */
  #metSorted = new Int32Array(0);
  #filled = 0;

  constructor(known: Lexemes) {
    this.known = known;
  }

  /** The same words; what is written into it stays unknown here, but for lexemes that nobody has here. */
  fork(): Documents {
    const other = Object.assign(new Documents(this.known), this);
    other.#met = this.#met;
    other.#metLookup = this.#metLookup;
    other.#metSorted = this.#metSorted;
    other.#filled = this.#filled;
    return other;
  }

  /** Words that were written before, all of their lexemes known. */
  static restored(
    known: Lexemes,
    arrays: Pick<Documents, 'lexemes' | 'places' | 'start' | 'end'>,
  ): Documents {
    const documents = Object.assign(new Documents(known), arrays);
    documents.#filled = arrays.lexemes.length;
    return documents;
  }

  get bytes(): number {
    const { lexemes, places, start, end } = this;
    const met = [this.#met, this.#metLookup, this.#metSorted];
    const parts = [lexemes, places, start, end, this.known.texts, ...met];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  get size(): number {
    return this.known.size + this.#met.size;
  }

  /** Bytes of the texts of all lexemes. */
  get textBytes(): number {
    return this.known.texts.filled + this.#met.filled;
  }

  /** How many words are written. */
  get filled(): number {
    return this.#filled;
  }

  written(): Written {
    return { lexemes: this.lexemes, places: this.places };
  }

  run(row: number): Run {
    return { start: this.start[row] as number, end: this.end[row] as number };
  }

  /** How many words a row has. */
  length(row: number): number {
    return (this.end[row] as number) - (this.start[row] as number);
  }

  /** Adds the lexeme of a number to other texts. */
  copyText(number: number, to: Texts): void {
    if (number < this.known.size) to.copy(this.known.texts, number);
    else to.copy(this.#met, number - this.known.size);
  }

  /** Exactly the room for so many rows and words, in which nothing is written yet. */
  reserve(rows: number, words: number): void {
    this.start = new Int32Array(rows);
    this.end = new Int32Array(rows);
    this.lexemes = new Int32Array(words);
    this.places = new Uint16Array(words);
  }

  /** Room for some rows and words more, so that none of them has to wait for a copy of everything. */
  async makeRoom(
    rows: number,
    { words, characters }: { words: number; characters: number },
    pause: Pause,
  ): Promise<void> {
    this.start = await roomAhead(this.start, rows, pause);
    this.end = await roomAhead(this.end, rows, pause);
    this.lexemes = await roomAhead(this.lexemes, this.#filled + words, pause);
    this.places = await roomAhead(this.places, this.#filled + words, pause);
    await this.#met.makeRoom(words, characters, pause);
  }

  /** Writes words that are numbers already. */
  copy(row: number, from: Written, { start, end }: Run, numbers: Int32Array): void {
    this.start[row] = this.#filled;
    for (let at = start; at < end; at++) {
      this.lexemes[this.#filled] = numbers[from.lexemes[at] as number] as number;
      this.places[this.#filled++] = from.places[at] as number;
    }
    this.end[row] = this.#filled;
  }

  /** Writes a product's words: a tsvector as text, `'brass':5B,14 'vaniti':2A`. */
  put(row: number, vector: string): void {
    this.start = roomFor(this.start, row + 1);
    this.end = roomFor(this.end, row + 1);
    this.start[row] = this.#filled;
    for (let at = 0; at < vector.length; ) {
      const from = at + 1;
      let isPlain = true;
      for (at = from; ; at++) {
        const sign = vector.charCodeAt(at);
        if (sign === backslash) {
          isPlain = false;
          at += 1;
        } else if (sign === quote) {
          if (vector.charCodeAt(at + 1) !== quote) break;
          isPlain = false;
          at += 1;
        }
      }
      const lexeme = isPlain
        ? this.#give(vector, from, at)
        : this.#give(vector.slice(from, at).replaceAll("''", "'").replaceAll('\\\\', '\\'));
      at += 1;
      while (vector.charCodeAt(at) === colon || vector.charCodeAt(at) === comma) {
        let position = 0;
        let sign = vector.charCodeAt(++at);
        for (; sign >= zero && sign < zero + 10; sign = vector.charCodeAt(++at))
          position = position * 10 + sign - zero;
        // A, B and C stand behind the position; D is not written.
        const label = sign >= 65 && sign <= 67 ? 68 - sign : 0;
        if (label > 0) at += 1;
        this.#add(lexeme, (label << 14) | position);
      }
      // The gap before the next one.
      at += 1;
    }
    this.end[row] = this.#filled;
  }

  /** Sorts the lexemes that were newly met, so that their beginnings are found; a few are left as they are. */
  async sortMet(pause: Pause): Promise<void> {
    const sorted = this.#metSorted;
    const met = this.#met;
    const count = met.size - sorted.length;
    if (count < mostLookedThrough) return;
    const added = await sortTexts(
      met,
      ascending(count).map((at) => sorted.length + at),
      pause,
    );
    const all = new Int32Array(met.size);
    let [left, right] = [0, 0];
    await inSteps(
      all.length,
      pause,
      (from, to) => {
        for (let at = from; at < to; at++) {
          const isLeft =
            right === added.length ||
            (left < sorted.length && met.compare(sorted[left] as number, added[right] as number) < 0);
          all[at] = (isLeft ? sorted[left++] : added[right++]) as number;
        }
      },
      4096,
    );
    this.#metSorted = all;
  }

  /** Gives the products other rows. */
  async arrange(rows: Int32Array, pause: Pause): Promise<void> {
    this.start = await gathered(this.start, rows, pause);
    this.end = await gathered(this.end, rows, pause);
  }

  /** What a lexeme of a query may be here. */
  meant(text: string, begun: boolean): Meant {
    const { known } = this;
    const number = begun ? undefined : known.of(text);
    const { from, to } = begun
      ? known.begunBy(text)
      : { from: number ?? 0, to: number === undefined ? 0 : number + 1 };
    return { from, to, others: new Set(begun ? this.#metBegunBy(text) : this.#metAs(text)) };
  }

  #metAs(text: string): number[] {
    const number = this.#metLookup.find(this.#met, text);
    return number === undefined ? [] : [this.known.size + number];
  }

  #metBegunBy(text: string): number[] {
    const bytes = Buffer.from(text);
    const met = this.#met;
    const sorted = this.#metSorted;
    const numbers: number[] = [];
    const first = firstOf(sorted.length, (at) => met.compareTo(sorted[at] as number, bytes) >= 0);
    for (let at = first; at < sorted.length && met.begins(sorted[at] as number, bytes); at++)
      numbers.push(this.known.size + (sorted[at] as number));
    for (let number = sorted.length; number < met.size; number++)
      if (met.begins(number, bytes)) numbers.push(this.known.size + number);
    return numbers;
  }

  #give(text: string, from = 0, to = text.length): number {
    const { size } = this.known;
    const number = size === 0 ? undefined : this.known.of(text.slice(from, to));
    return number ?? size + this.#metLookup.give(this.#met, text, from, to);
  }

  #add(lexeme: number, place: number): void {
    this.lexemes = roomFor(this.lexemes, this.#filled + 1);
    this.places = roomFor(this.places, this.#filled + 1);
    this.lexemes[this.#filled] = lexeme;
    this.places[this.#filled++] = place;
  }
}
