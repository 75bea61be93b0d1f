/** SKUs' second views: details, or a light that is lit. Pictures as in `picture`. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sku add column views jsonb not null default '[]'`.execute(db);
}
