/** A person's own account: a photo, an email that waits to be confirmed, and what they want to be told. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table account add column image text,
     add column shop_off jsonb not null default '[]', add column email_off jsonb not null default '[]'`,
  // The token itself is in the email alone; none where the address has an account already.
  `create table email_change (
    account_id text primary key references account(id) on delete cascade, email text not null,
    token_hash text unique, created_at timestamptz not null, expires_at timestamptz not null)`,
  'alter table stock_alert add column account_id text references account(id) on delete set null',
  'create index notification_newest on notification (account_id, id desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
