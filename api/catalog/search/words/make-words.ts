/** Makes the sets of products by lexeme from the products' words, a little at a time. */
import { noBits, setBit } from '#api/catalog/index/bits.ts';
import { ascending, inSteps, type Pause } from '#api/catalog/index/codes.ts';
import { sortTexts } from '#api/catalog/index/sort-rows.ts';
import { Texts } from '#api/catalog/index/texts.ts';
import { Documents } from './documents.ts';
import { Lexemes } from './lexemes.ts';

/** Lexemes that very many products have, ascending, and the places of these products as bits. */
export type FrequentLexemes = { lexemes: number[]; bits: Uint32Array[] };

/** A lexeme that more than one product of so many has is kept as bits: less room than a number for each of them. */
const bitsFrom = 32;

/** A product's lexemes, each once: a lexeme's places stand together. */
export function eachLexeme(documents: Documents, row: number, tell: (lexeme: number) => void): void {
  const { start, end } = documents.run(row);
  let last = -1;
  for (let at = start; at < end; at++) {
    const lexeme = documents.lexemes[at] as number;
    if (lexeme !== last) tell(lexeme);
    last = lexeme;
  }
}

/** The words of some rows in the order of these, their lexemes numbered in the order of their texts. */
export async function rewritten(
  old: Documents,
  { rows, size }: { rows: Int32Array; size: number },
  pause: Pause,
): Promise<Documents> {
  const met = Texts.roomy(old.size, old.textBytes);
  await inSteps(old.size, pause, (from, to) => {
    for (let number = from; number < to; number++) old.copyText(number, met);
  });
  const sorted = await sortTexts(met, ascending(met.size), pause);
  const texts = Texts.roomy(old.size, old.textBytes);
  const numbers = new Int32Array(sorted.length);
  await inSteps(sorted.length, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      numbers[sorted[at] as number] = at;
      texts.copy(met, sorted[at] as number);
    }
  });
  const documents = new Documents(new Lexemes(texts));
  let words = 0;
  await inSteps(rows.length, pause, (from, to) => {
    for (let place = from; place < to; place++) words += old.length(rows[place] as number);
  });
  documents.reserve(size, words);
  await inSteps(
    rows.length,
    pause,
    (from, to) => {
      for (let place = from; place < to; place++) {
        const row = rows[place] as number;
        documents.copy(row, old.written(), old.run(row), numbers);
      }
    },
    4096,
  );
  return documents;
}

/** The places of the products that have each lexeme; `counts` says how many these are. */
export async function holdersOf(documents: Documents, rows: Int32Array, counts: Int32Array, pause: Pause) {
  const starts = new Int32Array(counts.length + 1);
  const frequent: FrequentLexemes = { lexemes: [], bits: [] };
  /** Where a lexeme's next place goes; below 0, its bits. */
  const ends = new Int32Array(counts.length);
  await inSteps(counts.length, pause, (from, to) => {
    for (let lexeme = from; lexeme < to; lexeme++) {
      const count = counts[lexeme] as number;
      const start = starts[lexeme] as number;
      const isFrequent = count * bitsFrom > rows.length;
      ends[lexeme] = isFrequent ? ~frequent.lexemes.length : start;
      if (isFrequent) {
        frequent.lexemes.push(lexeme);
        frequent.bits.push(noBits(rows.length));
      }
      starts[lexeme + 1] = isFrequent ? start : start + count;
    }
  });
  const holders = new Int32Array(starts[counts.length] as number);
  await inSteps(
    rows.length,
    pause,
    (from, to) => {
      for (let place = from; place < to; place++) {
        eachLexeme(documents, rows[place] as number, (lexeme) => {
          const end = ends[lexeme] as number;
          if (end < 0) setBit(frequent.bits[~end] as Uint32Array, place);
          else {
            holders[end] = place;
            ends[lexeme] = end + 1;
          }
        });
      }
    },
    4096,
  );
  return { starts, holders, frequent };
}

/** How many of the rows' products have each lexeme. */
export async function countsOf(documents: Documents, rows: Int32Array, pause: Pause): Promise<Int32Array> {
  const counts = new Int32Array(documents.known.size);
  await inSteps(
    rows.length,
    pause,
    (from, to) => {
      for (let place = from; place < to; place++)
        eachLexeme(documents, rows[place] as number, (lexeme) => {
          counts[lexeme] = (counts[lexeme] as number) + 1;
        });
    },
    4096,
  );
  return counts;
}
