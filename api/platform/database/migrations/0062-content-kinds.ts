/**
 * Posts, projects, people, topics and rooms become documents with drafts and history, as pages are: what was written
 * before is each one's first published version. Their tables stay what lists are read from.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#api/platform/database/schema.ts';
import { adoptContent } from '../adopt-content.ts';

const before = [
  `alter table page add column kind text not null default 'page'
    check (kind in ('page', 'post', 'project', 'person', 'topic', 'room'))`,
  'drop index page_address',
  'create unique index page_address on page (kind, slug, audience) where deleted_at is null',
  // One that is not shown any more stays for what names it.
  'alter table person add column live boolean not null default true',
  'alter table post_topic add column live boolean not null default true',
  'alter table project_room add column live boolean not null default true',
  `create table post_product (
    post_id text not null references post(id) on delete cascade,
    product_id text not null references product(id) on delete cascade,
    position int not null, primary key (post_id, product_id))`,
  'create index post_product_product on post_product (product_id)',
  // For each picture the products that are marked in it.
  `alter table project add column spots jsonb not null default '[]', add column before_picture jsonb`,
];
const after = [
  'alter table post drop column body',
  'alter table project drop column body',
  'alter table person drop column bio',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ id: string; body: string }>`
    select id, body from post union all select id, body from project union all select id, bio from person`.execute(
    db,
  );
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  await adoptContent(db as Kysely<Tables>, bodies, new Date().toISOString());
  for (const statement of after) await sql.raw(statement).execute(db);
}
