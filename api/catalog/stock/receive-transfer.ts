/** POST /api/v1/catalog/transfers/{id}/receipts and /status (ours): what was sent arrives, goes back, or is lost. */
import type { Transaction } from 'kysely';
import { lockInventory } from '#api/catalog/storage/inventory.ts';
import { findTransferLines, lockTransfer, writeArrival } from '#api/catalog/storage/transfers.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import type { EndTransfer, ReceiveTransfer, StockTransfer } from '#schemas/domain/catalog/stock-transfer.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { addToStock, unitsOf } from './add-to-stock.ts';
import { transferView } from './read-transfers.ts';

/** A transfer on its way, as it was seen, kept from others. Throws not_found, stale_version and invalid. */
async function lockSent(tx: Executor, id: string, version: number) {
  const transfer = await lockTransfer(tx, id);
  if (!transfer) throw new ProblemError('not_found', because('transfer_not_found'));
  if (transfer.version !== version) throw new ProblemError('stale_version', because('transfer_changed'));
  if (transfer.status !== 'sent') throw new ProblemError('invalid', because('transfer_over'));
  return { transfer, lines: await findTransferLines(tx, [id]) };
}

async function putIntoStock(
  context: Context,
  tx: Transaction<Tables>,
  { id, note }: { id: string; note: string },
  goods: readonly { sku_id: string; product_id: string; warehouse_id: string; quantity: number }[],
): Promise<void> {
  const places = goods.map(({ sku_id, warehouse_id }) => ({ sku_id, warehouse_id }));
  const there = await lockInventory(tx, places);
  await addToStock(context, tx, there, goods, { reason: 'transfer', transfer: id, note });
}

/**
 * Stock and transfer in one transaction. The same arrival sent twice is received once: the second has a version that was
 * seen before. Throws unauthenticated, forbidden, not_found, stale_version, and invalid at the line that the transfer has
 * not, has twice here, has less left of, or whose SKU was deleted.
 */
export async function receiveTransfer(
  context: Context,
  id: string,
  input: ReceiveTransfer,
): Promise<StockTransfer> {
  requirePermission(context.actor, 'moveStock');
  return context.database.transaction(async (tx) => {
    const { transfer, lines } = await lockSent(tx, id, input.version);
    const open = new Map(lines.map((line) => [line.code.toUpperCase(), line]));
    const wrong: FieldReasons = {};
    const arrived = input.lines.flatMap(({ sku, quantity }, index) => {
      const line = open.get(sku.toUpperCase());
      open.delete(sku.toUpperCase());
      const left = line ? line.quantity - line.received : 0;
      if (!line) wrong[`/lines/${index}/sku`] = [because('transfer_line_unknown')];
      else if (quantity > left)
        wrong[`/lines/${index}/quantity`] = [because('transfer_left', { count: left })];
      else if (!line.sku_id || !line.product_id)
        wrong[`/lines/${index}/quantity`] = [because('sku_unknown', { sku })];
      else {
        const { position, sku_id, product_id, code } = line;
        return [{ position, sku_id, product_id, code, warehouse_id: transfer.to_id, quantity }];
      }
      return [];
    });
    refuseFields(wrong);
    const left = lines.reduce((sum, line) => sum + line.quantity - line.received, 0);
    const isAll = left === arrived.reduce((sum, { quantity }) => sum + quantity, 0);
    await putIntoStock(context, tx, transfer, arrived);
    await writeArrival(tx, id, isAll ? 'received' : 'sent', arrived);
    await recordAudit(tx, context, 'warehouse.transfer_receive', id, transfer.number, {
      fields: unitsOf(arrived),
    });
    return transferView(tx, id);
  });
}

/**
 * What has not arrived goes back into stock where it came from, or is lost: it left the stock when it was sent. Throws
 * unauthenticated, forbidden, not_found, stale_version and invalid.
 */
export async function endTransfer(
  context: Context,
  id: string,
  { version, to }: EndTransfer,
): Promise<StockTransfer> {
  requirePermission(context.actor, 'moveStock');
  return context.database.transaction(async (tx) => {
    const { transfer, lines } = await lockSent(tx, id, version);
    const back = lines.flatMap(({ sku_id, product_id, quantity, received }) =>
      sku_id && product_id && received < quantity
        ? [{ sku_id, product_id, warehouse_id: transfer.from_id, quantity: quantity - received }]
        : [],
    );
    if (to === 'returned' && back.length > 0) await putIntoStock(context, tx, transfer, back);
    await writeArrival(tx, id, to, []);
    const deed = to === 'lost' ? 'warehouse.transfer_lose' : 'warehouse.transfer_return';
    const missing = lines.flatMap(({ code, quantity, received }) =>
      received < quantity ? [{ code, quantity: quantity - received }] : [],
    );
    await recordAudit(tx, context, deed, id, transfer.number, { fields: unitsOf(missing) });
    return transferView(tx, id);
  });
}
