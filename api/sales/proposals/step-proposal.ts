/** POST /api/v1/desk/proposals/{id}/steps: a draft is sent, begun or discarded, an offer is withdrawn. */
import type { Transaction } from 'kysely';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { daysLater } from '#api/sales/ledger/issue-invoice.ts';
import { findProposalLineRows, lockCart } from '#api/sales/storage/carts.ts';
import {
  deleteRevision,
  findProposal,
  findRevisions,
  insertRevision,
  lockProposal,
  type ProposalRow,
  type RevisionRow,
  replaceLines,
  updateProposal,
  updateRevision,
} from '#api/sales/storage/proposals.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskProposal, StepProposal } from '#schemas/domain/sales/proposal.ts';
import { buyerOf, requireDeskProposal, viewForDesk } from './desk-proposal.ts';
import { isClosed } from './proposal-view.ts';
import { checkExpiry } from './save-proposal.ts';
import { tellSent, tellWithdrawn } from './tell-proposal.ts';

/** Days that a revision of one that has expired stands unless the employee says otherwise. */
const usualDays = 30;

type Step = (
  context: Context,
  tx: Transaction<Tables>,
  row: ProposalRow,
  revisions: { draft: RevisionRow | undefined; newest: RevisionRow | undefined },
) => Promise<void>;

const steps: Record<StepProposal['step'], Step> = {
  send: async (context, tx, row, { draft }) => {
    if (!draft) throw new ProblemError('invalid', because('proposal_no_draft'));
    const key = { proposalId: row.id, revision: draft.revision };
    const lines = await findProposalLineRows(tx, row.warehouse_id, key);
    if (lines.length === 0) throw new ProblemError('invalid', because('proposal_empty'));
    await checkExpiry(context, tx, draft.expires_day);
    if (!(await buyerOf(context, tx, row)).canBeSent)
      throw new ProblemError('invalid', because('proposals_not_allowed'));
    const now = context.now().toISOString();
    await updateRevision(tx, key, { sent_at: now });
    // A cart that an older revision was accepted into goes on, at the buyer's own prices.
    await updateProposal(tx, row.id, {
      status: 'sent',
      revision: draft.revision,
      expires_on: draft.expires_day,
      total_cents: draft.total_cents,
      sent_at: now,
      updated_at: now,
      cart_id: null,
      decided_by: null,
      decided_at: null,
      decline_reason: '',
      version: row.version + 1,
    });
    const sent = { ...row, revision: draft.revision };
    const { total_cents: cents, expires_day: day, message } = draft;
    await tellSent(context, tx, sent, { cents, day, message });
  },

  revise: async (context, tx, row, { draft, newest }) => {
    if (draft || !newest) throw new ProblemError('stale_version', because('proposal_desk_changed'));
    const today = await shopDay(context, tx);
    const revision = newest.revision + 1;
    const lines = await findProposalLineRows(tx, row.warehouse_id, {
      proposalId: row.id,
      revision: newest.revision,
    });
    await insertRevision(tx, {
      proposal_id: row.id,
      revision,
      message: newest.message,
      expires_on: newest.expires_day < today ? daysLater(today, usualDays) : newest.expires_day,
      delivery_method: newest.delivery_method,
      delivery_zip: newest.delivery_zip,
      delivery_cents: newest.delivery_cents,
      total_cents: newest.total_cents,
      sent_at: null,
    });
    await replaceLines(
      tx,
      { proposalId: row.id, revision },
      lines.map((line, position) => ({
        id: newId(),
        position,
        sku_id: line.sku_id,
        quantity: line.quantity,
        price_cents: line.price_cents,
        note: line.note,
        configuration: line.configuration && JSON.stringify(line.configuration),
        ship_from: line.ship_from,
      })),
    );
    await updateProposal(tx, row.id, { version: row.version + 1 });
  },

  discard: async (_context, tx, row, { draft, newest }) => {
    if (!draft || !newest) throw new ProblemError('invalid', because('proposal_no_draft'));
    await deleteRevision(tx, { proposalId: row.id, revision: draft.revision });
    await updateProposal(tx, row.id, { version: row.version + 1 });
  },

  withdraw: async (context, tx, row, { newest }) => {
    if (!newest || row.written_status === 'withdrawn')
      throw new ProblemError('stale_version', because('proposal_desk_changed'));
    await updateProposal(tx, row.id, {
      status: 'withdrawn',
      cart_id: null,
      updated_at: context.now().toISOString(),
      version: row.version + 1,
    });
    await tellWithdrawn(context, tx, row);
  },
};

/** Throws unauthenticated, forbidden, not_found, stale_version, and invalid where the step cannot be taken. */
export function stepProposal(
  context: Context,
  id: string,
  { version, step }: StepProposal,
): Promise<DeskProposal> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    // Its cart first, as whoever orders it: then nobody does in between.
    const before = await findProposal(tx, id, '1970-01-01');
    if (before?.cart_id) await lockCart(tx, before.cart_id);
    await lockProposal(tx, id);
    const row = await requireDeskProposal(context, tx, id);
    if (row.version !== version || row.cart_id !== (before?.cart_id ?? null))
      throw new ProblemError('stale_version', because('proposal_desk_changed'));
    if (isClosed(row) && step !== 'discard') throw new ProblemError('invalid', because('proposal_ordered'));
    const revisions = await findRevisions(tx, id);
    await steps[step](context, tx, row, {
      draft: revisions.find(({ sent_at }) => sent_at === null),
      newest: revisions.find(({ revision }) => revision === row.revision),
    });
    await recordAudit(tx, context, `proposal.${step}`, id, row.number);
    return viewForDesk(context, tx, id);
  });
}
