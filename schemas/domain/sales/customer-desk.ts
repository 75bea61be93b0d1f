/** Customers as employees see and help them, all ours (docs/product.md#customer-desk). */
import { z } from 'zod';
import { emailSchema } from '../people/account.ts';
import { savedAddressSchema } from '../people/address-book.ts';
import { companyRoles } from '../people/company-features.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { cartSchema, maxQuantity } from './cart.ts';
import { orderStatuses } from './sales-statuses.ts';

/** What the list can be narrowed to. `off`: switched off. */
export const customerFilters = ['ordered', 'no_orders', 'company', 'off'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

/** `off`: cannot log in. `merged`: a duplicate of another. `erased`: nothing is left of the person. */
export const customerStatuses = ['active', 'off', 'merged', 'erased'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

const customerParts = {
  _id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  status: z.enum(customerStatuses),
  created_at: z.iso.datetime(),
  /** Their last login, order or page view; null for nothing of these. */
  last_seen_at: z.iso.datetime().nullable(),
  /** Canceled ones not counted. */
  orders: z.number().int(),
  /** What those came to, refunds not taken off. */
  lifetime: dollarsSchema,
  /** Without a company, or in one that is approved and has the feature. */
  can_get_proposals: z.boolean(),
};

export const customerRowSchema = z
  .object({ ...customerParts, company: z.string() })
  .meta({ id: 'CustomerRow' });
export type CustomerRow = z.output<typeof customerRowSchema>;

export const customerEventSchema = z.object({
  _id: idSchema,
  at: z.iso.datetime(),
  /** Place among the event types (docs/product.md#events). */
  type: z.number().int(),
  /** The name of the product, or what was searched for. */
  about: z.string(),
});
export type CustomerEvent = z.output<typeof customerEventSchema>;

export const customerNoteSchema = z.object({
  _id: idSchema,
  at: z.iso.datetime(),
  body: z.string(),
  by: z.string(),
});

export const deskCustomerSchema = z
  .object({
    ...customerParts,
    phone: z.string(),
    company: z
      .object({ _id: idSchema, name: z.string(), status: z.enum(['pending', 'approved', 'declined']) })
      .nullable(),
    company_role: z.enum(companyRoles).nullable(),
    /** Addresses of duplicates that were merged into this customer. */
    aliases: z.array(z.string()),
    /** The customer that this one was merged into. */
    merged_into: idSchema.nullable(),
    refunded: dollarsSchema,
    favorites: z.number().int(),
    /** Logins that have not ended. */
    sessions: z.number().int(),
    /** Asked for a code at login. */
    two_factor: z.boolean(),
    /** The newest; `order_count` says how many there are. */
    order_list: z.array(
      z.object({
        _id: idSchema,
        number: z.string(),
        placed_at: z.iso.datetime(),
        status: z.enum(orderStatuses),
        total: dollarsSchema,
        refunded: dollarsSchema,
      }),
    ),
    order_count: z.number().int(),
    addresses: z.array(savedAddressSchema),
    /** Open ones, at the customer's own prices. */
    carts: z.array(
      z.object({
        _id: idSchema,
        name: z.string(),
        lines: z.number().int(),
        count: z.number().int(),
        subtotal: dollarsSchema,
        active: z.boolean(),
      }),
    ),
    events: z.array(customerEventSchema),
    notes: z.array(customerNoteSchema),
  })
  .meta({ id: 'DeskCustomer' });
export type DeskCustomer = z.output<typeof deskCustomerSchema>;

export const changeCustomerSchema = z.strictObject({
  /** False ends every session at once, and nobody gets in until it is true again. */
  active: z.boolean(),
});

export const customerNoteInputSchema = z.strictObject({
  body: z.string().trim().min(1, problemKey('text_missing')).max(2000),
});

export const deskCartSchema = z
  .object({
    cart: cartSchema,
    warehouse: z.string(),
    customer: z.object({ _id: idSchema, name: z.string(), can_get_proposals: z.boolean() }),
  })
  .meta({ id: 'DeskCart' });
export type DeskCart = z.output<typeof deskCartSchema>;

/** Body of PUT /api/v1/desk/customers/{id}/carts/{cart}: at the customer's prices and by the shop's rules. */
export const helpWithCartSchema = z
  .strictObject({
    /** Of the cart as the employee has seen it. */
    version: z.number().int().min(0),
    /** A quantity of 0 removes the line. */
    lines: z
      .array(z.strictObject({ _id: idSchema, quantity: z.number().int().min(0).max(maxQuantity) }))
      .max(1000)
      .default([]),
    add: z
      .strictObject({
        sku: z.string().trim().min(1, problemKey('row_sku_missing')).max(80),
        quantity: z.number().int().min(1).max(maxQuantity),
        note: z.string().trim().max(500).default(''),
      })
      .optional(),
  })
  .meta({ id: 'HelpWithCart' });
export type HelpWithCart = z.output<typeof helpWithCartSchema>;

/** What a merge moves. */
export const mergeParts = [
  'orders',
  'carts',
  'saved',
  'favorites',
  'addresses',
  'notes',
  'reviews',
  'questions',
  'notifications',
] as const;
export type MergePart = (typeof mergeParts)[number];

export const mergePreviewSchema = z
  .object({
    duplicate: z.object({
      _id: idSchema,
      name: z.string(),
      email: z.string(),
      company: z.string(),
      created_at: z.iso.datetime(),
    }),
    moves: z.array(z.object({ part: z.enum(mergeParts), count: z.number().int() })),
    /** The customer joins the duplicate's company. */
    joins: z.string().nullable(),
    /** Names what was shown: the merge carries it, and is refused when something else would move. */
    shown: z.string(),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.output<typeof mergePreviewSchema>;

export const mergeCustomersSchema = z.strictObject({ duplicate: idSchema, shown: z.string().max(100) });
export type MergeCustomers = z.output<typeof mergeCustomersSchema>;

export const eraseCustomerSchema = z.strictObject({ email: emailSchema });

/** Everything that is kept of a person: rows by their table, without secrets. */
export const customerExportSchema = z
  .object({
    exported_at: z.iso.datetime(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'CustomerExport' });
export type CustomerExport = z.output<typeof customerExportSchema>;
