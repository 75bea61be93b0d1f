/** POST /api/v1/desk/proposals, and DELETE of one that was never sent. */
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requireOwned } from '#api/platform/auth/ownership.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { priceOne } from '#api/sales/carts/cart-view.ts';
import { findCartWarehouse } from '#api/sales/carts/cart-warehouse.ts';
import { asCustomer, lockCustomer } from '#api/sales/customers/customer.ts';
import { daysLater } from '#api/sales/ledger/issue-invoice.ts';
import { findCart } from '#api/sales/storage/carts.ts';
import {
  deleteProposal as deleteRow,
  insertProposal,
  lockProposal,
  nextProposalNumber,
  replaceLines,
} from '#api/sales/storage/proposals.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { CreateProposal, DeskProposal } from '#schemas/domain/sales/proposal.ts';
import { requireDeskProposal, viewForDesk } from './desk-proposal.ts';
import { mayBeQuoted } from './proposal-scope.ts';

/** Days that a proposal stands unless the employee says otherwise. */
const usualDays = 30;

/**
 * A draft with the lines of the customer's cart at the prices that they have there, or with none. Throws
 * unauthenticated, forbidden, not_found, and invalid for a company that may not have proposals.
 */
export function createProposal(
  context: Context,
  { customer, cart: cartId }: CreateProposal,
): Promise<DeskProposal> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const account = await lockCustomer(tx, customer);
    if (!mayBeQuoted(account)) throw new ProblemError('invalid', because('proposals_not_allowed'));
    const theirs = asCustomer(context, account, '');
    const cart =
      cartId === undefined
        ? undefined
        : requireOwned(theirs.actor, await findCart(tx, cartId), because('cart_not_found'));
    if (cart && cart.status !== 'open') throw new ProblemError('not_found', because('cart_not_found'));
    const warehouse_id =
      cart?.warehouse_id ?? (await findCartWarehouse(tx, account.id)) ?? context.warehouseId;
    const lines = cart
      ? (await priceOne(asCustomer(context, account, warehouse_id), tx, { ...cart, coupon: null })).lines
      : [];
    const id = newId();
    const now = context.now().toISOString();
    const expires_on = daysLater(await shopDay(context, tx), usualDays);
    const total_cents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
    const number = await nextProposalNumber(tx);
    await insertProposal(
      tx,
      {
        id,
        number,
        account_id: account.id,
        company_id: account.company_id,
        warehouse_id,
        salesperson_id: context.actor.accountId,
        status: 'draft',
        expires_on,
        total_cents,
        created_at: now,
        updated_at: now,
        sent_at: null,
        decided_by: null,
        decided_at: null,
        cart_id: null,
      },
      {
        proposal_id: id,
        revision: 1,
        expires_on,
        delivery_method: null,
        delivery_zip: null,
        delivery_cents: null,
        total_cents,
        sent_at: null,
      },
    );
    await replaceLines(
      tx,
      { proposalId: id, revision: 1 },
      lines.map((line, position) => ({
        id: newId(),
        position,
        sku_id: line.sku_id,
        quantity: line.quantity,
        price_cents: line.unitCents,
        note: line.note,
        configuration: line.configuration && JSON.stringify(line.configuration),
        ship_from: line.ship_from,
      })),
    );
    await recordAudit(tx, context, 'proposal.create', id, number);
    return viewForDesk(context, tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, and invalid for one that was sent. */
export function deleteProposal(context: Context, id: string): Promise<Record<string, never>> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    await lockProposal(tx, id);
    const row = await requireDeskProposal(context, tx, id);
    if (row.revision > 0) throw new ProblemError('invalid', because('proposal_was_sent'));
    await deleteRow(tx, id);
    await recordAudit(tx, context, 'proposal.delete', id, row.number);
    return {};
  });
}
