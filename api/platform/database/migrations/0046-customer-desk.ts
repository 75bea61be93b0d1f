/** The employees' desk of customers (docs/product.md#customer-desk): notes, merged and erased accounts, helped carts. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table customer_note (
    id text primary key, account_id text not null references account(id) on delete cascade,
    body text not null, author text not null, created_at timestamptz not null)`,
  'create index customer_note_account on customer_note (account_id, created_at desc)',
  // A duplicate that was merged is kept for its address alone: its rows are the other account's.
  `alter table account
    add column merged_into text references account(id),
    add column erased_at timestamptz`,
  'create index account_merged on account (merged_into) where merged_into is not null',
  'create index account_created on account (created_at desc, id desc) where role is null',
  // The employee who changed the cart last, until its owner has read that.
  'alter table cart add column helped_by text, add column helped_at timestamptz',
  'create index event_account on event (account_id, created_at desc) where account_id is not null',
  'create index event_created on event (created_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
