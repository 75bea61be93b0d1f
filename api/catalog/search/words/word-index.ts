/**
 * Which products answer a search, from memory. For every lexeme the products that hold it, those that are bought most
 * first; for every product its words, to see neighbours and to rank. Products that changed since it was made stand in
 * small parts of the same kind (word-part.ts); the last few of them are looked at one by one. It answers what `@@`
 * answers in SQL (api/catalog/storage/search.ts).
 */

import { addBits, clearBit, countBits, keepBits, noBits, setBit } from '#api/catalog/index/bits.ts';
import { ascending, inSteps, keptOf, type Numbers, type Pause } from '#api/catalog/index/codes.ts';
import type { Columns } from '#api/catalog/index/columns.ts';
import { comparison } from '#api/catalog/index/orders.ts';
import { Texts } from '#api/catalog/index/texts.ts';
import type { Term } from '../ranking.ts';
import { bindQuery } from './bind.ts';
import { Documents } from './documents.ts';
import { Lexemes } from './lexemes.ts';
import { countsOf, type FrequentLexemes, holdersOf, rewritten } from './make-words.ts';
import { answers, type Bound, isOfPlaces, labels, type Meant } from './match.ts';
import { boundTerms, countLengths, type Figures, Scorer, translated } from './score.ts';
import {
  bytesOf,
  findInPart,
  firstRows,
  isWorthMerging,
  makePart,
  mergeParts,
  type WordPart,
} from './word-part.ts';

/** Sets of products that are kept: of a frequent lexeme, of a beginning. */
const mostKept = 64;
/** Fewer changed rows than this are looked at one by one. */
const worthAPart = 256;
/** Rows that become a part in one go. */
const partAtOnce = 1024;

