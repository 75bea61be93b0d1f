/**
 * The words of every product on sale, as PostgreSQL read them (product.search): lexemes as numbers, with label and
 * position. A row is the listing's; a changed product's words are written at the end and the old ones stay as waste.
 */
import { roomFor } from '#api/catalog/index/codes.ts';
import type { Lexemes } from './lexemes.ts';
import type { Meant, Run, Written } from './match.ts';

const quote = 39;
const backslash = 92;
const colon = 58;
const comma = 44;
const zero = 48;

export class Documents {
  lexemes = new Int32Array(0);
  places = new Uint16Array(0);
  start = new Int32Array(0);
  end = new Int32Array(0);
  /** Numbers below `known.size` are these, in order; the others came later. */
  readonly known: Lexemes;
  readonly #met = new Map<string, number>();
  #filled = 0;

  constructor(known: Lexemes) {
    this.known = known;
  }

  get bytes(): number {
    const { lexemes, places, start, end } = this;
    return (
      [lexemes, places, start, end].reduce((sum, { byteLength }) => sum + byteLength, 0) + this.known.bytes
    );
  }

  get size(): number {
    return this.known.size + this.#met.size;
  }

  written(): Written {
    return { lexemes: this.lexemes, places: this.places };
  }

  run(row: number): Run {
    return { start: this.start[row] as number, end: this.end[row] as number };
  }

  met(): string[] {
    return [...this.#met.keys()];
  }

  /** Room for so many rows and words. */
  reserve(rows: number, words: number): void {
    this.start = roomFor(this.start, rows);
    this.end = roomFor(this.end, rows);
    this.lexemes = roomFor(this.lexemes, words);
    this.places = roomFor(this.places, words);
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
      const text = vector.slice(from, at);
      const lexeme = this.#give(isPlain ? text : text.replaceAll("''", "'").replaceAll('\\\\', '\\'));
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

  /** Gives the products other rows. */
  arrange(rows: Int32Array): void {
    const { start, end } = this;
    this.start = rows.map((row) => start[row] as number);
    this.end = rows.map((row) => end[row] as number);
  }

  remove(row: number): void {
    this.end[row] = this.start[row] as number;
  }

  /** What a lexeme of a query may be here. */
  meant(text: string, begun: boolean): Meant {
    const { known } = this;
    const number = begun ? undefined : known.of(text);
    const { from, to } = begun
      ? known.begunBy(text)
      : { from: number ?? 0, to: number === undefined ? 0 : number + 1 };
    if (!begun) {
      const other = this.#met.get(text);
      return { from, to, others: other === undefined ? [] : [other] };
    }
    const others: number[] = [];
    for (const [lexeme, other] of this.#met) if (lexeme.startsWith(text)) others.push(other);
    return { from, to, others };
  }

  #give(text: string): number {
    const number = this.#met.get(text) ?? this.known.of(text);
    if (number !== undefined) return number;
    const next = this.size;
    // A short copy: a slice would hold all of the product's words.
    this.#met.set(text.length < 13 ? text : Buffer.from(text).toString(), next);
    return next;
  }

  #add(lexeme: number, place: number): void {
    this.lexemes = roomFor(this.lexemes, this.#filled + 1);
    this.places = roomFor(this.places, this.#filled + 1);
    this.lexemes[this.#filled] = lexeme;
    this.places[this.#filled++] = place;
  }
}
