/** Orders that employees write for a customer, all ours (docs/decisions/0079-draft-orders.md). */
import { z } from 'zod';
import { emailSchema } from '../people/account.ts';
import { addressSchema } from '../platform/address.ts';
import { addressInputSchema } from '../platform/address-input.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { phoneSchema } from '../platform/phone.ts';
import { problemKey } from '../platform/reasons.ts';
import { cartSchema, cartTotalsSchema, deliveryMethods } from './cart.ts';
import { helpWithCartSchema } from './customer-desk.ts';

/** `draft`: not sent. `sent`: its customer has the link to pay. `ordered`: it is an order now. */
export const draftOrderStatuses = ['draft', 'sent', 'ordered'] as const;
export type DraftOrderStatus = (typeof draftOrderStatuses)[number];

/** What the desk may place it for; cards and bank accounts are the customer's own to type, behind the link. */
export const deskPaymentTypes = ['terms', 'check', 'cash'] as const;
export type DeskPaymentType = (typeof deskPaymentTypes)[number];

const orderName = z.object({ _id: idSchema, number: z.string() }).nullable();

const shape = {
  _id: idSchema,
  number: z.string(),
  status: z.enum(draftOrderStatuses),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The company of a customer who has an account. */
  company: z.string(),
  warehouse: z.string(),
  /** Who began it. */
  by: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  order: orderName,
};

export const draftOrderRowSchema = z
  .object({ ...shape, lines: z.number().int() })
  .meta({ id: 'DraftOrderRow' });
export type DraftOrderRow = z.output<typeof draftOrderRowSchema>;

export const draftOrderSchema = z
  .object({
    ...shape,
    /** The account it is for; null for a guest. */
    customer: idSchema.nullable(),
    /** At the customer's own prices, as it is now; of an order, as it was placed. */
    cart: cartSchema,
    /** Where the customer’s goods go by default, until an address is saved. */
    known_address: addressSchema.nullable(),
    details: z.object({ po_number: z.string(), job_name: z.string(), note: z.string() }),
    /** Opens it for its customer, for as long as a link does; null before it was sent and once it is an order. */
    link: z.string().nullable(),
    /** What the desk can place it for now, each with its fee in dollars. */
    payments: z.array(z.object({ type: z.enum(deskPaymentTypes), fee: dollarsSchema })),
    /** Names the prices that were shown; empty once it is an order. */
    pricing_version: z.string(),
  })
  .meta({ id: 'DraftOrder' });
export type DraftOrder = z.output<typeof draftOrderSchema>;

/** Whom it is for: an account, or somebody who has none. */
export const startDraftSchema = z
  .strictObject({
    customer: idSchema.optional(),
    guest: z
      .strictObject({
        name: z.string().trim().min(1, problemKey('name_missing')).max(120),
        email: emailSchema,
        phone: phoneSchema,
      })
      .optional(),
    /** Where its goods are from; the employee's own without one. */
    warehouse: idSchema.optional(),
  })
  .refine(({ customer, guest }) => (customer === undefined) !== (guest === undefined), {
    error: problemKey('draft_customer_missing'),
    path: ['customer'],
  })
  .meta({ id: 'StartDraft' });
export type StartDraft = z.output<typeof startDraftSchema>;

export const draftLinesSchema = helpWithCartSchema.meta({ id: 'DraftLines' });

const version = z.number().int().min(0);

/** How it gets there and what it is for. */
export const draftDetailsSchema = z
  .strictObject({
    version,
    Delivery_method: z.enum(deliveryMethods, problemKey('delivery_method_missing')),
    /** Where it is sent, and whom the bill is for. */
    address: addressInputSchema,
    phone: phoneSchema,
    po_number: z.string().trim().max(60).default(''),
    job_name: z.string().trim().max(120).default(''),
    note: z.string().trim().max(1000).default(''),
  })
  .meta({ id: 'DraftDetails' });
export type DraftDetails = z.output<typeof draftDetailsSchema>;

export const sendDraftSchema = z.strictObject({ version }).meta({ id: 'SendDraft' });

export const placeDraftSchema = z
  .strictObject({
    pricing_version: z.string().min(1).max(128),
    payment_type: z.enum(deskPaymentTypes, problemKey('payment_type_missing')),
  })
  .meta({ id: 'PlaceDraft' });
export type PlaceDraft = z.output<typeof placeDraftSchema>;

/** What the link to pay shows to whoever holds it. */
export const sentDraftSchema = z
  .object({
    number: z.string(),
    name: z.string(),
    /** Somebody with an account pays after logging in to it. */
    needs_login: z.boolean(),
    items: z.array(
      z.object({
        name: z.string(),
        sku: z.string(),
        options: z.record(z.string(), z.string()),
        quantity: z.number().int(),
        line_total: dollarsSchema,
      }),
    ),
    ...cartTotalsSchema.shape,
  })
  .meta({ id: 'SentDraft' });
export type SentDraft = z.output<typeof sentDraftSchema>;
