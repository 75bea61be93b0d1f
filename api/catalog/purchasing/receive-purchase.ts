/** POST /api/v1/desk/inventory/purchase-orders/{id}/receipts (ours): a delivery goes into stock at what it cost. */

import { addToStock, unitsOf } from '#api/catalog/stock/add-to-stock.ts';
import { lockInventory } from '#api/catalog/storage/inventory.ts';
import {
  findPurchaseLines,
  insertReceipt,
  updatePurchaseOrder,
  writeArrived,
} from '#api/catalog/storage/purchase-orders.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import type { PurchaseOrder, ReceivePurchase } from '#schemas/domain/catalog/purchase-order.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { purchaseView } from './purchase-view.ts';
import { lockSeen } from './write-purchase.ts';

/** Throws invalid at the line that the order has not, has twice here, has less left of, or whose SKU was deleted. */
async function readArrived(tx: Executor, id: string, typed: ReceivePurchase['lines']) {
  const all = await findPurchaseLines(tx, id);
  const lines = new Map(all.map((line) => [line.id, line]));
  const wrong: FieldReasons = {};
  const arrived = typed.flatMap(({ line: key, quantity, cost }, index) => {
    const line = lines.get(key);
    lines.delete(key);
    const left = line ? line.quantity - line.received : 0;
    if (!line) wrong[`/lines/${index}/line`] = [because('purchase_line_unknown')];
    else if (quantity > left) wrong[`/lines/${index}/quantity`] = [because('purchase_left', { count: left })];
    else if (!line.sku_id || !line.product_id)
      wrong[`/lines/${index}/quantity`] = [because('sku_unknown', { sku: line.code })];
    else {
      const { sku_id, product_id, code } = line;
      return [{ line: key, sku_id, product_id, code, quantity, cost_cents: toCents(cost) }];
    }
    return [];
  });
  refuseFields(wrong);
  const left = all.reduce((sum, line) => sum + line.quantity - line.received, 0);
  return { arrived, isAll: left === arrived.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/**
 * Stock, what it cost last and the order in one transaction. The same delivery sent twice is received once: the second
 * has a version that was seen before. Throws unauthenticated, forbidden, not_found, stale_version and invalid.
 */
export async function receivePurchase(
  context: Context,
  id: string,
  input: ReceivePurchase,
): Promise<PurchaseOrder> {
  requirePermission(context.actor, 'keepInventory');
  return context.database.transaction(async (tx) => {
    const order = await lockSeen(tx, id, input.version);
    if (order.status !== 'ordered') throw new ProblemError('invalid', because('purchase_not_ordered'));
    const { arrived, isAll } = await readArrived(tx, id, input.lines);
    const warehouse_id = order.warehouse_id;
    const there = await lockInventory(
      tx,
      arrived.map(({ sku_id }) => ({ sku_id, warehouse_id })),
    );
    await writeArrived(tx, arrived);
    await insertReceipt(tx, {
      id: newId(),
      order_id: id,
      note: input.note,
      actor: authorOf(context),
      lines: JSON.stringify(
        arrived.map(({ line, code, quantity, cost_cents }) => ({ line, sku: code, quantity, cost_cents })),
      ),
      created_at: context.now().toISOString(),
    });
    await updatePurchaseOrder(tx, id, isAll ? { status: 'received' } : {});
    await addToStock(
      context,
      tx,
      there,
      arrived.map((line) => ({ ...line, warehouse_id })),
      { reason: 'receipt', purchaseOrder: id, note: input.note },
    );
    await recordAudit(tx, context, 'purchase.receive', id, order.number, { fields: unitsOf(arrived) });
    return purchaseView(tx, id);
  });
}
