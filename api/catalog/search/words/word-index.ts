/**
 * Which products answer a search, from memory. For every lexeme the products that hold it, those that are bought most
 * first; for every product its words, to see neighbours and to rank. Products that changed since it was made are looked
 * at one by one. It answers what `@@` answers in SQL (storage/repositories/search.ts).
 */

import { addBits, clearBit, countBits, keepBits, noBits, setBit } from '#api/catalog/index/bits.ts';
import { inSteps, keptOf, type Numbers, type Pause } from '#api/catalog/index/codes.ts';
import type { Columns } from '#api/catalog/index/columns.ts';
import { Texts } from '#api/catalog/index/texts.ts';
import { Documents } from './documents.ts';
import { Lexemes } from './lexemes.ts';
import { countsOf, type FrequentLexemes, holdersOf, rewritten } from './make-words.ts';
import { answers, type Bound, isOfPlaces, type Labels, labels } from './match.ts';
import { type Query, readQuery } from './query.ts';

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
  #kept = new Map<string, Uint32Array>();
  #answers = new Map<string, Int32Array>();

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
    return this.#documents.bytes + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
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
    this.#kept = new Map();
    this.#answers.clear();
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
    index.#places = new Int32Array(columns.size);
    await inSteps(index.#rows.length, pause, (from, to) => {
      for (let place = from; place < to; place++) index.#places[index.#rows[place] as number] = place;
    });
    index.#starts = arrays.starts as Int32Array;
    index.#holders = arrays.holders as Int32Array;
    const bits = frequent.map((_, at) => arrays[`bits ${at}`] as Uint32Array);
    index.#frequent = { lexemes: frequent, bits };
    index.#same = noBits(index.#rows.length).fill(0xffffffff);
    return index;
  }

  /** How many products each tsquery finds, counted up to `enough`. */
  count(query: string, enough: number): number {
    const bound = this.#bind(readQuery(query));
    const isSingle = bound.kind === 'lexeme' && !this.#hasChanged && bound.to - bound.from <= 1;
    if (isSingle && !this.#frequent.lexemes.includes(bound.from))
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
    const { popularity, idTexts } = this.#columns;
    const found =
      changed.length === 0
        ? first
        : [...first, ...changed].sort(
            (a, b) => (popularity[b] as number) - (popularity[a] as number) || idTexts.compare(a, b),
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
    const { live, size } = this.#columns;
    const written = this.#documents.written();
    const found: number[] = [];
    for (let row = this.#indexed; row < size; row++)
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
