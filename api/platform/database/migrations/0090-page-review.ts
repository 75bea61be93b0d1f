/** A draft that somebody asked to be looked at, and what was said of it: a row for each asking, kept when it is over. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table page_review (
    id text primary key, page_id text not null references page(id) on delete cascade, revision integer not null,
    state text not null, note text not null, asked_by text not null, asked_at timestamptz not null,
    reviewer_id text references account(id),
    answered_revision integer, answer_note text not null, answered_by text, answered_at timestamptz,
    ended text, ended_at timestamptz)`,
  // A page has one that is open at most.
  'create unique index page_review_open on page_review (page_id) where ended_at is null',
  'create index page_review_page on page_review (page_id, asked_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
