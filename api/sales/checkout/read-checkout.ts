/** GET /api/v1/checkout: what the cart costs, and how far the shopper has come. */

import { findCaller } from '#api/platform/auth/find-caller.ts';
import type { Context } from '#api/platform/context.ts';
import { findDraft } from '#api/sales/storage/checkout-drafts.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { CheckoutDraft, CheckoutPage } from '#schemas/domain/sales/checkout-draft.ts';
import { getCheckout } from './checkout.ts';
import { stepsOf } from './steps.ts';

const nothing: CheckoutDraft = { details: null, lien: null, billing: null, card: null };

/** The cart has the last word on what it has too: it is what is priced. */
function draftOf(draft: CheckoutDraft | null, cart: Cart): CheckoutDraft {
  const { details, billing, card } = draft ?? nothing;
  const { Delivery_method, payment_type, billing_address, shipping_address, lien } = cart;
  return {
    details: details && {
      ...details,
      Delivery_method: Delivery_method ?? details.Delivery_method,
      shipping_address,
    },
    lien,
    billing: billing && {
      billing_address: billing_address ?? billing.billing_address,
      payment_type: payment_type ?? billing.payment_type,
      use_credit: billing.use_credit,
    },
    card,
  };
}

/** Whether the caller's company must give job data (docs/product.md#lien-data). */
async function needsLien(context: Context): Promise<boolean> {
  const { actor, database } = context;
  if (!actor.accountId || !actor.hasCompany) return false;
  return (await findCaller(context, database.kysely, actor.accountId))?.company_lien ?? false;
}

/** Throws not_found and cart_closed. */
export async function readCheckout(context: Context, cartId: string): Promise<CheckoutPage> {
  const checkout = await getCheckout(context, cartId);
  const draft = draftOf(await findDraft(context.database.kysely, cartId), checkout.cart);
  const offered = checkout.paymentMethods.map(({ name }) => name);
  const credit = draft.billing?.use_credit ? checkout.account_credit : 0;
  const isUncollected = checkout.payment_delayed || checkout.cart.total === credit;
  const steps = stepsOf({
    draft,
    needsLien: await needsLien(context),
    offered,
    isUncollected,
    isDeliverable: checkout.cart.shipping_pending !== 'no_rate',
  });
  return { ...checkout, draft, steps };
}
