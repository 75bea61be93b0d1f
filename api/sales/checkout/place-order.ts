/**
 * POST /api/v1/checkout: one transaction takes the stock, writes the order and its mail
 * (docs/product.md#placing-the-order).
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { requireOwned } from '#api/platform/auth/ownership.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { rememberLanguage } from '#api/platform/mail/reader-language.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { redeemCoupon, refuseUsedCoupon } from '#api/pricing/coupons/redeem-coupon.ts';
import { lockCoupon } from '#api/pricing/public-storage.ts';
import { spendApproval } from '#api/sales/approvals/order-approval.ts';
import { type PricedCart, priceOne } from '#api/sales/carts/cart-view.ts';
import { maySeeOrder } from '#api/sales/orders/may-see-order.ts';
import { orderView } from '#api/sales/orders/order-view.ts';
import { askProcessor } from '#api/sales/payments/ask-processor.ts';
import { leaseMs } from '#api/sales/payments/payments.ts';
import { creditScope, creditToward, holdCredit } from '#api/sales/rebates/hold-credit.ts';
import { lockCart, updateCart } from '#api/sales/storage/carts.ts';
import { findIdempotency, findOrderByCart, findOrderById } from '#api/sales/storage/orders.ts';
import {
  claimPayment,
  findPayment,
  findPaymentOfCart,
  insertHold,
  insertPayment,
} from '#api/sales/storage/payments.ts';
import { lockProposal } from '#api/sales/storage/proposals.ts';
import type { OrderDraft } from '#api/sales/storage/tables/order-draft.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Order, PlaceOrder } from '#schemas/domain/sales/order.ts';
import { paymentKindOf } from '#schemas/domain/sales/payment.ts';
import { asOrdered, assertPayable } from './assert-payable.ts';
import { pricingVersion } from './checkout.ts';
import { draftOrder, writeOrder } from './order-draft.ts';
import { requireBuyer } from './require-buyer.ts';
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
    throw new ProblemError('idempotency_key_reused', because('key_reused'));
  }
  const order = await findOrderById(db, before.order_id);
  return order ? orderView(context, db, order) : null;
}

/** Whether the money is asked for now, through the processor. Throws invalid and payment_unavailable. */
function isPaidNow(context: Context, priced: PricedCart, { details }: PlaceOrder): boolean {
  const kind = paymentKindOf[details.payment_type];
  if ((kind !== 'card' && kind !== 'bank') || priced.isPaymentDelayed) return false;
  if (priced.totalCents === toCents(details.credit_seen)) return false;
  if (!context.payments) throw new ProblemError('payment_unavailable', because('payment_unavailable'));
  if (!details.payment_token) {
    const reason = because('payment_token_missing');
    throw new ProblemError('invalid', reason, { '/details/payment_token': [reason] });
  }
  return true;
}

/** Holds the credit that the buyer saw at the review. Throws invalid where it is not there any more, and for too much. */
async function takeCredit(
  context: Context,
  tx: Transaction<Tables>,
  { id, totalCents }: OrderDraft,
  { details }: PlaceOrder,
): Promise<void> {
  const cents = toCents(details.credit_seen);
  if (cents === 0) return;
  const scope = creditScope(context.actor);
  const today = await shopDay(context, tx);
  if (
    creditToward(cents, totalCents) === cents &&
    scope &&
    (await holdCredit(tx, scope, today, { orderId: id, cents }))
  )
    return;
  const reason = because('account_credit_changed');
  throw new ProblemError('invalid', reason, { '/details/credit_seen': [reason] });
}

