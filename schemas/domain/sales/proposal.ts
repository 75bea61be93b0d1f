/** Proposals: a salesperson's quotes with locked prices and a last day, all ours (docs/product.md#proposals). */
import { z } from 'zod';
import { pictureSchema } from '../catalog/catalog.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { configuredItemSchema, deliveryMethods, maxQuantity } from './cart.ts';
import { proposalStatuses } from './sales-statuses.ts';

/** `expired`: sent or accepted, not ordered, and its last day is over. */
export const proposalSorts = ['newest', 'oldest', 'expires', 'total'] as const;
export type ProposalSort = (typeof proposalSorts)[number];

/** Ways of delivery that somebody can quote: what is picked up costs nothing. */
export const quotedMethods = deliveryMethods.filter((method) => method !== 'Will Call');

const daySchema = z.iso.date(problemKey('proposal_date_missing'));
const orderNameSchema = z.object({ _id: idSchema, number: z.string() });

export const proposalRowSchema = z
  .object({
    _id: idSchema,
    number: z.string(),
    status: z.enum(proposalStatuses),
    /** The newest that was sent; 0 for none. */
    revision: z.number().int(),
    customer: z.object({ _id: idSchema, name: z.string(), company: z.string() }),
    salesperson: z.string(),
    updated_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    /** YYYY-MM-DD, the last day. */
    expires_on: z.string(),
    /** Goods and delivery, before tax. */
    total: dollarsSchema,
    order: orderNameSchema.nullable(),
  })
  .meta({ id: 'ProposalRow' });
export type ProposalRow = z.output<typeof proposalRowSchema>;

export const proposalLineSchema = z
  .object({
    _id: idSchema,
    product_id: idSchema,
    sku: z.string(),
    name: z.string(),
    href: z.string(),
    options: z.record(z.string(), z.string()),
    picture: pictureSchema,
    unit: z.string(),
    piece_size: z.number().int(),
    configuration: configuredItemSchema.nullable(),
    note: z.string(),
    quantity: z.number().int(),
    price: dollarsSchema,
    /** What the buyer would pay for one without the proposal, now. */
    own_price: dollarsSchema,
    line_total: dollarsSchema,
    /** False for what is no longer sold. */
    sold: z.boolean(),
  })
  .meta({ id: 'ProposalLine' });
export type ProposalLine = z.output<typeof proposalLineSchema>;

export const proposalMessageSchema = z.object({
  _id: idSchema,
  at: z.iso.datetime(),
  by: z.string(),
  from_desk: z.boolean(),
  mine: z.boolean(),
  body: z.string(),
});
export type ProposalMessage = z.output<typeof proposalMessageSchema>;

export const proposalDeliverySchema = z.object({
  method: z.enum(deliveryMethods),
  zip: z.string(),
  charge: dollarsSchema,
});

