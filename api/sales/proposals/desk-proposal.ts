/** Proposals as the desk reads them (docs/product.md#proposals). */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { asCustomer, customerName } from '#api/sales/customers/customer.ts';
import { findProposal, findProposals, type ProposalRow } from '#api/sales/storage/proposals.ts';
import * as m from '#messages';
import type { DeskProposal } from '#schemas/domain/sales/proposal.ts';
import { mayBeQuoted, noProposal } from './proposal-scope.ts';
import { deskParts, proposalRowView, proposalView } from './proposal-view.ts';
import type { ProposalQuery } from './read-proposals.ts';

/** Throws not_found. */
export async function requireDeskProposal(context: Context, db: Executor, id: string): Promise<ProposalRow> {
  const row = await findProposal(db, id, await shopDay(context, db));
  if (!row) throw noProposal();
  return row;
}

/** The shop as the customer of a proposal sees it, at its warehouse; and whether proposals may be sent there. */
export async function buyerOf(
  context: Context,
  db: Executor,
  { account_id, company_id, warehouse_id }: Pick<ProposalRow, 'account_id' | 'company_id' | 'warehouse_id'>,
): Promise<{ buyer: Context; canBeSent: boolean }> {
  const account = await findAccountById(db, account_id);
  if (!account) throw noProposal();
  const stands = !account.erased_at && !account.merged_into && !account.role;
  return {
    buyer: asCustomer(context, account, warehouse_id),
    canBeSent: stands && mayBeQuoted(account) && account.company_id === company_id,
  };
}

/** The name under which the desk writes; the shop's own where nobody is logged in. */
export async function deskName({ actor }: Context, db: Executor): Promise<string> {
  const employee = actor.accountId ? await findAccountById(db, actor.accountId) : undefined;
  return employee ? customerName(employee) || employee.email : m.staff_operator();
}

/** Throws not_found. */
export async function viewForDesk(
  context: Context,
  db: Executor,
  id: string,
  revision?: number,
): Promise<DeskProposal> {
  const row = await requireDeskProposal(context, db, id);
  const { buyer, canBeSent } = await buyerOf(context, db, row);
  const viewer = { buyer, accountId: context.actor.accountId, mayAnswer: false, isDesk: true };
  const view = await proposalView(context, db, row, viewer, revision);
  return { ...view, cart: row.cart_id, ...deskParts(row, view, canBeSent) };
}

/** Throws unauthenticated, forbidden, not_found. */
export function getDeskProposal(
  context: Context,
  id: string,
  revision: number | undefined,
): Promise<DeskProposal> {
  requirePermission(context.actor, 'handleCustomers');
  return viewForDesk(context, context.database.kysely, id, revision);
}

/** Throws unauthenticated, forbidden. */
export async function listDeskProposals(context: Context, { page, limit, ...filter }: ProposalQuery) {
  requirePermission(context.actor, 'handleCustomers');
  const db = context.database.kysely;
  const window = toWindow({ page, limit });
  const rows = await findProposals(db, null, filter, await shopDay(context, db), window);
  return toPage(rows.map(proposalRowView), rows[0]?.all ?? 0, { page, limit });
}
