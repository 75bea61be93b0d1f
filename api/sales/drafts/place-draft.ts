/** POST /api/v1/desk/drafts/{id}/order (ours): the desk places a draft for its customer, on terms or to be paid by hand. */
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { priceOne } from '#api/sales/carts/cart-view.ts';
import { asOrdered } from '#api/sales/checkout/assert-payable.ts';
import { pricingVersion } from '#api/sales/checkout/checkout.ts';
import { placeOrder } from '#api/sales/checkout/place-order.ts';
import { requireOrder, writeEvent } from '#api/sales/orders/change-order.ts';
import { orderView } from '#api/sales/orders/order-view.ts';
import { findDraft as findCheckoutDraft } from '#api/sales/storage/checkout-drafts.ts';
import * as m from '#messages';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { PlaceDraft } from '#schemas/domain/sales/draft-order.ts';
import { checkoutDetailsSchema, type Order } from '#schemas/domain/sales/order.ts';
import { asBuyer, requireDraft } from './as-buyer.ts';

/**
 * Once, whoever presses twice. Throws unauthenticated, forbidden, not_found, invalid while nobody said how it gets there
 * and for a payment that the customer cannot have, pricing_changed when it costs another amount than was shown, and what
 * placing a cart throws.
 */
export async function placeDraft(
  context: Context,
  id: string,
  { pricing_version: shown, payment_type }: PlaceDraft,
): Promise<Order> {
  requirePermission(context.actor, 'handleCustomers');
  const db = context.database.kysely;
  const { draft, cart } = await requireDraft(db, id);
  if (draft.order_id) return orderView(context, db, await requireOrder(context, draft.order_id));
  const entered = (await findCheckoutDraft(db, cart.id))?.details;
  if (!entered || !cart.delivery_method || !cart.billing_address)
    throw new ProblemError('invalid', because('draft_details_missing'));
  const theirs = { ...(await asBuyer(context, db, cart)), isOrdering: true };
  if (pricingVersion(await priceOne(theirs, db, cart)) !== shown)
    throw new ProblemError('pricing_changed', because('prices_changed'));
  const details = checkoutDetailsSchema.parse({
    email: draft.email,
    phone: draft.phone,
    Delivery_method: cart.delivery_method,
    payment_type,
    billing_address: cart.billing_address,
    shipping_address: cart.shipping_address,
    po_number: entered.po_number,
    note: entered.note,
  });
  const priced = await priceOne(theirs, db, asOrdered(cart, details));
  const order = await placeOrder(theirs, `draft-${id}`, {
    cart_id: cart.id,
    pricing_version: pricingVersion(priced),
    details,
  });
  await context.database.transaction(async (tx) => {
    const row = { id: order._id, number: order.number };
    await writeEvent(context, tx, row, 'note', m.draft_placed_note({ number: draft.number }));
    await recordAudit(tx, context, 'draft.place', order._id, order.number, { note: draft.number });
  });
  return order;
}
