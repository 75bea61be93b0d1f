/** POST /api/v1/catalog/transfers (ours): stock leaves one warehouse for another, all of it or nothing. */

import { lockInventory } from '#api/catalog/storage/inventory.ts';
import { findSkusToMove, insertTransfer } from '#api/catalog/storage/transfers.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import type { MoveStock, StockTransfer } from '#schemas/domain/catalog/stock-transfer.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { addToStock, unitsOf } from './add-to-stock.ts';
import { transferView } from './read-transfers.ts';

/** Throws invalid for a warehouse that there is not, for the same one twice, and for goods into a closed one. */
async function checkPlaces(db: Executor, { from, to }: MoveStock): Promise<void> {
  const rows = await findAllWarehouses(db);
  const [source, target] = [from, to].map((id) => rows.find((row) => row.id === id));
  refuseFields({
    ...(source ? {} : { '/from': [because('warehouse_not_found')] }),
    ...(target && target.closed_at === null ? {} : { '/to': [because('warehouse_not_found')] }),
    ...(from === to ? { '/to': [because('transfer_same')] } : {}),
  });
}

/** The lines' SKUs, and their stock, which is locked. Throws invalid at the line that names none, one twice, or too many. */
async function readLines(tx: Executor, { from, to, lines: typed }: MoveStock) {
  const codes = typed.map(({ sku }) => sku.toUpperCase());
  const found = await findSkusToMove(tx, [...new Set(codes)]);
  const skus = new Map(found.map((sku) => [sku.code.toUpperCase(), sku]));
  const places = found.flatMap(({ id }) => [from, to].map((warehouse_id) => ({ sku_id: id, warehouse_id })));
  const stock = await lockInventory(tx, places);
  const there = new Map(
    stock.filter(({ warehouse_id }) => warehouse_id === from).map((row) => [row.sku_id, row.quantity]),
  );
  const wrong: FieldReasons = {};
  const lines = typed.flatMap(({ sku: code, quantity }, index) => {
    const sku = skus.get(codes[index] ?? '');
    const at = `/lines/${index}`;
    const available = there.get(sku?.id ?? '') ?? 0;
    if (!sku) wrong[`${at}/sku`] = [because('sku_unknown', { sku: code })];
    else if (codes.indexOf(codes[index] ?? '') < index) wrong[`${at}/sku`] = [because('transfer_twice')];
    else if (available < quantity) wrong[`${at}/quantity`] = [because('transfer_too_many', { available })];
    return sku ? [{ ...sku, quantity }] : [];
  });
  refuseFields(wrong);
  return { lines, stock };
}

/**
 * What is ordered has left the stock already, so that what is there can go. Throws unauthenticated, forbidden, and invalid
 * at the line that names no SKU, one twice, or more than there is.
 */
export async function moveStock(context: Context, input: MoveStock): Promise<StockTransfer> {
  requirePermission(context.actor, 'moveStock');
  return context.database.transaction(async (tx) => {
    await checkPlaces(tx, input);
    const { lines, stock } = await readLines(tx, input);
    const { from, to, note, arrived } = input;
    const id = newId();
    await insertTransfer(
      tx,
      {
        id,
        from_id: from,
        to_id: to,
        status: arrived ? 'received' : 'sent',
        note,
        actor: authorOf(context),
        created_at: context.now().toISOString(),
      },
      lines.map(({ id: sku_id, code, name, quantity }) => ({
        ...{ sku_id, code, name, quantity },
        received: arrived ? quantity : 0,
      })),
    );
    const moved = lines.map(({ id: sku_id, product_id, quantity }) => ({ sku_id, product_id, quantity }));
    await addToStock(
      context,
      tx,
      stock,
      [
        ...moved.map((line) => ({ ...line, warehouse_id: from, quantity: -line.quantity })),
        ...(arrived ? moved.map((line) => ({ ...line, warehouse_id: to })) : []),
      ],
      { reason: 'transfer', transfer: id, note },
    );
    const transfer = await transferView(tx, id);
    const name = `${transfer.number}: ${transfer.from.name} → ${transfer.to.name}`;
    await recordAudit(tx, context, 'warehouse.transfer', id, name, { fields: unitsOf(lines) });
    return transfer;
  });
}
