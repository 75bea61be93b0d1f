import * as m from '#messages';
import type { PaymentType } from '#schemas/domain/sales/cart.ts';

/** What each way to pay means, below its name. */
export const paymentTexts: Record<PaymentType, () => string> = {
  'Credit Card': m.checkout_credit_card_text,
  check: m.checkout_check_text,
  cash: m.checkout_cash_text,
  terms: m.checkout_terms_text,
  ACH: m.checkout_ach_text,
};
