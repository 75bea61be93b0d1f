import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import { rolesThatMay } from '#schemas/domain/people/permissions.ts';

const withCompany = (db: Executor) =>
  db
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.id', 'a.company_id')
    // Who has left the dealer looks after nobody.
    .leftJoin('account as w', (join) =>
      join
        .onRef('w.id', '=', 'c.salesman_id')
        .on('w.role', 'in', rolesThatMay('answerChats'))
        .on('w.disabled_at', 'is', null),
    )
    .selectAll('a')
    .select([
      'c.name as company_name',
      'c.status as company_status',
      'c.features as company_features',
      'c.lien as company_lien',
      'c.price_list_id',
      'w.id as salesman_id',
      'w.first_name as salesman_first_name',
      'w.last_name as salesman_last_name',
      'w.email as salesman_email',
      'w.fields as salesman_fields',
    ]);

export function findAccountByEmail(db: Executor, email: string) {
  return withCompany(db).where('a.email', '=', email).executeTakeFirst();
}

export function findAccountById(db: Executor, id: string) {
  return withCompany(db).where('a.id', '=', id).executeTakeFirst();
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;

/** The account of a session that has not ended; none of somebody who was switched off. */
export function findAccountBySession(db: Executor, tokenHash: string, now: Date) {
  return withCompany(db)
    .innerJoin('session as s', 's.account_id', 'a.id')
    .select(['s.needs_two_factor', 's.seen_at', 's.expires_at'])
    .where('a.disabled_at', 'is', null)
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** False when the email is taken. */
export async function insertAccount(
  db: Executor,
  account: {
    id: string;
    email: string;
    passwordHash: string;
    firstName: string;
    lastName: string;
    companyId: string | null;
    companyRole?: CompanyRole | null;
    role: AccountRow['role'];
    joined?: boolean;
  },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('account')
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      company_id: account.companyId,
      company_role: account.companyRole ?? null,
      role: account.role,
      joined: account.joined ?? true,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateAccount(
  db: Executor,
  id: string,
  change: {
    first_name?: string;
    last_name?: string;
    password_hash?: string;
    fields?: Record<string, string>;
    joined?: boolean;
    image?: string | null;
  },
) {
  const { fields, ...rest } = change;
  const values = { ...rest, ...(fields ? { fields: JSON.stringify(fields) } : {}) };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('account').set(values).where('id', '=', id).execute();
}

/** The account's row, kept from others until the transaction ends. */
export function lockAccount(db: Executor, id: string) {
  return db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Null for a company: the account leaves the one that it is in. */
export async function setAccountCompany(
  db: Executor,
  id: string,
  companyId: string | null,
  role: CompanyRole | null,
) {
  await db
    .updateTable('account')
    .set({ company_id: companyId, company_role: role })
    .where('id', '=', id)
    .execute();
}

/** Employees of these roles who are at work here now. */
export function findEmployees(db: Executor, roles: readonly EmployeeRole[]) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name'])
    .select((eb) => eb.ref('role').$notNull().as('role'))
    .where('role', 'in', roles)
    .where('disabled_at', 'is', null)
    .where('joined', '=', true)
    .orderBy('created_at')
    .execute();
}

export async function insertReset(
  db: Executor,
  reset: { tokenHash: string; accountId: string; expiresAt: Date },
  now: Date,
) {
  await db.deleteFrom('password_reset').where('expires_at', '<', now.toISOString()).execute();
  await db
    .insertInto('password_reset')
    .values({
      token_hash: reset.tokenHash,
      account_id: reset.accountId,
      created_at: now.toISOString(),
      expires_at: reset.expiresAt.toISOString(),
    })
    .execute();
}

/** Takes a token that is still good, so that nobody takes it again; answers whose it is. */
export async function takeReset(db: Executor, tokenHash: string, now: Date): Promise<string | null> {
  const row = await db
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now.toISOString() ? row.account_id : null;
}

export async function deleteResetsOf(db: Executor, accountId: string) {
  await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
}

/** Counts one more in a window; returns how many there are in it now. */
export async function countInWindow(db: Executor, key: string, windowStart: Date): Promise<number> {
  const row = await db
    .insertInto('rate_limit')
    .values({ key, window_start: windowStart.toISOString(), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_limit.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteOldWindows(db: Executor, before: Date) {
  await db.deleteFrom('rate_limit').where('window_start', '<', before.toISOString()).execute();
}

export async function clearWindows(db: Executor, key: string) {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}
