/** PATCH /api/v1/checkout/tax and POST /api/v1/orders/shipping: sums for a cart as it would be. Neither writes. */
import type { z } from 'zod';
import type { Context } from '#api/platform/context.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import { defaultDelivery } from '#api/pricing/prices/cart-terms.ts';
import { type PricedCart, priceCarts, priceOne } from '#api/sales/carts/cart-view.ts';
import type { CartRow } from '#api/sales/storage/carts.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { stateOfZip } from '#schemas/domain/platform/zip-state.ts';
import { deliveryMethods } from '#schemas/domain/sales/cart.ts';
import type { shippingQuoteSchema, TaxRequest, taxQuoteSchema } from '#schemas/domain/sales/order.ts';
import { openCart, pricingVersion } from './checkout.ts';
import { methodDates } from './delivery-dates.ts';

/** Tax for the methods and the address that the shopper is choosing. Throws not_found and cart_closed. */
export async function recalculateTax(
  context: Context,
  input: TaxRequest,
): Promise<z.output<typeof taxQuoteSchema>> {
  const row = await openCart(context, input.cart_id);
  const priced = await priceOne(context, context.database.kysely, {
    ...row,
    delivery_method: input.Delivery_method ?? row.delivery_method,
    payment_type: input.payment_type ?? row.payment_type,
    shipping_address: input.shipping_address ?? row.shipping_address,
  });
  const { tax, total } = priced.view;
  return { tax, total, cart: priced.view, pricing_version: pricingVersion(priced) };
}

/** By its state alone a rate can be found; the rest of an address is for carriers. */
export function placeOfZip(zip: string | null): Address | null {
  const state = zip === null ? null : stateOfZip(zip);
  return zip === null || state === null ? null : { name: '', address: '', city: '', state, zip };
}

type ShippingQuote = z.output<typeof shippingQuoteSchema>['shipping'][number];

const statuses = { address: 'address_required', quote: 'quote_required', no_rate: 'not_offered' } as const;

/**
 * What each way of getting the cart's goods costs (docs/product.md#delivery-tax-fees). Throws not_found and
 * cart_closed.
 */
export async function quoteShipping(
  context: Context,
  cartId: string,
  address: Address | undefined,
): Promise<z.output<typeof shippingQuoteSchema>> {
  const row = await openCart(context, cartId);
  return { shipping: await quoteCart(context, row, address ?? row.shipping_address) };
}

/** The same for a cart that the caller may see, to any place. */
export async function quoteCart(
  context: Context,
  row: CartRow,
  shipping_address: Address | null,
): Promise<ShippingQuote[]> {
  // One cart, as it would be in each way: read once, priced eight times.
  const ways = deliveryMethods.map((method) => ({ ...row, delivery_method: method, shipping_address }));
  const priced = await priceCarts(context, context.database.kysely, ways, undefined, { sentTogether: true });
  const warehouse = (await knownWarehouses(context)).find(({ id }) => id === row.warehouse_id);
  return priced.map((one) => quoteOf(one, { warehouse, now: context.now() }));
}

/** What a cart that is priced by a method says of it. */
export function quoteOf(
  one: PricedCart,
  at: { warehouse: WarehouseRow | undefined; now: Date },
): ShippingQuote {
  return {
    method: one.row.delivery_method ?? defaultDelivery,
    status: one.terms.pending === null ? ('offered' as const) : statuses[one.terms.pending],
    minimum: one.terms.minimumCents === null ? null : toDollars(one.terms.minimumCents),
    charge: toDollars(one.shippingCents),
    tax: toDollars(one.taxCents),
    total: toDollars(one.totalCents),
    dates: methodDates(one, one.row.delivery_method ?? defaultDelivery, at),
  };
}
