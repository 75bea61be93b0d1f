import { lockCompany } from '#api/people/public-storage.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PaymentRefusal } from '#api/pricing/core/offered.ts';
import { findCompanyTerms } from '#api/pricing/public-storage.ts';
import type { PricedCart } from '#api/sales/carts/cart-view.ts';
import type { CartRow } from '#api/sales/storage/carts.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/sales/cart.ts';
import { lienSchema } from '#schemas/domain/sales/lien.ts';
import type { CheckoutDetails } from '#schemas/domain/sales/order.ts';
import { paymentRefusalOf } from './checkout.ts';

const paymentReasons: Record<PaymentRefusal, Reason> = {
  no_processor: because('payment_no_processor'),
  needs_pick_up: because('payment_needs_pickup'),
  no_terms: because('payment_no_terms'),
  past_due: because('payment_past_due'),
  over_limit: because('payment_over_limit'),
};

const deliveryReasons = {
  address: because('delivery_address_missing'),
  quote: because('delivery_needs_quote'),
  no_rate: because('delivery_not_possible'),
} as const;

export const paymentReason = (refusal: PaymentRefusal): Reason => paymentReasons[refusal];

/** Why this cart cannot be sent as it is to be; null where it can. */
export const deliveryRefusalOf = ({ terms: { pending } }: Pick<PricedCart, 'terms'>): Reason | null =>
  pending === null ? null : deliveryReasons[pending];

/** The cart as an order's details would have it: what the shopper saw the total of. */
export const asOrdered = (cart: CartRow, details: CheckoutDetails): CartRow => ({
  ...cart,
  delivery_method: details.Delivery_method,
  payment_type: details.payment_type,
  // Lines of a pick-up may be delivered all the same.
  shipping_address: details.shipping_address ?? cart.shipping_address,
});

/**
 * Inside the order's transaction, before anything is authorised: `priced` is of asOrdered(). Keeps the company's other
 * orders on terms waiting, so that two of them cannot pass its limit together. Throws invalid with the reason at
 * /details/Delivery_method, /lien or /details/payment_type. A cart whose delivery has to be quoted cannot be placed.
 */
export async function assertPayable(context: Context, db: Executor, priced: PricedCart): Promise<void> {
  const undelivered = deliveryRefusalOf(priced);
  if (undelivered) refuse('/details/Delivery_method', undelivered);
  assertLien(priced);
  const type = priced.row.payment_type;
  if (type === null) return;
  const refusal = paymentRefusalOf(priced, type);
  if (refusal) refuse('/details/payment_type', paymentReason(refusal));
  const { companyId } = context.actor;
  if (type !== 'terms' || companyId === null) return;
  await lockCompany(db, companyId);
  const company = await findCompanyTerms(db, companyId);
  if (!company || company.open_cents + priced.totalCents > (company.credit_limit_cents ?? 0))
    refuse('/details/payment_type', paymentReason('over_limit'));
}

/** A company that must give job data has given it (docs/product.md#lien-data). Throws invalid at /lien. */
function assertLien({ terms, row }: PricedCart): void {
  if (terms.company?.lien && !lienSchema.safeParse(row.lien).success)
    refuse('/lien', because('lien_missing'));
}

function refuse(pointer: string, reason: Reason): never {
  throw new ProblemError('invalid', reason, { [pointer]: [reason] });
}

/**
 * For a cart that is being saved: throws invalid where what was chosen now is not offered. True where the payment type
 * that it had is not any more, and has to be chosen again.
 */
export function checkChoices(
  priced: PricedCart,
  chosen: {
    Delivery_method?: DeliveryMethod | null | undefined;
    payment_type?: PaymentType | null | undefined;
  },
): { dropPayment: boolean } {
  const { pending } = priced.terms;
  if (chosen.Delivery_method && pending === 'no_rate') refuse('/Delivery_method', deliveryReasons.no_rate);
  const type = priced.row.payment_type;
  const refusal = type && paymentRefusalOf(priced, type);
  if (refusal && chosen.payment_type) refuse('/payment_type', paymentReason(refusal));
  return { dropPayment: Boolean(refusal) };
}
