/** POST /api/v1/checkout: one transaction takes the stock, writes the order and its mail (RESOLUTIONS 51). */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type PricedCart, priceOne } from '#api/services/carts/cart-view.ts';
import { requireOwned } from '#api/services/carts/ownership.ts';
import type { Context } from '#api/services/context.ts';
import { redeemCoupon, refuseUsedCoupon } from '#api/services/coupons/redeem-coupon.ts';
import { countUse, whoAsks } from '#api/services/limit-uses.ts';
import { newId } from '#api/services/new-id.ts';
import { maySeeOrder } from '#api/services/orders/may-see-order.ts';
import { orderView } from '#api/services/orders/order-view.ts';
import { askProcessor } from '#api/services/payments/ask-processor.ts';
import { leaseMs } from '#api/services/payments/payments.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { lockCart, updateCart } from '#api/storage/repositories/carts.ts';
import { lockCoupon } from '#api/storage/repositories/coupons.ts';
import { findIdempotency, findOrderByCart, findOrderById } from '#api/storage/repositories/orders.ts';
import {
  claimPayment,
  findPayment,
  findPaymentOfCart,
  insertHold,
  insertPayment,
} from '#api/storage/repositories/payments.ts';
import type { Tables } from '#api/storage/schema.ts';
import type { Order, PlaceOrder } from '#schemas/domain/order.ts';
import { paymentKindOf } from '#schemas/domain/payment.ts';
import { asOrdered, assertPayable } from './assert-payable.ts';
import { pricingVersion } from './checkout.ts';
import { draftOrder, type OrderDraft, writeOrder } from './order-draft.ts';
import { takeAllStock } from './take-all-stock.ts';

const fingerprintOf = (input: PlaceOrder) =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The order that this key made before; throws idempotency_key_reused when it was asked for something else. */
async function placedBefore(
  context: Context,
  db: Executor,
  owner: string,
  key: string,
  fingerprint: string,
): Promise<Order | null> {
  const before = await findIdempotency(db, owner, key);
  if (!before) return null;
  if (before.fingerprint !== fingerprint) {
    throw new ProblemError('idempotency_key_reused', 'This key was used for another request.');
  }
  const order = await findOrderById(db, before.order_id);
  return order ? orderView(context, db, order) : null;
}

/** Whether the money is asked for now, through the processor. Throws invalid and payment_unavailable. */
function isPaidNow(context: Context, priced: PricedCart, { details }: PlaceOrder): boolean {
  const kind = paymentKindOf[details.payment_type];
  if ((kind !== 'card' && kind !== 'bank') || priced.isPaymentDelayed || priced.totalCents === 0)
    return false;
  if (!context.payments)
    throw new ProblemError(
      'payment_unavailable',
      'Cards and bank accounts cannot be used here at the moment.',
    );
  if (!details.payment_token) {
    const sentence = 'Enter your card or bank account';
    throw new ProblemError('invalid', sentence, { '/details/payment_token': [sentence] });
  }
  return true;
}

/** The payment that an order has from the start: asked for now, or due. */
async function writePayment(
  context: Context,
  tx: Transaction<Tables>,
  draft: OrderDraft,
  { details }: PlaceOrder,
  isAsked: boolean,
  isLater: boolean,
): Promise<string> {
  const now = context.now();
  const id = newId();
  const lease = context.payments ? leaseMs(context.payments) : 0;
  await insertPayment(tx, {
    id,
    order_id: draft.id,
    cart_id: draft.cartId,
    kind: paymentKindOf[details.payment_type],
    status: isAsked ? 'starting' : isLater ? 'pending' : 'due',
    amount_cents: draft.totalCents,
    processor_id: null,
    request: isAsked
      ? JSON.stringify({
          token: details.payment_token ?? '',
          returnUrl: `${context.origin}/checkout/payment?${new URLSearchParams({ cart: draft.cartId })}`,
          email: details.email,
          acceptedFrom: { address: context.clientAddress, userAgent: context.userAgent ?? '' },
        })
      : null,
    action_url: null,
    decline_code: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    next_check_at: isAsked ? new Date(now.getTime() + lease).toISOString() : null,
  });
  return id;
}

type Begun = { order: Order } | { paymentId: string; isNew: boolean };

