/** Products that changed since the index of words was made are found, counted and ordered as by looking at each. */
import { describe, expect, it } from 'vitest';
import { Columns } from '#api/catalog/index/columns.ts';
import { Orders, sortedOrders } from '#api/catalog/index/orders.ts';
import type { ListingRow } from '#api/catalog/storage/listing-rows.ts';
import { mostBought } from '#tests/contract/catalog/most-bought.ts';
import { WordIndex } from './word-index.ts';

const noPause = async () => {};

/** Always the same dice. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A product's words in their order. */
type Product = { words: string[]; popularity: number };
type State = {
  columns: Columns;
  words: WordIndex;
  popular: Int32Array;
  ranked: number;
  products: Map<string, Product>;
};

const vectorOf = (words: string[]) =>
  [...new Set(words)]
    .map(
      (word) => `'${word}':${words.flatMap((other, at) => (other === word ? [`${at + 1}A`] : [])).join(',')}`,
    )
    .join(' ');
const rowOf = (id: string, { words, popularity }: Product): ListingRow => [
  ...([id, id, 'vendor', popularity, 0, {}, null, null, null, null] as const),
  ...([vectorOf(words), 0, 0] as const),
];

const common = 'brass oak faucet fauna sink pull towel bar'.split(' ');

/** Common words, and rare ones that are new now and then: `fau12345`, `new12345`. */
function productOf(roll: (below: number) => number): Product {
  const word = () => {
    if (roll(5) > 0) return common[Math.min(roll(8), roll(8))] as string;
    return `${['fau', 'new', 'sku'][roll(3)]}${roll(40_000)}`;
  };
  return { words: Array.from({ length: 1 + roll(9) }, word), popularity: roll(30) };
}

const queries: [string, (words: string[]) => boolean][] = [
  ["'brass'", (words) => words.includes('brass')],
  ["'bar'", (words) => words.includes('bar')],
  ["'nothing'", () => false],
  ["'fau':*", (words) => words.some((word) => word.startsWith('fau'))],
  ["'fauc':*", (words) => words.some((word) => word.startsWith('fauc'))],
  ["'fau1':*", (words) => words.some((word) => word.startsWith('fau1'))],
  ["'new39':*", (words) => words.some((word) => word.startsWith('new39'))],
  ["'n':*", (words) => words.some((word) => word.startsWith('n'))],
  ["'zz':*", () => false],
  ["'oak' & 'pull'", (words) => words.includes('oak') && words.includes('pull')],
  ["'sku1':* | 'towel'", (words) => words.includes('towel') || words.some((word) => word.startsWith('sku1'))],
  ["'brass' <-> 'oak'", (words) => words.some((word, at) => word === 'brass' && words[at + 1] === 'oak')],
  [
    "'sink' <2> 'fau':*",
    (words) => words.some((word, at) => word === 'sink' && words[at + 2]?.startsWith('fau')),
  ],
];

async function made(columns: Columns, products: Map<string, Product>): Promise<State> {
  const words = new WordIndex(columns);
  for (const [id, product] of products) {
    const row = rowOf(id, product);
    words.put(columns.append(row), row[10]);
  }
  await columns.renew(noPause);
  const popular = (await sortedOrders(columns, noPause)).get('popularity') as Int32Array;
  await words.make(popular, noPause);
  return { columns, words, popular, ranked: columns.size, products };
}

/** Some products written, some new, some taken off sale; some rows that came late stay in no part. */
async function changed(state: State, roll: (below: number) => number, count: number): Promise<State> {
  const columns = state.columns.fork();
  const words = state.words.fork(columns);
  const products = new Map(state.products);
  for (let at = 0; at < count; at++) {
    const id = `prd-${roll(3000)}`;
    const gone = columns.remove(id);
    if (gone !== null) words.remove(gone);
    products.delete(id);
    if (roll(6) > 0) {
      const product = productOf(roll);
      products.set(id, product);
      const row = rowOf(id, product);
      words.put(columns.put(row), row[10]);
    }
    if (roll(400) === 0) await words.settle(noPause);
  }
  if (roll(2) === 0) await words.settle(noPause);
  return { ...state, columns, words, products };
}

async function renewed({ columns, words, popular, ranked, products }: State): Promise<State> {
  const orders = new Orders(columns, new Map([['popularity', { rows: popular, ranks: popular }]]), ranked);
  const rows = await orders.all('popularity', noPause);
  await words.make(rows, noPause);
  await columns.renew(noPause);
  return { columns, words, popular: rows, ranked: columns.size, products };
}

function expectAsByLooking({ columns, words, products }: State): number {
  const ordered = [...products].sort(
    ([a, { popularity: one }], [b, { popularity: other }]) => other - one || (a < b ? -1 : 1),
  );
  let found = 0;
  for (const [query, fits] of queries) {
    const ids = ordered.flatMap(([id, product]) => (fits(product.words) ? [id] : []));
    found += ids.length;
    for (const most of [1, 30, 100_000]) {
      expect({ query, ids: mostBought({ columns, words }, query, most) }).toEqual({
        query,
        ids: ids.slice(0, most),
      });
      expect({ query, count: words.count(query, most) }).toEqual({
        query,
        count: Math.min(most, ids.length),
      });
    }
    const asks = words.asks(query);
    for (const id of ids.slice(0, 20)) expect(asks(columns.rowOf(id) as number)).toBe(true);
  }
  return found;
}

describe('words that changed since the index was made', () => {
  it('are found as by looking at each product, while the index of before answers as before', async () => {
    const roll = dice(20_261_130);
    const products = new Map(Array.from({ length: 800 }, (_, at) => [`prd-${at}`, productOf(roll)]));
    let state = await made(new Columns([]), products);
    let found = expectAsByLooking(state);
    for (let round = 0; round < 24; round++) {
      // One that was given up: what it wrote is not in the next one.
      if (round % 5 === 4) await changed(state, roll, 700);
      const next = await changed(state, roll, [3, 40, 300, 1500][round % 4] as number);
      found += expectAsByLooking(next);
      if (round % 3 === 0) expectAsByLooking(state);
      state = next;
      if (round % 10 === 9) state = await renewed(state);
      if (round % 10 === 9) expectAsByLooking(state);
    }
    expect(found).toBeGreaterThan(50_000);
  });

  it('take less room when they are made anew', async () => {
    const roll = dice(7);
    const products = new Map(Array.from({ length: 500 }, (_, at) => [`prd-${at}`, productOf(roll)]));
    const state = await changed(await made(new Columns([]), products), roll, 3000);
    await state.words.settle(noPause);
    const before = state.words.bytes;
    expect((await renewed(state)).words.bytes).toBeLessThan(before);
  });
});
