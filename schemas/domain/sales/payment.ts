/** How an order is paid (docs/product.md#delayed-payment, #placing-the-order). Sums are dollars. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import type { PaymentType } from './cart.ts';

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
 * - due: check, cash and terms, to be paid; pending: collected later, nothing was asked for
 *   (docs/product.md#delayed-payment);
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
  .regex(/^pm_[A-Za-z0-9_]{6,120}$/, problemKey('payment_token_invalid'));

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
