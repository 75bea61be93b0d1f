/** PUT and DELETE under /api/v1/desk/drafts/{id} (ours): what a draft has, how it gets there, and its end. */
import type { Transaction } from 'kysely';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { closeCartApprovals } from '#api/sales/approvals/close-approvals.ts';
import { lockOpenCart, withLines } from '#api/sales/carts/change-cart.ts';
import { applySave } from '#api/sales/carts/save-cart.ts';
import { changeLinesFor } from '#api/sales/customers/help-with-cart.ts';
import { type CartRow, deleteCart, updateCart } from '#api/sales/storage/carts.ts';
import { putDraft } from '#api/sales/storage/checkout-drafts.ts';
import { type DraftOrderRow, updateDraftOrder } from '#api/sales/storage/draft-orders.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { needsAddress } from '#schemas/domain/sales/checkout-draft.ts';
import type { HelpWithCart } from '#schemas/domain/sales/customer-desk.ts';
import type { DraftDetails, DraftOrder } from '#schemas/domain/sales/draft-order.ts';
import { asBuyer, requireDraft } from './as-buyer.ts';
import { draftView } from './read-drafts.ts';

/** What of the draft itself changes with a step. */
type DraftChange = Parameters<typeof updateDraftOrder>[2];

type Step = (
  tx: Transaction<Tables>,
  open: { draft: DraftOrderRow; cart: CartRow; theirs: Context },
) => Promise<DraftChange>;

/**
 * One step on a draft whose cart is open and locked; the draft is the last changed one then. Throws unauthenticated,
 * forbidden, not_found, cart_closed, cart_paying.
 */
export function stepOnDraft(context: Context, id: string, step: Step): Promise<DraftOrder> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const { draft, cart: seen } = await requireDraft(tx, id);
    const theirs = await asBuyer(context, tx, seen);
    const { row: cart } = await lockOpenCart(theirs, tx, seen.id);
    const change = await step(tx, { draft, cart, theirs });
    await updateDraftOrder(tx, id, { ...change, updated_at: context.now().toISOString() });
    return draftView(context, tx, id);
  });
}

/** Throws stale_version. */
export function requireSeen({ version }: Pick<CartRow, 'version'>, seen: number): void {
  if (version !== seen) throw new ProblemError('stale_version', because('customer_cart_changed'));
}

/** Throws what stepOnDraft does, stale_version, and invalid for what is not sold, or not in this number. */
export const changeDraftLines = (context: Context, id: string, help: HelpWithCart): Promise<DraftOrder> =>
  stepOnDraft(context, id, async (tx, { cart, theirs }) => {
    await changeLinesFor(theirs, tx, cart.id, help);
    return {};
  });

/** Throws what stepOnDraft does, stale_version, and invalid for a way of delivery that the cart cannot have. */
export const saveDraftDetails = (
  context: Context,
  id: string,
  { version, Delivery_method, address, phone, po_number, job_name, note }: DraftDetails,
): Promise<DraftOrder> =>
  stepOnDraft(context, id, async (tx, { draft, cart, theirs }) => {
    requireSeen(cart, version);
    const shipping_address = needsAddress(Delivery_method) ? address : null;
    const details = {
      email: draft.email,
      phone,
      Delivery_method,
      shipping_address,
      pick_up: null,
      po_number,
      note,
      job: null,
      job_name,
    };
    await putDraft(tx, cart.id, { details, lien: null, billing: null, card: null }, context.now());
    await updateCart(tx, cart.id, { job_name });
    await applySave(theirs, tx, await withLines(tx, { ...cart, job_name }), {
      Delivery_method,
      shipping_address,
      billing_address: address,
    });
    return { phone };
  });

/** Its cart goes with it. Throws unauthenticated, forbidden, not_found, cart_closed, cart_paying. */
export function deleteDraft(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const { draft, cart } = await requireDraft(tx, id);
    await lockOpenCart(await asBuyer(context, tx, cart), tx, cart.id);
    await closeCartApprovals(context, tx, cart.id);
    await deleteCart(tx, cart.id);
    await recordAudit(tx, context, 'draft.delete', id, `${draft.number} ${draft.name}`);
    return {};
  });
}
