/** Checkout response and order (docs/product.md#success-page, #payment). */
import { z } from 'zod';
import { configurationSchema } from '../catalog/product-data.ts';
import { emailSchema } from '../people/account.ts';
import { addressSchema, usStates, zipSchema } from '../platform/address.ts';
import { addressInputSchema } from '../platform/address-input.ts';
import { contactSchema } from '../platform/contact.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { phoneSchema } from '../platform/phone.ts';
import { problemKey } from '../platform/reasons.ts';
import { weekdays } from '../platform/weekdays.ts';
import { checkoutApprovalSchema } from './approval.ts';
import { cartSchema, deliveryMethods, maxQuantity, paymentTypes } from './cart.ts';
import { fulfilmentSchema, historyEntrySchema, orderReturnSchema } from './order-desk.ts';
import { paymentKinds, paymentStatuses, paymentTokenSchema } from './payment.ts';
import { orderStatuses } from './sales-statuses.ts';

/** When goods are fetched; the house's own day and times stand beside the moments (docs/product.md#opening-hours). */
export const pickUpSchema = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });
export const pickUpWindowSchema = pickUpSchema.extend({
  date: z.iso.date(),
  weekday: z.enum(weekdays),
  from_time: z.string(),
  to_time: z.string(),
});
export const pickUpPlaceSchema = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
});
export type PickUpPlace = z.output<typeof pickUpPlaceSchema>;
export type PickUpWindow = z.output<typeof pickUpWindowSchema>;

/** First and last day, both included: YYYY-MM-DD of the warehouse's calendar. */
export const deliveryDatesSchema = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DeliveryDates = z.output<typeof deliveryDatesSchema>;

