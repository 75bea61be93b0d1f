/** POST /api/v1/proposals/{id}/acceptance and /decline (docs/decisions/0052-proposals.md). */
import type { Transaction } from 'kysely';
import { recordEvents } from '#api/platform/analytics/record-event.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { quantityEvents } from '#api/sales/carts/change-lines.ts';
import { insertEmptyCart, requireRoom } from '#api/sales/carts/start-cart.ts';
import { mayOrder } from '#api/sales/checkout/require-buyer.ts';
import { customerName } from '#api/sales/customers/customer.ts';
import {
  findProposalLineRows,
  type LineRow,
  lockOwner,
  updateCart,
  writeLineChanges,
} from '#api/sales/storage/carts.ts';
import {
  findRevisions,
  lockProposal,
  type ProposalRow,
  updateProposal,
} from '#api/sales/storage/proposals.ts';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Proposal } from '#schemas/domain/sales/proposal.ts';
import { type ProposalCaller, requireProposalCaller } from './proposal-scope.ts';
import { requireProposal, viewForBuyer } from './read-proposals.ts';
import { tellAccepted, tellDeclined } from './tell-proposal.ts';

/** Why it cannot be answered any more; null where it can. One whose cart was deleted can be accepted again. */
function endOf(row: ProposalRow): Reason | null {
  if (row.status === 'declined') return because('proposal_declined', { name: row.decided_name });
  if (row.status === 'withdrawn') return because('proposal_withdrawn');
  if (row.status === 'expired') return because('proposal_expired', { day: formatDate(row.expires_on) });
  if (row.status === 'accepted' && row.cart_id !== null)
    return because('proposal_accepted', { name: row.decided_name });
  return null;
}

/**
 * The proposal, locked, while the caller may still answer the revision that was read. Throws not_found, forbidden for a
 * role that places no orders, and stale_version with what has happened to it.
 */
async function lockAnswerable(
  context: Context,
  tx: Transaction<Tables>,
  caller: ProposalCaller,
  { id, revision }: { id: string; revision: number },
): Promise<ProposalRow> {
  await requireProposal(context, tx, caller, id);
  await lockProposal(tx, id);
  const row = await requireProposal(context, tx, caller, id);
  if (!mayOrder(context.actor))
    throw new ProblemError(
      'forbidden',
      because('company_role_no_orders', { company: caller.account.company_name ?? '' }),
    );
  const end = endOf(row);
  if (end) throw new ProblemError('stale_version', end);
  if (row.revision !== revision) throw new ProblemError('stale_version', because('proposal_revised'));
  return row;
}

const callerName = ({ account }: ProposalCaller) => customerName(account) || account.email;

/**
 * Its goods, at its prices, are a cart of their own and the current one; the former stays among the caller's carts. Of
 * two who accept, one does. Throws unauthenticated, not_found, forbidden, stale_version, invalid for one cart too many.
 */
export function acceptProposal(
  context: Context,
  id: string,
  revision: number,
): Promise<{ proposal: Proposal; warehouseId: string }> {
  return context.database.transaction(async (tx) => {
    const caller = await requireProposalCaller(context, tx);
    const owner = { accountId: caller.account.id };
    await lockOwner(tx, owner);
    const row = await lockAnswerable(context, tx, caller, { id, revision });
    await requireRoom(tx, owner);
    const now = context.now().toISOString();
    const [shown] = (await findRevisions(tx, id)).filter((one) => one.revision === revision);
    const cart = await insertEmptyCart(context, tx, owner, {
      // The cart of an older revision may be there still.
      name:
        revision > 1
          ? m.proposal_cart_name_revised({ number: row.number, revision })
          : m.proposal_cart_name({ number: row.number }),
      selected_at: now,
    });
    await updateCart(tx, cart.id, {
      warehouse_id: row.warehouse_id,
      delivery_method: shown?.delivery_method ?? null,
      proposal_id: id,
    });
    await updateProposal(tx, id, {
      status: 'accepted',
      cart_id: cart.id,
      decided_by: caller.account.id,
      decided_at: now,
      decline_reason: '',
      updated_at: now,
      version: row.version + 1,
    });
    const quoted = await findProposalLineRows(tx, row.warehouse_id, { proposalId: id, revision });
    const lines = quoted.map(
      (line): LineRow => ({ ...line, id: newId(), cart_id: cart.id, added_cents: line.price_cents }),
    );
    await writeLineChanges(tx, cart.id, { removed: [], written: lines });
    await recordEvents(context, tx, quantityEvents([], lines));
    await tellAccepted(context, tx, row, callerName(caller));
    return { proposal: await viewForBuyer(context, tx, caller, id), warehouseId: row.warehouse_id };
  });
}

/** Throws unauthenticated, not_found, forbidden, stale_version. */
export function declineProposal(
  context: Context,
  id: string,
  { revision, reason }: { revision: number; reason: string },
): Promise<Proposal> {
  return context.database.transaction(async (tx) => {
    const caller = await requireProposalCaller(context, tx);
    const row = await lockAnswerable(context, tx, caller, { id, revision });
    const now = context.now().toISOString();
    await updateProposal(tx, id, {
      status: 'declined',
      decided_by: caller.account.id,
      decided_at: now,
      decline_reason: reason,
      updated_at: now,
      version: row.version + 1,
    });
    await tellDeclined(context, tx, row, { by: callerName(caller), reason });
    return viewForBuyer(context, tx, caller, id);
  });
}
