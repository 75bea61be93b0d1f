/** Newsletter subscribers with what they agreed to, and the address by which a mail program ends an email's list. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table newsletter_subscriber (
    id text primary key, email text not null unique,
    status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
    source text not null, consent text not null, requested_at timestamptz not null,
    confirmed_at timestamptz, unsubscribed_at timestamptz,
    token_hash text unique, token_expires_at timestamptz)`,
  'create index newsletter_subscriber_status on newsletter_subscriber (status, requested_at desc, id desc)',
  'alter table mail add column unsubscribe text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
