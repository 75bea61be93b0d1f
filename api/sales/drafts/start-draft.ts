/** POST /api/v1/desk/drafts (ours): an order is begun for a customer (docs/decisions/0079-draft-orders.md). */
import { recordAudit } from '#api/platform/auth/audit.ts';
import type { Owner } from '#api/platform/auth/ownership.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import { newGuestId } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import { insertEmptyCart, requireRoom } from '#api/sales/carts/start-cart.ts';
import { customerName, lockCustomer } from '#api/sales/customers/customer.ts';
import { findCustomerFigures } from '#api/sales/storage/customer-desk.ts';
import { insertDraftOrder, nextDraftNumber } from '#api/sales/storage/draft-orders.ts';
import * as m from '#messages';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DraftOrder, StartDraft } from '#schemas/domain/sales/draft-order.ts';
import { draftView } from './read-drafts.ts';

type Buyer = { owner: Owner; name: string; email: string; phone: string };

/** A guest's cart belongs to nobody's browser until its link is opened. Throws not_found, invalid. */
async function buyerOf(context: Context, db: Executor, { customer, guest }: StartDraft): Promise<Buyer> {
  if (guest) return { owner: { guestId: newGuestId() }, ...guest };
  const account = await lockCustomer(db, customer ?? '');
  const { id, email } = account;
  const { phone } = await findCustomerFigures(db, id, context.now());
  return { owner: { accountId: id }, name: customerName(account) || email, email, phone };
}

/** Throws unauthenticated, forbidden, not_found, and invalid for a warehouse that there is not. */
export function startDraft(context: Context, input: StartDraft): Promise<DraftOrder> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const warehouseId = input.warehouse ?? context.warehouseId;
    if (!(await knownWarehouses(context)).some(({ id }) => id === warehouseId)) {
      const reason = because('warehouse_not_found');
      throw new ProblemError('invalid', reason, { '/warehouse': [reason] });
    }
    const { owner, name, email, phone } = await buyerOf(context, tx, input);
    await requireRoom(tx, owner);
    const number = await nextDraftNumber(tx);
    const cart = await insertEmptyCart({ ...context, warehouseId }, tx, owner, {
      name: m.draft_cart_name({ number }),
    });
    const id = newId();
    const now = context.now().toISOString();
    await insertDraftOrder(tx, {
      id,
      number,
      cart_id: cart.id,
      name,
      email,
      phone,
      staff_id: context.actor.accountId,
      sent_at: null,
      created_at: now,
      updated_at: now,
    });
    await recordAudit(tx, context, 'draft.start', id, `${number} ${name}`);
    return draftView(context, tx, id);
  });
}
