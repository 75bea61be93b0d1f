/** The money of a return that was received: it is asked for with the step, and ends the return when it is back. */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { beginOperation } from '#api/sales/payments/operate-payment.ts';
import { returnOf } from '#api/sales/payments/run-operation.ts';
import { findOperationsOfOrder, type ReturnRow } from '#api/sales/storage/order-desk.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { OperationRow } from '#api/sales/storage/payments.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { StepReturn } from '#schemas/domain/sales/order-desk.ts';
import { recordOrderAction } from './change-order.ts';

type Refund = Extract<StepReturn, { step: 'refund' }>;

/** Cents that are paid back. Throws invalid for a fee of all of it or more. */
function refundCents({ amount, fee }: Refund): number {
  const cents = toCents(amount - fee);
  if (cents >= 1) return cents;
  const reason = because('refund_fee_too_high');
  throw new ProblemError('invalid', reason, { '/fee': [reason] });
}

/** Throws invalid for more than is left, and while an answer is missing; payment_unavailable. */
export async function beginRefund(
  context: Context,
  tx: Transaction<Tables>,
  row: OrderRow,
  { id }: ReturnRow,
  input: Refund,
): Promise<OperationRow> {
  const cents = refundCents(input);
  const asked = await findOperationsOfOrder(tx, row.id);
  if (asked.some((operation) => returnOf(operation) === id && operation.status === 'starting'))
    throw new ProblemError('invalid', because('payment_busy'));
  await recordOrderAction(
    context,
    tx,
    row,
    'return',
    [m.return_deed_refunded({ amount: formatDollars(toDollars(cents)) }), input.note]
      .filter(Boolean)
      .join(' '),
  );
  return beginOperation(context, tx, 'refund', row.id, { cents, note: input.note, returnId: id });
}
