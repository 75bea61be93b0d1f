/** A line of a cart may come from another warehouse than its cart's; a warehouse says how long its goods take there. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table warehouse add column transfer_days int check (transfer_days >= 0)`.execute(db);
  await sql`alter table cart_item
    add column ship_from text references warehouse (id) on delete set null`.execute(db);
}
