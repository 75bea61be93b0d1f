/** The history of a page says when it was unpublished, and by whom. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table page_revision drop constraint page_revision_kind_check',
  `alter table page_revision add constraint page_revision_kind_check
    check (kind in ('publish', 'checkpoint', 'schedule', 'unpublish'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
