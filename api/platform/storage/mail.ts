import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertMail(db: Executor, mail: Insertable<Tables['mail']>) {
  await db.insertInto('mail').values(mail).execute();
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
        .orderBy('next_attempt_at')
        .limit(10)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function markMailSent(db: Executor, id: string, now: Date) {
  await db.updateTable('mail').set({ sent_at: now.toISOString() }).where('id', '=', id).execute();
}

export async function postponeMail(db: Executor, id: string, until: Date) {
  await db.updateTable('mail').set({ next_attempt_at: until.toISOString() }).where('id', '=', id).execute();
}

/** All that was not sent yet. */
export async function deleteUnsentMail(db: Executor) {
  await db.deleteFrom('mail').where('sent_at', 'is', null).execute();
}
