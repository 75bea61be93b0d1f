import { sql } from 'kysely';
import type { Executor } from '#api/storage/database.ts';

const withCompany = (db: Executor) =>
  db
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.id', 'a.company_id')
    .selectAll('a')
    .select([
      'c.name as company_name',
      'c.status as company_status',
      'c.features as company_features',
      'c.lien as company_lien',
    ]);

export function findAccountByEmail(db: Executor, email: string) {
  return withCompany(db).where('a.email', '=', email).executeTakeFirst();
}

export function findAccountById(db: Executor, id: string) {
  return withCompany(db).where('a.id', '=', id).executeTakeFirst();
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;

/** The account of a session that has not ended. */
export function findAccountBySession(db: Executor, tokenHash: string, now: Date) {
  return withCompany(db)
    .innerJoin('session as s', 's.account_id', 'a.id')
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
    role: AccountRow['role'];
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
      role: account.role,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSession(
  db: Executor,
  session: { tokenHash: string; accountId: string; expiresAt: Date },
  now: Date,
) {
  await db.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute();
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: now.toISOString(),
      expires_at: session.expiresAt.toISOString(),
    })
    .execute();
}

export async function deleteSession(db: Executor, tokenHash: string) {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
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
