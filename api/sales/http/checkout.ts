import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { confirmPricing } from '#api/sales/checkout/checkout.ts';
import { estimateDelivery } from '#api/sales/checkout/estimate-delivery.ts';
import { getOrderOfCart, placeOrder } from '#api/sales/checkout/place-order.ts';
import { previewPrices } from '#api/sales/checkout/preview-prices.ts';
import { quoteShipping, recalculateTax } from '#api/sales/checkout/quotes.ts';
import { readCheckout } from '#api/sales/checkout/read-checkout.ts';
import { requestShippingQuote } from '#api/sales/checkout/request-shipping-quote.ts';
import { saveCheckoutDraft } from '#api/sales/checkout/save-checkout-draft.ts';
import { cancelCartPayment, checkCartPayment, getCartPayment } from '#api/sales/payments/cart-payment.ts';
import type { checkoutCalls } from '#schemas/contract/sales/checkout.ts';

export const checkoutHandlers: HandlersOf<typeof checkoutCalls> = {
  getCheckout: (context, { query }) => readCheckout(context, query.cart_id),
  saveCheckoutDraft: (context, { body }) => saveCheckoutDraft(context, body),
  confirmPricing: (context, { body }) => confirmPricing(context, body.cart_id, body.pricing_version),
  recalculateTax: (context, { body }) => recalculateTax(context, body),
  quoteShipping: (context, { body }) => quoteShipping(context, body.cart_id, body.shipping_address),
  estimateDelivery: (context, { body }) => estimateDelivery(context, body),
  requestShippingQuote: (context, { body }) => requestShippingQuote(context, body),
  getCartPayment: (context, { query }) => getCartPayment(context, query.cart_id),
  checkCartPayment: (context, { body }) => checkCartPayment(context, body.cart_id),
  cancelCartPayment: (context, { query }) => cancelCartPayment(context, query.cart_id),
  placeOrder: (context, { headers, body }) =>
    placeOrder({ ...context, isOrdering: true }, headers['idempotency-key'], body),
  getOrderOfCart: (context, { params, query }) => getOrderOfCart(context, params.id, query.token),
  previewPrices: (context, { body }) => previewPrices(context, body),
};
