/** Releases: documents that go live together (docs/product.md#releases). */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table page_release (
    id text primary key, name text not null, at timestamptz, zone text not null,
    state text not null check (state in ('open', 'scheduled', 'done', 'failed', 'cancelled')),
    author text not null, error text, created_at timestamptz not null, ended_at timestamptz,
    check (at is not null or state <> 'scheduled'))`,
  `create index page_release_due on page_release (at) where state = 'scheduled'`,
  `create table page_release_entry (
    release_id text not null references page_release(id), page_id text not null references page(id),
    action text not null check (action in ('publish', 'unpublish')), revision_id text references page_revision(id),
    author text not null, added_at timestamptz not null, primary key (release_id, page_id),
    check ((action = 'publish') = (revision_id is not null)))`,
  'create index page_release_entry_page on page_release_entry (page_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