/** GET /api/v1/checkout?cart_id= (docs/product.md#checkout). `value` is the fee in dollars for this cart. */
export const checkoutSchema = z
  .object({
    cart: cartSchema,
    paymentMethods: z.array(z.object({ name: z.enum(paymentTypes), value: dollarsSchema })),
    /** Of the card processor; null while no card method is offered. */
    paymentProcessorToken: z.string().nullable(),
    orderSettings: z.object({
      delayed_payment: z.object({ enabled: z.boolean(), threshold: dollarsSchema, message: z.string() }),
    }),
    /** Ours: who takes cards and bank accounts, and where the browser finds it; null where nobody does. */
    payment_processor: z.object({ provider: z.enum(['stripe', 'sandbox']), origin: z.string() }).nullable(),
    /** Ours: nothing is collected for this cart now (docs/product.md#delayed-payment). */
    payment_delayed: z.boolean(),
    /** Ours: what the company may order on terms, and how much of it unpaid orders leave; null for who has none. */
    credit: z.object({ limit: dollarsSchema, left: dollarsSchema }).nullable(),
    /** Ours: what this order could use of the credit on the account, at most its total. */
    account_credit: dollarsSchema,
    /** Ours: when the cart's warehouse can hand it over, soonest first. */
    pick_up_windows: z.array(pickUpWindowSchema),
    /** Ours: when it arrives, or is ready, as it is to be delivered now; null where nobody knows. */
    promised: deliveryDatesSchema.nullable(),
    /** Ours: null where the caller orders without anybody's approval. */
    approval: checkoutApprovalSchema.nullable(),
    /** Ours: names the prices, stock and totals that were shown; POST /checkout must carry it. */
    pricing_version: z.string(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkoutSchema>;

/** What repricing changed, by line (docs/product.md#repricing). */
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

export type PricingChange = z.output<typeof pricingChangeSchema>;

/** PUT /api/v1/checkout/: the repriced cart, what changed since it was last shown, and the new pricing version. */
export const confirmedPricingSchema = z
  .object({ cart: cartSchema, changes: z.array(pricingChangeSchema), pricing_version: z.string() })
  .meta({ id: 'ConfirmedPricing' });

/** Body of PATCH /api/v1/checkout/tax: the cart, and what the shopper is choosing for it. */
export const taxRequestSchema = z
  .object({
    cart_id: idSchema,
    Delivery_method: z.enum(deliveryMethods).optional(),
    payment_type: z.enum(paymentTypes).optional(),
    shipping_address: addressSchema.optional(),
  })
  .meta({ id: 'TaxRequest' });
export type TaxRequest = z.output<typeof taxRequestSchema>;

export const taxQuoteSchema = z
  .object({ tax: dollarsSchema, total: dollarsSchema, cart: cartSchema, pricing_version: z.string() })
  .meta({ id: 'TaxQuote' });

/**
 * Answer of POST /api/v1/orders/shipping: the delivery methods (docs/product.md#delivery-tax-fees) with their charge
 * for this cart, sent one way as a whole. `charge` is 0 where there is none: the address is not known, somebody has to
 * quote it, or it cannot go so.
 */
export const shippingQuoteSchema = z
  .object({
    shipping: z.array(
      z.object({
        method: z.enum(deliveryMethods),
        /** Ours. */
        status: z.enum(['offered', 'address_required', 'quote_required', 'not_offered']),
        /** Ours: what the goods must cost for it, where it is not offered for that alone. */
        minimum: dollarsSchema.nullable(),
        charge: dollarsSchema,
        tax: dollarsSchema,
        total: dollarsSchema,
        /** Ours: the days on which it arrives, or is ready for pickup; null where nobody knows. */
        dates: deliveryDatesSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'ShippingQuote' });

/**
 * Body of POST /api/v1/delivery: for a SKU, with what was chosen of it, or for a cart. The ZIP code alone says where to;
 * without it, a cart's own address does.
 */
export const deliveryRequestSchema = z
  .object({
    zip: zipSchema.optional(),
    sku: z.string().min(1).max(80).optional(),
    quantity: z.number().int().min(1).max(maxQuantity).default(1),
    configuration: configurationSchema.nullish(),
    cart_id: idSchema.optional(),
  })
  .meta({ id: 'DeliveryRequest' });
export type DeliveryRequest = z.output<typeof deliveryRequestSchema>;

/**
 * Answer of POST /api/v1/delivery: the ways to have the goods, each with the methods that go there. `here`: from the
 * cart's or the visitor's warehouse; `transfer`: sent to it by `warehouse`; `elsewhere`: ordered at `warehouse`.
 */
export const deliveryEstimateSchema = z
  .object({
    zip: z.string().nullable(),
    state: z.enum(usStates).nullable(),
    offers: z.array(
      z.object({
        kind: z.enum(['here', 'transfer', 'elsewhere']),
        warehouse: z.object({ _id: idSchema, name: z.string() }),
        shipping: shippingQuoteSchema.shape.shipping,
      }),
    ),
  })
  .meta({ id: 'DeliveryEstimate' });
export type DeliveryEstimate = z.output<typeof deliveryEstimateSchema>;

/** Body of POST /api/v1/orders/shipping/quote; what is missing of the address is the cart's. */
export const shippingQuoteRequestSchema = contactSchema
  .omit({ message: true })
  .extend({
    cart_id: idSchema,
    Delivery_method: z.enum(deliveryMethods).default('Freight'),
    shipping_address: addressSchema.optional(),
    message: z.string().trim().max(2000).default(''),
  })
  .meta({ id: 'ShippingQuoteRequest' });
export type ShippingQuoteRequest = z.output<typeof shippingQuoteRequestSchema>;

/** The checkout form, the same in the browser and on the server (docs/product.md#forms). */
export const checkoutDetailsSchema = z
  .object({
    email: emailSchema,
    phone: phoneSchema,
    Delivery_method: z.enum(deliveryMethods, problemKey('delivery_method_missing')),
    payment_type: z.enum(paymentTypes, problemKey('payment_type_missing')),
    billing_address: addressInputSchema,
    shipping_address: addressInputSchema.nullable(),
    po_number: z.string().trim().max(60).default(''),
    note: z.string().trim().max(1000).default(''),
    /** Ours: one of the checkout's `pick_up_windows`, for Will Call; null for whenever it is ready. */
    pick_up: pickUpSchema.nullable().default(null),
    /** Of the processor, for Credit Card and ACH; never a number. */
    payment_token: paymentTokenSchema.nullish(),
    /** Ours, dollars of the account’s credit that pay for it, as the buyer saw them: refused where there is less. */
    credit_seen: dollarsSchema.default(0),
  })
  .superRefine((details, context) => {
    if (details.Delivery_method !== 'Will Call' && !details.shipping_address) {
      context.addIssue({
        code: 'custom',
        path: ['shipping_address'],
        message: problemKey('shipping_address_missing'),
      });
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
    status: z.enum(orderStatuses),
    placed_at: z.iso.datetime(),
    email: z.string(),
    phone: z.string(),
    po_number: z.string(),
    note: z.string(),
    /** Ours: when it is fetched, where a window was chosen. */
    pick_up: pickUpWindowSchema.nullish(),
    /** Ours: where it is fetched, also when that warehouse is closed since; nothing on orders from before. */
    pick_up_place: pickUpPlaceSchema.nullish(),
    /** Ours: the days that were shown when it was placed; nothing where nobody knew, or on orders from before. */
    promised: deliveryDatesSchema.nullish(),
    /** The cart as it was bought: prices, addresses and totals are frozen here. */
    cart: cartSchema,
    warehouse_name: z.string(),
    /** Ours: how its payment stands today; nothing for orders from before payments were kept. */
    payment: z
      .object({
        kind: z.enum(paymentKinds),
        status: z.enum(paymentStatuses),
        captured: dollarsSchema,
        refunded: dollarsSchema,
        /** What is not owed, because the rest of the order was canceled. */
        canceled: dollarsSchema.default(0),
        /** What is still to be paid; 0 for an order that was canceled. */
        balance: dollarsSchema,
        /** What credit on the account paid when it was placed. */
        credit: dollarsSchema.default(0),
        brand: z.string(),
        last4: z.string(),
      })
      .nullable()
      .default(null),
    /** Ours: who of the company approved it; null where nobody had to. */
    approval: z.object({ by: z.string(), at: z.iso.datetime() }).nullable().default(null),
    /** Ours: what was handed over, what comes back, and all that happened, oldest first. */
    fulfilments: z.array(fulfilmentSchema).default([]),
    returns: z.array(orderReturnSchema).default([]),
    history: z.array(historyEntrySchema).default([]),
    /** Opens the success page without the session that placed the order (docs/product.md#success-page). */
    token: z.string(),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof orderSchema>;

/** What is asked for each time, beside the order as it was placed. */
export type OrderToday = 'token' | 'payment' | 'approval' | 'fulfilments' | 'returns' | 'history';

/** An order as the employees' desk sees it. */
export const deskOrderSchema = orderSchema
  .extend({
    /** Raised by every step: the next one names it. */
    version: z.number().int(),
    company: z.string(),
    account: idSchema.nullable(),
    /** What may be taken, given back or let go of now; `record`: by hand, of what a card or a bank did not pay. */
    can: z.object({
      capture: dollarsSchema,
      record: dollarsSchema,
      refund: dollarsSchema,
      void: z.boolean(),
    }),
    /** What the reader's role does: cancels and decides returns, hands over, takes and gives back money. */
    may: z.object({ handle: z.boolean(), fulfil: z.boolean(), pay: z.boolean() }),
    /** Why its items can’t be changed; null where they can. */
    edit_problem: z.string().nullable(),
    /** What canceling the rest of an order that was handed over in part does to its money; null for any other. */
    rest: z
      .object({ canceled: dollarsSchema, refund: dollarsSchema, credit: dollarsSchema, void: z.boolean() })
      .nullable(),
    /** Of an order that is over: what came by hand beside its card or bank and was not used, a credit on the account. */
    on_account: dollarsSchema,
    /** Of an order by card or bank account: what is neither paid nor held any more. */
    unsecured: dollarsSchema,
    /** In whose books a payment of it is recorded; null for a guest's order. */
    receivable: z.object({ kind: z.enum(['company', 'account']), _id: idSchema }).nullable(),
  })
  .meta({ id: 'DeskOrder' });
export type DeskOrder = z.output<typeof deskOrderSchema>;
