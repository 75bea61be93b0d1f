/** The checkout's steps, and what was entered in each (docs/product.md#checkout; ours). */
import { z } from 'zod';
import { addressSchema } from '../platform/address.ts';
import { addressInputSchema } from '../platform/address-input.ts';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import type { DeliveryMethod, PaymentType } from './cart.ts';
import { lienSchema } from './lien.ts';
import { checkoutDetailsSchema, checkoutSchema } from './order.ts';
import { paymentTokenSchema } from './payment.ts';

export const checkoutSteps = ['details', 'lien', 'billing', 'card', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Whatever is not picked up goes somewhere. */
export const needsAddress = (method: DeliveryMethod): boolean => method !== 'Will Call';

/** What is paid with a token of the processor's (docs/product.md#checkout); null for what is paid otherwise. */
export const tokenKindOf = (type: PaymentType): 'card' | 'bank' | null =>
  type === 'Credit Card' ? 'card' : type === 'ACH' ? 'bank' : null;

const { email, phone, Delivery_method, pick_up, payment_type, po_number, note } = checkoutDetailsSchema.shape;

const detailsFieldsSchema = z.object({
  email,
  phone,
  Delivery_method,
  shipping_address: addressSchema.nullable(),
  pick_up,
  po_number,
  note,
  /** One of the company's jobs; its name stands in place of `job_name`. */
  job: idSchema.nullable().default(null),
  job_name: z.string().trim().max(120).default(''),
});

/** The first step: who, how it gets there, where to, and what it is for. */
export const detailsStepSchema = detailsFieldsSchema
  .extend({ shipping_address: addressInputSchema.nullable() })
  .superRefine(({ Delivery_method: method, shipping_address }, context) => {
    if (!needsAddress(method) || shipping_address) return;
    context.addIssue({
      code: 'custom',
      path: ['shipping_address'],
      message: problemKey('shipping_address_missing'),
    });
  });

const billingFieldsSchema = z.object({
  billing_address: addressSchema,
  payment_type,
  /** Pay with the credit on the account as far as it goes. */
  use_credit: z.boolean().default(false),
});
export const billingStepSchema = billingFieldsSchema.extend({ billing_address: addressInputSchema });

/** What the processor's own element gave the browser: never a card or an account number. */
export const cardStepSchema = z.object({
  kind: z.enum(['card', 'bank']),
  token: paymentTokenSchema,
  /** For people: "Visa", or the bank's name. */
  brand: z.string().trim().max(40),
  last4: z.string().regex(/^\d{4}$/, problemKey('payment_token_invalid')),
});

export const checkoutDraftSchema = z.object({
  /** As it stands, which may be less than the step asks for. */
  details: detailsFieldsSchema.nullable(),
  lien: lienSchema.nullable(),
  billing: billingFieldsSchema.nullable(),
  card: cardStepSchema.nullable(),
});
export type CheckoutDraft = z.output<typeof checkoutDraftSchema>;

/** Body of PUT /api/v1/checkout/draft: the steps that were entered; the others stay. */
export const saveDraftSchema = z
  .object({
    cart_id: idSchema,
    details: detailsStepSchema.optional(),
    lien: lienSchema.optional(),
    billing: billingStepSchema.optional(),
    card: cardStepSchema.nullable().optional(),
  })
  .meta({ id: 'SaveDraft' });
export type SaveDraft = z.output<typeof saveDraftSchema>;

/** The Checkout response (docs/product.md#entities) with what was entered, and this checkout's steps in their order. */
export const checkoutPageSchema = checkoutSchema
  .extend({
    draft: checkoutDraftSchema,
    steps: z.array(z.object({ step: z.enum(checkoutSteps), complete: z.boolean() })),
  })
  .meta({ id: 'CheckoutPage' });
export type CheckoutPage = z.output<typeof checkoutPageSchema>;
