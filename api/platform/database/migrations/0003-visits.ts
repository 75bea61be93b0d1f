import { type Kysely, sql } from 'kysely';

const statements = [
  `create table contact_request (
    id text primary key, account_id text references account(id) on delete set null, name text not null,
    email text not null, phone text not null, message text not null, created_at timestamptz not null)`,
  'create index contact_request_created on contact_request (created_at desc)',
  // No foreign keys: a product or an account that goes leaves its numbers behind.
  `create table event (
    id text primary key, type smallint not null check (type between 0 and 21), entity_id text not null, value jsonb,
    account_id text, guest_id text, warehouse_id text not null, created_at timestamptz not null)`,
  'create index event_type on event (type, created_at)',
  "create index event_entity on event (entity_id, type) where entity_id <> ''",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
