/** Whose documents a caller may see and pay: the company's and those from before there was one (docs/product.md#ledger). */
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import type { Scope } from '#api/sales/storage/ledger-lists.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const payers: readonly (CompanyRole | null)[] = ['admin', 'accounts_payable'];

export type Caller = { account: AccountRow; scope: Scope; mayPay: boolean };

/** Throws unauthenticated. */
export async function requireCaller(context: Context, db: Executor): Promise<Caller> {
  const account = await findAccountById(db, requireAccount(context.actor));
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  const { companyId } = context.actor;
  return {
    account,
    scope: { companyId, accountId: account.id },
    mayPay: companyId === null || payers.includes(account.company_role),
  };
}

/** Throws unauthenticated, and forbidden for who does not pay the company's bills. */
export async function requirePayer(context: Context, db: Executor): Promise<Caller> {
  const caller = await requireCaller(context, db);
  if (!caller.mayPay) throw new ProblemError('forbidden', because('bill_not_allowed'));
  return caller;
}
