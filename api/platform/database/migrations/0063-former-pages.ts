/** Addresses that pages were published at are found in their history (docs/decisions/0064-search-engines.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  "create index page_revision_published_slug on page_revision ((document ->> 'slug'), id) where kind = 'publish'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
