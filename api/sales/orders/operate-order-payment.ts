/** POST /api/v1/desk/orders/{id}/payment (ours): an order's money is taken, written down, given back or let go. */
import type { Context } from '#api/platform/context.ts';
import { beginOperation, finishOperation } from '#api/sales/payments/operate-payment.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { OperatePayment } from '#schemas/domain/sales/order-desk.ts';
import { changeOrder, deskAnswer, recordOrderAction } from './change-order.ts';

/**
 * The shopper is told when money is back, not before. Throws unauthenticated, forbidden, not_found, stale_version,
 * invalid for more than is left, payment_refused, payment_unknown and payment_unavailable.
 */
export async function operateOrderPayment(
  context: Context,
  id: string,
  { version, action, amount, method, reference, note }: OperatePayment,
): Promise<DeskOrder> {
  const cents = amount === undefined || action === 'void' ? undefined : toCents(amount);
  const operation = await changeOrder(
    context,
    id,
    version,
    async (tx, row) => {
      const summary = [action, amount?.toFixed(2), method, reference, note].filter(Boolean).join(' ');
      await recordOrderAction(context, tx, row, 'payment', summary);
      return beginOperation(context, tx, action, id, { cents, note, method, reference });
    },
    'takePayments',
  );
  await finishOperation(context, operation);
  return deskAnswer(context, id);
}
