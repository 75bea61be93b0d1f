/** Checkout response and order (SPEC 3, RESOLUTIONS 13, 25, 39, 50, 51). */
import { z } from 'zod';
import { emailSchema } from './account.ts';
import { addressSchema } from './address.ts';
import { cartSchema, offeredDeliveryMethods, offeredPaymentTypes, paymentTypes } from './cart.ts';
import { idSchema } from './ids.ts';
import { dollarsSchema } from './money.ts';

/** GET /api/v1/checkout?cart_id= (SPEC 3, Checkout response). `value` is the fee in dollars for this cart. */
export const checkoutSchema = z
  .object({
    cart: cartSchema,
    paymentMethods: z.array(z.object({ name: z.enum(paymentTypes), value: dollarsSchema })),
    /** Of the card processor; null while no card method is offered. */
    paymentProcessorToken: z.string().nullable(),
    orderSettings: z.object({
      delayed_payment: z.object({ enabled: z.boolean(), threshold: dollarsSchema, message: z.string() }),
    }),
    /** Ours: names the prices, stock and totals that were shown; POST /checkout must carry it. */
    pricing_version: z.string(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkoutSchema>;

/** What repricing changed, by line (RESOLUTIONS 50). */
export const pricingChangeSchema = z.object({
  item: idSchema.nullable(),
  /**
   * `configuration`: what was chosen of a kit or a piece made to measure cannot be had any more. `coupon`: the cart's
   * takes nothing off; its `coupon_problem` says why.
   */
  kind: z.enum(['price', 'stock', 'removed', 'configuration', 'coupon', 'total']),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** PUT /api/v1/checkout/: the repriced cart, what changed since it was last shown, and the new pricing version. */
export const confirmedPricingSchema = z
  .object({ cart: cartSchema, changes: z.array(pricingChangeSchema), pricing_version: z.string() })
  .meta({ id: 'ConfirmedPricing' });

/** Body of PATCH /api/v1/checkout/tax: the cart, and what the shopper is choosing for it. */
export const taxRequestSchema = z
  .object({
    cart_id: idSchema,
    Delivery_method: z.enum(offeredDeliveryMethods).optional(),
    payment_type: z.enum(offeredPaymentTypes).optional(),
    shipping_address: addressSchema.optional(),
  })
  .meta({ id: 'TaxRequest' });
export type TaxRequest = z.output<typeof taxRequestSchema>;

export const taxQuoteSchema = z
  .object({ tax: dollarsSchema, total: dollarsSchema, cart: cartSchema, pricing_version: z.string() })
  .meta({ id: 'TaxQuote' });

/** Answer of POST /api/v1/orders/shipping: the store's delivery methods with their charge for this cart. */
export const shippingQuoteSchema = z
  .object({
    shipping: z.array(
      z.object({
        method: z.enum(offeredDeliveryMethods),
        charge: dollarsSchema,
        tax: dollarsSchema,
        total: dollarsSchema,
      }),
    ),
  })
  .meta({ id: 'ShippingQuote' });

/** The checkout form, the same in the browser and on the server (RESOLUTIONS 43). */
export const checkoutDetailsSchema = z
  .object({
    email: emailSchema,
    phone: z.string().trim().min(7, 'Enter a phone number').max(40),
    Delivery_method: z.enum(offeredDeliveryMethods, 'Choose how you want to get it'),
    payment_type: z.enum(offeredPaymentTypes, 'Choose how you want to pay'),
    billing_address: addressSchema,
    shipping_address: addressSchema.nullable(),
    po_number: z.string().trim().max(60).default(''),
    note: z.string().trim().max(1000).default(''),
  })
  .superRefine((details, context) => {
    if (details.Delivery_method === 'Local Delivery' && !details.shipping_address) {
      context.addIssue({ code: 'custom', path: ['shipping_address'], message: 'Enter where to deliver it' });
    }
  });
export type CheckoutDetails = z.output<typeof checkoutDetailsSchema>;

/** Body of POST /api/v1/checkout, with an Idempotency-Key header. Prices and totals are not among its fields. */
export const placeOrderSchema = z
  .object({ cart_id: idSchema, pricing_version: z.string().min(1).max(128), details: checkoutDetailsSchema })
  .meta({ id: 'PlaceOrder' });
export type PlaceOrder = z.output<typeof placeOrderSchema>;

export const orderSchema = z
  .object({
    _id: idSchema,
    number: z.string(),
    cart_id: idSchema,
    status: z.enum(['placed']),
    placed_at: z.iso.datetime(),
    email: z.string(),
    phone: z.string(),
    po_number: z.string(),
    note: z.string(),
    /** The cart as it was bought: prices, addresses and totals are frozen here. */
    cart: cartSchema,
    warehouse_name: z.string(),
    /** Opens the success page without the session that placed the order (RESOLUTIONS 13). */
    token: z.string(),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof orderSchema>;