/** The payment that an order has from the start: asked for now, due, or paid by credit. */
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
  const credit = toCents(details.credit_seen);
  const isSettled = credit > 0 && credit === draft.totalCents;
  await insertPayment(tx, {
    id,
    order_id: draft.id,
    cart_id: draft.cartId,
    kind: paymentKindOf[details.payment_type],
    status: isAsked ? 'starting' : isSettled ? 'captured' : isLater ? 'pending' : 'due',
    amount_cents: draft.totalCents,
    settled_cents: credit,
    credit_cents: credit,
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
    const cart = requireOwned(context.actor, await lockCart(tx, input.cart_id), because('cart_not_found'));
    const before = await placedBefore(context, tx, owner, key, fingerprint);
    if (before) return { order: before };
    if (cart.status === 'paying') {
      const payment = await findPaymentOfCart(tx, cart.id);
      if (payment) return { paymentId: payment.id, isNew: false };
    }
    if (cart.status !== 'open') throw new ProblemError('cart_closed', because('cart_ordered'));
    if (cart.coupon !== null) await lockCoupon(tx, cart.coupon);
    // Its prices hold until the order is written: nobody changes or withdraws it in between.
    if (cart.proposal_id !== null) await lockProposal(tx, cart.proposal_id);
    const priced = await priceOne(context, tx, asOrdered(cart, input.details));
    requireBuyer(context, priced.terms);
    if (priced.lines.length === 0) throw new ProblemError('cart_empty', because('cart_empty'));
    if (pricingVersion(priced) !== input.pricing_version) {
      throw new ProblemError('pricing_changed', because('prices_changed'));
    }
    await assertPayable(context, tx, priced);
    const isAsked = isPaidNow(context, priced, input);
    await refuseUsedCoupon(tx, priced, input.details.email);
    if (!context.actor.role) await rememberLanguage(context, tx, input.details.email);
    const draft = await draftOrder(context, tx, priced, input, { owner, key, fingerprint });
    await spendApproval(context, tx, priced, draft.id);
    const at = context.now().toISOString();
    await takeAllStock(tx, priced, { id: draft.id, at });
    context.fault('order.stock');
    await redeemCoupon(context, tx, priced, { id: draft.id, email: input.details.email });
    await takeCredit(context, tx, draft, input);
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

const declineReasons: Record<string, Reason> = {
  insufficient_funds: because('declined_insufficient_funds'),
  authentication_failed: because('declined_authentication'),
  expired: because('declined_too_late'),
  expired_card: because('declined_card_expired'),
  incorrect_cvc: because('declined_security_code'),
  refused: because('declined_not_started'),
};

/** The order, or how its payment stands. Throws payment_declined, payment_action and payment_unknown. */
async function outcomeOf(context: Context, paymentId: string): Promise<Order> {
  const db = context.database.kysely;
  const payment = await findPayment(db, paymentId);
  const order = payment && (await findOrderById(db, payment.order_id));
  if (order) return orderView(context, db, order);
  if (payment?.status === 'declined' || payment?.status === 'voided') {
    throw new ProblemError(
      'payment_declined',
      declineReasons[payment.decline_code ?? ''] ?? because('declined'),
    );
  }
  if (payment?.status === 'action') throw new ProblemError('payment_action', because('payment_confirm'));
  throw new ProblemError('payment_unknown', because('payment_unknown'));
}

/**
 * Places an order once: the same key answers the same order, also when twenty ask at once, and a cart whose payment is
 * under way answers with that payment. What is paid through the processor is held there before there is an order
 * (docs/decisions/0023). Throws not_found, cart_empty, cart_closed, pricing_changed, out_of_stock,
 * idempotency_key_reused, invalid for a coupon that this customer has used before, payment_declined and
 * payment_unavailable, and forbidden for a role of a company that places no orders, and for an order above the buyer's
 * limit that nobody approved; nothing has happened then. Throws payment_action and payment_unknown while it is open.
 */
export async function placeOrder(context: Context, key: string, input: PlaceOrder): Promise<Order> {
  const token = input.details.payment_token;
  // Thieves try stolen cards where nobody counts.
  if (
    token &&
    !(await countUse(context, whoAsks(context, 'payment', { address: 300, visitor: 60 }), 3_600_000))
  )
    throw new ProblemError('too_many_requests', because('payment_too_many_tries'));
  const begun = await begin(context, key, input);
  if ('order' in begun) return begun.order;
  context.fault('order.held');
  await awaitPayment(context, begun.paymentId, begun.isNew);
  return outcomeOf(context, begun.paymentId);
}

/**
 * The order a cart became, for its owner or the bearer of its token (docs/product.md#success-page). Throws not_found.
 */
export async function getOrderOfCart(
  context: Context,
  cartId: string,
  token: string | undefined,
): Promise<Order> {
  const order = await findOrderByCart(context.database.kysely, cartId);
  if (!order || !maySeeOrder(context, order, token))
    throw new ProblemError('not_found', because('order_not_found'));
  return orderView(context, context.database.kysely, order);
}
