/** POST /api/v1/catalog/transfers (ours): stock goes from one warehouse to another, all of it or nothing. */
import { afterChange } from '#api/catalog/admin/after-change.ts';
import { touchProducts } from '#api/catalog/storage/products.ts';
import { addStock, insertMovements } from '#api/catalog/storage/stock.ts';
import { findTransfer, insertTransfer, lockStock } from '#api/catalog/storage/transfers.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import type { MoveStock, StockTransfer } from '#schemas/domain/catalog/stock-transfer.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { transferView } from './read-transfers.ts';

function refuse(fields: FieldReasons): void {
  const [first] = Object.values(fields).flat();
  if (first) throw new ProblemError('invalid', first, fields);
}

/** Its two warehouses. Throws invalid for one that there is not, for the same one twice, and for goods into a closed one. */
async function readPlaces(db: Executor, { from, to }: MoveStock) {
  const rows = await findAllWarehouses(db);
  const [source, target] = [from, to].map((id) => rows.find((row) => row.id === id));
  refuse({
    ...(source ? {} : { '/from': [because('warehouse_not_found')] }),
    ...(target && target.closed_at === null ? {} : { '/to': [because('warehouse_not_found')] }),
    ...(from === to ? { '/to': [because('transfer_same')] } : {}),
  });
  return { source, target };
}

/**
 * What is ordered has left the stock already, so that what is there can go. Throws unauthenticated, forbidden, and invalid
 * at the line that names no SKU, one twice, or more than there is.
 */
export async function moveStock(context: Context, input: MoveStock): Promise<StockTransfer> {
  requirePermission(context.actor, 'manageWarehouses');
  return context.database.transaction(async (tx) => {
    const { source, target } = await readPlaces(tx, input);
    const codes = input.lines.map(({ sku }) => sku.toUpperCase());
    const stock = new Map(
      (await lockStock(tx, [...new Set(codes)], input.from, input.to)).map((sku) => [
        sku.code.toUpperCase(),
        sku,
      ]),
    );
    const wrong: FieldReasons = {};
    const lines = input.lines.flatMap(({ quantity }, index) => {
      const sku = stock.get(codes[index] ?? '');
      const at = `/lines/${index}`;
      if (!sku) wrong[`${at}/sku`] = [because('sku_unknown', { sku: input.lines[index]?.sku ?? '' })];
      else if (codes.indexOf(codes[index] ?? '') < index) wrong[`${at}/sku`] = [because('transfer_twice')];
      else if (sku.quantity < quantity)
        wrong[`${at}/quantity`] = [because('transfer_too_many', { available: sku.quantity })];
      return sku ? [{ ...sku, quantity }] : [];
    });
    refuse(wrong);
    const id = newId();
    const at = context.now().toISOString();
    await insertTransfer(tx, {
      id,
      from_id: input.from,
      to_id: input.to,
      note: input.note,
      actor: authorOf(context),
      lines: JSON.stringify(lines.map(({ code, name, quantity }) => ({ sku: code, name, quantity }))),
      created_at: at,
    });
    const movements = lines.flatMap(({ id: sku_id, quantity }) => [
      { sku_id, warehouse_id: input.from, quantity: -quantity },
      { sku_id, warehouse_id: input.to, quantity },
    ]);
    for (const { sku_id, warehouse_id, quantity } of movements)
      await addStock(tx, sku_id, warehouse_id, quantity);
    await insertMovements(
      tx,
      movements.map((movement) => ({
        id: newId(),
        order_id: null,
        transfer_id: id,
        ...movement,
        reason: 'transfer',
        created_at: at,
      })),
    );
    const products = [...new Set(lines.map(({ product_id }) => product_id))];
    await touchProducts(tx, products, context.now());
    await afterChange(context, tx, products);
    const name = `${source?.name ?? ''} → ${target?.name ?? ''}`;
    const fields = lines.map(({ code, quantity }) => `${code} × ${quantity}`).join(', ');
    await recordAudit(tx, context, 'warehouse.transfer', id, name, { fields: fields.slice(0, 300) });
    const row = await findTransfer(tx, id);
    if (!row) throw new Error('a transfer that was just written is gone');
    return transferView(row);
  });
}
