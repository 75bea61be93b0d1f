/**
 * The money of a return that was received: it is asked for with the step, and ends the return when it is back. An order
 * on terms, and one that did not bring so much, is credited instead: that ends the return at once.
 */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { creditReturn } from '#api/sales/ledger/credit-return.ts';
import { beginOperation } from '#api/sales/payments/operate-payment.ts';
import { returnOf } from '#api/sales/payments/operation-id.ts';
import { findOperationsOfOrder, type ReturnRow, updateReturn } from '#api/sales/storage/order-desk.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import { findPaymentOfOrder, lockPayment, type OperationRow } from '#api/sales/storage/payments.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { StepReturn } from '#schemas/domain/sales/order-desk.ts';
import { recordOrderAction, writeEvent } from './change-order.ts';
import { creditedMail } from './order-step-mail.ts';
import { tellShopper } from './tell-shopper.ts';

type Refund = Extract<StepReturn, { step: 'refund' }>;

/** Cents that are paid back. Throws invalid for a fee of all of it or more. */
function refundCents({ amount, fee }: Refund): number {
  const cents = toCents(amount - fee);
  if (cents >= 1) return cents;
  const reason = because('refund_fee_too_high');
  throw new ProblemError('invalid', reason, { '/fee': [reason] });
}

/** A terms order's goods are credited, and so is more than its card or bank can give back. Holds the payment's lock. */
async function isCredited(tx: Transaction<Tables>, orderId: string, cents: number): Promise<boolean> {
  const unlocked = await findPaymentOfOrder(tx, orderId);
  const payment = unlocked && (await lockPayment(tx, unlocked.id));
  if (!payment) return false;
  const isShort = payment.captured_cents - payment.refunded_cents < cents;
  if (payment.processor_id !== null) return payment.settled_cents > 0 && isShort;
  return payment.kind === 'terms' || isShort;
}

async function credit(
  context: Context,
  tx: Transaction<Tables>,
  row: OrderRow,
  { id, account_id, keeps_goods }: ReturnRow,
  { cents, fee_cents, note }: { cents: number; fee_cents: number; note: string },
): Promise<void> {
  const memo = await creditReturn(context, tx, row, id, { cents, note });
  await updateReturn(tx, id, {
    status: 'refunded',
    refunded_cents: cents,
    is_credited: true,
    updated_at: context.now().toISOString(),
  });
  await writeEvent(context, tx, row, keeps_goods ? 'lines_refunded' : 'return_refunded', note);
  const params = { amount: formatDollars(toDollars(cents)), how: 'credited' };
  const mail = creditedMail(context, row, { cents, fee_cents }, memo.number);
  await tellShopper(context, tx, row, { kind: 'order_refunded', params, mail }, account_id);
}

/** Null where nothing has to be asked. Throws invalid for more than is left, and while an answer is missing; payment_unavailable. */
export async function beginRefund(
  context: Context,
  tx: Transaction<Tables>,
  row: OrderRow,
  request: ReturnRow,
  input: Refund,
): Promise<OperationRow | null> {
  const { id } = request;
  const cents = refundCents(input);
  const fee_cents = toCents(input.fee);
  const asked = await findOperationsOfOrder(tx, row.id);
  if (asked.some((operation) => returnOf(operation) === id && operation.status === 'starting'))
    throw new ProblemError('invalid', because('payment_busy'));
  await updateReturn(tx, id, { fee_cents });
  await recordOrderAction(
    context,
    tx,
    row,
    'return',
    [m.return_deed_refunded({ amount: formatDollars(toDollars(cents)) }), input.note]
      .filter(Boolean)
      .join(' '),
  );
  if (await isCredited(tx, row.id, cents)) {
    await credit(context, tx, row, request, { cents, fee_cents, note: input.note });
    return null;
  }
  return beginOperation(context, tx, 'refund', row.id, { cents, note: input.note, returnId: id });
}
