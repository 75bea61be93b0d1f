/** What customers read of coupons and offers, in Spanish; '' where it is to be the English. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['coupon', 'offer'])
    await sql`alter table ${sql.table(table)} add column title_es text not null default ''`.execute(db);
}
