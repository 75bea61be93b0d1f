import { favoritesOf } from '#api/people/favorites/favorites-of.ts';
import { countUnread } from '#api/people/storage/notifications.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import type { AccountRow } from '#api/platform/storage/accounts.ts';
import type { Company, Profile } from '#schemas/domain/people/account.ts';
import { mayApprove } from '#schemas/domain/people/company-roles.ts';

/** The employee who looks after the account's company; null for none. */
export const salesmanOf = ({
  salesman_id: _id,
  salesman_first_name,
  salesman_last_name,
}: AccountRow): Company['salesman'] =>
  _id === null
    ? null
    : { _id, first_name: salesman_first_name ?? '', last_name: salesman_last_name ?? '', image: null };

/** More unread notifications than this are as good as this many. */
const mostUnread = 100;

/** Profile (docs/product.md#entities). */
function profileView(
  account: AccountRow,
  favorites: string[],
  { unread, approvals }: { unread: number; approvals: number },
  asleep: boolean,
): Profile {
  return {
    _id: account.id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    image: account.image,
    favorites,
    fields: account.fields,
    company:
      account.company_id && account.company_status
        ? {
            _id: account.company_id,
            name: account.company_name ?? '',
            status: account.company_status,
            features: account.company_features ?? [],
            lien: account.company_lien ?? false,
            salesman: salesmanOf(account),
          }
        : null,
    company_role: account.company_role,
    role: asleep ? null : account.role,
    two_factor_due: asleep,
    unread_notifications: unread,
    pending_approvals: approvals,
  };
}

/** Requests that wait for this person; none for who approves nothing. */
async function waitingFor(context: Context, db: Executor, account: AccountRow): Promise<number> {
  const { id, company_id, company_role, company_status, company_features } = account;
  const company = { status: company_status ?? '', features: company_features ?? [] };
  if (!company_id || !mayApprove(company, company_role)) return 0;
  return onceAPage(context, db, `approvals ${id}`, () => context.countApprovals(db, id, company_id));
}

/** The profile of an account as it is now, with the ids of its favorites; `asleep`: its role sleeps in this session. */
export async function readProfileView(
  context: Context,
  db: Executor,
  account: AccountRow,
  asleep = false,
): Promise<Profile> {
  const favorites = await favoritesOf(context, db, account.id);
  const unread = await onceAPage(context, db, `unread ${account.id}`, () =>
    countUnread(db, account.id, mostUnread),
  );
  return profileView(
    account,
    favorites.map((row) => row.product_id),
    { unread, approvals: await waitingFor(context, db, account) },
    asleep,
  );
}