/** All but the money: what was ordered is the shopper's, or a sentence says why not and nothing has happened. */
async function begin(context: Context, key: string, input: PlaceOrder): Promise<Begun> {
  const owner = context.actor.accountId ?? context.actor.guestId ?? '';
  const fingerprint = fingerprintOf(input);
  return context.database.transaction(async (tx) => {
    const cart = requireOwned(context.actor, await lockCart(tx, input.cart_id), 'cart');
    const before = await placedBefore(context, tx, owner, key, fingerprint);
    if (before) return { order: before };
    if (cart.status === 'paying') {
      const payment = await findPaymentOfCart(tx, cart.id);
      if (payment) return { paymentId: payment.id, isNew: false };
    }
    if (cart.status !== 'open')
      throw new ProblemError('cart_closed', 'This cart has become an order already.');
    if (cart.coupon !== null) await lockCoupon(tx, cart.coupon);
    const priced = await priceOne(context, tx, asOrdered(cart, input.details));
    if (priced.lines.length === 0) throw new ProblemError('cart_empty', 'There is nothing in this cart.');
    if (pricingVersion(priced) !== input.pricing_version) {
      throw new ProblemError('pricing_changed', 'Prices changed since you saw them. Nothing was ordered.');
    }
    await assertPayable(context, tx, priced);
    const isAsked = isPaidNow(context, priced, input);
    await refuseUsedCoupon(tx, priced, input.details.email);
    const draft = await draftOrder(context, tx, priced, input, { owner, key, fingerprint });
    const at = context.now().toISOString();
    await takeAllStock(tx, priced, { id: draft.id, at });
    context.fault('order.stock');
    await redeemCoupon(context, tx, priced, { id: draft.id, email: input.details.email });
    const paymentId = await writePayment(context, tx, draft, input, isAsked, priced.isPaymentDelayed);
    if (isAsked) {
      await insertHold(tx, { payment_id: paymentId, draft: JSON.stringify(draft), created_at: at });
      await updateCart(tx, cart.id, { status: 'paying', version: cart.version + 1, updated_at: at });
      // Pages that show the stock show it as it is while the payment is under way.
      await context.versions.bump(
        tx,
        draft.products.map((product) => `product:${product}`),
      );
      return { paymentId, isNew: true };
    }
    const order = await writeOrder(context, tx, draft);
    context.fault('order.writing');
    return { order: await orderView(context, tx, order) };
  });
}

/** ms between two looks at a payment that somebody else is asking about. */
const lookMs = 100;

/** Somebody else may be asking: theirs is our answer too. */
async function awaitPayment(context: Context, paymentId: string, isNew: boolean): Promise<void> {
  const { payments, database } = context;
  if (!payments) return;
  const db = database.kysely;
  if (isNew) return askProcessor(context, paymentId);
  const end = Date.now() + leaseMs(payments);
  for (;;) {
    const payment = await findPayment(db, paymentId);
    if (!payment || payment.next_check_at === null || payment.status === 'action') return;
    const until = new Date(context.now().getTime() + leaseMs(payments));
    if (await claimPayment(db, paymentId, context.now(), until)) return askProcessor(context, paymentId);
    if (payment.status !== 'starting' || Date.now() > end) return;
    await new Promise((done) => setTimeout(done, lookMs));
  }
}

const declineSentences: Record<string, string> = {
  insufficient_funds: 'There is not enough money on this card or account. Use another one.',
  authentication_failed: 'Your bank did not confirm that it was you. Try again, or use another card.',
  expired: 'The payment was not finished in time. Nothing was charged. Try again.',
  expired_card: 'This card has expired. Use another one.',
  incorrect_cvc: 'The security code is wrong. Enter the card again.',
  refused: 'The payment could not be started. Enter the card or account again.',
};

/** The order, or how its payment stands. Throws payment_declined, payment_action and payment_unknown. */
async function outcomeOf(context: Context, paymentId: string): Promise<Order> {
  const db = context.database.kysely;
  const payment = await findPayment(db, paymentId);
  const order = payment && (await findOrderById(db, payment.order_id));
  if (order) return orderView(context, db, order);
  if (payment?.status === 'declined' || payment?.status === 'voided') {
    const sentence = declineSentences[payment.decline_code ?? ''] ?? 'This card or account was declined.';
    throw new ProblemError('payment_declined', `${sentence} Nothing was ordered.`);
  }
  if (payment?.status === 'action')
    throw new ProblemError('payment_action', 'Your bank asks you to confirm this payment.');
  throw new ProblemError(
    'payment_unknown',
    'We do not know yet whether your payment went through. Do not pay again: we are finding out.',
  );
}

/**
 * Places an order once: the same key answers the same order, also when twenty ask at once, and a cart whose payment is
 * under way answers with that payment. What is paid through the processor is held there before there is an order
 * (docs/decisions/0023). Throws not_found, cart_empty, cart_closed, pricing_changed, out_of_stock,
 * idempotency_key_reused, invalid for a coupon that this customer has used before, payment_declined and
 * payment_unavailable; nothing has happened then. Throws payment_action and payment_unknown while it is open.
 */
export async function placeOrder(context: Context, key: string, input: PlaceOrder): Promise<Order> {
  const token = input.details.payment_token;
  // Thieves try stolen cards where nobody counts.
  if (
    token &&
    !(await countUse(context, whoAsks(context, 'payment', { address: 300, visitor: 60 }), 3_600_000))
  )
    throw new ProblemError('too_many_requests', 'Too many tries to pay. Wait an hour and try again.');
  const begun = await begin(context, key, input);
  if ('order' in begun) return begun.order;
  context.fault('order.held');
  await awaitPayment(context, begun.paymentId, begun.isNew);
  return outcomeOf(context, begun.paymentId);
}

/** The order a cart became, for its owner or the bearer of its token (RESOLUTIONS 13). Throws not_found. */
export async function getOrderOfCart(
  context: Context,
  cartId: string,
  token: string | undefined,
): Promise<Order> {
  const order = await findOrderByCart(context.database.kysely, cartId);
  if (!order || !maySeeOrder(context, order, token))
    throw new ProblemError('not_found', 'There is no such order.');
  return orderView(context, context.database.kysely, order);
}
