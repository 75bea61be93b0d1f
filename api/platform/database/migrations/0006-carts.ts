/** What a cart remembers: that it was chosen, what joined it at login, prices as they were, and who saved how far. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table cart add column selected_at timestamptz, add column merged int not null default 0',
  'alter table cart_item add column added_cents int check (added_cents >= 0)',
  'create table cart_writer (client text primary key, last int not null, updated_at timestamptz not null)',
  'create index cart_writer_age on cart_writer (updated_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
