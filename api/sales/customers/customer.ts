/** The customer whom a desk's call is about, and the shop as that customer sees it (docs/product.md#customer-desk). */
import { findFormerEmails } from '#api/people/public-storage.ts';
import { shopperOf } from '#api/platform/auth/resolve-actor.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountById, lockAccount } from '#api/platform/storage/accounts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Throws not_found for nobody and for employees alike: they are seen to at /admin/employees. */
export async function requireCustomer(db: Executor, id: string): Promise<AccountRow> {
  const account = await findAccountById(db, id);
  if (!account || account.role) throw new ProblemError('not_found', because('customer_not_found'));
  return account;
}

/** The customer, locked until the transaction ends, and still one who can be changed. Throws not_found, invalid. */
export async function lockCustomer(db: Executor, id: string): Promise<AccountRow> {
  await lockAccount(db, id);
  const account = await requireCustomer(db, id);
  if (account.erased_at) throw new ProblemError('invalid', because('customer_erased'));
  if (account.merged_into) throw new ProblemError('invalid', because('customer_merged'));
  return account;
}

/** Every address of a customer's: today's, those of merged duplicates, and those before a change that are nobody else's. */
export async function emailsOf(
  db: Executor,
  account: Pick<AccountRow, 'id' | 'email'>,
  aliases: readonly { email: string }[],
): Promise<string[]> {
  const former = await findFormerEmails(db, account.id);
  return [...new Set([account.email, ...aliases.map(({ email }) => email), ...former])];
}

/** What the shop does for an employee as it would for the customer: their prices and their things, and no event. */
export const asCustomer = (context: Context, account: AccountRow, warehouseId: string): Context => ({
  ...context,
  actor: { ...shopperOf(account), guestId: null, operator: false },
  counted: false,
  reads: null,
  warehouseId,
});

export const customerName = ({
  first_name,
  last_name,
}: Pick<AccountRow, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim();
