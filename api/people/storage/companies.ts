import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { CompanyFilter } from '#schemas/domain/people/company.ts';

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

/** The company's row, kept from others until the transaction ends; rows that refer to it can be written meanwhile. */
export function lockCompany(db: Executor, id: string) {
  return db.selectFrom('company').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Writes a locked company that an employee changed, and raises its version. */
export async function changeCompanyRow(db: Executor, id: string, change: Updateable<Tables['company']>) {
  await db
    .updateTable('company')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateCompany(db: Executor, id: string, change: Updateable<Tables['company']>) {
  await db.updateTable('company').set(change).where('id', '=', id).execute();
}

export async function insertApplication(db: Executor, row: Insertable<Tables['trade_application']>) {
  await db.insertInto('trade_application').values(row).execute();
}

export async function changeApplication(
  db: Executor,
  companyId: string,
  change: Updateable<Tables['trade_application']>,
) {
  await db.updateTable('trade_application').set(change).where('company_id', '=', companyId).execute();
}

/** A company's application with who applied; the applicant may have left the company since. */
export function findApplication(db: Executor, companyId: string) {
  return db
    .selectFrom('trade_application as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['t.source', 't.details', 't.created_at', 't.decided_at', 'a.email'])
    .select([personName('t.account_id').as('applicant'), personName('t.decided_by').as('decided_by')])
    .where('t.company_id', '=', companyId)
    .executeTakeFirst();
}

/** `decided` is null where the application is open again. */
export async function markDecided(db: Executor, companyId: string, decided: { by: string; at: Date } | null) {
  await db
    .updateTable('trade_application')
    .set({ decided_at: decided?.at.toISOString() ?? null, decided_by: decided?.by ?? null })
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
    .select(['id', 'email', 'company_role', 'expires_at'])
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

/** The email that was invited; undefined where the company has no such invitation. */
export function deleteInvitation(db: Executor, companyId: string, id: string) {
  return db
    .deleteFrom('invitation')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
}

/** What would let somebody into the company again. */
export async function deleteInvitationsTo(db: Executor, companyId: string, email: string) {
  await db.deleteFrom('invitation').where('company_id', '=', companyId).where('email', '=', email).execute();
}

/**
 * Newest applications first, companies that never applied last; each row says how many there are in all. Every word of
 * `q` is in the company's name, its phone number, or a person's name or email.
 */
export function findCompanies(
  db: Executor,
  where: { q?: string | undefined; status: CompanyFilter },
  window: { limit: number; offset: number },
) {
  let query = db
    .selectFrom('company as c')
    .leftJoin('trade_application as t', 't.company_id', 'c.id')
    .leftJoin('account as who', (join) =>
      join.on(
        'who.id',
        '=',
        sql<string>`coalesce(t.account_id, (select p.id from account p
          where p.company_id = c.id and p.company_role = 'admin' order by p.created_at, p.id limit 1))`,
      ),
    );
  const { status } = where;
  if (status !== 'all') query = query.where('c.status', '=', status);
  for (const word of (where.q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = anywhere(word);
    const digits = word.replace(/\D/g, '');
    const isNumber = digits.length >= 3 && /^[\d().+-]+$/.test(word);
    query = query.where(
      sql<boolean>`(lower(c.name) like ${like}
        or exists (select from account p left join company_seat_off o on o.account_id = p.id
          where (p.company_id = c.id or o.company_id = c.id)
            and (lower(p.email) like ${like} or lower(p.first_name || ' ' || p.last_name) like ${like}))
        ${isNumber ? sql`or regexp_replace(c.phone, '[^0-9]', '', 'g') like ${anywhere(digits)}` : sql``})`,
    );
  }
  return query
    .select(['c.id', 'c.name', 'c.status', 'c.phone', 't.created_at as applied_at', 't.source', 'who.email'])
    .select([
      personName('who.id').as('contact'),
      personName('c.salesman_id').as('salesman'),
      sql<number>`(select count(*)::int from account p where p.company_id = c.id)`.as('people'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy(sql`t.created_at desc nulls last`)
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

/** As listed under this status. */
export async function countCompanies(db: Executor, status: 'pending'): Promise<number> {
  const { count } = await db
    .selectFrom('company')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}
