import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/** Here now, in this tab; a tab of somebody else stays theirs. */
export async function savePresence(db: Executor, presence: Insertable<Tables['page_presence']>) {
  await db
    .insertInto('page_presence')
    .values(presence)
    .onConflict((conflict) =>
      conflict
        .columns(['page_id', 'tab'])
        .doUpdateSet((row) => ({
          block: row.ref('excluded.block'),
          name: row.ref('excluded.name'),
          seen_at: row.ref('excluded.seen_at'),
        }))
        .where(sql<boolean>`page_presence.account_id = excluded.account_id`),
    )
    .execute();
}

export async function deletePresence(db: Executor, pageId: string, tab: string, accountId: string) {
  await db
    .deleteFrom('page_presence')
    .where('page_id', '=', pageId)
    .where('tab', '=', tab)
    .where('account_id', '=', accountId)
    .execute();
}

/** Those whom somebody else is just touching or deleting are left to them. */
export async function deleteOldPresence(db: Executor, before: Date) {
  await sql`delete from page_presence where (page_id, tab) in (
    select page_id, tab from page_presence where seen_at <= ${before.toISOString()} for update skip locked)`.execute(
    db,
  );
}

/** Who has the page open, in the order in which they came to it; who was not seen since `after` has gone. */
export function findPresence(db: Executor, pageId: string, after: Date) {
  return db
    .selectFrom('page_presence')
    .select(['tab', 'account_id', 'name', 'block'])
    .where('page_id', '=', pageId)
    .where('seen_at', '>', after.toISOString())
    .orderBy('name')
    .orderBy('tab')
    .execute();
}
