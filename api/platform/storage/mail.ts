import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { MailFailure, MailKind, MailState } from '#schemas/domain/platform/mail.ts';

export async function insertMail(
  db: Executor,
  kind: MailKind,
  mail: Omit<Insertable<Tables['mail']>, 'kind'>,
) {
  await db
    .insertInto('mail')
    .values({ ...mail, kind })
    .execute();
}

/** Takes what is due for `leaseMs`: nobody else sends it meanwhile, and somebody does when we die. */
export function claimDueMail(db: Executor, now: Date, leaseMs: number) {
  return db
    .updateTable('mail')
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs).toISOString(), attempts: sql`attempts + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now.toISOString())
        // A reset link waits for nobody's notice, however many employees are told.
        .orderBy(sql`kind = 'notice'`)
        .orderBy('next_attempt_at')
        .limit(10)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function markMailSent(db: Executor, id: string, now: Date) {
  await db
    .updateTable('mail')
    .set({ sent_at: now.toISOString(), failure: null, failure_text: null })
    .where('id', '=', id)
    .execute();
}

export async function postponeMail(
  db: Executor,
  id: string,
  until: Date,
  failure: { kind: MailFailure; text: string },
) {
  await db
    .updateTable('mail')
    .set({ next_attempt_at: until.toISOString(), failure: failure.kind, failure_text: failure.text })
    .where('id', '=', id)
    .execute();
}

/** All that was not sent yet. */
export async function deleteUnsentMail(db: Executor) {
  await db.deleteFrom('mail').where('sent_at', 'is', null).execute();
}

const ofState: Record<MailState, RawBuilder<boolean>> = {
  waiting: sql`(sent_at is null and failure is null)`,
  failed: sql`(sent_at is null and failure is not null)`,
  sent: sql`sent_at is not null`,
};

const shown = [
  'id',
  'kind',
  'recipient',
  'subject',
  'attempts',
  'next_attempt_at',
  'sent_at',
  'created_at',
  'failure',
  'failure_text',
  'copy_of',
] as const;

/** The newest first, whose ids are in the order of time; each row says how many there are in all. */
export function findMailRows(
  db: Executor,
  where: { q?: string | undefined; state?: MailState | undefined; kind?: MailKind | undefined },
  { limit, offset }: Window,
) {
  let query = db.selectFrom('mail').select(shown).select(sql<number>`(count(*) over ())::int`.as('all'));
  if (where.state) query = query.where(ofState[where.state]);
  if (where.kind) query = query.where('kind', '=', where.kind);
  if (where.q) {
    const like = anywhere(where.q.toLowerCase());
    query = query.where(sql<boolean>`(lower(recipient) like ${like} or lower(subject) like ${like})`);
  }
  return query.orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export function findMail(db: Executor, id: string) {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
}
export type MailTableRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** The same, kept from others until the transaction ends. */
export function lockMail(db: Executor, id: string) {
  return db.selectFrom('mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether it is being sent again already. */
export async function hasWaitingCopy(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where('copy_of', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** One that could not be sent is due now. */
export async function hastenMail(db: Executor, id: string, now: Date) {
  await db
    .updateTable('mail')
    .set({ next_attempt_at: now.toISOString() })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Those that could not be sent so far. */
export async function countFailedMail(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sent_at', 'is', null)
    .where('failure', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
