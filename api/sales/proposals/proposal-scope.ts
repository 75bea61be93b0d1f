/** Whose proposals a caller sees and answers (docs/product.md#proposals). */
import { findCaller } from '#api/platform/auth/find-caller.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { AccountRow } from '#api/platform/storage/accounts.ts';
import type { ProposalScope } from '#api/sales/storage/proposals.ts';
import { hasFeature } from '#schemas/domain/people/company-features.ts';
import { maySeeProposals } from '#schemas/domain/people/company-roles.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Somebody without a company may be quoted; a company's people where it is approved and has the feature. */
export const mayBeQuoted = (
  account: Pick<AccountRow, 'company_id' | 'company_status' | 'company_features'>,
): boolean =>
  account.company_id === null ||
  hasFeature({ status: account.company_status ?? '', features: account.company_features ?? [] }, 'proposals');

export type ProposalCaller = { account: AccountRow; scope: NonNullable<ProposalScope> };

/** Throws unauthenticated. */
export async function requireProposalCaller(context: Context, db: Executor): Promise<ProposalCaller> {
  const accountId = requireAccount(context.actor);
  const account = await findCaller(context, db, accountId);
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  return { account, scope: scopeOf(account) };
}

/** The proposals of an account as it is now: its own, and its company's as its role goes. */
export function scopeOf(account: AccountRow): NonNullable<ProposalScope> {
  const company =
    account.company_id !== null && mayBeQuoted(account)
      ? { id: account.company_id, isAll: maySeeProposals(account.company_role) }
      : null;
  return { accountId: account.id, company };
}

type Seen = { company_id: string | null; account_id: string; revision: number };

/** Drafts are the desk's alone; who left a company left its proposals. */
export const maySee = (row: Seen, { accountId, company }: NonNullable<ProposalScope>): boolean => {
  if (row.revision === 0) return false;
  if (row.company_id === null) return row.account_id === accountId;
  return row.company_id === company?.id && (company.isAll || row.account_id === accountId);
};

export const noProposal = () => new ProblemError('not_found', because('proposal_not_found'));
