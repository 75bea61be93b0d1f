import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/** In place of the one that waited. */
export async function saveEmailChange(db: Executor, row: Insertable<Tables['email_change']>): Promise<void> {
  const { account_id, ...values } = row;
  await db
    .insertInto('email_change')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** The address that waits now; undefined when none does. */
export function findEmailChange(db: Executor, accountId: string, now: Date) {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** By the hash of a mailed token, while it is good. */
export function findEmailChangeByToken(db: Executor, tokenHash: string, now: Date) {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Takes a token, so that nobody takes it again; undefined when it is not good any more. */
export async function takeEmailChange(db: Executor, tokenHash: string, now: Date) {
  const row = await db
    .deleteFrom('email_change')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now.toISOString() ? row : undefined;
}

export async function deleteEmailChange(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('email_change').where('account_id', '=', accountId).execute();
}

/** Kept as long as the account is: what was written and ordered under it is the person's still. */
export async function saveFormerEmail(
  db: Executor,
  accountId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('former_email')
    .values({ account_id: accountId, email, changed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Addresses that the account had before, but for those that are or were somebody else's too. */
export async function findFormerEmails(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('former_email as f')
    .select('f.email')
    .where('f.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as a')
            .select('a.id')
            .whereRef('a.email', '=', 'f.email')
            .where('a.id', '<>', accountId),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('former_email as o')
            .select('o.email')
            .whereRef('o.email', '=', 'f.email')
            .where('o.account_id', '<>', accountId),
        ),
      ),
    )
    .execute();
  return rows.map(({ email }) => email);
}

/** False when another account has the address. */
export async function updateEmail(db: Executor, accountId: string, email: string): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ email })
    .where('id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account as other').select('other.id').where('other.email', '=', email))),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
