import { z } from 'zod';
import { addressSchema } from '../domain/address.ts';
import { idSchema } from '../domain/ids.ts';
import {
  checkoutSchema,
  confirmedPricingSchema,
  orderSchema,
  placeOrderSchema,
  shippingQuoteSchema,
  taxQuoteSchema,
  taxRequestSchema,
} from '../domain/order.ts';
import { call } from './call.ts';

export const checkoutCalls = {
  getCheckout: call({
    method: 'get',
    path: '/api/v1/checkout',
    tag: 'checkout',
    summary: 'Cart, payment methods and order settings',
    query: { cart_id: idSchema },
    response: checkoutSchema,
    errors: ['not_found', 'cart_closed'],
  }),
  confirmPricing: call({
    method: 'put',
    path: '/api/v1/checkout',
    tag: 'checkout',
    summary: 'Reprice the cart and say what changed (RESOLUTIONS 50)',
    body: z.object({ cart_id: idSchema, pricing_version: z.string().max(128).optional() }),
    response: confirmedPricingSchema,
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
    summary: 'Rates for a cart’s lines and address; creates nothing (RESOLUTIONS 52)',
    body: z.object({ cart_id: idSchema, shipping_address: addressSchema.optional() }),
    response: shippingQuoteSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  /** Ours (RESOLUTIONS 51). */
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
      'cart_empty',
      'cart_closed',
      'pricing_changed',
      'out_of_stock',
      'idempotency_key_reused',
      'bad_origin',
    ],
  }),
  /** Ours: the success page's order, for its owner or the bearer of its signed token (RESOLUTIONS 13). */
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
};
