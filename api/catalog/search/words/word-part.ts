/**
 * Words of some hundred to some thousand products that changed since the index of words was made: for every lexeme the
 * products that hold it, as in the index itself. Parts are never written again; small ones are merged into larger ones.
 */
import { addBits, keepBits, noBits, setBit } from '#api/catalog/index/bits.ts';
import { inSteps, type Pause } from '#api/catalog/index/codes.ts';
import type { Documents } from './documents.ts';
import { firstOf } from './lexemes.ts';
import { eachLexeme } from './make-words.ts';
import type { Bound, Meant } from './match.ts';

/** A place is two bytes. */
const mostRows = 0x10000;

export type WordPart = {
  /** The most bought first. */
  rows: Int32Array;
  /** Ascending. A lexeme's run in `holders`, which are places in `rows` in order, begins at the same place of `starts`. */
  lexemes: Int32Array;
  starts: Int32Array;
  holders: Uint16Array;
};

export const bytesOf = ({ rows, lexemes, starts, holders }: WordPart): number =>
  rows.byteLength + lexemes.byteLength + starts.byteLength + holders.byteLength;

/** `rows`: at most `mostRows`, the most bought first. */
export function makePart(documents: Documents, rows: Int32Array): WordPart {
  const words = rows.reduce((sum, row) => sum + documents.length(row), 0);
  /** A lexeme and a place in one number. */
  const pairs = new Float64Array(words);
  let count = 0;
  for (let place = 0; place < rows.length; place++)
    eachLexeme(documents, rows[place] as number, (lexeme) => {
      pairs[count++] = lexeme * mostRows + place;
    });
  const sorted = pairs.subarray(0, count).sort();
  const lexemes = new Int32Array(count);
  const starts = new Int32Array(count + 1);
  const holders = new Uint16Array(count);
  let last = 0;
  for (let at = 0; at < count; at++) {
    const pair = sorted[at] as number;
    const lexeme = Math.floor(pair / mostRows);
    if (last === 0 || lexemes[last - 1] !== lexeme) {
      starts[last] = at;
      lexemes[last++] = lexeme;
    }
    holders[at] = pair - lexeme * mostRows;
  }
  starts[last] = count;
  return { rows, lexemes: lexemes.slice(0, last), starts: starts.slice(0, last + 1), holders };
}

/** Where the rows of two parts go in one, which holds those that `fits` keeps; -1 for the others. */
function mergedPlaces(
  [left, right]: [Int32Array, Int32Array],
  fits: (row: number) => boolean,
  compare: (a: number, b: number) => number,
) {
  const rows = new Int32Array(left.length + right.length);
  const places: [Int32Array, Int32Array] = [
    new Int32Array(left.length).fill(-1),
    new Int32Array(right.length).fill(-1),
  ];
  let [fromLeft, fromRight, end] = [0, 0, 0];
  while (fromLeft < left.length || fromRight < right.length) {
    const isLeft =
      fromRight === right.length ||
      (fromLeft < left.length && compare(left[fromLeft] as number, right[fromRight] as number) < 0);
    const at = isLeft ? fromLeft++ : fromRight++;
    const row = (isLeft ? left : right)[at] as number;
    if (!fits(row)) continue;
    places[isLeft ? 0 : 1][at] = end;
    rows[end++] = row;
  }
  return { rows: rows.slice(0, end), places };
}

/** Each part of an index is at least twice as large as the next: rows move a few times, and queries ask a few parts. */
export const isWorthMerging = (larger: WordPart, smaller: WordPart): boolean =>
  larger.rows.length < 2 * smaller.rows.length && larger.rows.length + smaller.rows.length <= mostRows;

