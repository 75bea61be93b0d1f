/** A card's brand or a bank, and why a payment was declined, for people. */
import * as m from '#messages';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const brandName = (brand: string): string => brands[brand] ?? brand;

/** The processor's words (API: decline_code). */
export function declineSentence(code: string | null): string {
  if (code === 'insufficient_funds') return m.payment_declined_funds();
  if (code === 'authentication_failed') return m.payment_declined_bank();
  if (code === 'expired') return m.payment_declined_time();
  return m.payment_declined();
}
