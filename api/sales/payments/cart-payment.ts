/** How the payment of a cart stands, for the shopper who waits for it. */

import { requireOwned, requireOwner } from '#api/platform/auth/ownership.ts';
import { sign } from '#api/platform/auth/sessions.ts';
import { countUse } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { RefusedByProcessor, UnknownOutcome } from '#api/sales/payments/payment-processor.ts';
import { findCart, findPayingCart } from '#api/sales/storage/carts.ts';
import { findOrderById } from '#api/sales/storage/orders.ts';
import {
  claimPayment,
  findPayment,
  findPaymentOfCart,
  type PaymentRow,
  updatePayment,
} from '#api/sales/storage/payments.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { CartPayment } from '#schemas/domain/sales/payment.ts';
import { askProcessor } from './ask-processor.ts';
import { leaseMs } from './payments.ts';
import { settlePayment } from './settle-payment.ts';

/** How often a minute a shopper's page may ask the processor itself. */
const asksPerMinute = 30;

async function requirePayment(context: Context, cartId: string): Promise<PaymentRow> {
  const db = context.database.kysely;
  requireOwned(context.actor, await findCart(db, cartId), because('cart_not_found'));
  const payment = await findPaymentOfCart(db, cartId);
  if (!payment) throw new ProblemError('not_found', because('cart_not_paid'));
  return payment;
}

async function view(context: Context, id: string): Promise<CartPayment> {
  const db = context.database.kysely;
  const payment = (await findPayment(db, id)) as PaymentRow;
  const order = await findOrderById(db, payment.order_id);
  const { processor } = context.payments ?? {};
  return {
    cart_id: payment.cart_id ?? '',
    kind: payment.kind,
    status: payment.status,
    amount: toDollars(payment.amount_cents - payment.credit_cents),
    brand: payment.brand,
    last4: payment.last4,
    action_url:
      payment.action_url && processor
        ? new URL(payment.action_url, processor.browserOrigin(context.origin)).href
        : null,
    decline_code: payment.decline_code,
    order: order ? { number: order.number, token: sign(context.secret, 'order', order.id) } : null,
  };
}

/** Of a cart, or the one that the caller has under way. Throws not_found. */
export async function getCartPayment(context: Context, cartId: string | undefined): Promise<CartPayment> {
  const owner = requireOwner(context.actor);
  const id = cartId ?? (await findPayingCart(context.database.kysely, owner))?.id;
  if (id === undefined) throw new ProblemError('not_found', because('payment_none'));
  return view(context, (await requirePayment(context, id)).id);
}

/** Asks the processor now: the shopper is back from the bank, or wants to know. Throws not_found. */
export async function checkCartPayment(context: Context, cartId: string): Promise<CartPayment> {
  const payment = await requirePayment(context, cartId);
  const { payments, database } = context;
  const limit = { key: `payment:check:${payment.id}`, most: asksPerMinute };
  // A lease that runs is somebody else's question; only what waits for its turn is brought forward.
  const waits = payment.status === 'action' || payment.status === 'processing';
  if (payments && payment.next_check_at && (await countUse(context, [limit], 60_000))) {
    const now = context.now();
    if (waits) await updatePayment(database.kysely, payment.id, { next_check_at: now.toISOString() });
    const until = new Date(now.getTime() + leaseMs(payments));
    if (await claimPayment(database.kysely, payment.id, now, until)) await askProcessor(context, payment.id);
  }
  return view(context, payment.id);
}

/** The shopper wants to pay otherwise: the payment is let go where nothing was taken yet. Throws not_found. */
export async function cancelCartPayment(context: Context, cartId: string): Promise<CartPayment> {
  const payment = await requirePayment(context, cartId);
  const { payments } = context;
  if (payments && payment.processor_id && payment.status === 'action') {
    try {
      const key = `${payment.id}-void`;
      await settlePayment(context, await payments.processor.void({ processorId: payment.processor_id, key }));
    } catch (error) {
      // It went through in this moment, or nobody knows: the page says how it stands.
      if (!(error instanceof UnknownOutcome || error instanceof RefusedByProcessor)) throw error;
      return checkCartPayment(context, cartId);
    }
  }
  return view(context, payment.id);
}