/** Both in one, without the rows that do not fit anymore; `compare` is the order of rows. */
export async function mergeParts(
  left: WordPart,
  right: WordPart,
  { fits, compare }: { fits: (row: number) => boolean; compare: (a: number, b: number) => number },
  pause: Pause,
): Promise<WordPart> {
  const { rows, places } = mergedPlaces([left.rows, right.rows], fits, compare);
  const most = left.lexemes.length + right.lexemes.length;
  const lexemes = new Int32Array(most);
  const starts = new Int32Array(most + 1);
  const holders = new Uint16Array(left.holders.length + right.holders.length);
  let [fromLeft, fromRight, last, end] = [0, 0, 0, 0];
  const nextOf = (part: WordPart, at: number) => part.lexemes[at] ?? Number.POSITIVE_INFINITY;
  /** Writes one lexeme's places, which ascend on both sides. */
  const write = (a: number, aEnd: number, b: number, bEnd: number) => {
    while (a < aEnd || b < bEnd) {
      const ofLeft = a < aEnd ? (places[0][left.holders[a] as number] as number) : mostRows;
      const ofRight = b < bEnd ? (places[1][right.holders[b] as number] as number) : mostRows;
      const isLeft = ofLeft < ofRight || b >= bEnd;
      const place = isLeft ? ofLeft : ofRight;
      if (isLeft) a += 1;
      else b += 1;
      if (place >= 0) holders[end++] = place;
    }
  };
  await inSteps(
    most,
    pause,
    (from, to) => {
      for (let step = from; step < to; step++) {
        const lexeme = Math.min(nextOf(left, fromLeft), nextOf(right, fromRight));
        if (lexeme === Number.POSITIVE_INFINITY) return;
        const [a, b] = [fromLeft, fromRight];
        if (nextOf(left, a) === lexeme) fromLeft += 1;
        if (nextOf(right, b) === lexeme) fromRight += 1;
        starts[last] = end;
        write(
          left.starts[a] as number,
          left.starts[fromLeft] as number,
          right.starts[b] as number,
          right.starts[fromRight] as number,
        );
        lexemes[last] = lexeme;
        // A lexeme that no row has anymore is written over.
        if (end > (starts[last] as number)) last += 1;
      }
    },
    1024,
  );
  starts[last] = end;
  return {
    rows,
    lexemes: lexemes.slice(0, last),
    starts: starts.slice(0, last + 1),
    holders: holders.slice(0, end),
  };
}

const firstFrom = (lexemes: Int32Array, lexeme: number): number =>
  firstOf(lexemes.length, (at) => (lexemes[at] as number) >= lexeme);

function setHolders({ lexemes, starts, holders, rows }: WordPart, { from, to, others }: Meant): Uint32Array {
  const bits = noBits(rows.length);
  const setRun = (first: number, last: number) => {
    const end = starts[last] as number;
    for (let at = starts[first] as number; at < end; at++) setBit(bits, holders[at] as number);
  };
  if (to > from) setRun(firstFrom(lexemes, from), firstFrom(lexemes, to));
  if (others.size > lexemes.length)
    for (let at = 0; at < lexemes.length; at++) {
      if (others.has(lexemes[at] as number)) setRun(at, at + 1);
    }
  else
    for (const other of others) {
      const at = firstFrom(lexemes, other);
      if (lexemes[at] === other) setRun(at, at + 1);
    }
  return bits;
}

/** Places of all that may answer: neighbors are not looked at. */
export function findInPart(part: WordPart, query: Bound): Uint32Array {
  if (query.kind === 'lexeme') return setHolders(part, query);
  const parts = query.kind === 'near' ? [query.left, query.right] : query.parts;
  const [first, ...others] = parts.map((one) => findInPart(part, one));
  const bits = first as Uint32Array;
  for (const other of others) (query.kind === 'or' ? addBits : keepBits)(bits, other);
  return bits;
}

/** The first `most` of the rows that fit, of those whose place is set: `bitsAt` gives 32 of the places. */
export function firstRows(
  rows: Int32Array,
  bitsAt: (at: number) => number,
  most: number,
  fits: (row: number) => boolean,
): Int32Array {
  const found: number[] = [];
  for (let at = 0; at << 5 < rows.length && found.length < most; at++)
    for (let word = bitsAt(at); word !== 0 && found.length < most; word &= word - 1) {
      const row = rows[(at << 5) + 31 - Math.clz32(word & -word)] as number;
      if (fits(row)) found.push(row);
    }
  return Int32Array.from(found);
}
