import type { Insertable } from 'kysely';
import { type SqlBool, sql } from 'kysely';
import type { Owner } from '#api/platform/auth/ownership.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { TradeDraftDetails } from '#schemas/domain/people/trade-draft.ts';

const columnsOf = (owner: Owner) =>
  'accountId' in owner
    ? { account_id: owner.accountId, guest_id: null }
    : { account_id: null, guest_id: owner.guestId };

const columnOf = (owner: Owner) =>
  'accountId' in owner ? (['account_id', owner.accountId] as const) : (['guest_id', owner.guestId] as const);

const draftOf = (db: Executor, owner: Owner) => {
  const [column, id] = columnOf(owner);
  return db
    .selectFrom('trade_draft as d')
    .leftJoin('resale_certificate as c', 'c.draft_id', 'd.id')
    .selectAll('d')
    .select(['c.id as certificate_id', 'c.name as certificate_name', 'c.bytes as certificate_bytes'])
    .where(`d.${column}`, '=', id);
};

export const findTradeDraft = (db: Executor, owner: Owner) => draftOf(db, owner).executeTakeFirst();
export type TradeDraftRow = NonNullable<Awaited<ReturnType<typeof findTradeDraft>>>;

/** The owner's draft, made (by that id) where there is none, and kept from others until the transaction ends. */
export async function lockTradeDraft(
  db: Executor,
  owner: Owner,
  { id, now }: { id: string; now: Date },
): Promise<TradeDraftRow> {
  const [column] = columnOf(owner);
  const at = now.toISOString();
  const insert = db
    .insertInto('trade_draft')
    .values({
      id,
      ...columnsOf(owner),
      source: '',
      offer_code: null,
      details: '{}',
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column(column).doNothing());
  await insert.execute();
  const draft = await draftOf(db, owner).forUpdate('d').executeTakeFirst();
  if (draft) return draft;
  // It was sent in while this waited for it.
  await insert.execute();
  return draftOf(db, owner).forUpdate('d').executeTakeFirstOrThrow();
}

export async function updateTradeDraft(
  db: Executor,
  id: string,
  change: { details: TradeDraftDetails; source: string; offer_code: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('trade_draft')
    .set({ ...change, details: JSON.stringify(change.details), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Its certificate stays behind as nobody's. */
export async function deleteTradeDraft(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('trade_draft').where('id', '=', id).execute();
}

/** Drafts that nobody touched since then; answers how many went. */
export async function deleteTradeDraftsBefore(db: Executor, moment: string): Promise<number> {
  const gone = await db.deleteFrom('trade_draft').where('updated_at', '<', moment).returning('id').execute();
  return gone.length;
}

/** The draft's certificate from now on; the one before is nobody's. */
export async function putCertificate(
  db: Executor,
  row: Insertable<Tables['resale_certificate']> & { draft_id: string },
): Promise<void> {
  await dropCertificate(db, row.draft_id);
  await db.insertInto('resale_certificate').values(row).execute();
}

export async function dropCertificate(db: Executor, draftId: string): Promise<void> {
  await db
    .updateTable('resale_certificate')
    .set({ draft_id: null })
    .where('draft_id', '=', draftId)
    .execute();
}

/** A draft's certificate moves to another draft, in place of the one that is there. */
export async function moveCertificate(db: Executor, from: string, to: string): Promise<void> {
  await dropCertificate(db, to);
  await db.updateTable('resale_certificate').set({ draft_id: to }).where('draft_id', '=', from).execute();
}

export async function giveCertificate(
  db: Executor,
  draftId: string,
  { company, account }: { company: string; account: string },
): Promise<void> {
  await db
    .updateTable('resale_certificate')
    .set({ draft_id: null, company_id: company, account_id: account })
    .where('draft_id', '=', draftId)
    .execute();
}

export function findCertificate(db: Executor, id: string) {
  return db.selectFrom('resale_certificate').selectAll().where('id', '=', id).executeTakeFirst();
}
export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/** The last one that a company sent in. */
export function findCompanyCertificate(db: Executor, companyId: string) {
  return db
    .selectFrom('resale_certificate')
    .select(['id', 'name', 'bytes'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Certificates that are nobody's: a loose one is nobody's for good. */
export const findLooseCertificates = (db: Executor, limit: number) =>
  db
    .selectFrom('resale_certificate')
    .select(['id', 'type'])
    .where(sql<SqlBool>`draft_id is null and company_id is null`)
    .orderBy('created_at')
    .limit(limit)
    .execute();

export async function deleteCertificate(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('resale_certificate').where('id', '=', id).execute();
}
