import { z } from 'zod';
import { addressSchema } from '#schemas/domain/platform/address.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { previewCartSchema, pricePreviewSchema } from '#schemas/domain/pricing/pricing-records.ts';
import { checkoutPageSchema, saveDraftSchema } from '#schemas/domain/sales/checkout-draft.ts';
import {
  confirmedPricingSchema,
  deliveryEstimateSchema,
  deliveryRequestSchema,
  orderSchema,
  placeOrderSchema,
  shippingQuoteRequestSchema,
  shippingQuoteSchema,
  taxQuoteSchema,
  taxRequestSchema,
} from '#schemas/domain/sales/order.ts';
import { cartPaymentSchema } from '#schemas/domain/sales/payment.ts';
import { call } from '../call.ts';

export const checkoutCalls = {
  getCheckout: call({
    method: 'get',
    path: '/api/v1/checkout',
    tag: 'checkout',
    summary: 'Cart, payment methods and order settings, and how far the shopper has come',
    query: { cart_id: idSchema },
    response: checkoutPageSchema,
    errors: ['not_found', 'cart_closed'],
  }),
  confirmPricing: call({
    method: 'put',
    path: '/api/v1/checkout',
    tag: 'checkout',
    summary: 'Reprice the cart and say what changed',
    body: z.object({ cart_id: idSchema, pricing_version: z.string().max(128).optional() }),
    response: confirmedPricingSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  /** Ours. */
  saveCheckoutDraft: call({
    method: 'put',
    path: '/api/v1/checkout/draft',
    tag: 'checkout',
    summary:
      'Keep what was entered in a step; the cart takes its methods and addresses, and is priced by them',
    body: saveDraftSchema,
    response: checkoutPageSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  recalculateTax: call({
    method: 'patch',
    path: '/api/v1/checkout/tax',
    tag: 'checkout',
    summary: 'Recalculate tax for what the shopper is choosing; writes nothing',
    body: taxRequestSchema,
    response: taxQuoteSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  quoteShipping: call({
    method: 'post',
    path: '/api/v1/orders/shipping',
    tag: 'checkout',
    summary: 'Rates for a cart’s lines and address; creates nothing',
    body: z.object({ cart_id: idSchema, shipping_address: addressSchema.optional() }),
    response: shippingQuoteSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  /** Ours (docs/product.md#delivery-dates). */
  estimateDelivery: call({
    method: 'post',
    path: '/api/v1/delivery',
    tag: 'checkout',
    summary: 'What it costs and when it comes, for a product or a cart, by ZIP code; creates nothing',
    body: deliveryRequestSchema,
    response: deliveryEstimateSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  /** Ours (docs/product.md#delivery-tax-fees): for a cart whose delivery somebody has to work out. */
  requestShippingQuote: call({
    method: 'post',
    path: '/api/v1/orders/shipping/quote',
    tag: 'checkout',
    summary: 'Ask the dealer what a cart’s delivery costs; the dealer gets a mail with the cart',
    body: shippingQuoteRequestSchema,
    status: 201,
    response: z.object({ sent: z.boolean() }),
    errors: ['not_found', 'cart_closed', 'too_many_requests', 'bad_origin'],
  }),
  /** Ours (docs/product.md#placing-the-order). */
  placeOrder: call({
    method: 'post',
    path: '/api/v1/checkout',
    tag: 'checkout',
    summary: 'Place the order; the same Idempotency-Key answers the same order',
    headers: { 'idempotency-key': z.string().min(16).max(100) },
    body: placeOrderSchema,
    status: 201,
    response: orderSchema,
    errors: [
      'not_found',
      'forbidden',
      'cart_empty',
      'cart_closed',
      'payment_declined',
      'payment_action',
      'payment_unknown',
      'payment_unavailable',
      'too_many_requests',
      'pricing_changed',
      'out_of_stock',
      'idempotency_key_reused',
      'bad_origin',
    ],
  }),
  /** Ours: where a payment stands that is not an order yet. */
  getCartPayment: call({
    method: 'get',
    path: '/api/v1/checkout/payment',
    tag: 'checkout',
    summary: 'How the payment of a cart stands; without a cart, of the one that is under way',
    query: { cart_id: idSchema.optional() },
    response: cartPaymentSchema,
    errors: ['not_found'],
  }),
  checkCartPayment: call({
    method: 'post',
    path: '/api/v1/checkout/payment',
    tag: 'checkout',
    summary: 'Ask the processor how the payment of a cart stands: after the bank’s page, or while waiting',
    body: z.strictObject({ cart_id: idSchema }),
    response: cartPaymentSchema,
    errors: ['not_found', 'bad_origin'],
  }),
  cancelCartPayment: call({
    method: 'delete',
    path: '/api/v1/checkout/payment',
    tag: 'checkout',
    summary: 'Give up a payment that the bank still asks about: the cart can be changed again',
    query: { cart_id: idSchema },
    response: cartPaymentSchema,
    errors: ['not_found', 'bad_origin'],
  }),
  /** Ours: the success page's order, for its owner or the bearer of its signed token (docs/product.md#success-page). */
  getOrderOfCart: call({
    method: 'get',
    path: '/api/v1/carts/{id}/order',
    tag: 'checkout',
    summary: 'The order that a cart became',
    params: { id: idSchema },
    query: { token: z.string().max(200).optional() },
    response: orderSchema,
    errors: ['not_found'],
  }),
  previewPrices: call({
    method: 'post',
    path: '/api/v1/pricing-preview',
    tag: 'pricing',
    summary: 'What a sample cart would cost, and why; nothing is kept (sales, publisher, admin)',
    body: previewCartSchema,
    response: pricePreviewSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
};
