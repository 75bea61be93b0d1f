/** How an order is paid (SPEC 9, payment methods; RESOLUTIONS 39, 51). Sums are dollars. */
import { z } from 'zod';
import type { PaymentType } from './cart.ts';
import { idSchema } from './ids.ts';
import { dollarsSchema } from './money.ts';

export const paymentKinds = ['card', 'bank', 'terms', 'check', 'cash'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentKindOf: Record<PaymentType, PaymentKind> = {
  'Credit Card': 'card',
  ACH: 'bank',
  terms: 'terms',
  check: 'check',
  cash: 'cash',
};

/**
 * - due: check, cash and terms, to be paid; pending: collected later, nothing was asked for (RESOLUTIONS 39);
 * - starting, unknown, action: there is no order yet: it was asked for, nobody knows, the bank asks the shopper;
 * - processing: on its way; of a card there is no order yet;
 * - authorized: held; captured: taken;
 * - declined, voided: not taken, and no order but for a voided one; failed: a debit that the bank returned.
 */
export const paymentStatuses = [
  'due',
  'pending',
  'starting',
  'unknown',
  'action',
  'processing',
  'authorized',
  'captured',
  'declined',
  'failed',
  'voided',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A token of the processor's. A card's number is none, whatever else it is sent as. */
export const paymentTokenSchema = z
  .string()
  .regex(/^pm_[A-Za-z0-9_]{6,120}$/, 'Enter your card or account again');

/** What a shopper is told of the payment of a cart. */
export const cartPaymentSchema = z
  .object({
    cart_id: idSchema,
    kind: z.enum(paymentKinds),
    status: z.enum(paymentStatuses),
    amount: dollarsSchema,
    brand: z.string(),
    last4: z.string(),
    /** Where the bank asks the shopper, while `status` is `action`. */
    action_url: z.string().nullable(),
    /** Why it was declined, in the processor's word. */
    decline_code: z.string().nullable(),
    /** The order, once there is one: opens its page without a session. */
    order: z.object({ number: z.string(), token: z.string() }).nullable(),
  })
  .meta({ id: 'CartPayment' });
export type CartPayment = z.output<typeof cartPaymentSchema>;
