/** The checkout's steps as addresses and names. */
import * as m from '#messages';
import type { CheckoutStep } from '#schemas/domain/sales/checkout-draft.ts';

export const stepPaths: Record<CheckoutStep, string> = {
  details: '/checkout',
  lien: '/checkout/lien',
  billing: '/checkout/billing',
  card: '/checkout/card',
  review: '/checkout/review',
};

/** Where a payment is waited for that is under way; `start`: the shopper has not been at the bank yet. */
const paymentPage = '/checkout/payment';
export const paymentPath = (cart: string, more: { start?: '1' } = {}): string =>
  `${paymentPage}?${new URLSearchParams({ cart, ...more })}`;

export const successPath = (cart: string, token: string): string =>
  `/checkout/success/${encodeURIComponent(cart)}?${new URLSearchParams({ token })}`;

/**
 * Entered by a full load: the processor's pages need a policy of their own (docs/traps.md#full-loads), and an order's
 * page starts anew.
 */
export const isFullLoad = (path: string): boolean =>
  path === stepPaths.card || path.startsWith(paymentPage) || path.startsWith('/checkout/success/');

export const stepNames: Record<CheckoutStep, () => string> = {
  details: m.checkout_step_details,
  lien: m.checkout_step_lien,
  billing: m.checkout_step_billing,
  card: m.checkout_step_card,
  review: m.checkout_step_review,
};
