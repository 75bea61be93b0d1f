import type { Executor } from '#api/platform/database/database.ts';

export function findTwoFactor(db: Executor, accountId: string) {
  return db.selectFrom('two_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Whether sign-in asks this account for a code. */
export async function hasTwoFactor(db: Executor, accountId: string): Promise<boolean> {
  return Boolean((await findTwoFactor(db, accountId))?.confirmed_at);
}

/** A key that waits for its first code, in place of an earlier one that waited; one in use is left alone. */
export async function savePendingKey(db: Executor, accountId: string, sealedKey: string, now: Date) {
  const created_at = now.toISOString();
  await db
    .insertInto('two_factor')
    .values({ account_id: accountId, sealed_key: sealedKey, created_at, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_key: sealedKey, created_at })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .execute();
}

/** False when it is in use already: of two first codes one counts. */
export async function confirmKey(db: Executor, accountId: string, step: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('two_factor')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a code's time step, so that neither it nor an earlier one is taken again. */
export async function takeStep(db: Executor, accountId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** With its recovery codes; false when there was none in use. */
export async function deleteTwoFactor(db: Executor, accountId: string): Promise<boolean> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const row = await db
    .deleteFrom('two_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}

/** In place of those there were. */
export async function saveRecoveryCodes(db: Executor, accountId: string, hashes: readonly string[]) {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

export async function takeRecoveryCode(db: Executor, accountId: string, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Executor, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
