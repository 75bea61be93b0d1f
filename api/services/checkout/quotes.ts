/** PATCH /api/v1/checkout/tax and POST /api/v1/orders/shipping: sums for a cart as it would be. Neither writes. */
import type { z } from 'zod';
import { priceOne } from '#api/services/carts/cart-view.ts';
import type { Context } from '#api/services/context.ts';
import type { CartRow } from '#api/storage/repositories/carts.ts';
import type { Address } from '#schemas/domain/address.ts';
import { deliveryMethods } from '#schemas/domain/cart.ts';
import type { shippingQuoteSchema, TaxRequest, taxQuoteSchema } from '#schemas/domain/order.ts';
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

/** What each way of getting the cart's goods costs (RESOLUTIONS 52). Throws not_found and cart_closed. */
export async function quoteShipping(
  context: Context,
  cartId: string,
  address: Address | undefined,
): Promise<z.output<typeof shippingQuoteSchema>> {
  const row: CartRow = await openCart(context, cartId);
  const shipping_address = address ?? row.shipping_address;
  const shipping = [];
  for (const method of deliveryMethods) {
    const { view, terms } = await priceOne(
      context,
      context.database.kysely,
      { ...row, delivery_method: method, shipping_address },
      { sentTogether: true },
    );
    const status = terms.pending === null ? ('offered' as const) : statuses[terms.pending];
    shipping.push({ method, status, charge: view.shipping, tax: view.tax, total: view.total });
  }
  return { shipping };
}
