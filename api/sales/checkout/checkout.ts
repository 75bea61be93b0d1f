/** GET and PUT /api/v1/checkout (docs/product.md#checkout, #payment). */

import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { configurationKey } from '#api/catalog/configured/configuration-key.ts';
import { requireOwned } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import { feeOf } from '#api/pricing/core/price-cart.ts';
import { defaultDelivery } from '#api/pricing/prices/cart-terms.ts';
import { orderApproval } from '#api/sales/approvals/order-approval.ts';
import { type PricedCart, priceOne } from '#api/sales/carts/cart-view.ts';
import { requireOpen } from '#api/sales/carts/require-open.ts';
import { creditScope, creditToward, usableCredit } from '#api/sales/rebates/hold-credit.ts';
import { type CartRow, findCart } from '#api/sales/storage/carts.ts';
import { availableOf } from '#schemas/domain/catalog/quantity.ts';
import { inEither } from '#schemas/domain/platform/language.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { type PaymentType, paymentTypes } from '#schemas/domain/sales/cart.ts';
import type { Checkout, confirmedPricingSchema } from '#schemas/domain/sales/order.ts';
import { promisedDates } from './delivery-dates.ts';
import { leadDays } from './lead-days.ts';
import { pickUpWindows } from './pick-up-windows.ts';
import { takenWindows } from './taken-windows.ts';

/**
 * Names what a shopper was shown: the lines with their prices, where they ship from and how, every sum and the total in
 * cents, and whether it is collected now. Two carts of one version cost the same; anything that moves a cent makes
 * another.
 */
export function pricingVersion(priced: PricedCart): string {
  const { row, lines, totalCents, coupon, terms, view } = priced;
  const shown = lines.map((line) => [
    line.code,
    line.quantity,
    line.unitCents,
    line.method,
    line.shippingCents,
    ...(line.configuration ? [configurationKey(line.configuration)] : []),
  ]);
  const hash = createHash('sha256').update(
    JSON.stringify([
      row.id,
      row.warehouse_id,
      row.delivery_method ?? defaultDelivery,
      [view.subtotal, view.discount, view.shipping, view.tax, view.fee],
      [terms.pending, priced.isPaymentDelayed],
      shown,
      coupon && coupon.savedCents > 0 ? coupon.row.code : null,
      totalCents,
    ]),
  );
  return `${totalCents}.${hash.digest('base64url')}`;
}

const feeCentsOf = ({ beforeFeeCents, terms }: PricedCart, type: PaymentType): number =>
  feeOf(beforeFeeCents, terms.feeOf(type));

/** Why this cart cannot be paid so; null where it can. */
export const paymentRefusalOf = (priced: PricedCart, type: PaymentType) =>
  priced.terms.refusalOf(type, priced.beforeFeeCents + feeCentsOf(priced, 'terms'));

const offeredPayments = (priced: PricedCart): PaymentType[] =>
  paymentTypes.filter((type) => paymentRefusalOf(priced, type) === null);

const delayedView = ({ terms: { delayed } }: PricedCart) => ({
  enabled: delayed.enabled,
  threshold: toDollars(delayed.threshold_cents),
  message: inEither(delayed.message, delayed.message_es ?? ''),
});

const creditView = ({ terms: { credit } }: PricedCart) =>
  credit && {
    limit: toDollars(credit.limitCents),
    left: toDollars(Math.max(0, credit.limitCents - credit.openCents)),
  };

/** Dollars of the caller's credit that an order of so many cents could use. */
async function accountCredit(context: Context, totalCents: number): Promise<number> {
  const scope = creditScope(context.actor);
  if (!scope) return 0;
  const db = context.database.kysely;
  const cents = await usableCredit(db, scope, await shopDay(context, db));
  return toDollars(creditToward(cents, totalCents));
}

const centsOf = (version: string): number | null => {
  const cents = Number(version.split('.')[0]);
  return Number.isSafeInteger(cents) ? cents : null;
};

export async function openCart(context: Context, cartId: string): Promise<CartRow> {
  const db = context.database.kysely;
  const cart = requireOwned(
    context.actor,
    await onceAPage(context, db, `cart ${cartId}`, () => findCart(db, cartId)),
    because('cart_not_found'),
  );
  requireOpen(cart);
  return cart;
}

/** When a cart can be fetched, and when it arrives as it is to be delivered now. */
async function datesOf(context: Context, priced: PricedCart) {
  const now = context.now();
  const warehouse = (await knownWarehouses(context)).find(({ id }) => id === priced.row.warehouse_id);
  const days = leadDays(priced.lines, 'Will Call');
  const taken = await takenWindows(context.database.kysely, warehouse, now);
  return {
    pick_up_windows: warehouse ? pickUpWindows(warehouse, now, { leadDays: days, taken }) : [],
    promised: promisedDates(priced, { warehouse, now }),
  };
}

/** Throws not_found and cart_closed. */
export async function getCheckout(context: Context, cartId: string): Promise<Checkout> {
  const priced = await priceOne(context, context.database.kysely, await openCart(context, cartId));
  return {
    cart: priced.view,
    paymentMethods: offeredPayments(priced).map((name) => ({
      name,
      value: toDollars(feeCentsOf(priced, name)),
    })),
    paymentProcessorToken: context.payments?.processor.publishableKey ?? null,
    payment_processor: context.payments
      ? {
          provider: context.payments.processor.provider,
          origin: context.payments.processor.browserOrigin(context.origin),
        }
      : null,
    orderSettings: { delayed_payment: delayedView(priced) },
    payment_delayed: priced.isPaymentDelayed,
    credit: creditView(priced),
    account_credit: await accountCredit(context, priced.totalCents),
    ...(await datesOf(context, priced)),
    approval: await orderApproval(context, context.database.kysely, priced),
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