/** Which rows have which of some queries: bit n of a row's mask is set where query n finds it. */
export type Masks = {
  /** How many rows have each mask; rows without any are not counted. */
  counts: Map<number, number>;
  /** How many rows each query finds. */
  found: number[];
  /** By level, of the rows with its masks the `most` that are bought most. Asked before the next search. */
  rows: (levels: readonly (readonly number[])[], most: number) => number[][];
};

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
  #documents = new Documents(new Lexemes(new Texts()));
  /** The rows, those bought most first, as they stood when it was made. Rows from `#indexed` on came later. */
  #rows: Int32Array = new Int32Array(0);
  #indexed = 0;
  /** Where each row stands. */
  #places: Int32Array = new Int32Array(0);
  /** A lexeme's run in `#holders`, which are places in `#rows` in order. */
  #starts: Int32Array = new Int32Array(1);
  #holders: Int32Array = new Int32Array(0);
  /** The lexemes that very many products have, ascending, and each one's places as bits. */
  #frequent: FrequentLexemes = { lexemes: [], bits: [] };
  /** Places of products that have not changed since. */
  #same = noBits(0);
  #hasChanged = false;
  /** How many words of each label the products have, D, C, B, A. */
  #lengths: number[] = [0, 0, 0, 0];
  /** Written anew for each search: a mask for each place. */
  #masks: Uint32Array = new Uint32Array(0);
  /** Rows from `#indexed` to before `#settled`; those from there on are in no part yet. */
  #parts: readonly WordPart[] = [];
  #settled = 0;
  #kept = new Map<string, Uint32Array>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** The same words, for columns that have rows added: what is written into it stays unknown here. */
  fork(columns: Columns): WordIndex {
    const other = new WordIndex(columns);
    other.#documents = this.#documents.fork();
    other.#rows = this.#rows;
    other.#indexed = this.#indexed;
    other.#places = this.#places;
    other.#starts = this.#starts;
    other.#holders = this.#holders;
    other.#frequent = this.#frequent;
    other.#same = this.#same.slice();
    other.#hasChanged = this.#hasChanged;
    other.#lengths = this.#lengths;
    other.#masks = this.#masks;
    other.#parts = this.#parts;
    other.#settled = this.#settled;
    other.#kept = this.#kept;
    return other;
  }

  get bytes(): number {
    const arrays = [
      this.#rows,
      this.#places,
      this.#starts,
      this.#holders,
      this.#same,
      ...this.#frequent.bits,
    ];
    const parts = this.#parts.reduce((sum, part) => sum + bytesOf(part), 0);
    return this.#documents.bytes + parts + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** A new row's words, before make() or after. */
  put(row: number, vector: string): void {
    this.#documents.put(row, vector);
    this.#hasChanged = true;
  }

  /** A row that is not on sale anymore. */
  remove(row: number): void {
    this.#hasChanged = true;
    if (row < this.#indexed) clearBit(this.#same, this.#places[row] as number);
  }

  /** Gathers rows that were put in lately into parts, so that a query need not look at each; fewer than `from` stay. */
  async settle(pause: Pause, from = worthAPart): Promise<void> {
    const { size, live } = this.#columns;
    if (size - this.#settled < from) return;
    await this.#documents.sortMet(pause);
    const order = {
      fits: (row: number) => live[row] === 1,
      compare: comparison(this.#columns, 'popularity'),
    };
    while (size - this.#settled >= from) {
      const end = Math.min(size, this.#settled + partAtOnce);
      const rows = ascending(end - this.#settled).map((at) => this.#settled + at);
      let part = makePart(this.#documents, rows.filter(order.fits).sort(order.compare));
      await pause();
      const parts = [...this.#parts];
      // Each is at least twice as large as the next: a row moves a few times, and a query looks into a few parts.
      for (let last = parts.at(-1); last && isWorthMerging(last, part); last = parts.at(-1)) {
        parts.pop();
        part = await mergeParts(last, part, order, pause);
      }
      this.#parts = [...parts, part];
      this.#settled = end;
    }
  }

  makeRoom(rows: number, vectors: string[], pause: Pause): Promise<void> {
    // A word takes at least five characters: 'a':1
    const characters = vectors.reduce((sum, { length }) => sum + length, 0);
    return this.#documents.makeRoom(rows, { words: characters >> 2, characters }, pause);
  }

  /** The same products in other rows; `rows` are the old ones. Before make(). */
  follow(rows: Int32Array, pause: Pause): Promise<void> {
    return this.#documents.arrange(rows, pause);
  }

  /** Makes it anew, a little at a time, while the old one answers. Nothing may be put in meanwhile. */
  async make(popular: Int32Array, pause: Pause): Promise<void> {
    const { live, size } = this.#columns;
    const rows = await keptOf(popular, (row) => live[row] === 1, pause);
    const documents = await rewritten(this.#documents, { rows, size }, pause);
    const places = new Int32Array(size);
    await inSteps(rows.length, pause, (from, to) => {
      for (let place = from; place < to; place++) places[rows[place] as number] = place;
    });
    const counts = await countsOf(documents, rows, pause);
    const held = await holdersOf(documents, rows, counts, pause);
    this.#documents = documents;
    this.#rows = rows;
    this.#indexed = size;
    this.#places = places;
    this.#starts = held.starts;
    this.#holders = held.holders;
    this.#frequent = held.frequent;
    this.#same = noBits(rows.length).fill(0xffffffff);
    this.#hasChanged = false;
    this.#parts = [];
    this.#settled = size;
    this.#kept = new Map();
    // What is usual is asked of all products when it is made; a few that change do not move it.
    this.#lengths = await countLengths(documents, pause);
  }

  /** Right after make(). */
  stored(): { arrays: Record<string, Numbers>; frequent: number[] } {
    const { known, lexemes, places, start, end } = this.#documents;
    const size = this.#indexed;
    return {
      arrays: {
        lexemes,
        places,
        start: start.subarray(0, size),
        end: end.subarray(0, size),
        texts: known.texts.bytes.subarray(0, known.texts.starts[known.size]),
        textStarts: known.texts.starts.subarray(0, known.size + 1),
        rows: this.#rows,
        starts: this.#starts,
        holders: this.#holders,
        ...Object.fromEntries(this.#frequent.bits.map((bits, at) => [`bits ${at}`, bits])),
      },
      frequent: this.#frequent.lexemes,
    };
  }

  static async restored(
    columns: Columns,
    { arrays, frequent }: ReturnType<WordIndex['stored']>,
    pause: Pause,
  ): Promise<WordIndex> {
    const index = new WordIndex(columns);
    const known = new Lexemes(Texts.of(arrays.texts as Uint8Array, arrays.textStarts as Int32Array));
    index.#documents = Documents.restored(known, arrays as never);
    index.#rows = arrays.rows as Int32Array;
    index.#indexed = columns.size;
    index.#settled = columns.size;
    index.#places = new Int32Array(columns.size);
    await inSteps(index.#rows.length, pause, (from, to) => {
      for (let place = from; place < to; place++) index.#places[index.#rows[place] as number] = place;
    });
    index.#starts = arrays.starts as Int32Array;
    index.#holders = arrays.holders as Int32Array;
    const bits = frequent.map((_, at) => arrays[`bits ${at}`] as Uint32Array);
    index.#frequent = { lexemes: frequent, bits };
    index.#same = noBits(index.#rows.length).fill(0xffffffff);
    index.#lengths = await countLengths(index.#documents, pause);
    return index;
  }

  /** How many products each tsquery finds, counted up to `enough`. */
  count(query: string, enough: number): number {
    const bound = bindQuery(this.#documents, query);
    const changed = this.#hasChanged ? this.#changedThatAnswer(bound, enough).length : 0;
    if (changed >= enough) return enough;
    return Math.min(enough, changed + this.#countSame(bound, enough - changed));
  }

  /** What is usual here. */
  figures(): Figures {
    const products = Math.max(this.#rows.length, 1);
    return { products, lengths: this.#lengths.map((length) => length / products) };
  }

  /** For up to 31 queries, which rows each of them finds. */
  masks(queries: readonly string[]): Masks {
    const bounds = queries.map((query) => bindQuery(this.#documents, query));
    if (this.#masks.length !== this.#rows.length) this.#masks = new Uint32Array(this.#rows.length);
    const masks = this.#masks.fill(0);
    const changed = new Map<number, number>();
    const found = bounds.map((bound, at) => this.#mark(bound, 1 << at, { masks, changed }));
    const counts = new Map<number, number>();
    let [last, run] = [0, 0];
    const count = (mask: number) => {
      if (mask === last) {
        run += 1;
        return;
      }
      if (last !== 0) counts.set(last, (counts.get(last) ?? 0) + run);
      [last, run] = [mask, 1];
    };
    for (let place = 0; place < masks.length; place++) count(masks[place] as number);
    for (const mask of changed.values()) count(mask);
    count(0);
    return { counts, found, rows: (levels, most) => this.#rowsOf(levels, most, changed) };
  }

  /** Marks what a query finds; returns how many rows that are. */
  #mark(
    bound: Bound,
    bit: number,
    { masks, changed }: { masks: Uint32Array; changed: Map<number, number> },
  ): number {
    const written = this.#documents.written();
    const bits = this.#find(bound);
    const looks = isOfPlaces(bound);
    let found = 0;
    for (let at = 0; at < bits.length; at++) {
      let word = (bits[at] as number) & (this.#same[at] as number);
      for (; word !== 0; word &= word - 1) {
        const place = (at << 5) + 31 - Math.clz32(word & -word);
        if (looks && !answers(bound, written, this.#documents.run(this.#rows[place] as number), labels.any))
          continue;
        masks[place] = (masks[place] as number) | bit;
        found += 1;
      }
    }
    for (const row of this.#changedThatAnswer(bound)) {
      changed.set(row, (changed.get(row) ?? 0) | bit);
      found += 1;
    }
    return found;
  }

  #rowsOf(levels: readonly (readonly number[])[], most: number, changed: ReadonlyMap<number, number>) {
    const levelOf = new Map(levels.flatMap((masks, level) => masks.map((mask) => [mask, level] as const)));
    const found: number[][] = levels.map(() => []);
    const masks = this.#masks;
    for (let place = 0; place < masks.length; place++) {
      const mask = masks[place] as number;
      if (mask === 0) continue;
      const level = levelOf.get(mask);
      if (level === undefined) continue;
      const rows = found[level] as number[];
      if (rows.length < most) rows.push(this.#rows[place] as number);
      else if (level === 0) break;
    }
    for (const [row, mask] of changed) {
      const level = levelOf.get(mask);
      if (level !== undefined) found[level]?.push(row);
    }
    const compare = comparison(this.#columns, 'popularity');
    return found.map((rows) => (rows.length > most ? rows.sort(compare).slice(0, most) : rows));
  }

  /** Scores rows by the words that they have. */
  scorer(terms: readonly Term[], shares: readonly number[]): (row: number) => number {
    const bound = boundTerms(terms, shares, (query) => bindQuery(this.#documents, query));
    const scorer = new Scorer(
      bound,
      this.#documents.written(),
      this.figures(),
      this.#documents.meant(translated, true),
    );
    return (row) => scorer.score(this.#documents.run(row));
  }

  /** Which of the rows a query finds, asked of one row after the other. */
  asks(query: string): (row: number) => boolean {
    const bound = bindQuery(this.#documents, query);
    const written = this.#documents.written();
    return (row) => answers(bound, written, this.#documents.run(row), labels.any);
  }

  /** The rows from `#indexed` on that answer, in no order; no more than are `enough`. */
  #changedThatAnswer(query: Bound, enough = Number.POSITIVE_INFINITY): number[] {
    const { live, size } = this.#columns;
    const written = this.#documents.written();
    const isAnswer = (row: number) =>
      live[row] === 1 && answers(query, written, this.#documents.run(row), labels.any);
    const fits = isOfPlaces(query) ? isAnswer : (row: number) => live[row] === 1;
    const found: number[] = [];
    for (const part of this.#parts) {
      const bits = findInPart(part, query);
      const rows = firstRows(part.rows, (at) => bits[at] as number, enough - found.length, fits);
      for (const row of rows) found.push(row);
    }
    for (let row = this.#settled; row < size && found.length < enough; row++)
      if (isAnswer(row)) found.push(row);
    return found;
  }

  /** The first rows that answer, of those that have not changed. */
  #first(query: Bound, most: number): Int32Array {
    const written = this.#documents.written();
    const fits = isOfPlaces(query)
      ? (row: number) => answers(query, written, this.#documents.run(row), labels.any)
      : () => true;
    const bits = this.#find(query);
    return firstRows(this.#rows, (at) => (bits[at] as number) & (this.#same[at] as number), most, fits);
  }

  /** How many rows answer of those that have not changed, counted up to `enough`. */
  #countSame(query: Bound, enough: number): number {
    if (query.kind === 'lexeme' && query.to - query.from <= 1 && !this.#isFrequent(query))
      return this.#countHolders(query, enough);
    if (isOfPlaces(query)) return this.#first(query, enough).length;
    const bits = this.#find(query);
    let count = 0;
    for (let at = 0; at < bits.length && count < enough; at++)
      count += countBits((bits[at] as number) & (this.#same[at] as number));
    return Math.min(count, enough);
  }

  #countHolders({ from, to }: Meant, enough: number): number {
    if (!this.#hasChanged) return Math.min(enough, this.#held(from, to));
    const end = this.#starts[to] as number;
    let count = 0;
    for (let at = this.#starts[from] as number; at < end && count < enough; at++) {
      const place = this.#holders[at] as number;
      count += ((this.#same[place >> 5] as number) >>> (place & 31)) & 1;
    }
    return count;
  }

  #isFrequent({ from, to }: Meant): boolean {
    return to > from && this.#frequent.lexemes.includes(from);
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
    const { lexemes, bits: sets } = this.#frequent;
    const frequent = sets.filter((_, at) => (lexemes[at] as number) >= from && (lexemes[at] as number) < to);
    const held = this.#held(from, to);
    if (held === 0 && frequent.length === 1) return frequent[0] as Uint32Array;
    const key = `${from} ${to}`;
    const known = this.#kept.get(key);
    if (known) return keep(this.#kept, key, known, mostKept);
    const bits = noBits(this.#rows.length);
    const end = this.#starts[to] as number;
    for (let at = this.#starts[from] as number; at < end; at++) setBit(bits, this.#holders[at] as number);
    for (const others of frequent) addBits(bits, others);
    return held > bits.length ? keep(this.#kept, key, bits, mostKept) : bits;
  }
}
