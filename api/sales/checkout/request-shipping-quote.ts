/**
 * POST /api/v1/orders/shipping/quote (ours; docs/product.md#delivery-tax-fees): a cart's delivery is worked out by a
 * person.
 */
import { sendContact } from '#api/platform/contact/send-contact.ts';
import type { Context } from '#api/platform/context.ts';
import { speaking } from '#api/platform/language.ts';
import { priceOne } from '#api/sales/carts/cart-view.ts';
import * as m from '#messages';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';
import type { ShippingQuoteRequest } from '#schemas/domain/sales/order.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
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
  const lines = () => [
    m.quote_request_title({ method: deliveryName(Delivery_method) }),
    m.quote_request_cart({ cart: cart_id }),
    ...(to
      ? [
          m.quote_request_to({
            address: [to.address, to.address2, to.city, `${to.state} ${to.zip}`].filter(Boolean).join(', '),
          }),
        ]
      : []),
    '',
    ...goods.slice(0, 40),
    ...(goods.length > 40 ? [m.quote_request_more({ count: goods.length - 40 })] : []),
    ...(message ? ['', message] : []),
  ];
  return sendContact(context, {
    ...contact,
    message: speaking(sourceLanguage, lines).join('\n').slice(0, 4000),
  });
}
