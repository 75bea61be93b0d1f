import type { Executor } from '#api/platform/database/database.ts';

export async function insertSession(
  db: Executor,
  session: {
    tokenHash: string;
    accountId: string;
    expiresAt: Date;
    address: string;
    browser: string;
    needsTwoFactor: boolean;
  },
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
      address: session.address,
      browser: session.browser,
      seen_at: now.toISOString(),
      needs_two_factor: session.needsTwoFactor,
    })
    .execute();
}

/** Whose session it was; undefined when there was none. */
export async function deleteSession(db: Executor, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Ends every session of an account, but for the one that is spared. */
export async function deleteSessionsOf(db: Executor, accountId: string, spare: string | null = null) {
  const all = db.deleteFrom('session').where('account_id', '=', accountId);
  await (spare === null ? all : all.where('token_hash', '!=', spare)).execute();
}

/** Ends one of the account's sessions; false when it has no such one. */
export async function deleteOwnSession(db: Executor, accountId: string, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account's sessions that have not ended, the last used first. */
export function findSessionsOf(db: Executor, accountId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['token_hash', 'created_at', 'seen_at', 'address', 'browser'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', (order) => order.desc().nullsLast())
    .execute();
}

/** Its person was here just now. */
export async function touchSession(db: Executor, tokenHash: string, now: Date) {
  await db
    .updateTable('session')
    .set({ seen_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** An employee was here just now. */
export async function touchEmployee(db: Executor, accountId: string, now: Date) {
  await db
    .updateTable('account')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', accountId)
    .execute();
}

/** The session's person has the second factor now: the role wakes. */
export async function wakeSession(db: Executor, tokenHash: string) {
  await db
    .updateTable('session')
    .set({ needs_two_factor: false })
    .where('token_hash', '=', tokenHash)
    .execute();
}
