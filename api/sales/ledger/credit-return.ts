/** Goods that came back from an order on terms are credited: first to its own open invoices, the rest to the account. */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  type CreditMemoDocument,
  findCreditMemosOfOrder,
  findInvoicesOfOrder,
} from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { applyToAll } from './apply-credit.ts';
import { customerOf, issueCreditMemo, taxWithin } from './issue-credit-memo.ts';

/** The caller holds the lock of the order's payment. Throws invalid for more than was invoiced and not credited. */
export async function creditReturn(
  context: Context,
  tx: Transaction<Tables>,
  order: OrderRow,
  returnId: string,
  { cents, note }: { cents: number; note: string },
): Promise<CreditMemoDocument> {
  const invoices = await findInvoicesOfOrder(tx, order.id);
  const memos = await findCreditMemosOfOrder(tx, order.id);
  const invoiced = invoices.reduce((sum, { total_cents }) => sum + total_cents, 0);
  const credited = memos
    .filter(({ voided_at }) => voided_at === null)
    .reduce((sum, { total_cents }) => sum + total_cents, 0);
  if (cents > invoiced - credited) {
    const amount = formatDollars(toDollars(Math.max(0, invoiced - credited)));
    const reason = because('payment_amount_too_high', { amount });
    throw new ProblemError('invalid', reason, { '/amount': [reason] });
  }
  const document = await issueCreditMemo(context, tx, {
    kind: 'return',
    customer: customerOf(order),
    cents,
    taxCents: taxWithin(order, cents),
    returnId,
    note,
    by: context.actor.accountId,
  });
  await applyToAll(context, tx, invoices, { kind: 'credit_memo', document });
  return document;
}
