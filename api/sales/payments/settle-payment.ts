/** The one place where a payment moves and its order is written or let go: for the request, the webhook and the job. */
import type { Transaction } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { writeNotice } from '#api/platform/notices/write-notice.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { deleteRedemption, insertRebateDue } from '#api/pricing/public-storage.ts';
import { writeOrder } from '#api/sales/checkout/order-draft.ts';
import { postPayment } from '#api/sales/ledger/post-payment.ts';
import { dropBill, settleBill } from '#api/sales/ledger/settle-bill.ts';
import { putBackTaken } from '#api/sales/orders/stock-movements.ts';
import type { ProcessorPayment } from '#api/sales/payments/payment-processor.ts';
import { releaseCredit } from '#api/sales/rebates/hold-credit.ts';
import { releaseApproval } from '#api/sales/storage/approvals.ts';
import { findBillPayment } from '#api/sales/storage/bill-payments.ts';
import { lockCart, updateCart } from '#api/sales/storage/carts.ts';
import { findDraft, putDraft } from '#api/sales/storage/checkout-drafts.ts';
import { insertOrderEvent } from '#api/sales/storage/order-desk.ts';
import { findOrderById } from '#api/sales/storage/orders.ts';
import {
  deleteHold,
  findHold,
  findPayment,
  insertPaymentEvent,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '#api/sales/storage/payments.ts';
import type { OrderDraft } from '#api/sales/storage/tables/order-draft.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { PaymentKind, PaymentStatus } from '#schemas/domain/sales/payment.ts';
import { settledStatus } from './settled-status.ts';

/** ms until the processor is asked again; null when there is nothing more to hear. */
function nextCheckMs(status: PaymentStatus, kind: PaymentKind): number | null {
  if (status === 'action') return 60_000;
  if (status === 'processing') return kind === 'bank' ? 10 * 60_000 : 5000;
  return status === 'starting' || status === 'unknown' ? 3000 : null;
}

/** Money is held, or a bank's debit is on its way: that makes the order. */
const makesOrder = (status: PaymentStatus, kind: PaymentKind): boolean =>
  status === 'authorized' || status === 'captured' || (status === 'processing' && kind === 'bank');

/** The cart is as it was before: its stock stands in the warehouse, its coupon and its approval are unused, and it can be changed. */
async function letGo(services: Services, tx: Transaction<Tables>, draft: OrderDraft): Promise<void> {
  const now = services.now().toISOString();
  await putBackTaken(services, tx, draft.id, 'release');
  await releaseCredit(tx, draft.id);
  if (draft.companyId) await insertRebateDue(tx, draft.companyId);
  await deleteRedemption(tx, draft.id);
  if (draft.companyId) await releaseApproval(tx, draft.id);
  const cart = await lockCart(tx, draft.cartId);
  if (cart) await updateCart(tx, cart.id, { status: 'open', version: cart.version + 1, updated_at: now });
  await services.versions.bump(
    tx,
    draft.products.map((product) => `product:${product}`),
  );
}

async function forgetCard(services: Services, tx: Transaction<Tables>, cartId: string): Promise<void> {
  const draft = await findDraft(tx, cartId);
  if (draft?.card) await putDraft(tx, cartId, { ...draft, card: null }, services.now());
}

async function finish(
  services: Services,
  tx: Transaction<Tables>,
  payment: PaymentRow,
  status: PaymentStatus,
  draft: OrderDraft,
): Promise<void> {
  if (makesOrder(status, payment.kind)) await writeOrder(services, tx, draft);
  else if (status === 'declined' || status === 'voided') await letGo(services, tx, draft);
  else return;
  // What was declined is not offered again: the checkout asks for another card or account.
  if (status === 'declined') await forgetCard(services, tx, draft.cartId);
  await deleteHold(tx, payment.id);
  services.fault('order.writing');
}

/** Its order was written, and is not paid for any more. */
async function tellFailed(
  services: Services,
  tx: Transaction<Tables>,
  { order_id, amount_cents }: PaymentRow,
) {
  const order = await findOrderById(tx, order_id);
  if (!order) return;
  await writeNotice(services, tx, {
    kind: 'payment_failed',
    warehouseId: order.document.cart.warehouse,
    params: { number: order.number, total: `${amount_cents}` },
    href: `/admin/orders/${order.id}`,
  });
}

/** A debit cannot be stopped once it is on its way: the desk has to give it back. */
async function warnOfCanceled(services: Services, tx: Transaction<Tables>, { order_id }: PaymentRow) {
  const order = await findOrderById(tx, order_id);
  if (order?.status !== 'canceled') return;
  await insertOrderEvent(tx, {
    id: newId(),
    order_id,
    kind: 'payment_problem',
    note: sentenceOf(because('debit_after_cancel')),
    account_id: null,
    created_at: services.now().toISOString(),
  });
}

/**
 * Takes what the processor says of one of our payments; `event` is the webhook that it came with, each of which counts
 * once, and `answered` the operation that it was asked for. Nothing happens for a payment that is none of ours.
 */
export async function settlePayment(
  services: Services,
  seen: ProcessorPayment,
  { event, answered }: { event?: { id: string; type: string }; answered?: string } = {},
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const now = services.now();
    if (event && !(await insertPaymentEvent(tx, { ...event, received_at: now.toISOString() }))) return;
    const payment = await lockPayment(tx, seen.paymentId);
    if (!payment) return;
    const hold = await findHold(tx, payment.id);
    const bill = hold ? undefined : await findBillPayment(tx, payment.id);
    const isWaiting = hold !== undefined || bill?.ended_at === null;
    const hasOrder = !isWaiting && payment.status !== 'declined' && payment.status !== 'voided';
    const { status, isStray } = settledStatus(payment.status, seen.status, { hasOrder });
    const wait = isStray ? 0 : nextCheckMs(status, payment.kind);
    await updatePayment(tx, payment.id, {
      status,
      processor_id: seen.id,
      captured_cents: Math.max(payment.captured_cents, seen.capturedCents),
      refunded_cents: Math.max(payment.refunded_cents, seen.refundedCents),
      ...(seen.last4 ? { brand: seen.brand, last4: seen.last4 } : {}),
      action_url: status === 'action' ? (seen.actionUrl ?? payment.action_url) : null,
      ...(seen.declineCode ? { decline_code: seen.declineCode } : {}),
      updated_at: now.toISOString(),
      next_check_at: wait === null ? null : new Date(now.getTime() + wait).toISOString(),
    });
    const after = (await findPayment(tx, payment.id)) ?? payment;
    if (hold) await finish(services, tx, payment, status, hold.draft);
    else if (payment.kind === 'bank' && payment.status === 'processing' && status === 'captured')
      await warnOfCanceled(services, tx, payment);
    if (bill) await settleBill(services, tx, bill, payment, after);
    else await postPayment(services, tx, payment.id, answered);
    if (status === 'failed' && payment.status !== 'failed') await tellFailed(services, tx, payment);
  });
  services.fault('order.written');
}

/** Of a payment that the processor never heard of, or will not take: there is no charge, and no order. */
export async function dropPayment(services: Services, paymentId: string, declineCode: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const hold = await findHold(tx, paymentId);
    const bill = hold ? undefined : await findBillPayment(tx, paymentId);
    if (!payment || (!hold && bill?.ended_at !== null)) return;
    await updatePayment(tx, paymentId, {
      status: 'declined',
      decline_code: declineCode,
      action_url: null,
      updated_at: services.now().toISOString(),
      next_check_at: null,
    });
    if (hold) await finish(services, tx, payment, 'declined', hold.draft);
    else if (bill) await dropBill(tx, bill, paymentId, services.now().toISOString());
  });
}
