/** What an email is about, why it could not be sent, and which one it repeats: for the outbox of who works here. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table mail add column kind text not null default 'other', add column failure text,
    add column failure_text text, add column copy_of text`,
  'create index mail_failed on mail (id) where sent_at is null and failure is not null',
  'create index mail_recipient on mail (recipient)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
