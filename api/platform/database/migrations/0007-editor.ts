/** The page builder: drafts beside what is published, history with kinds and notes, schedules, presence, audit. */
import { type Kysely, sql } from 'kysely';

const statements = [
  // A page that was deleted keeps its place in the table, not its address.
  'alter table page add column deleted_at timestamptz',
  'alter table page drop constraint page_slug_audience_key',
  'create unique index page_address on page (slug, audience) where deleted_at is null',
  `alter table page_revision add column kind text not null default 'publish'
     check (kind in ('publish', 'checkpoint', 'schedule')), add column note text not null default ''`,
  `create table page_draft (
    page_id text primary key references page(id), document jsonb not null, revision int not null,
    updated_at timestamptz not null, updated_by text not null)`,
  // What stands published is where editing begins.
  `insert into page_draft (page_id, document, revision, updated_at, updated_by)
     select p.id, r.document, 1, r.created_at, r.author
     from page p join page_revision r on r.id = p.published_revision_id`,
  `create table page_schedule (
    id text primary key, page_id text not null references page(id),
    action text not null check (action in ('publish', 'unpublish')), at timestamptz not null, zone text not null,
    state text not null check (state in ('pending', 'done', 'failed', 'cancelled')),
    revision_id text references page_revision(id), author text not null, error text,
    created_at timestamptz not null, ended_at timestamptz)`,
  `create index page_schedule_due on page_schedule (at) where state = 'pending'`,
  'create index page_schedule_page on page_schedule (page_id)',
  `create table page_presence (
    page_id text not null references page(id), tab text not null, account_id text not null, name text not null,
    block text, seen_at timestamptz not null, primary key (page_id, tab))`,
  `create table audit_event (
    id text primary key, at timestamptz not null, actor text not null, action text not null,
    subject text not null, name text not null, detail jsonb not null)`,
  'create index audit_event_subject on audit_event (subject, id desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
