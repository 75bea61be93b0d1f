/** POST /api/v1/orders/shipping/quote (ours; RESOLUTIONS 46): a cart's delivery is worked out by a person. */
import { priceOne } from '#api/services/carts/cart-view.ts';
import type { Context } from '#api/services/context.ts';
import { sendContact } from '#api/services/visits/send-contact.ts';
import type { ShippingQuoteRequest } from '#schemas/domain/order.ts';
import { openCart } from './checkout.ts';

/** Kept and mailed as a contact request that says what goes where. Throws not_found, cart_closed, too_many_requests. */
export async function requestShippingQuote(
  context: Context,
  { cart_id, Delivery_method, shipping_address, message, ...contact }: ShippingQuoteRequest,
): Promise<{ sent: boolean }> {
  const row = await openCart(context, cart_id);
  const { view } = await priceOne(context, context.database.kysely, row);
  const to = shipping_address ?? view.shipping_address;
  const goods = view.items.map(({ quantity, sku, name }) => `${quantity} x ${sku} ${name}`);
  const lines = [
    `Quote for delivery: ${Delivery_method}`,
    `Cart: ${cart_id}`,
    ...(to
      ? [`To: ${[to.address, to.address2, to.city, `${to.state} ${to.zip}`].filter(Boolean).join(', ')}`]
      : []),
    '',
    ...goods.slice(0, 40),
    ...(goods.length > 40 ? [`and ${goods.length - 40} more lines`] : []),
    ...(message ? ['', message] : []),
  ];
  return sendContact(context, { ...contact, message: lines.join('\n').slice(0, 4000) });
}
