/** Cart and cart item, with the exact names of docs/product.md#entities. Money is dollars on the wire. */
import { z } from 'zod';
import { availabilitySchema } from '../catalog/availability.ts';
import { pictureSchema } from '../catalog/catalog.ts';
import { configurationSchema, configuredPartSchema } from '../catalog/product-data.ts';
import { maxQuantity } from '../catalog/quantity.ts';
import { companyRoles } from '../people/company-features.ts';
import { addressSchema } from '../platform/address.ts';
import { addressInputSchema } from '../platform/address-input.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { lienSchema } from './lien.ts';

/** In the order of docs/product.md#delivery-tax-fees. */
export const deliveryMethods = [
  'UPS',
  'FedEx',
  'USPS',
  'Freight',
  'Will Call',
  'Local Delivery',
  'Drop Ship',
  'Other',
] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** In the order and casing of docs/product.md#payment. */
export const paymentTypes = ['Credit Card', 'check', 'cash', 'terms', 'ACH'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export { maxQuantity };

/**
 * What was chosen of a kit or of a piece made to measure, as people read it (ours;
 * docs/product.md#combination-products, #custom-products). It is what was sent and more, so that a cart that was read
 * can be sent back.
 */
export const configuredItemSchema = configurationSchema.extend({
  parts: z.array(
    configuredPartSchema.extend({ name: z.string(), options: z.record(z.string(), z.string()) }),
  ),
  drawing_name: z.string().nullable(),
  /** What the options add to the price, by their names. */
  surcharges: z.record(z.string(), dollarsSchema),
  lead_time_days: z.number().int().nullable(),
  /** The day it would be ready, ordered now: YYYY-MM-DD. */
  ready_on: z.string().nullable(),
  returnable: z.boolean(),
  /** What slots, options and values are called in the reader's language, where that is not as they are stored. */
  labels: z.record(z.string(), z.string()).optional(),
  /** Dimensions and options in the dealer's order, which an order's store does not keep. */
  in_order: z.array(z.string()).optional(),
  /** Why it cannot be ordered as it is any more; such a line keeps its cart from becoming an order. */
  problem: z.string().nullable(),
});
export type ConfiguredItem = z.output<typeof configuredItemSchema>;

/** A warehouse by its name. */
export const placeSchema = z.object({ _id: idSchema, name: z.string() });

export const cartItemSchema = z
  .object({
    _id: idSchema,
    product_id: idSchema,
    name: z.string(),
    options: z.record(z.string(), z.string()),
    /** That item's delivery method and share of the charge (docs/product.md#delivery-tax-fees). */
    shipping: z.object({ method: z.enum(deliveryMethods).nullable(), charge: dollarsSchema }),
    note: z.string(),
    /** Pieces per sell unit (docs/product.md#quantities). */
    piece_size: z.number().int(),
    /** Ours: what one sell unit is called, such as Box; empty on orders from before. */
    unit: z.string().default(''),
    product_number: z.string(),
    sku: z.string(),
    slug: z.string(),
    /** Ours: the product's path. */
    href: z.string(),
    msrp: dollarsSchema,
    discount: dollarsSchema,
    /** Final unit price, rounded to cents. */
    price: dollarsSchema,
    quantity: z.number().int(),
    fulfilled: z.number().int(),
    image: z.string(),
    /** Ours: the same picture with size and alt text. */
    picture: pictureSchema,
    weight: z.number(),
    weight_unit: z.literal('lb'),
    vendor: idSchema,
    vendor_name: z.string(),
    supplier: z.string(),
    bin: z.string(),
    tax_code: z.string(),
    /** Ours: sell units at the cart's warehouse now. */
    stock: z.number().int(),
    /** Ours: price x quantity. */
    line_total: dollarsSchema,
    /** Ours: the line's share of what the coupon takes off the goods. */
    coupon_discount: dollarsSchema.default(0),
    /** Ours: the unit price when the line was last set, where it is another now. */
    price_before: dollarsSchema.nullable().default(null),
    /** Ours: false for a product that is no longer sold. */
    sold: z.boolean().default(true),
    /** Ours: sold also when there is none in stock; then it takes `lead_days`, where that is known. */
    backorder: z.boolean().default(false),
    lead_days: z.number().int().nullable().default(null),
    /** Ours: where it can be had; null on orders from before. */
    availability: availabilitySchema.nullable().default(null),
    /** Ours: the warehouse that sends it to the cart's; null where that has it. */
    ship_from: placeSchema.nullable().default(null),
    /**
     * Ours: other places that have all of the line where its own has not, and its cart's own where it could come from
     * there again; `lead_days` until it stands in the cart's warehouse.
     */
    sources: z
      .array(
        z.object({ warehouse: placeSchema, stock: z.number().int(), lead_days: z.number().int().nullable() }),
      )
      .default([]),
    /** Ours: the least that is sold and the step above it (order-quantity.ts). */
    order_min: z.number().int().default(1),
    order_step: z.number().int().default(1),
    /** Ours: of a kit or a piece made to measure; null for everything that is sold as it stands. */
    configuration: configuredItemSchema.nullable().default(null),
    /** Ours: of a line at an accepted proposal's price: for how many that holds, and what a unit would cost without it. */
    quote: z
      .object({ number: z.string(), quantity: z.number().int(), own_price: dollarsSchema })
      .nullable()
      .default(null),
    /** Ours: of an order's line, what its Spanish-speaking readers were shown (items-read.ts). */
    in_spanish: z
      .object({
        name: z.string(),
        options: z.record(z.string(), z.string()),
        unit: z.string(),
        configuration: configuredItemSchema.nullable(),
      })
      .optional(),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.output<typeof cartItemSchema>;

export const cartSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    warehouse: idSchema,
    items: z.array(cartItemSchema),
    billing_address: addressSchema.nullable(),
    shipping_address: addressSchema.nullable(),
    /** Total shipping charge. */
    shipping: dollarsSchema,
    subtotal: dollarsSchema,
    discount: dollarsSchema,
    fee: dollarsSchema,
    tax: dollarsSchema,
    total: dollarsSchema,
    payment_type: z.enum(paymentTypes).nullable(),
    Delivery_method: z.enum(deliveryMethods).nullable(),
    coupon: z.string().nullable(),
    /** Ours: what the coupon gives; all that it takes off, delivery too; and why it takes nothing off. */
    coupon_title: z.string().nullable().default(null),
    coupon_saving: dollarsSchema.default(0),
    coupon_problem: z.string().nullable().default(null),
    /** What a preliminary notice needs, of a company that must give it (docs/product.md#lien-data). */
    lien: lienSchema.nullable(),
    /** Ours: the job that the goods are for (docs/product.md#checkout). */
    job_name: z.string().default(''),
    /**
     * Ours: somebody has to say what the delivery costs before this can be ordered (docs/product.md#delivery-tax-fees).
     */
    shipping_quote_required: z.boolean().default(false),
    /**
     * Ours: why the delivery is not in the total. `address`: it is not known where it goes; `quote`: as above;
     * `no_rate`: it cannot go that way.
     */
    shipping_pending: z.enum(['address', 'quote', 'no_rate']).nullable().default(null),
    /** Ours: raised by every change; a PUT carries the one it read (docs/product.md#saving-the-cart). */
    version: z.number().int(),
    /** Ours: sum of the quantities. */
    count: z.number().int(),
    /** Ours: the current one among its owner's carts (docs/product.md#several-carts). */
    active: z.boolean().default(false),
    /** Ours: pieces that a guest's cart brought at login, until the cart is changed (docs/product.md#cart-at-login). */
    merged: z.number().int().default(0),
    /** Ours: the warehouse that the caller chose, where it was closed since, and where the cart is now. */
    closed_warehouse: z.object({ name: z.string(), moved_to: placeSchema }).nullable().default(null),
    /** Ours: why the caller cannot order it: a role of the company that places no orders (docs/product.md#roles). */
    order_refusal: z
      .object({ company: z.string(), role: z.enum(companyRoles).nullable() })
      .nullable()
      .default(null),
    /** Ours: the employee who changed it, until its owner has read that (docs/product.md#customer-desk). */
    helped: z.object({ by: z.string(), at: z.iso.datetime() }).nullable().default(null),
    /**
     * Ours: the proposal that was accepted into it. `held`: its prices are in force; `ended`: it was changed or withdrawn
     * since. The delivery `holds` while the cart is all of its goods and nothing else, and goes as it was quoted.
     */
    proposal: z
      .object({
        _id: idSchema,
        number: z.string(),
        state: z.enum(['held', 'expired', 'ended']),
        expires_on: z.string(),
        delivery: z
          .object({
            method: z.enum(deliveryMethods),
            zip: z.string(),
            charge: dollarsSchema,
            holds: z.boolean(),
          })
          .nullable(),
      })
      .nullable()
      .default(null),
  })
  .meta({ id: 'Cart' });
export type Cart = z.output<typeof cartSchema>;

/** What a cart comes to, and why delivery may not be in it yet. */
export const cartTotalsSchema = cartSchema.pick({
  Delivery_method: true,
  subtotal: true,
  discount: true,
  shipping: true,
  shipping_pending: true,
  fee: true,
  tax: true,
  total: true,
});
export type CartTotals = z.output<typeof cartTotalsSchema>;

/** Ours: what changes when a cart moves to another warehouse. */
export const cartMoveSchema = z
  .object({
    from: placeSchema,
    to: placeSchema,
    /** Those that change, as they are there. */
    lines: z.array(
      cartItemSchema
        .pick({
          _id: true,
          name: true,
          options: true,
          sku: true,
          quantity: true,
          stock: true,
          availability: true,
          price: true,
        })
        .extend({ price_before: dollarsSchema }),
    ),
    subtotal: dollarsSchema,
    subtotal_before: dollarsSchema,
  })
  .meta({ id: 'CartMove' });
export type CartMove = z.output<typeof cartMoveSchema>;

/** How a line goes, where that is not as its cart does (null); without it, a line that is there keeps its own. */
const lineShippingSchema = z.object({ method: z.enum(deliveryMethods).nullable() });

/** One line as PUT takes it. Everything else of a cart item that a client sends is ignored, prices first of all. */
export const cartLineInputSchema = z.object({
  _id: idSchema.optional(),
  sku: z.string().min(1).max(80),
  quantity: z.number().int().min(0).max(maxQuantity),
  note: z.string().max(500).default(''),
  /** Of a kit or a piece made to measure; without it, a line that is there keeps its own. */
  configuration: configurationSchema.nullish(),
  shipping: lineShippingSchema.optional(),
});

/** An edit's number; what was applied last is kept as a Postgres `int`. */
const editNumber = z.number().int().min(0).max(2_147_483_647).default(0);

/** A change of one line, by its id. One whose line is gone is dropped: a removed line does not come back. */
const lineEditSchema = z.object({
  kind: z.literal('line'),
  n: editNumber,
  line: idSchema,
  quantity: z.number().int().min(0).max(maxQuantity).optional(),
  note: z.string().trim().max(500).optional(),
  shipping: lineShippingSchema.optional(),
  /** The warehouse that sends the line to the cart's; null for the cart's own. */
  ship_from: idSchema.nullable().optional(),
});

/** Adds a SKU `times` times: `quantity` when it is not there yet, one more each time when it is, unless `exact`. */
const addEditSchema = z.object({
  kind: z.literal('add'),
  n: editNumber,
  sku: z.string().min(1).max(80),
  quantity: z.number().int().min(1).max(maxQuantity).default(1),
  times: z.number().int().min(1).max(maxQuantity).default(1),
  exact: z.boolean().default(false),
  note: z.string().trim().max(500).default(''),
  configuration: configurationSchema.nullish(),
  /** The warehouse that sends the line to the cart's; without it, a line that is there keeps its own. */
  ship_from: idSchema.nullish(),
  /** Undo: the place among the lines where a new line stands; last without it. */
  at: z.number().int().min(0).max(2000).optional(),
});

const clearEditSchema = z.object({ kind: z.literal('clear'), n: editNumber });

/**
 * A line, by its id, moves to what is saved for later (`later`), from there into the cart (`bring`), or out of that
 * list (`drop`). It has another id there; one whose line is gone does nothing.
 */
const moveEditSchema = z.object({ kind: z.enum(['later', 'bring', 'drop']), n: editNumber, line: idSchema });

export const cartEditSchema = z.discriminatedUnion('kind', [
  lineEditSchema,
  addEditSchema,
  clearEditSchema,
  moveEditSchema,
]);
export type CartEdit = z.output<typeof cartEditSchema>;

/**
 * Edits are applied to the cart as it is, so they need no version. `client` names a page in a browser, which
 * numbers its edits upwards and sends every one that was not answered yet: each is applied once, and an older
 * request that arrives late changes nothing (docs/product.md#saving-the-cart).
 */
export const cartEditsSchema = z.object({
  client: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
  list: z.array(cartEditSchema).min(1).max(2000),
  /** All or none: refused when something that is added is not sold. */
  all: z.literal(true).optional(),
});
export type CartEdits = z.output<typeof cartEditsSchema>;

/** Body of PUT /api/v1/carts/{id}: the whole cart as the shopper wants it. Missing keys stay as they are. */
export const saveCartSchema = z
  .object({
    version: z.number().int().optional(),
    name: z.string().trim().max(80).optional(),
    items: z.array(cartLineInputSchema).max(1000).optional(),
    /** Ours: changes of single lines, instead of all of them. */
    edits: cartEditsSchema.optional(),
    /** Ours: makes this cart the current one. */
    active: z.literal(true).optional(),
    /** Refused where this cart cannot have it (docs/product.md#payment). */
    Delivery_method: z.enum(deliveryMethods).nullable().optional(),
    payment_type: z.enum(paymentTypes).nullable().optional(),
    billing_address: addressInputSchema.nullable().optional(),
    shipping_address: addressInputSchema.nullable().optional(),
    /** A coupon's code; null or nothing takes it off. Refused with the reason where it cannot be used. */
    coupon: z.string().trim().toUpperCase().max(40).nullable().optional(),
    /** Ours: the notices about this cart have been read. */
    seen: z.literal(true).optional(),
  })
  .meta({ id: 'SaveCart' });
export type SaveCart = z.output<typeof saveCartSchema>;

/**
 * Body of POST /api/v1/carts/{id}/add. `product` is the product's id or a SKU; `options` choose the SKU of a
 * variant product. Without `exact`, a product that is already in the cart goes up by one, whatever the quantity
 * (docs/product.md#adding-to-the-cart).
 */
export const addToCartSchema = z
  .object({
    product: z.string().min(1).max(80),
    quantity: z.number().int().min(1).max(maxQuantity).default(1),
    note: z.string().max(500).default(''),
    options: z.record(z.string().max(60), z.string().max(120)).optional(),
    /** What was chosen of a kit or of a piece made to measure (docs/product.md#cart-lines). */
    configuration: configurationSchema.nullish(),
    exact: z.boolean().default(false),
    /** Ours: the warehouse that sends it to the cart's (docs/product.md#warehouses). */
    ship_from: idSchema.nullish(),
  })
  .meta({ id: 'AddToCart' });
export type AddToCart = z.output<typeof addToCartSchema>;

/** Body of POST /api/v1/carts/account. `guest` is the signed id of the guest cookie: without it an id is no proof. */
export const claimCartSchema = z
  .object({
    cart: idSchema,
    guest: z.string().min(1).max(200),
    /** The caller's own company, or nobody's. */
    company: idSchema.optional(),
    /** The job the cart is for; becomes its name. */
    job: z.string().trim().max(80).optional(),
  })
  .meta({ id: 'ClaimCart' });
export type ClaimCart = z.output<typeof claimCartSchema>;

/** Body of POST /api/v1/carts/{id}/share: how long the link opens, and whether the owner's notes are shown. */
export const shareCartSchema = z
  .object({ days: z.number().int().min(1).max(90).default(30), notes: z.boolean().default(false) })
  .meta({ id: 'ShareCart' });
export type ShareCart = z.output<typeof shareCartSchema>;

export const cartLinkSchema = z
  .object({
    _id: idSchema,
    /** On the storefront. */
    path: z.string(),
    token: z.string(),
    notes: z.boolean(),
    expires_at: z.string(),
  })
  .meta({ id: 'CartLink' });
export type CartLink = z.output<typeof cartLinkSchema>;

/** A cart as whoever opens its link would have it: at their own prices and warehouse. Nothing of its owner. */
export const sharedCartSchema = z
  .object({
    name: z.string(),
    items: z.array(cartItemSchema),
    subtotal: dollarsSchema,
    count: z.number().int(),
    warehouse_name: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'SharedCart' });
export type SharedCart = z.output<typeof sharedCartSchema>;

/**
 * `not_sold`, `none` in stock, `impossible` (what was chosen of it) and `choose` (nothing was chosen of it yet) add
 * nothing; `fewer` adds what there is.
 */
export const leftLineSchema = z.object({
  sku: z.string(),
  name: z.string(),
  wanted: z.number().int(),
  added: z.number().int(),
  reason: z.enum(['not_sold', 'none', 'impossible', 'choose', 'fewer']),
});
export type LeftLine = z.output<typeof leftLineSchema>;

/** What came into the cart of many lines at once, and what did not. */
export const addedLinesSchema = z
  .object({ cart: cartSchema, added: z.number().int(), left: z.array(leftLineSchema) })
  .meta({ id: 'AddedLines' });
export type AddedLines = z.output<typeof addedLinesSchema>;
