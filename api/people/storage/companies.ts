import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertCompany(db: Executor, company: Insertable<Tables['company']>) {
  await db.insertInto('company').values(company).execute();
}

export function findCompany(db: Executor, id: string) {
  return db
    .selectFrom('company as c')
    .leftJoin('trade_application as t', 't.company_id', 'c.id')
    .selectAll('c')
    .select('t.created_at as applied_at')
    .where('c.id', '=', id)
    .executeTakeFirst();
}
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** The company's row, kept from others until the transaction ends. */
export function lockCompany(db: Executor, id: string) {
  return db.selectFrom('company').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateCompany(db: Executor, id: string, change: Updateable<Tables['company']>) {
  await db.updateTable('company').set(change).where('id', '=', id).execute();
}

export function findCompanyPeople(db: Executor, companyId: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'company_role'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute();
}

export async function insertApplication(db: Executor, row: Insertable<Tables['trade_application']>) {
  await db.insertInto('trade_application').values(row).execute();
}

const applications = (db: Executor) =>
  db
    .selectFrom('trade_application as t')
    .innerJoin('company as c', 'c.id', 't.company_id')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['c.id', 'c.name', 'c.status', 'c.phone', 'c.website', 'c.address'])
    .select(['t.source', 't.details', 't.created_at', 't.account_id'])
    .select(['a.email', 'a.first_name', 'a.last_name']);

export function findApplications(db: Executor, status: Tables['company']['status'], limit: number) {
  return applications(db).where('c.status', '=', status).orderBy('t.created_at').limit(limit).execute();
}
export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>[number];

export function findApplication(db: Executor, companyId: string) {
  return applications(db).where('c.id', '=', companyId).executeTakeFirst();
}

export async function markDecided(db: Executor, companyId: string, by: string, now: Date) {
  await db
    .updateTable('trade_application')
    .set({ decided_at: now.toISOString(), decided_by: by })
    .where('company_id', '=', companyId)
    .execute();
}

/** One invitation an email in a company: a new one takes the place of the old. */
export async function saveInvitation(db: Executor, row: Insertable<Tables['invitation']>) {
  const { company_id: _company, email: _email, ...changed } = row;
  await db
    .insertInto('invitation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doUpdateSet(changed))
    .execute();
}

export function findInvitations(db: Executor, companyId: string, now: Date) {
  return db
    .selectFrom('invitation')
    .select(['email', 'company_role', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute();
}

export function findInvitation(db: Executor, tokenHash: string, now: Date) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .select(['i.company_id', 'i.email', 'i.company_role', 'c.name as company_name'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** True for the one who took it: a token works once. */
export async function takeInvitation(db: Executor, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('invitation')
    .where('token_hash', '=', tokenHash)
    .returning('company_id')
    .executeTakeFirst();
  return row !== undefined;
}
