/** Whether an order's items may still be changed. Pure. */
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { OperationRow, PaymentRow } from '#api/sales/storage/payments.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

type Paid = Pick<
  PaymentRow,
  'status' | 'amount_cents' | 'captured_cents' | 'settled_cents' | 'credit_cents' | 'canceled_cents'
>;

/** Nothing was paid but by credit that is held for it, and nothing is under way. */
const isUntouched = (payment: Paid, operations: readonly Pick<OperationRow, 'status'>[]): boolean =>
  payment.captured_cents === 0 &&
  payment.canceled_cents === 0 &&
  payment.settled_cents === payment.credit_cents &&
  (['due', 'pending', 'authorized'].includes(payment.status) ||
    (payment.status === 'captured' && payment.credit_cents === payment.amount_cents)) &&
  operations.every(({ status }) => status !== 'starting');

/** Null where they may. */
export function editRefusal(
  { status, document }: Pick<OrderRow, 'status' | 'document'>,
  payment: Paid | undefined,
  operations: readonly Pick<OperationRow, 'status'>[],
): Reason | null {
  if (status === 'canceled') return because('order_canceled');
  if (status !== 'placed') return because('order_edit_handed_over');
  if (document.cart.proposal)
    return because('order_edit_proposal', { number: document.cart.proposal.number });
  if (payment && !isUntouched(payment, operations)) return because('order_edit_paid');
  return null;
}
