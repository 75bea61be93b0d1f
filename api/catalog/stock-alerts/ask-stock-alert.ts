/** POST /api/v1/stock-alerts (ours): a letter when a SKU is back at the caller's warehouse. */
import type { z } from 'zod';
import { findSkuByCode } from '#api/catalog/storage/shop.ts';
import { findStock, insertStockAlert } from '#api/catalog/storage/stock-alerts.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { rememberFirstLanguage } from '#api/platform/mail/reader-language.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import type { stockAlertCalls } from '#schemas/contract/catalog/stock-alerts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

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
    throw new ProblemError('invalid', because('email_missing'), {
      '/email': [because('email_missing')],
    });
  const sku = await findSkuByCode(db, code);
  if (!sku)
    throw new ProblemError('invalid', because('product_not_sold'), {
      '/sku': [because('sku_not_sold')],
    });
  const warehouse = (await findWarehouses(db)).find(({ id }) => id === context.warehouseId)?.name ?? '';
  // A machine filled in what no person sees: it is told what it wants to hear.
  if (website) return { waiting: true, email, warehouse };
  const limits = [
    ...whoAsks(context, 'stock-alert', most),
    { key: `stock-alert:email:${email}`, most: perMailbox },
  ];
  if (!(await countUse(context, limits, windowMs)))
    throw new ProblemError('too_many_requests', because('too_many_stock_alerts'));
  if ((await findStock(db, sku.id, context.warehouseId)) > 0) return { waiting: false, email, warehouse };
  await rememberFirstLanguage(context, db, email);
  await insertStockAlert(db, {
    id: newId(),
    email,
    sku_id: sku.id,
    warehouse_id: context.warehouseId,
    created_at: context.now().toISOString(),
    account_id: account && account.email.toLowerCase() === email ? account.id : null,
  });
  return { waiting: true, email, warehouse };
}
