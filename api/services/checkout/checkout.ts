/** GET and PUT /api/v1/checkout (SPEC 3, Checkout response; RESOLUTIONS 25, 50). */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type PricedCart, priceOne } from '#api/services/carts/cart-view.ts';
import { requireOwned } from '#api/services/carts/ownership.ts';
import type { Context } from '#api/services/context.ts';
import { configurationKey } from '#api/services/kinds/configuration-key.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { type CartRow, findCart } from '#api/storage/repositories/carts.ts';
import { offeredDeliveryMethods, offeredPaymentTypes } from '#schemas/domain/cart.ts';
import { toDollars } from '#schemas/domain/money.ts';
import type { Checkout, confirmedPricingSchema } from '#schemas/domain/order.ts';
import { availableOf } from '#schemas/domain/quantity.ts';

/** What an unanswered "how do you get it" means: it costs what pick-up costs. */
const defaultDelivery = offeredDeliveryMethods[0];

/**
 * Names what a shopper was shown: the lines with their prices, where they ship from and how, and the total in
 * cents. Two carts of one version cost the same; anything that moves a cent makes another.
 */
export function pricingVersion({ row, lines, unitCents, totalCents, coupon }: PricedCart): string {
  const shown = lines.map((line, index) => [
    line.code,
    line.quantity,
    unitCents[index],
    ...(line.configuration ? [configurationKey(line.configuration)] : []),
  ]);
  const hash = createHash('sha256').update(
    JSON.stringify([
      row.id,
      row.warehouse_id,
      row.delivery_method ?? defaultDelivery,
      shown,
      coupon && coupon.savedCents > 0 ? coupon.row.code : null,
      totalCents,
    ]),
  );
  return `${totalCents}.${hash.digest('base64url')}`;
}

const centsOf = (version: string): number | null => {
  const cents = Number(version.split('.')[0]);
  return Number.isSafeInteger(cents) ? cents : null;
};

export async function openCart(context: Context, cartId: string): Promise<CartRow> {
  const cart = requireOwned(context.actor, await findCart(context.database.kysely, cartId), 'cart');
  if (cart.status !== 'open') throw new ProblemError('cart_closed', 'This cart has become an order already.');
  return cart;
}

/** Throws not_found and cart_closed. */
export async function getCheckout(context: Context, cartId: string): Promise<Checkout> {
  const priced = await priceOne(context, context.database.kysely, await openCart(context, cartId));
  return {
    cart: priced.view,
    paymentMethods: offeredPaymentTypes.map((name) => ({ name, value: 0 })),
    paymentProcessorToken: null,
    orderSettings: { delayed_payment: { enabled: false, threshold: 0, message: '' } },
    pricing_version: pricingVersion(priced),
  };
}

/** Reprices, and says what is different from what `shownVersion` named. Throws not_found and cart_closed. */
export async function confirmPricing(
  context: Context,
  cartId: string,
  shownVersion: string | undefined,
): Promise<z.output<typeof confirmedPricingSchema>> {
  const priced = await priceOne(context, context.database.kysely, await openCart(context, cartId));
  const version = pricingVersion(priced);
  const changes: z.output<typeof confirmedPricingSchema>['changes'] = priced.view.items
    .filter((item) => availableOf(item) < item.quantity || item.configuration?.problem)
    .map((item) => ({
      item: item._id,
      kind: !item.sold ? 'removed' : item.configuration?.problem ? 'configuration' : 'stock',
      before: item.quantity,
      after: availableOf(item),
    }));
  changes.push(
    ...priced.view.items.flatMap(({ _id, price, price_before: before }) =>
      before === null ? [] : [{ item: _id, kind: 'price' as const, before, after: price }],
    ),
  );
  if (priced.view.coupon_problem) changes.push({ item: null, kind: 'coupon', before: null, after: null });
  const before = shownVersion === undefined ? null : centsOf(shownVersion);
  if (before !== null && before !== priced.totalCents) {
    changes.push({
      item: null,
      kind: 'total',
      before: toDollars(before),
      after: toDollars(priced.totalCents),
    });
  }
  return { cart: priced.view, changes, pricing_version: version };
}
