/** Which warehouse a line of a cart comes from (docs/product.md#warehouses). */
import type { ConfiguredLine } from '#api/catalog/configured/configured-lines.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { housesWithin } from '#api/platform/shop-day.ts';
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import { type CartSku, type LineRow, stockAt } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** A warehouse that sends to others; undefined where it does not, and where there is none of that id. */
const senderOf = (houses: readonly WarehouseRow[], id: string): WarehouseRow | undefined =>
  houses.find((house) => house.id === id && house.transfer_days !== null);

/**
 * The warehouse that sends a line to its cart's, `here`; null for one that the cart's own has. Kits and what is made to
 * measure are not sent. Pure.
 */
export function sourceOf(
  line: Pick<LineRow, 'ship_from'>,
  configured: ConfiguredLine | null,
  here: string,
  houses: readonly WarehouseRow[],
): WarehouseRow | null {
  if (configured || line.ship_from === null || line.ship_from === here) return null;
  return senderOf(houses, line.ship_from) ?? null;
}

/**
 * Throws invalid at `pointer`: for a warehouse that there is not or that sends nothing, for a kit and what is made to
 * measure, and for what it has none of.
 */
export async function requireSource(
  context: Context,
  db: Executor,
  sku: CartSku,
  warehouseId: string,
  pointer: string,
): Promise<void> {
  const isSent = !sku.needs_choice && senderOf(await housesWithin(context, db), warehouseId) !== undefined;
  if (isSent && stockAt(sku, warehouseId) > 0) return;
  const reason = because('source_cannot_send', { name: sku.name });
  throw new ProblemError('invalid', reason, { [pointer]: [reason] });
}
