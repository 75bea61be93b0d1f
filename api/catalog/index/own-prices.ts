/**
 * The lowest price of every product for a company that has its own ones, by row. Rows are never written again: what was
 * worked out for one holds in every later state of the index, and only those that were added since are left to do.
 */
import type { OwnPrices, PriceColumn } from '#api/catalog/storage/listing.ts';
import { lessShare } from '#api/pricing/core/basis-points.ts';
import { inSteps, type Pause, roomFor } from './codes.ts';
import { type Columns, noPrice, shelfName } from './columns.ts';

type Asked = { priceColumn: PriceColumn; own: OwnPrices };
type Kept = { prices: Int32Array; size: number };

/** Bytes of prices that are kept of one index. */
const mostBytes = 64 * 1024 * 1024;
const keptOf = new WeakMap<object, Map<string, Kept>>();

export const groupPrices = (columns: Columns, priceColumn: PriceColumn): Int32Array =>
  priceColumn === 'trade_cents' ? columns.trade : columns.retail;

function keptFor(columns: Columns, { priceColumn, own }: Asked): Kept {
  const lists = keptOf.get(columns.lineage) ?? new Map<string, Kept>();
  keptOf.set(columns.lineage, lists);
  const key = `${priceColumn} ${own.version}`;
  const kept = lists.get(key) ?? { prices: new Int32Array(0), size: 0 };
  // The least recently used stand first.
  lists.delete(key);
  lists.set(key, kept);
  const most = Math.max(2, Math.floor(mostBytes / (4 * columns.size + 1)));
  const [oldest] = lists.keys();
  if (lists.size > most && oldest !== undefined) lists.delete(oldest);
  return kept;
}

/** Basis points off retail by the code of a shelf. */
function sharesByShelf({ shelfCodes }: Columns, { byCategory, byVendor }: OwnPrices): Int32Array {
  const shares = new Int32Array(shelfCodes.size);
  const put = (kind: 'category' | 'vendor', byId: ReadonlyMap<string, number>) => {
    for (const [id, bps] of byId) {
      const code = shelfCodes.of(shelfName(kind, id));
      if (code !== undefined) shares[code] = bps;
    }
  };
  put('category', byCategory);
  put('vendor', byVendor);
  return shares;
}

/** What is said of single products and of their SKUs: each row's lowest price by it. */
function singlesOf(columns: Columns, { byProduct, bySku }: OwnPrices): Map<number, number> {
  const singles = new Map<number, number>();
  const put = (id: string, centsFor: (retail: number) => number) => {
    const row = columns.rowOf(id);
    const listed = row === undefined ? noPrice : (columns.retail[row] as number);
    if (row === undefined || listed === noPrice) return;
    singles.set(row, Math.min(singles.get(row) ?? noPrice, centsFor(listed)));
  };
  for (const [id, bps] of byProduct) put(id, (retail) => lessShare(retail, bps));
  for (const { productId, cents } of bySku.values()) put(productId, () => cents);
  return singles;
}

/** Works out rows in their order, as of one state of the index. */
function writerOf(
  columns: Columns,
  { priceColumn, own }: Asked,
  kept: Kept,
): (from: number, to: number) => void {
  const { retail, shelfStart, shelves } = columns;
  const group = groupPrices(columns, priceColumn);
  const shares = sharesByShelf(columns, own);
  const singles = singlesOf(columns, own);
  kept.prices = roomFor(kept.prices, columns.size);
  return (from, to) => {
    const { prices } = kept;
    for (let row = from; row < to; row++) {
      let bps = own.everything;
      const end = shelfStart[row + 1] as number;
      for (let at = shelfStart[row] as number; at < end; at++)
        bps = Math.max(bps, shares[shelves[at] as number] as number);
      const cents = group[row] as number;
      const listed = retail[row] as number;
      prices[row] = bps > 0 && listed !== noPrice ? Math.min(cents, lessShare(listed, bps)) : cents;
    }
    for (const [row, cents] of singles)
      if (row >= from && row < to) prices[row] = Math.min(prices[row] as number, cents);
    kept.size = to;
  };
}

/** In cents, by row; what is missing is worked out on the way. */
export function ownPrices(columns: Columns, asked: Asked): Int32Array {
  const kept = keptFor(columns, asked);
  if (kept.size < columns.size) writerOf(columns, asked, kept)(kept.size, columns.size);
  return kept.prices;
}

/** Works them out a little at a time, so that whoever asks next need not wait for all of it. */
export async function prepareOwnPrices(columns: Columns, asked: Asked, pause: Pause): Promise<void> {
  const kept = keptFor(columns, asked);
  if (columns.size - kept.size < 8192) return;
  const began = kept.size;
  const write = writerOf(columns, asked, kept);
  await inSteps(columns.size - began, pause, (from, to) => {
    // Somebody else may have worked on it meanwhile.
    if (kept.size === began + from) write(began + from, began + to);
  });
}