export const proposalSchema = proposalRowSchema
  .extend({
    /** The one that is shown, and all that can be. `revision` is the newest that was sent. */
    shown: z.number().int(),
    revisions: z.array(z.object({ revision: z.number().int(), sent_at: z.iso.datetime().nullable() })),
    salesperson_email: z.string(),
    warehouse: z.object({ _id: idSchema, name: z.string() }),
    message: z.string(),
    lines: z.array(proposalLineSchema),
    delivery: proposalDeliverySchema.nullable(),
    subtotal: dollarsSchema,
    /** What the goods cost less than at the buyer's own prices, now; 0 where they do not. */
    saving: dollarsSchema,
    messages: z.array(proposalMessageSchema),
    decided: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
    /** The cart that it was accepted into; null where that is gone, and for everybody but its owner. */
    cart: idSchema.nullable(),
    /** It was accepted, and its cart is still there, be it somebody else's. */
    in_cart: z.boolean(),
    /** A role of the company that places no orders answers none either. */
    may_answer: z.boolean(),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.output<typeof proposalSchema>;

/** As the desk works on it: `shown` is the draft where there is one. */
export const deskProposalSchema = proposalSchema
  .extend({
    customer: z.object({ _id: idSchema, name: z.string(), company: z.string(), email: z.string() }),
    version: z.number().int(),
    /** The revision that is being written; null for none. */
    draft: z.number().int().nullable(),
    /** Nothing of it can be changed any more: it was ordered, or its order is being paid. */
    closed: z.boolean(),
    /** Why it cannot be sent: the company may not have proposals. */
    refused: z.boolean(),
  })
  .meta({ id: 'DeskProposal' });
export type DeskProposal = z.output<typeof deskProposalSchema>;

/** Body of POST /api/v1/desk/proposals: with the lines of an open cart of the customer, or with none. */
export const createProposalSchema = z.strictObject({ customer: idSchema, cart: idSchema.optional() });
export type CreateProposal = z.output<typeof createProposalSchema>;

const quantitySchema = z
  .number(problemKey('proposal_quantity_wrong'))
  .int(problemKey('proposal_quantity_wrong'))
  .min(1, problemKey('proposal_quantity_wrong'))
  .max(maxQuantity, problemKey('proposal_quantity_wrong'));
const priceSchema = z
  .number(problemKey('proposal_price_wrong'))
  .min(0, problemKey('proposal_price_wrong'))
  .max(1_000_000, problemKey('proposal_price_wrong'));

/** Body of PUT /api/v1/desk/proposals/{id}: all of the draft. Lines that are not sent are removed. */
export const saveProposalSchema = z
  .strictObject({
    version: z.number().int(),
    lines: z
      .array(
        z.strictObject({
          _id: idSchema,
          quantity: quantitySchema,
          price: priceSchema,
          note: z.string().trim().max(500, problemKey('text_too_long')).default(''),
        }),
      )
      .max(1000),
    /** Another SKU, at the buyer's own price now. */
    add: z
      .strictObject({
        sku: z.string().trim().min(1, problemKey('proposal_sku_missing')).max(80),
        quantity: quantitySchema,
      })
      .optional(),
    delivery: z
      .strictObject({
        method: z.enum(quotedMethods, problemKey('delivery_method_missing')),
        zip: z
          .string()
          .trim()
          .regex(/^\d{5}$/, problemKey('zip_code_invalid')),
        charge: priceSchema,
      })
      .nullable(),
    expires_on: daySchema,
    message: z.string().trim().max(2000, problemKey('text_too_long')).default(''),
  })
  .meta({ id: 'SaveProposal' });
export type SaveProposal = z.output<typeof saveProposalSchema>;

/** `revise` begins a draft from the newest; `discard` ends it; `withdraw` takes the offer back. */
export const proposalSteps = ['send', 'revise', 'discard', 'withdraw'] as const;
export const stepProposalSchema = z.strictObject({
  version: z.number().int(),
  step: z.enum(proposalSteps),
});
export type StepProposal = z.output<typeof stepProposalSchema>;

/** The revision that the buyer has read. */
export const acceptProposalSchema = z.strictObject({ revision: z.number().int() });
export const declineProposalSchema = z.strictObject({
  revision: z.number().int(),
  reason: z
    .string()
    .trim()
    .min(3, problemKey('proposal_reason_missing'))
    .max(500, problemKey('text_too_long')),
});
export const proposalTextSchema = z.strictObject({
  body: z.string().trim().min(1, problemKey('proposal_text_missing')).max(2000, problemKey('text_too_long')),
});

/** What a SKU search of the desk found, at the buyer's own price. */
export const proposalSkuSchema = z
  .object({
    sku: z.string(),
    name: z.string(),
    options: z.record(z.string(), z.string()),
    price: dollarsSchema,
    stock: z.number().int(),
    /** A kit or a piece made to measure: comes from the customer's cart alone. */
    configured: z.boolean(),
  })
  .meta({ id: 'ProposalSku' });
export type ProposalSku = z.output<typeof proposalSkuSchema>;
