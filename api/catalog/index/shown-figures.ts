/**
 * Prices and stock as cards say them: those of the columns, and for kits and made-to-measure products those of what
 * their pages open with, in copies that are made once for each warehouse and those who see the same prices.
 */
import type { ProductQuery } from '#api/catalog/storage/listing.ts';
import type { Columns } from './columns.ts';
import { groupPrices, ownPrices } from './own-prices.ts';

type Asked = Pick<ProductQuery, 'priceColumn' | 'own' | 'warehouseId' | 'opening'>;

/** Copies that are kept of one state of the index. */
const most = 24;

export type ShownFigures = {
  /** In cents, by row. */
  prices: Int32Array;
  /** 1 for a SKU that is in stock at the warehouse. */
  inStock: Uint8Array;
};

type Copies = Map<string, ShownFigures & { opening: number }>;
const copiesOf = new WeakMap<Columns, Copies>();

const pricesOf = (columns: Columns, { priceColumn, own }: Asked): Int32Array =>
  own ? ownPrices(columns, { priceColumn, own }) : groupPrices(columns, priceColumn);

export function shownFigures(columns: Columns, asked: Asked): ShownFigures {
  const { warehouseId, priceColumn, own, opening } = asked;
  const prices = pricesOf(columns, asked);
  const inStock = columns.stock.get(warehouseId) ?? new Uint8Array(0);
  if (opening.byProduct.size === 0) return { prices, inStock };
  const copies: Copies = copiesOf.get(columns) ?? new Map();
  copiesOf.set(columns, copies);
  const key = `${priceColumn} ${warehouseId} ${own?.version ?? ''}`;
  const kept = copies.get(key);
  if (kept?.opening === opening.version) return kept;
  const [first] = copies.keys();
  if (copies.size >= most && first !== undefined) copies.delete(first);
  const copy = { opening: opening.version, ...copyOf(columns, { prices, inStock }, opening) };
  copies.set(key, copy);
  return copy;
}

function copyOf(
  columns: Columns,
  { prices, inStock }: ShownFigures,
  { byProduct }: Asked['opening'],
): ShownFigures {
  const shown = {
    prices: prices.slice(0, columns.size),
    inStock: new Uint8Array(columns.skuCount),
  };
  shown.inStock.set(inStock.subarray(0, columns.skuCount));
  for (const [id, figures] of byProduct) {
    const row = columns.rowOf(id);
    if (row === undefined) continue;
    const [start, end] = [columns.skuStart[row] as number, columns.skuStart[row + 1] as number];
    if (start === end) continue;
    shown.prices[row] = figures.cents;
    shown.inStock.fill(figures.inStock ? 1 : 0, start, end);
  }
  return shown;
}
