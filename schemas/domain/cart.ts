/** Cart and cart item, with SPEC section 3's exact names. Money is dollars on the wire. */
import { z } from 'zod';
import { addressSchema } from './address.ts';
import { pictureSchema } from './catalog.ts';
import { idSchema } from './ids.ts';
import { dollarsSchema } from './money.ts';

/** SPEC 9, in order. */
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

/** SPEC 9, in order and casing. */
export const paymentTypes = ['Credit Card', 'check', 'cash', 'terms', 'ACH'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** What this store can do today; the rest of SPEC 9's lists answers 422 until it is built. */
export const offeredDeliveryMethods = [
  'Will Call',
  'Local Delivery',
] as const satisfies readonly DeliveryMethod[];
export const offeredPaymentTypes = ['check', 'cash'] as const satisfies readonly PaymentType[];

export const maxQuantity = 9999;

export const cartItemSchema = z
  .object({
    _id: idSchema,
    product_id: idSchema,
    name: z.string(),
    options: z.record(z.string(), z.string()),
    /** That item's delivery method and share of the charge (RESOLUTIONS 21). */
    shipping: z.object({ method: z.enum(deliveryMethods).nullable(), charge: dollarsSchema }),
    note: z.string(),
    /** Pieces per sell unit (RESOLUTIONS 22). */
    piece_size: z.number().int(),
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
    lien: z.null(),
    /** Ours: raised by every change; a PUT carries the one it read (RESOLUTIONS 34). */
    version: z.number().int(),
    /** Ours: sum of the quantities. */
    count: z.number().int(),
  })
  .meta({ id: 'Cart' });
export type Cart = z.output<typeof cartSchema>;

/** One line as PUT takes it. Everything else of a cart item that a client sends is ignored, prices first of all. */
export const cartLineInputSchema = z.object({
  _id: idSchema.optional(),
  sku: z.string().min(1).max(80),
  quantity: z.number().int().min(0).max(maxQuantity),
  note: z.string().max(500).default(''),
});

/** Body of PUT /api/v1/carts/{id}: the whole cart as the shopper wants it. Missing keys stay as they are. */
export const saveCartSchema = z
  .object({
    version: z.number().int().optional(),
    name: z.string().trim().max(80).optional(),
    items: z.array(cartLineInputSchema).max(1000).optional(),
    Delivery_method: z.enum(offeredDeliveryMethods).nullable().optional(),
    payment_type: z.enum(offeredPaymentTypes).nullable().optional(),
    billing_address: addressSchema.nullable().optional(),
    shipping_address: addressSchema.nullable().optional(),
  })
  .meta({ id: 'SaveCart' });
export type SaveCart = z.output<typeof saveCartSchema>;

/**
 * Body of POST /api/v1/carts/{id}/add. `product` is the product's id or a SKU; `options` choose the SKU of a
 * variant product. Without `exact`, a product that is already in the cart goes up by one, whatever the quantity
 * (SPEC 4, RESOLUTIONS 32).
 */
export const addToCartSchema = z
  .object({
    product: z.string().min(1).max(80),
    quantity: z.number().int().min(1).max(maxQuantity).default(1),
    note: z.string().max(500).default(''),
    options: z.record(z.string().max(60), z.string().max(120)).optional(),
    exact: z.boolean().default(false),
  })
  .meta({ id: 'AddToCart' });
export type AddToCart = z.output<typeof addToCartSchema>;
