/** Links to drafts: kept, so that they can be listed and withdrawn. Those that were given out before do not open. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table page_preview_link (
    id text primary key, page_id text not null references page(id),
    audience text not null check (audience in ('guest', 'customer', 'company')), expires_at timestamptz not null,
    author text not null, created_at timestamptz not null, withdrawn_at timestamptz)`,
  'create index page_preview_link_page on page_preview_link (page_id, expires_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
