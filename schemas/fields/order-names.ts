/** What people read for the codes of an order: how it is delivered and how it is paid (docs/product.md#payment). */
import * as m from '#messages';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/sales/cart.ts';

/** Carriers have one name in every language. */
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

/** The name of a delivery method; what is none, such as a carrier that was typed in, stands as it is, and null is ''. */
export const deliveryName = (method: string | null): string =>
  Object.entries(deliveryNames).find(([code]) => code === method)?.[1]() ?? method ?? '';

export const paymentNames: Record<PaymentType, () => string> = {
  'Credit Card': m.checkout_credit_card,
  check: m.checkout_check,
  cash: m.checkout_cash,
  terms: m.checkout_terms,
  ACH: m.checkout_ach,
};

/** The name of a way to pay; '' for none. */
export const paymentName = (type: PaymentType | null): string => (type ? paymentNames[type]() : '');
