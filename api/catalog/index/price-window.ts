/** A window of rows in the order of prices that have no ranks: only rows whose price stands in the window are sorted. */
import type { ProductQuery } from '#api/catalog/storage/listing.ts';

type Window = Pick<ProductQuery, 'offset' | 'limit' | 'sort'>;

/** So few rows are sorted whole. */
const few = 500;
/** Of the bits of a price, which is below 2^31. */
const half = 16;
const lower = (1 << half) - 1;

/** Which count a place falls into, counted from the first, and how far into it. */
function partAt(counts: Int32Array, place: number): { part: number; left: number } {
  let [part, left] = [0, place];
  while (left >= (counts[part] as number)) left -= counts[part++] as number;
  return { part, left };
}

/** The price at a place, counted from the lowest: its upper half is known of `uppers`, its lower one is counted out. */
function priceAt(prices: Int32Array, uppers: Int32Array, place: number): number {
  const { part: upper, left } = partAt(uppers, place);
  const counts = new Int32Array(lower + 1);
  for (let at = 0; at < prices.length; at++) {
    const price = prices[at] as number;
    if (price >>> half === upper) counts[price & lower] = (counts[price & lower] as number) + 1;
  }
  return (upper << half) | partAt(counts, left).part;
}

/** `compare` orders rows as `sort` says: by price, then by what tells equal ones apart. */
export function priceWindow(
  rows: Int32Array,
  prices: Int32Array,
  { offset, limit, sort }: Window,
  compare: (a: number, b: number) => number,
): Int32Array {
  const end = Math.min(offset + limit, rows.length);
  if (offset >= end) return new Int32Array(0);
  if (rows.length <= few) return rows.slice().sort(compare).subarray(offset, end);
  const asked = new Int32Array(rows.length);
  const uppers = new Int32Array(lower + 1);
  for (let at = 0; at < rows.length; at++) {
    const price = prices[rows[at] as number] as number;
    asked[at] = price;
    uppers[price >>> half] = (uppers[price >>> half] as number) + 1;
  }
  const isUp = sort === 'price';
  const priceOf = (place: number) => priceAt(asked, uppers, isUp ? place : rows.length - 1 - place);
  const [first, last] = [priceOf(offset), priceOf(end - 1)];
  const [low, high] = isUp ? [first, last] : [last, first];
  const within: number[] = [];
  let before = 0;
  for (let at = 0; at < rows.length; at++) {
    const price = asked[at] as number;
    if (price >= low && price <= high) within.push(rows[at] as number);
    else if (isUp === price < low) before += 1;
  }
  return Int32Array.from(within)
    .sort(compare)
    .subarray(offset - before, end - before);
}
