/**
 * Which products answer a search, from memory. For every lexeme the products that hold it, those that are bought most
 * first; for every product its words, to see neighbours and to rank. Products that changed since it was made are looked
 * at one by one. It answers what `@@` answers in SQL (storage/repositories/search.ts).
 */

import { addBits, clearBit, countBits, keepBits, noBits, setBit } from '#api/catalog/index/bits.ts';
import type { Columns } from '#api/catalog/index/columns.ts';
import { sortRows } from '#api/catalog/index/sort-rows.ts';
import { Documents } from './documents.ts';
import { Lexemes } from './lexemes.ts';
import { answers, type Bound, isOfPlaces, type Labels, labels } from './match.ts';
import { type Query, readQuery } from './query.ts';

/** With more changes than this, and more than one product in a hundred, it is better made anew. */
const mostChanged = 4000;
/** Sets of products that are kept: of a frequent lexeme, of a beginning. */
const mostKept = 64;
/** Answers that are kept until a product changes. */
const mostAnswers = 300;

/** The least recently used goes. */
function keep<T>(kept: Map<string, T>, key: string, value: T, most: number): T {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return value;
}

export class WordIndex {
  #columns: Columns;
  #isMade = false;
  #documents = new Documents(new Lexemes([]));
  /** The rows, those bought most first, as they stood when it was made; and where each row stands. */
  #rows = new Int32Array(0);
  #places = new Int32Array(0);
  /** A lexeme's run in `#holders`, which are places in `#rows` in order. */
  #starts = new Int32Array(1);
  #holders = new Int32Array(0);
  /** Places of products that have not changed since. */
  #same = noBits(0);
  #changed = new Set<number>();
  #kept = new Map<string, Uint32Array>();
  #answers = new Map<string, Int32Array>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  get bytes(): number {
    const { byteLength } = this.#holders;
    return this.#documents.bytes + byteLength + this.#starts.byteLength + 8 * this.#rows.length;
  }

  /** So many products changed that it is better made anew. */
  get wasteful(): boolean {
    return this.#changed.size > Math.max(mostChanged, this.#rows.length / 100);
  }

  /** A product's words, before make() or after. */
  put(row: number, vector: string): void {
    this.#documents.put(row, vector);
    this.#touch(row);
  }

  remove(row: number): void {
    this.#documents.remove(row);
    this.#touch(row);
  }

  #touch(row: number): void {
    if (!this.#isMade) return;
    this.#changed.add(row);
    const place = this.#places[row];
    if (place !== undefined && this.#rows[place] === row) clearBit(this.#same, place);
    this.#answers.clear();
  }

  /** The same products in other rows; `rows` are the old ones. Before make(). */
  follow(columns: Columns, rows: Int32Array): void {
    this.#columns = columns;
    this.#documents.arrange(rows);
  }

  /** Makes it anew, a little at a time, while the old one answers. Nothing may be put in meanwhile. */
  async make(popular: Int32Array, pause: () => Promise<void>): Promise<void> {
    const old = this.#documents;
    const { live } = this.#columns;
    const rows = popular.filter((row) => live[row] === 1);
    const texts = Array.from({ length: old.known.size }, (_, at) => old.known.text(at)).concat(old.met());
    const all = Int32Array.from(texts.keys());
    const byText = (a: number, b: number) => ((texts[a] as string) < (texts[b] as string) ? -1 : 1);
    const sorted = await sortRows(all, byText, pause);
    const numbers = new Int32Array(texts.length);
    for (let at = 0; at < sorted.length; at++) numbers[sorted[at] as number] = at;
    const documents = new Documents(new Lexemes(Array.from(sorted, (number) => texts[number] as string)));
    let words = 0;
    for (const row of rows) words += (old.end[row] as number) - (old.start[row] as number);
    documents.reserve(this.#columns.size, words);
    await pause();

    const places = new Int32Array(this.#columns.size).fill(-1);
    const starts = new Int32Array(texts.length + 1);
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number;
      places[row] = place;
      documents.copy(row, old.written(), old.run(row), numbers);
      eachLexeme(documents, row, (lexeme) => {
        starts[lexeme + 1] = (starts[lexeme + 1] as number) + 1;
      });
      if (place % 2000 === 0) await pause();
    }
    for (let at = 1; at < starts.length; at++)
      starts[at] = (starts[at] as number) + (starts[at - 1] as number);
    const ends = starts.slice();
    const holders = new Int32Array(starts.at(-1) ?? 0);
    for (let place = 0; place < rows.length; place++) {
      eachLexeme(documents, rows[place] as number, (lexeme) => {
        const end = ends[lexeme] as number;
        holders[end] = place;
        ends[lexeme] = end + 1;
      });
      if (place % 2000 === 0) await pause();
    }
    this.#isMade = true;
    this.#documents = documents;
    this.#rows = rows;
    this.#places = places;
    this.#starts = starts;
    this.#holders = holders;
    this.#same = noBits(rows.length).fill(0xffffffff);
    this.#changed = new Set();
    this.#kept.clear();
    this.#answers.clear();
  }

  /** How many products each tsquery finds, counted up to `enough`. */
  count(query: string, enough: number): number {
    const bound = this.#bind(readQuery(query));
    if (bound.kind === 'lexeme' && this.#changed.size === 0 && bound.to - bound.from <= 1)
      return Math.min(enough, bound.to > bound.from ? this.#held(bound.from, bound.to) : 0);
    const changed = this.#changedThatAnswer(bound);
    if (isOfPlaces(bound)) return Math.min(enough, changed.length + this.#first(bound, enough).length);
    const bits = this.#find(bound);
    let count = changed.length;
    for (let at = 0; at < bits.length && count < enough; at++)
      count += countBits((bits[at] as number) & (this.#same[at] as number));
    return Math.min(count, enough);
  }

  /** Of what a tsquery finds, the rows of the `most` that are bought most. */
  mostBought(query: string, most: number): Int32Array {
    const key = `${most} ${query}`;
    const known = this.#answers.get(key);
    if (known) return keep(this.#answers, key, known, mostAnswers);
    const bound = this.#bind(readQuery(query));
    const first = this.#first(bound, most);
    const changed = this.#changedThatAnswer(bound);
    const { popularity, ids } = this.#columns;
    const found =
      changed.length === 0
        ? first
        : [...first, ...changed].sort(
            (a, b) =>
              (popularity[b] as number) - (popularity[a] as number) ||
              ((ids[a] as string) < (ids[b] as string) ? -1 : 1),
          );
    return keep(this.#answers, key, Int32Array.from(found.slice(0, most)), mostAnswers);
  }

  /** Which of the rows a query finds, looking at words with these labels alone; asked of one row after the other. */
  asks(query: string, wanted: Labels): (row: number) => boolean {
    const bound = this.#bind(readQuery(query));
    const written = this.#documents.written();
    return (row) => answers(bound, written, this.#documents.run(row), labels[wanted]);
  }

  #bind(query: Query): Bound {
    switch (query.kind) {
      case 'lexeme':
        return { kind: 'lexeme', ...this.#documents.meant(query.text, query.begun) };
      case 'near':
        return { ...query, left: this.#bind(query.left), right: this.#bind(query.right) };
      default:
        return { kind: query.kind, parts: query.parts.map((part) => this.#bind(part)) };
    }
  }

  #changedThatAnswer(query: Bound): number[] {
    const { live } = this.#columns;
    const written = this.#documents.written();
    const found: number[] = [];
    for (const row of this.#changed)
      if (live[row] === 1 && answers(query, written, this.#documents.run(row), labels.any)) found.push(row);
    return found;
  }

  /** The first rows that answer, of those that have not changed. */
  #first(query: Bound, most: number): number[] {
    const bits = this.#find(query);
    const written = this.#documents.written();
    const looks = isOfPlaces(query);
    const rows: number[] = [];
    for (let at = 0; at < bits.length; at++) {
      let word = (bits[at] as number) & (this.#same[at] as number);
      for (; word !== 0; word &= word - 1) {
        const row = this.#rows[(at << 5) + 31 - Math.clz32(word & -word)] as number;
        if (looks && !answers(query, written, this.#documents.run(row), labels.any)) continue;
        rows.push(row);
        if (rows.length === most) return rows;
      }
    }
    return rows;
  }

  #held(from: number, to: number): number {
    return (this.#starts[to] as number) - (this.#starts[from] as number);
  }

  /** Places of all that may answer: neighbours are not looked at. Not the caller's to write into. */
  #find(query: Bound): Uint32Array {
    if (query.kind === 'lexeme') return this.#holding(query.from, query.to);
    const parts = query.kind === 'near' ? [query.left, query.right] : query.parts;
    const [first, ...others] = parts.map((part) => this.#find(part));
    const bits = (first as Uint32Array).slice();
    for (const other of others) (query.kind === 'or' ? addBits : keepBits)(bits, other);
    return bits;
  }

  /** Places of what holds any of a run of lexemes. */
  #holding(from: number, to: number): Uint32Array {
    const key = `${from} ${to}`;
    const known = this.#kept.get(key);
    if (known) return keep(this.#kept, key, known, mostKept);
    const bits = noBits(this.#rows.length);
    const end = this.#starts[to] as number;
    for (let at = this.#starts[from] as number; at < end; at++) setBit(bits, this.#holders[at] as number);
    return this.#held(from, to) > bits.length ? keep(this.#kept, key, bits, mostKept) : bits;
  }
}

/** A product's lexemes, each once: a lexeme's places stand together. */
function eachLexeme(documents: Documents, row: number, tell: (lexeme: number) => void): void {
  const { start, end } = documents.run(row);
  let last = -1;
  for (let at = start; at < end; at++) {
    const lexeme = documents.lexemes[at] as number;
    if (lexeme !== last) tell(lexeme);
    last = lexeme;
  }
}
