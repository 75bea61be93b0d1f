/** GET /api/v1/proposals and /api/v1/proposals/{id}: what the caller was quoted (docs/product.md#proposals). */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { mayOrder } from '#api/sales/checkout/require-buyer.ts';
import { findProposal, findProposals, type ProposalFilter } from '#api/sales/storage/proposals.ts';
import type { Proposal } from '#schemas/domain/sales/proposal.ts';
import { maySee, noProposal, type ProposalCaller, requireProposalCaller } from './proposal-scope.ts';
import { proposalRowView, proposalView } from './proposal-view.ts';

export type ProposalQuery = ProposalFilter & { page: number; limit: number };

/** Throws unauthenticated. */
export async function listProposals(context: Context, { page, limit, ...filter }: ProposalQuery) {
  const db = context.database.kysely;
  const { scope } = await requireProposalCaller(context, db);
  const window = toWindow({ page, limit });
  const rows = await findProposals(db, scope, filter, await shopDay(context, db), window);
  return toPage(rows.map(proposalRowView), rows[0]?.all ?? 0, { page, limit });
}

/** The row of one that the caller may see. Throws not_found. */
export async function requireProposal(context: Context, db: Executor, { scope }: ProposalCaller, id: string) {
  const row = await findProposal(db, id, await shopDay(context, db));
  if (!row || !maySee(row, scope)) throw noProposal();
  return row;
}

/** The same as its buyer sees it. Throws not_found. */
export async function viewForBuyer(
  context: Context,
  db: Executor,
  caller: ProposalCaller,
  id: string,
  revision?: number,
): Promise<Proposal> {
  const row = await requireProposal(context, db, caller, id);
  const viewer = {
    buyer: { ...context, warehouseId: row.warehouse_id },
    accountId: caller.account.id,
    mayAnswer: mayOrder(context.actor),
    isDesk: false,
  };
  return proposalView(context, db, row, viewer, revision);
}

/** Throws unauthenticated, not_found. */
export async function getProposal(
  context: Context,
  id: string,
  revision: number | undefined,
): Promise<Proposal> {
  const db = context.database.kysely;
  return viewForBuyer(context, db, await requireProposalCaller(context, db), id, revision);
}
