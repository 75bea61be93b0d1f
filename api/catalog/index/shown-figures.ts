/**
 * Prices and stock as cards say them: those of the columns, and for kits and made-to-measure products those of what
 * their pages open with, in copies that are made once for each warehouse and price group.
 */
import type { ProductQuery } from '#api/catalog/storage/listing.ts';
import type { Columns } from './columns.ts';

type Asked = Pick<ProductQuery, 'priceColumn' | 'warehouseId' | 'opening'>;

export type ShownFigures = {
  /** In cents, by row. */
  prices: Int32Array;
  /** 1 for a SKU that is in stock at the warehouse. */
  inStock: Uint8Array;
};

type Copies = { version: number; byKey: Map<string, ShownFigures & { opening: number }> };
const copiesOf = new WeakMap<Columns, Copies>();

export const pricesOf = (columns: Columns, { priceColumn }: Pick<Asked, 'priceColumn'>): Int32Array =>
  priceColumn === 'trade_cents' ? columns.trade : columns.retail;

export function shownFigures(columns: Columns, asked: Asked): ShownFigures {
  const { warehouseId, priceColumn, opening } = asked;
  const prices = pricesOf(columns, asked);
  const inStock = columns.stock.get(warehouseId) ?? new Uint8Array(0);
  if (opening.byProduct.size === 0) return { prices, inStock };
  let copies = copiesOf.get(columns);
  if (copies?.version !== columns.version) {
    copies = { version: columns.version, byKey: new Map() };
    copiesOf.set(columns, copies);
  }
  const key = `${priceColumn} ${warehouseId}`;
  const kept = copies.byKey.get(key);
  if (kept?.opening === opening.version) return kept;
  const copy = { opening: opening.version, ...copyOf(columns, { prices, inStock }, opening) };
  copies.byKey.set(key, copy);
  return copy;
}

function copyOf(
  columns: Columns,
  { prices, inStock }: ShownFigures,
  { byProduct }: Asked['opening'],
): ShownFigures {
  const shown = {
    prices: prices.slice(),
    inStock: new Uint8Array(Math.max(inStock.length, columns.valueStart.length)),
  };
  shown.inStock.set(inStock);
  for (const [id, figures] of byProduct) {
    const row = columns.rowOf(id);
    if (row === undefined || columns.skuCount[row] === 0) continue;
    shown.prices[row] = figures.cents;
    const start = columns.skuStart[row] as number;
    shown.inStock.fill(figures.inStock ? 1 : 0, start, start + (columns.skuCount[row] as number));
  }
  return shown;
}
