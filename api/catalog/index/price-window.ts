/** A window of rows in the order of prices that have no ranks: only rows whose price stands in the window are sorted. */
import type { ProductQuery } from '#api/catalog/storage/listing.ts';

type Window = Pick<ProductQuery, 'offset' | 'limit' | 'sort'>;

/** So few rows are sorted whole. */
const few = 500;
/** Of the bits of a price, which is below 2^31. */
const half = 16;
const halfSize = 1 << half;

/** The price at a place, counted from the lowest: first its upper half is counted out, then its lower one. */
function priceAt(prices: Int32Array, place: number): number {
  let left = place;
  const countOut = (fits: (price: number) => boolean, shift: number) => {
    const counts = new Int32Array(halfSize);
    for (const price of prices)
      if (fits(price)) {
        const part = (price >>> shift) & (halfSize - 1);
        counts[part] = (counts[part] as number) + 1;
      }
    let part = 0;
    while (left >= (counts[part] as number)) left -= counts[part++] as number;
    return part;
  };
  const upper = countOut(() => true, half);
  return upper * halfSize + countOut((price) => price >>> half === upper, 0);
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
  const asked = rows.map((row) => prices[row] as number);
  const isUp = sort === 'price';
  const placeOf = (place: number) => (isUp ? place : rows.length - 1 - place);
  const [first, last] = [priceAt(asked, placeOf(offset)), priceAt(asked, placeOf(end - 1))];
  const [low, high] = isUp ? [first, last] : [last, first];
  let before = 0;
  const within = rows.filter((_, at) => {
    const price = asked[at] as number;
    if (isUp ? price < low : price > high) before += 1;
    return price >= low && price <= high;
  });
  return within.sort(compare).subarray(offset - before, end - before);
}
