import { takeStock } from '#api/catalog/public-storage.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { needOf, type PricedCart } from '#api/sales/carts/cart-view.ts';
import { type Movement, writeMovements } from '#api/sales/orders/stock-movements.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';

/** Of a SKU at a warehouse: how many, whether more than there are, and by which lines. */
type Want = { sku: string; from: string; quantity: number; later: boolean; lines: number[] };

/**
 * Takes it, and answers what was taken. Throws out_of_stock, naming each line that wants more than there is or cannot be
 * had as it was chosen.
 */
export async function takeStockOf(
  db: Executor,
  { lines, row }: Pick<PricedCart, 'lines' | 'row'>,
): Promise<Movement[]> {
  const moved: Movement[] = [];
  const wrong: FieldReasons = {};
  const wanted = new Map<string, Want>();
  for (const [index, line] of lines.entries()) {
    const { configured: choice } = line;
    if (!line.active) wrong[`/items/${line.id}`] = [because('item_discontinued', { name: line.name })];
    else if (choice?.view.problem)
      wrong[`/items/${line.id}`] = [
        because('item_not_available', { name: line.name, problem: choice.view.problem }),
      ];
    const need = needOf(line, choice, line.source?._id ?? row.warehouse_id);
    for (const [sku, units] of need.isUnlimited ? [] : need.units) {
      const { from } = need;
      const key = `${sku} ${from}`;
      const known = wanted.get(key) ?? { sku, from, quantity: 0, later: false, lines: [] };
      wanted.set(key, {
        ...known,
        quantity: known.quantity + units * line.quantity,
        later: need.later.has(sku) || (choice === null && line.source === null && line.backorder),
        lines: [...known.lines, index],
      });
    }
  }
  // In one order for everybody, so that two orders of the same things wait and do not deadlock.
  for (const [, want] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { sku, from } = want;
    const taken = await takeStock(db, sku, from, want.quantity, want.later);
    if (taken !== null) {
      if (taken > 0) moved.push({ sku_id: sku, warehouse_id: from, quantity: -taken });
      continue;
    }
    for (const index of want.lines) {
      const line = lines[index];
      if (!line || (want.lines.length > 1 && line.available >= line.quantity)) continue;
      wrong[`/items/${line.id}`] = [
        line.available > 0
          ? because('item_low_stock', { count: line.available, name: line.name })
          : because('item_out_of_stock', { name: line.name }),
      ];
    }
  }
  if (Object.keys(wrong).length > 0) {
    throw new ProblemError('out_of_stock', because('cart_out_of_stock'), wrong);
  }
  return moved;
}

/** For the order of that id, and written down. Throws what takeStockOf does. */
export const takeAllStock = async (
  db: Executor,
  priced: PricedCart,
  order: { id: string; at: string },
): Promise<void> => writeMovements(db, order, 'order', await takeStockOf(db, priced));
