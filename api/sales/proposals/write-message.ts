/** The thread on a proposal, between its buyers and the desk. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { customerName } from '#api/sales/customers/customer.ts';
import { insertMessage, lockProposal, updateProposal } from '#api/sales/storage/proposals.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskProposal, Proposal } from '#schemas/domain/sales/proposal.ts';
import { deskName, requireDeskProposal, viewForDesk } from './desk-proposal.ts';
import { requireProposalCaller } from './proposal-scope.ts';
import { requireProposal, viewForBuyer } from './read-proposals.ts';
import { tellMessage } from './tell-proposal.ts';

/** Each is an email to somebody. */
const mostAnHour = { address: 120, visitor: 30 };

/** Throws unauthenticated, not_found, too_many_requests. */
export async function askAboutProposal(context: Context, id: string, body: string): Promise<Proposal> {
  if (!(await countUse(context, whoAsks(context, 'proposal-message', mostAnHour), 3_600_000)))
    throw new ProblemError('too_many_requests', because('proposal_too_many_messages'));
  return context.database.transaction(async (tx) => {
    const caller = await requireProposalCaller(context, tx);
    await requireProposal(context, tx, caller, id);
    await lockProposal(tx, id);
    const row = await requireProposal(context, tx, caller, id);
    const { account } = caller;
    const created_at = context.now().toISOString();
    const message = { id: newId(), proposal_id: id, author_id: account.id, from_desk: false };
    await insertMessage(tx, { ...message, body, created_at });
    await updateProposal(tx, id, { updated_at: created_at });
    await tellMessage(context, tx, row, {
      body,
      by: customerName(account) || account.email,
      fromDesk: false,
    });
    return viewForBuyer(context, tx, caller, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, and invalid for one that its buyer cannot see yet. */
export function answerProposal(context: Context, id: string, body: string): Promise<DeskProposal> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    await lockProposal(tx, id);
    const row = await requireDeskProposal(context, tx, id);
    if (row.revision === 0) throw new ProblemError('invalid', because('proposal_not_sent'));
    const { accountId } = context.actor;
    const created_at = context.now().toISOString();
    const message = { id: newId(), proposal_id: id, author_id: accountId, from_desk: true };
    await insertMessage(tx, { ...message, body, created_at });
    await updateProposal(tx, id, { updated_at: created_at });
    await tellMessage(context, tx, row, { body, by: await deskName(context, tx), fromDesk: true });
    return viewForDesk(context, tx, id);
  });
}
