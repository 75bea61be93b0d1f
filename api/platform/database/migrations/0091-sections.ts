/** Sections that several pages show are documents of a kind of their own. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table page drop constraint page_kind_check',
  `alter table page add constraint page_kind_check
    check (kind in ('page', 'section', 'post', 'project', 'person', 'topic', 'room'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
