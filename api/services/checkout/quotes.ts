/** PATCH /api/v1/checkout/tax and POST /api/v1/orders/shipping: sums for a cart as it would be. Neither writes. */
import type { z } from 'zod';
import { priceOne } from '#api/services/carts/cart-view.ts';
import type { Context } from '#api/services/context.ts';
import { offeredDeliveryMethods } from '#schemas/domain/cart.ts';
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

/** What each way of getting the cart's goods costs (RESOLUTIONS 52). Throws not_found and cart_closed. */
export async function quoteShipping(
  context: Context,
  cartId: string,
): Promise<z.output<typeof shippingQuoteSchema>> {
  const row = await openCart(context, cartId);
  const shipping = [];
  for (const method of offeredDeliveryMethods) {
    const { view } = await priceOne(context, context.database.kysely, { ...row, delivery_method: method });
    shipping.push({ method, charge: view.shipping, tax: view.tax, total: view.total });
  }
  return { shipping };
}
