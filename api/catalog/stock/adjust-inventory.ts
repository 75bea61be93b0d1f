/** POST /api/v1/desk/inventory/adjustments (ours): stock is set, added to, taken from or counted, with a reason. */

import { afterChange } from '#api/catalog/admin/after-change.ts';
import {
  type Adjustment,
  findSkusByCode,
  lockInventory,
  writeAdjustments,
} from '#api/catalog/storage/inventory.ts';
import { touchProducts } from '#api/catalog/storage/products.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import type { AdjustInventory } from '#schemas/domain/catalog/inventory.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';

/** Sell units that orders hold of SKUs, by "sku warehouse": known to who keeps the orders (api/sales/inventory). */
type CountCommitted = (db: Executor, skuIds: readonly string[]) => Promise<Map<string, number>>;

/**
 * All lines or none. Throws unauthenticated, forbidden, and invalid at the line that names no SKU or warehouse, one
 * twice, that was seen with another quantity than there is now, or that would leave less than nothing.
 */
export async function adjustInventory(
  context: Context,
  input: AdjustInventory,
  countCommitted: CountCommitted,
): Promise<{ changed: number }> {
  requirePermission(context.actor, 'keepInventory');
  return context.database.transaction(async (tx) => {
    const warehouses = new Set((await findAllWarehouses(tx)).map(({ id }) => id));
    const found = await findSkusByCode(tx, [...new Set(input.lines.map(({ sku }) => sku))]);
    const skus = new Map(found.map((sku) => [sku.code, sku]));
    const wrong: FieldReasons = {};
    const seen = new Set<string>();
    const lines = input.lines.flatMap((line, index) => {
      const sku = skus.get(line.sku);
      const key = `${sku?.id} ${line.warehouse}`;
      if (!sku) wrong[`/lines/${index}/sku`] = [because('sku_unknown', { sku: line.sku })];
      else if (!warehouses.has(line.warehouse))
        wrong[`/lines/${index}/warehouse`] = [because('warehouse_not_found')];
      else if (seen.has(key)) wrong[`/lines/${index}/sku`] = [because('transfer_twice')];
      seen.add(key);
      return sku ? [{ ...line, index, key, sku }] : [];
    });
    refuseFields(wrong);
    const stock = new Map(
      (
        await lockInventory(
          tx,
          lines.map(({ sku, warehouse }) => ({ sku_id: sku.id, warehouse_id: warehouse })),
        )
      ).map(({ sku_id, warehouse_id, quantity }) => [`${sku_id} ${warehouse_id}`, quantity]),
    );
    // With the stock locked, no order takes of it or gives back.
    const committed = await countCommitted(
      tx,
      lines.flatMap(({ mode, sku }) => (mode === 'count' ? [sku.id] : [])),
    );
    const changes = lines.flatMap(({ sku, warehouse, mode, quantity, before, index, key }) => {
      const there = stock.get(key) ?? 0;
      const held = committed.get(key) ?? 0;
      const balance = { set: quantity, add: there + quantity, count: quantity - held }[mode];
      const at = `/lines/${index}/quantity`;
      if (mode === 'set' && before !== there) wrong[at] = [because('inventory_changed', { count: there })];
      else if (mode === 'count' && before !== there + held)
        wrong[at] = [because('count_changed', { count: there + held })];
      else if (mode === 'count' && balance < 0) wrong[at] = [because('count_committed', { count: held })];
      else if (balance < 0) wrong[at] = [because('inventory_too_many', { count: there })];
      const change: Adjustment = {
        id: newId(),
        sku_id: sku.id,
        warehouse_id: warehouse,
        quantity: balance - there,
        balance,
      };
      return change.quantity === 0 ? [] : [{ change, sku }];
    });
    refuseFields(wrong);
    if (changes.length === 0) return { changed: 0 };
    await writeAdjustments(
      tx,
      changes.map(({ change }) => change),
      { ...input, actor: authorOf(context), at: context.now().toISOString() },
    );
    const products = [...new Set(changes.map(({ sku }) => sku.product_id))];
    await touchProducts(tx, products, context.now());
    await afterChange(context, tx, products);
    const fields = changes
      .slice(0, 10)
      .map(({ sku, change }) => `${sku.code} ${change.balance - change.quantity} → ${change.balance}`)
      .join(', ');
    await recordAudit(tx, context, 'warehouse.adjust', changes[0]?.sku.id ?? '', `${changes.length} SKU`, {
      fields: fields.slice(0, 300),
      reason: input.reason,
    });
    return { changed: changes.length };
  });
}
