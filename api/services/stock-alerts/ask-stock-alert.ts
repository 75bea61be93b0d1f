/** POST /api/v1/stock-alerts (ours): a letter when a SKU is back at the caller's warehouse. */
import type { z } from 'zod';
import type { Context } from '#api/services/context.ts';
import { countUse, whoAsks } from '#api/services/limit-uses.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findAccountById } from '#api/storage/repositories/accounts.ts';
import { findSkuByCode } from '#api/storage/repositories/catalog.ts';
import { findWarehouses } from '#api/storage/repositories/site.ts';
import { findStock, insertStockAlert } from '#api/storage/repositories/stock-alerts.ts';
import type { stockAlertCalls } from '#schemas/contract/stock-alerts.ts';

type Call = typeof stockAlertCalls.createStockAlert;

const windowMs = 60 * 60 * 1000;
const most = { address: 120, visitor: 30 };
/** Of an hour's, to one address: nobody's mailbox is filled by strangers. */
const perMailbox = 30;

/** Throws invalid for an unknown SKU or without an email, and too_many_requests. */
export async function askStockAlert(
  context: Context,
  { sku: code, email: given, website }: z.output<Call['body']>,
): Promise<z.output<Call['response']>> {
  const db = context.database.kysely;
  const account = context.actor.accountId ? await findAccountById(db, context.actor.accountId) : undefined;
  const email = given ?? account?.email.toLowerCase();
  if (!email)
    throw new ProblemError('invalid', 'Where shall we write to?', {
      '/email': ['expected an email address'],
    });
  const sku = await findSkuByCode(db, code);
  if (!sku)
    throw new ProblemError('invalid', 'This product is not on sale.', {
      '/sku': ['expected the SKU of a product on sale'],
    });
  const warehouse = (await findWarehouses(db)).find(({ id }) => id === context.warehouseId)?.name ?? '';
  // A machine filled in what no person sees: it is told what it wants to hear.
  if (website) return { waiting: true, email, warehouse };
  const limits = [
    ...whoAsks(context, 'stock-alert', most),
    { key: `stock-alert:email:${email}`, most: perMailbox },
  ];
  if (!(await countUse(context, limits, windowMs)))
    throw new ProblemError('too_many_requests', 'Too many of these. Wait an hour and try again, or call us.');
  if ((await findStock(db, sku.id, context.warehouseId)) > 0) return { waiting: false, email, warehouse };
  await insertStockAlert(db, {
    id: newId(),
    email,
    sku_id: sku.id,
    warehouse_id: context.warehouseId,
    created_at: context.now().toISOString(),
  });
  return { waiting: true, email, warehouse };
}
