/** A page that was never published has no address yet: its draft may say any, or none. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table page alter column slug drop not null, alter column audience drop not null',
  // One that shoppers see has one.
  `alter table page add constraint page_published_address
     check (published_revision_id is null or (slug is not null and audience is not null))`,
  'create index page_revision_history on page_revision (page_id, id desc)',
  'drop index page_revision_page',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
