/** Links to proposals, for what other wings write. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { findProposal } from '#api/sales/storage/proposals.ts';
import { maySee, scopeOf } from './proposal-scope.ts';

/** Those of these proposals that an account may see, by their ids; drafts are the desk's alone. */
export async function findProposalLinks(
  context: Context,
  db: Executor,
  ids: readonly string[],
  accountId: string,
): Promise<{ _id: string; name: string; href: string }[]> {
  const account = ids.length > 0 ? await findAccountById(db, accountId) : undefined;
  if (!account) return [];
  const scope = scopeOf(account);
  const today = await shopDay(context, db);
  const rows = await Promise.all(ids.map((id) => findProposal(db, id, today)));
  return rows.flatMap((row) =>
    row && maySee(row, scope) ? [{ _id: row.id, name: row.number, href: `/a/proposals/${row.id}` }] : [],
  );
}
