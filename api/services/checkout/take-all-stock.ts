/** An order's goods leave the warehouse's stock, all or none: SKUs as they stand, and the parts of kits. */
import { needOf, type PricedCart } from '#api/services/carts/cart-view.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { insertMovements, takeStock } from '#api/storage/repositories/stock.ts';

/**
 * Takes it for the order of that id, and writes down what was taken. Throws out_of_stock, naming each line that wants
 * more than there is or cannot be had as it was chosen.
 */
export async function takeAllStock(
  db: Executor,
  { lines, row, configured, view }: PricedCart,
  order: { id: string; at: string },
): Promise<void> {
  const moved: { sku: string; taken: number }[] = [];
  const fieldErrors: Record<string, string[]> = {};
  const wanted = new Map<string, { quantity: number; later: boolean; lines: number[] }>();
  for (const [index, line] of lines.entries()) {
    const choice = configured[index] ?? null;
    if (!line.active) fieldErrors[`/items/${line.id}`] = [`${line.name} is no longer sold.`];
    else if (choice?.view.problem)
      fieldErrors[`/items/${line.id}`] = [`${line.name}: ${choice.view.problem}`];
    const need = needOf(line, choice);
    for (const [sku, units] of need.isUnlimited ? [] : need.units) {
      const known = wanted.get(sku) ?? { quantity: 0, later: false, lines: [] };
      wanted.set(sku, {
        quantity: known.quantity + units * line.quantity,
        later: need.later.has(sku) || (choice === null && line.backorder),
        lines: [...known.lines, index],
      });
    }
  }
  // In one order for everybody, so that two orders of the same things wait and do not deadlock.
  for (const [sku, want] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const taken = await takeStock(db, sku, row.warehouse_id, want.quantity, want.later);
    if (taken !== null) {
      moved.push({ sku, taken });
      continue;
    }
    for (const index of want.lines) {
      const line = lines[index];
      const item = view.items[index];
      if (!line || !item || (want.lines.length > 1 && item.stock >= line.quantity)) continue;
      fieldErrors[`/items/${line.id}`] = [
        item.stock > 0
          ? `Only ${item.stock} of ${line.name} left at this warehouse.`
          : `${line.name} is not in stock at this warehouse any more.`,
      ];
    }
  }
  if (Object.keys(fieldErrors).length > 0) {
    throw new ProblemError(
      'out_of_stock',
      'Some of this can no longer be had. Nothing was ordered.',
      fieldErrors,
    );
  }
  await insertMovements(
    db,
    moved
      .filter(({ taken }) => taken > 0)
      .map(({ sku, taken }) => ({
        id: newId(),
        order_id: order.id,
        sku_id: sku,
        warehouse_id: row.warehouse_id,
        quantity: -taken,
        reason: 'order',
        created_at: order.at,
      })),
  );
}
