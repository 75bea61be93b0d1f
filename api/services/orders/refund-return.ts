/** The money of a return that was received: it is asked for with the step, and ends the return when it is back. */
import type { Transaction } from 'kysely';
import type { Context } from '#api/services/context.ts';
import { beginOperation } from '#api/services/payments/operate-payment.ts';
import { returnOf } from '#api/services/payments/run-operation.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findOperationsOfOrder, type ReturnRow } from '#api/storage/repositories/order-desk.ts';
import type { OrderRow } from '#api/storage/repositories/orders.ts';
import type { OperationRow } from '#api/storage/repositories/payments.ts';
import type { Tables } from '#api/storage/schema.ts';
import type { StepReturn } from '#schemas/domain/order-desk.ts';
import { writeDeed } from './change-order.ts';

type Refund = Extract<StepReturn, { step: 'refund' }>;

/** Cents that are paid back. Throws invalid for a fee of all of it or more. */
function refundCents({ amount, fee }: Refund): number {
  const cents = Math.round((amount - fee) * 100);
  if (cents >= 1) return cents;
  const sentence = 'Nothing is left to give back after this fee.';
  throw new ProblemError('invalid', sentence, { '/fee': [sentence] });
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
    throw new ProblemError('invalid', 'The processor has not answered the last request yet. Wait a moment.');
  await writeDeed(context, tx, row, 'return', `refunded ${(cents / 100).toFixed(2)} ${input.note}`.trim());
  return beginOperation(context, tx, 'refund', row.id, { cents, note: input.note, returnId: id });
}
