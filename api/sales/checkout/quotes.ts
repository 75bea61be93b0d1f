/** PATCH /api/v1/checkout/tax and POST /api/v1/orders/shipping: sums for a cart as it would be. Neither writes. */
import type { z } from 'zod';
import type { Context } from '#api/platform/context.ts';
import { defaultDelivery } from '#api/pricing/prices/cart-terms.ts';
import { priceCarts, priceOne } from '#api/sales/carts/cart-view.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import { deliveryMethods } from '#schemas/domain/sales/cart.ts';
import type { shippingQuoteSchema, TaxRequest, taxQuoteSchema } from '#schemas/domain/sales/order.ts';
import { openCart, pricingVersion } from './checkout.ts';

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
  const shipping_address = address ?? row.shipping_address;
  // One cart, as it would be in each way: read once, priced eight times.
  const ways = deliveryMethods.map((method) => ({ ...row, delivery_method: method, shipping_address }));
  const priced = await priceCarts(context, context.database.kysely, ways, undefined, { sentTogether: true });
  const shipping = priced.map(({ row: { delivery_method: method }, view, terms }) => ({
    method: method ?? defaultDelivery,
    status: terms.pending === null ? ('offered' as const) : statuses[terms.pending],
    charge: view.shipping,
    tax: view.tax,
    total: view.total,
  }));
  return { shipping };
}
