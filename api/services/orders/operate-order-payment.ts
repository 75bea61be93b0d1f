/** POST /api/v1/desk/orders/{id}/payment (ours): an order's money is taken, written down, given back or let go. */
import type { Context } from '#api/services/context.ts';
import { refundedMail } from '#api/services/mail/order-step-mail.ts';
import { capturePayment, refundPayment, voidPayment } from '#api/services/payments/operate-payment.ts';
import { onCommit } from '#api/storage/database.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import { findPaymentOfOrder } from '#api/storage/repositories/payments.ts';
import type { DeskOrder } from '#schemas/domain/order.ts';
import type { OperatePayment } from '#schemas/domain/order-desk.ts';
import { changeOrder, deskAnswer, requireOrder, writeDeed } from './change-order.ts';

/** Cents that came back to the shopper so far. */
const refundedOf = async ({ database }: Context, id: string): Promise<number> =>
  (await findPaymentOfOrder(database.kysely, id))?.refunded_cents ?? 0;

/** Gives back, and tells the shopper how much. Throws as refundPayment. */
export async function refundOrder(
  context: Context,
  id: string,
  change: { cents?: number | undefined; note: string },
): Promise<void> {
  const before = await refundedOf(context, id);
  await refundPayment(context, id, change);
  const cents = change.cents ?? (await refundedOf(context, id)) - before;
  if (cents < 1) return;
  const row = await requireOrder(context, id);
  await context.database.transaction(async (tx) => {
    await insertMail(tx, refundedMail(context, row, cents));
    onCommit(tx, context.mailWaiting);
  });
}

/**
 * Throws unauthenticated, forbidden, not_found, stale_version, invalid for more than is left, payment_refused and
 * payment_unavailable.
 */
export async function operateOrderPayment(
  context: Context,
  id: string,
  { version, action, amount, note }: OperatePayment,
): Promise<DeskOrder> {
  await changeOrder(context, id, version, (tx, row) =>
    writeDeed(context, tx, row, 'payment', [action, amount?.toFixed(2), note].filter(Boolean).join(' ')),
  );
  const cents = amount === undefined ? undefined : Math.round(amount * 100);
  if (action === 'capture') await capturePayment(context, id, { cents, note });
  else if (action === 'refund') await refundOrder(context, id, { cents, note });
  else await voidPayment(context, id, note);
  return deskAnswer(context, id);
}
