import type { Executor } from '#api/platform/database/database.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';

const employees = (db: Executor) =>
  db
    .selectFrom('account as a')
    .leftJoin('employee_invitation as i', 'i.account_id', 'a.id')
    .leftJoin('two_factor as t', 't.account_id', 'a.id')
    .select([
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.joined',
      'a.disabled_at',
      'a.last_seen_at',
      'a.created_at',
      'i.expires_at as invited_until',
      't.confirmed_at as two_factor_at',
    ])
    .select((eb) => eb.ref('a.role').$notNull().as('role'))
    .where('a.role', 'is not', null);

/** Everybody who works or worked here, by name. */
export function listEmployeeRows(db: Executor) {
  return employees(db).orderBy('a.first_name').orderBy('a.last_name').orderBy('a.id').execute();
}
export type EmployeeRow = Awaited<ReturnType<typeof listEmployeeRows>>[number];

export function findEmployeeRow(db: Executor, id: string) {
  return employees(db).where('a.id', '=', id).executeTakeFirst();
}

/**
 * The ids of the admins at work, their rows kept from others until the transaction ends: whoever changes people
 * waits here, and sees what the one before has left.
 */
export async function lockAdmins(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('joined', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateEmployee(
  db: Executor,
  id: string,
  change: { first_name?: string; last_name?: string; role?: EmployeeRole; disabled_at?: string | null },
) {
  await db.updateTable('account').set(change).where('id', '=', id).execute();
}

/** In place of an earlier one. */
export async function saveEmployeeInvitation(
  db: Executor,
  invitation: { tokenHash: string; accountId: string; expiresAt: Date },
  now: Date,
) {
  const values = {
    token_hash: invitation.tokenHash,
    created_at: now.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
  await db
    .insertInto('employee_invitation')
    .values({ account_id: invitation.accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function deleteEmployeeInvitation(db: Executor, accountId: string) {
  await db.deleteFrom('employee_invitation').where('account_id', '=', accountId).execute();
}

export function findEmployeeInvitation(db: Executor, tokenHash: string, now: Date) {
  return db
    .selectFrom('employee_invitation as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .select(['a.id', 'a.email', 'a.first_name', 'i.expires_at'])
    .select((eb) => eb.ref('a.role').$notNull().as('role'))
    .where('a.role', 'is not', null)
    .where('a.disabled_at', 'is', null)
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Takes the invitation, so that nobody takes it again. */
export async function takeEmployeeInvitation(db: Executor, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('employee_invitation')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
