/** Drawings that shoppers send with pieces made to measure; a kit's parts as children of its line on the order. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table drawing (
    id text primary key, account_id text references account(id) on delete cascade, guest_id text,
    name text not null, type text not null, bytes int not null check (bytes > 0), created_at timestamptz not null)`,
  'create index drawing_account on drawing (account_id) where account_id is not null',
  'create index drawing_guest on drawing (guest_id) where guest_id is not null',
  'alter table order_item add column parent_id text references order_item (id) on delete cascade',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
