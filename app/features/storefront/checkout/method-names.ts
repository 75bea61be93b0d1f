import * as m from '#messages';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/sales/cart.ts';

/** The names on the wire, capitalized where they are lowercase (docs/product.md#payment). */
export const deliveryNames: Record<DeliveryMethod, () => string> = {
  UPS: () => 'UPS',
  FedEx: () => 'FedEx',
  USPS: () => 'USPS',
  Freight: m.checkout_freight,
  'Will Call': m.checkout_will_call,
  'Local Delivery': m.checkout_local_delivery,
  'Drop Ship': m.checkout_drop_ship,
  Other: m.checkout_other,
};

export const paymentNames: Record<PaymentType, () => string> = {
  'Credit Card': m.checkout_credit_card,
  check: m.checkout_check,
  cash: m.checkout_cash,
  terms: m.checkout_terms,
  ACH: m.checkout_ach,
};

export const paymentTexts: Record<PaymentType, () => string> = {
  'Credit Card': m.checkout_credit_card_text,
  check: m.checkout_check_text,
  cash: m.checkout_cash_text,
  terms: m.checkout_terms_text,
  ACH: m.checkout_ach_text,
};
