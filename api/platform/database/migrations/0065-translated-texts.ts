/** What lists show of posts, projects, people, topics and rooms, by language (docs/decisions/0067-translations.md). */
import { type Kysely, sql } from 'kysely';

const tables = ['post', 'project', 'person', 'post_topic', 'project_room'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column texts jsonb not null default '{}'`.execute(db);
}
