/** A purchase order is begun, written, ordered, closed and canceled (ours; docs/product.md#inventory). */

import { toReorderAt } from '#api/catalog/stock/reorder.ts';
import {
  findPurchaseLines,
  findSkusToBuy,
  insertPurchaseOrder,
  lockPurchaseOrder,
  type NewLine,
  replacePurchaseLines,
  updatePurchaseOrder,
} from '#api/catalog/storage/purchase-orders.ts';
import { findVendorName } from '#api/catalog/storage/reorder.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import {
  type CreatePurchaseOrder,
  type MovePurchaseOrder,
  mostPurchaseLines,
  type PurchaseOrder,
  type SavePurchaseOrder,
} from '#schemas/domain/catalog/purchase-order.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { purchaseView } from './purchase-view.ts';

/** The order as it was seen, kept from others. Throws not_found and stale_version. */
export async function lockSeen(tx: Executor, id: string, version: number) {
  const order = await lockPurchaseOrder(tx, id);
  if (!order) throw new ProblemError('not_found', because('purchase_not_found'));
  if (order.version !== version) throw new ProblemError('stale_version', because('purchase_changed'));
  return order;
}

/** Throws unauthenticated, forbidden, and invalid for a vendor or an open warehouse that there is not. */
export async function createPurchaseOrder(
  context: Context,
  { vendor, warehouse, reorder }: CreatePurchaseOrder,
): Promise<PurchaseOrder> {
  requirePermission(context.actor, 'keepInventory');
  return context.database.transaction(async (tx) => {
    const name = await findVendorName(tx, vendor);
    const place = (await findAllWarehouses(tx)).find(({ id, closed_at }) => id === warehouse && !closed_at);
    refuseFields({
      ...(name === undefined ? { '/vendor': [because('purchase_vendor_missing')] } : {}),
      ...(place ? {} : { '/warehouse': [because('warehouse_not_found')] }),
    });
    const id = newId();
    await insertPurchaseOrder(tx, {
      id,
      vendor_id: vendor,
      vendor_name: name ?? '',
      warehouse_id: warehouse,
      status: 'draft',
      note: '',
      version: 1,
      actor: authorOf(context),
      created_at: context.now().toISOString(),
    });
    const lines = reorder ? await toReorderAt(tx, { vendor, warehouse }) : [];
    await replacePurchaseLines(
      tx,
      id,
      lines
        .filter(({ suggested }) => suggested > 0)
        .slice(0, mostPurchaseLines)
        .map(({ _id, sku, name: product, suggested, cost }) => ({
          ...{ id: newId(), sku_id: _id, code: sku, name: product, quantity: suggested },
          cost_cents: cost === null ? null : toCents(cost),
        })),
    );
    const made = await purchaseView(tx, id);
    await recordAudit(tx, context, 'purchase.create', id, made.number, { fields: made.vendor.name });
    return made;
  });
}

/** The lines of a draft as they were typed. Throws invalid at the line that names no SKU, or one twice. */
async function readLines(tx: Executor, typed: NonNullable<SavePurchaseOrder['lines']>): Promise<NewLine[]> {
  const found = await findSkusToBuy(tx, [...new Set(typed.map(({ sku }) => sku))]);
  const skus = new Map(found.map((sku) => [sku.code, sku]));
  const wrong: FieldReasons = {};
  const seen = new Set<string>();
  const lines = typed.flatMap(({ sku: code, quantity, cost }, index) => {
    const sku = skus.get(code);
    const at = `/lines/${index}/sku`;
    if (!sku) wrong[at] = [because('sku_unknown', { sku: code })];
    else if (seen.has(code)) wrong[at] = [because('transfer_twice')];
    seen.add(code);
    if (!sku) return [];
    const cost_cents = cost === null ? sku.cost_cents : toCents(cost);
    return [{ id: newId(), sku_id: sku.id, code, name: sku.name, quantity, cost_cents }];
  });
  refuseFields(wrong);
  return lines;
}

/** Throws unauthenticated, forbidden, not_found, stale_version and invalid. */
export async function savePurchaseOrder(
  context: Context,
  id: string,
  input: SavePurchaseOrder,
): Promise<PurchaseOrder> {
  requirePermission(context.actor, 'keepInventory');
  return context.database.transaction(async (tx) => {
    const order = await lockSeen(tx, id, input.version);
    const isOpen = order.status === 'draft' || order.status === 'ordered';
    if (!isOpen || (input.lines && order.status !== 'draft'))
      throw new ProblemError('invalid', because('purchase_over'));
    if (input.lines) await replacePurchaseLines(tx, id, await readLines(tx, input.lines));
    await updatePurchaseOrder(tx, id, { expected_on: input.expected_on, note: input.note });
    await recordAudit(tx, context, 'purchase.change', id, order.number);
    return purchaseView(tx, id);
  });
}

/** Throws invalid for a draft without lines, at a line without a cost, and for a step that cannot follow. */
async function checkStep(tx: Executor, id: string, status: string, to: MovePurchaseOrder['to']) {
  const lines = await findPurchaseLines(tx, id);
  const wrong: FieldReasons = {};
  if (to === 'ordered') {
    if (status !== 'draft') throw new ProblemError('invalid', because('purchase_over'));
    if (lines.length === 0) wrong['/lines'] = [because('purchase_empty')];
    for (const [index, { cost_cents }] of lines.entries())
      if (cost_cents === null) wrong[`/lines/${index}/cost`] = [because('purchase_cost_missing')];
    return refuseFields(wrong);
  }
  const hasArrived = lines.some(({ received }) => received > 0);
  if (to === 'closed' && (status !== 'ordered' || !hasArrived))
    throw new ProblemError('invalid', because('purchase_not_begun'));
  if (to === 'canceled') {
    if (status !== 'draft' && status !== 'ordered')
      throw new ProblemError('invalid', because('purchase_over'));
    if (hasArrived) throw new ProblemError('invalid', because('purchase_begun'));
  }
}

const deeds = { ordered: 'purchase.order', closed: 'purchase.close', canceled: 'purchase.cancel' } as const;

/** Throws unauthenticated, forbidden, not_found, stale_version and invalid. */
export async function movePurchaseOrder(
  context: Context,
  id: string,
  { version, to }: MovePurchaseOrder,
): Promise<PurchaseOrder> {
  requirePermission(context.actor, 'keepInventory');
  return context.database.transaction(async (tx) => {
    const order = await lockSeen(tx, id, version);
    await checkStep(tx, id, order.status, to);
    const ordered_at = context.now().toISOString();
    await updatePurchaseOrder(tx, id, { status: to, ...(to === 'ordered' ? { ordered_at } : {}) });
    await recordAudit(tx, context, deeds[to], id, order.number);
    return purchaseView(tx, id);
  });
}
