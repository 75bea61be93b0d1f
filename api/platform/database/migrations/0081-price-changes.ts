/** Who changed a price of a list last, and when. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table price_list_rule add column changed_at timestamptz, add column changed_by text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
