import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertNotices(db: Executor, rows: Insertable<Tables['notice']>[]) {
  if (rows.length > 0) await db.insertInto('notice').values(rows).execute();
}

/** Takes the oldest of which nobody was told yet: they are gone unless the transaction fails, and nobody else has them. */
export function takeNotices(db: Executor, most: number) {
  return db
    .deleteFrom('notice')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notice')
        .select('id')
        .where('account_id', 'is', null)
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
export type NoticeRow = Awaited<ReturnType<typeof takeNotices>>[number];

/** Takes what waits for people's summaries and was written before `until`; of two who ask, one gets each. */
export async function takeSummaries(db: Executor, until: string) {
  const rows = await db
    .deleteFrom('notice')
    .where('account_id', 'is not', null)
    .where('created_at', '<', until)
    .returningAll()
    .execute();
  return rows.flatMap(({ account_id, ...row }) => (account_id === null ? [] : [{ ...row, account_id }]));
}

/** Whether anything is to be told: the usual answer of a round is no. */
export async function hasNotices(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select from notice) as some`.execute(db);
  return rows[0]?.some ?? false;
}

/** All of them: nobody is told. */
export async function deleteNotices(db: Executor) {
  await db.deleteFrom('notice').execute();
}
