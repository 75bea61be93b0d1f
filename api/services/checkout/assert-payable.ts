/** What must hold of a cart before money moves: every way to get it and to pay it is offered (RESOLUTIONS 46). */
import type { PaymentRefusal } from '#api/pricing/offered.ts';
import type { PricedCart } from '#api/services/carts/cart-view.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import type { CartRow } from '#api/storage/repositories/carts.ts';
import { lockCompany } from '#api/storage/repositories/companies.ts';
import { findCompanyTerms } from '#api/storage/repositories/selling-terms.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/cart.ts';
import type { CheckoutDetails } from '#schemas/domain/order.ts';
import { paymentRefusalOf } from './checkout.ts';

const paymentSentences: Record<PaymentRefusal, string> = {
  no_processor: 'Cards and bank accounts cannot be taken here yet. Choose another way to pay.',
  needs_pick_up: 'Cash and checks are for pick-up and our own delivery. Choose another way to pay.',
  no_terms: 'Your account does not have terms. Choose another way to pay.',
  over_limit: 'This order would go over your company’s credit limit. Choose another way to pay.',
};

export const deliverySentences = {
  address: 'Enter where to deliver it, so that its cost is known.',
  quote: 'Somebody has to work out what this delivery costs. Ask for a quote, or choose another delivery.',
  no_rate: 'This cannot be delivered there in that way. Choose another delivery.',
} as const;

export const paymentSentence = (refusal: PaymentRefusal): string => paymentSentences[refusal];

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
 * /details/Delivery_method or /details/payment_type. A cart whose delivery has to be quoted cannot be placed.
 */
export async function assertPayable(context: Context, db: Executor, priced: PricedCart): Promise<void> {
  const { pending } = priced.terms;
  if (pending !== null) refuse('/details/Delivery_method', deliverySentences[pending]);
  const type = priced.row.payment_type;
  if (type === null) return;
  const refusal = paymentRefusalOf(priced, type);
  if (refusal) refuse('/details/payment_type', paymentSentence(refusal));
  const { companyId } = context.actor;
  if (type !== 'terms' || companyId === null) return;
  await lockCompany(db, companyId);
  const company = await findCompanyTerms(db, companyId);
  if (!company || company.open_cents + priced.totalCents > (company.credit_limit_cents ?? 0))
    refuse('/details/payment_type', paymentSentence('over_limit'));
}

function refuse(pointer: string, sentence: string): never {
  throw new ProblemError('invalid', sentence, { [pointer]: [sentence] });
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
  if (chosen.Delivery_method && pending === 'no_rate') refuse('/Delivery_method', deliverySentences.no_rate);
  const type = priced.row.payment_type;
  const refusal = type && paymentRefusalOf(priced, type);
  if (refusal && chosen.payment_type) refuse('/payment_type', paymentSentence(refusal));
  return { dropPayment: Boolean(refusal) };
}
