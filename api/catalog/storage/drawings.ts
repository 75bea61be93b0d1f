import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertDrawing(db: Executor, row: Insertable<Tables['drawing']>): Promise<void> {
  await db.insertInto('drawing').values(row).execute();
}

export function findDrawings(db: Executor, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('drawing').selectAll().where('id', 'in', ids).execute();
}
export type DrawingRow = Awaited<ReturnType<typeof findDrawings>>[number];

/** What a guest uploaded is the account's from its login on. */
export async function claimDrawings(db: Executor, guestId: string, accountId: string): Promise<void> {
  await db
    .updateTable('drawing')
    .set({ account_id: accountId, guest_id: null })
    .where('guest_id', '=', guestId)
    .execute();
}

/** Takes an account's drawings that no order was made from; answers what they were. */
export function takeDrawingsOf(db: Executor, accountId: string) {
  return db
    .deleteFrom('drawing as d')
    .where('d.account_id', '=', accountId)
    .where(sql<SqlBool>`not exists (select 1 from order_item i where i.configuration ->> 'drawing' = d.id)`)
    .returning(['d.id', 'd.type'])
    .execute();
}

/** Takes drawings that came before then and that no cart, no order and no proposal names; answers what they were. */
export async function takeUnusedDrawings(db: Executor, before: string, limit: number) {
  const used = (table: 'cart_item' | 'order_item' | 'proposal_line') =>
    sql<SqlBool>`exists (select 1 from ${sql.table(table)} x where x.configuration ->> 'drawing' = d.id)`;
  const unused = db
    .selectFrom('drawing as d')
    .select('d.id')
    .where('d.created_at', '<', before)
    .where(({ not, or }) => not(or([used('cart_item'), used('order_item'), used('proposal_line')])))
    .orderBy('d.created_at')
    .limit(limit);
  return db.deleteFrom('drawing').where('id', 'in', unused).returning(['id', 'type']).execute();
}
