/** A cart's lines as they are written: those that were set now remember today's price. */
import type { Context } from '#api/services/context.ts';
import { centsOfChoices } from '#api/services/kinds/configured-lines.ts';
import { makePricer } from '#api/services/pricing/pricer.ts';
import type { Executor } from '#api/storage/database.ts';
import { type CartRow, type NewLine, replaceLines } from '#api/storage/repositories/carts.ts';
import { findOwnSkus } from '#api/storage/repositories/kinds.ts';

export async function writeLines(
  context: Context,
  db: Executor,
  cart: Pick<CartRow, 'id' | 'warehouse_id'>,
  lines: NewLine[],
): Promise<void> {
  const unpriced = lines.filter(({ addedCents }) => addedCents === null);
  const configured = await centsOfChoices(
    context,
    db,
    cart.warehouse_id,
    unpriced.filter(({ configuration }) => configuration),
  );
  const plain = await centsOfSkus(
    context,
    db,
    cart.warehouse_id,
    unpriced.map(({ skuId }) => skuId),
  );
  await replaceLines(
    db,
    cart.id,
    lines.map((line) => ({
      ...line,
      addedCents: line.addedCents ?? configured.get(line.id) ?? plain.get(line.skuId) ?? null,
    })),
  );
}

/** Today's prices of SKUs as they stand, by their ids. */
async function centsOfSkus(
  context: Context,
  db: Executor,
  warehouseId: string,
  skuIds: string[],
): Promise<Map<string, number>> {
  const skus = await findOwnSkus(db, [...new Set(skuIds)]);
  const price = await makePricer(
    context,
    db,
    skus.map(({ product_id }) => product_id),
  );
  return new Map(skus.map((sku) => [sku.sku_id, price(sku, warehouseId)]));
}
