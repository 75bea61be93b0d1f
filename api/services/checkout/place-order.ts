/** POST /api/v1/checkout: one transaction takes the stock, writes the order and its mail (RESOLUTIONS 51). */
import { createHash } from 'node:crypto';
import { sign, unsign } from '#api/services/account/sessions.ts';
import { type PricedCart, priceOne } from '#api/services/carts/cart-view.ts';
import { isOwner, requireOwned } from '#api/services/carts/ownership.ts';
import type { Context } from '#api/services/context.ts';
import { redeemCoupon, refuseUsedCoupon } from '#api/services/coupons/redeem-coupon.ts';
import { orderMail } from '#api/services/mail/order-mail.ts';
import { newId } from '#api/services/new-id.ts';
import { notify } from '#api/services/notifications/notify.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { recordEvents } from '#api/services/visits/record-event.ts';
import { type Executor, onCommit } from '#api/storage/database.ts';
import { type CartRow, lockCart, updateCart } from '#api/storage/repositories/carts.ts';
import { lockCoupon } from '#api/storage/repositories/coupons.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import {
  findIdempotency,
  findOrderByCart,
  findOrderById,
  insertIdempotency,
  insertOrder,
  nextOrderNumber,
  type OrderRow,
} from '#api/storage/repositories/orders.ts';
import { findWarehouses } from '#api/storage/repositories/site.ts';
import type { Order, PlaceOrder } from '#schemas/domain/order.ts';
import { pricingVersion } from './checkout.ts';
import { orderItems } from './order-items.ts';
import { takeAllStock } from './take-all-stock.ts';

const orderView = (context: Context, row: OrderRow): Order => ({
  ...row.document,
  token: sign(context.secret, 'order', row.id),
});

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
  return order ? orderView(context, order) : null;
}

async function write(
  context: Context,
  db: Executor,
  priced: PricedCart,
  input: PlaceOrder,
): Promise<OrderRow> {
  const { details } = input;
  const { row } = priced;
  const id = newId();
  const placedAt = context.now().toISOString();
  const warehouse = (await findWarehouses(db)).find((candidate) => candidate.id === row.warehouse_id);
  const document: Omit<Order, 'token'> = {
    _id: id,
    number: `AF-${await nextOrderNumber(db)}`,
    cart_id: row.id,
    status: 'placed',
    placed_at: placedAt,
    email: details.email,
    phone: details.phone,
    po_number: details.po_number,
    note: details.note,
    cart: {
      ...priced.view,
      payment_type: details.payment_type,
      billing_address: details.billing_address,
      shipping_address: details.Delivery_method === 'Local Delivery' ? details.shipping_address : null,
    },
    warehouse_name: warehouse?.name ?? '',
  };
  const order: OrderRow = {
    id,
    number: document.number,
    cart_id: row.id,
    account_id: row.account_id,
    guest_id: row.guest_id,
    email: details.email,
    total_cents: priced.totalCents,
    document,
    placed_at: placedAt,
  };
  await insertOrder(db, { ...order, document: JSON.stringify(document) }, orderItems(id, priced));
  return order;
}

/** The cart as it would be with the chosen delivery: what the shopper saw the total of. */
const withDelivery = (cart: CartRow, input: PlaceOrder): CartRow => ({
  ...cart,
  delivery_method: input.details.Delivery_method,
  payment_type: input.details.payment_type,
});

/**
 * Places an order once: the same key answers the same order, also when twenty ask at once. Throws not_found,
 * cart_empty, cart_closed, pricing_changed, out_of_stock, idempotency_key_reused, and invalid for a coupon that this
 * customer has used before; nothing has happened then.
 */
export async function placeOrder(context: Context, key: string, input: PlaceOrder): Promise<Order> {
  const owner = context.actor.accountId ?? context.actor.guestId ?? '';
  const fingerprint = fingerprintOf(input);
  return context.database.transaction(async (tx) => {
    const cart = requireOwned(context.actor, await lockCart(tx, input.cart_id), 'cart');
    const before = await placedBefore(context, tx, owner, key, fingerprint);
    if (before) return before;
    if (cart.status !== 'open')
      throw new ProblemError('cart_closed', 'This cart has become an order already.');
    if (cart.coupon !== null) await lockCoupon(tx, cart.coupon);
    const priced = await priceOne(context, tx, withDelivery(cart, input));
    if (priced.lines.length === 0) throw new ProblemError('cart_empty', 'There is nothing in this cart.');
    if (pricingVersion(priced) !== input.pricing_version) {
      throw new ProblemError('pricing_changed', 'Prices changed since you saw them. Nothing was ordered.');
    }
    await refuseUsedCoupon(tx, priced, input.details.email);
    await takeAllStock(tx, priced);
    const order = await write(context, tx, priced, input);
    await redeemCoupon(context, tx, priced, order);
    await insertIdempotency(tx, { key, owner, fingerprint, order_id: order.id, created_at: order.placed_at });
    await updateCart(tx, cart.id, {
      status: 'ordered',
      version: cart.version + 1,
      updated_at: order.placed_at,
    });
    const view = orderView(context, order);
    await insertMail(tx, orderMail(context, view));
    if (order.account_id) {
      const href = `/a/profile/orders/${order.id}`;
      const params = { number: order.number };
      await notify(context, tx, { accountId: order.account_id, kind: 'order_placed', params, href });
    }
    await recordEvents(context, tx, [
      { type: 'submit order', entity: order.id, value: view.cart.total },
      ...priced.lines.map(({ product_id, quantity }) => ({
        type: 'purchased product' as const,
        entity: product_id,
        value: quantity,
      })),
    ]);
    await context.versions.bump(
      tx,
      priced.lines.flatMap((line, index) =>
        [line.product_id, ...(priced.configured[index]?.partProducts ?? [])].map((one) => `product:${one}`),
      ),
    );
    onCommit(tx, context.mailWaiting);
    return view;
  });
}

/** The order a cart became, for its owner or the bearer of its token (RESOLUTIONS 13). Throws not_found. */
export async function getOrderOfCart(
  context: Context,
  cartId: string,
  token: string | undefined,
): Promise<Order> {
  const order = await findOrderByCart(context.database.kysely, cartId);
  const invited = order && token !== undefined && unsign(context.secret, 'order', token) === order.id;
  if (!order || !(invited || isOwner(context.actor, order)))
    throw new ProblemError('not_found', 'There is no such order.');
  return orderView(context, order);
}
