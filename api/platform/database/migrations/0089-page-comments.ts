/** Comments of employees on a page and its blocks (docs/decisions/0089-comments.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  // `block` is the block's id in the document, null for the page itself; no row follows when the block goes.
  `create table page_comment_thread (
    id text primary key, page_id text not null references page(id) on delete cascade,
    block text, block_type text, created_at timestamptz not null, resolved_at timestamptz, resolved_by text,
    check ((resolved_at is null) = (resolved_by is null)))`,
  'create index page_comment_thread_page on page_comment_thread (page_id, id)',
  // The first comment of a thread has the thread's id. `client_id` is its author's own: the same one twice is the same comment.
  `create table page_comment (
    id text primary key, thread_id text not null references page_comment_thread(id) on delete cascade,
    author text not null, client_id text not null, body text not null, created_at timestamptz not null,
    edited_at timestamptz, deleted_at timestamptz, unique (author, client_id))`,
  'create index page_comment_of_thread on page_comment (thread_id, id)',
  `create table page_comment_mention (
    comment_id text not null references page_comment(id) on delete cascade,
    account_id text not null references account(id) on delete cascade, primary key (comment_id, account_id))`,
  'create index page_comment_mention_account on page_comment_mention (account_id)',
  // Raised by every change, so that an open editor knows when to read again.
  `create table page_comment_version (
    page_id text primary key references page(id) on delete cascade, version integer not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
