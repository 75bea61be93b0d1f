/** What employees are to be told: written with what happened, gone once they were told (docs/decisions/0071-notices.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table notice (
    id text primary key, account_id text references account(id) on delete cascade, kind text not null,
    warehouse_id text, params jsonb not null, href text not null, created_at timestamptz not null)`,
  'create index notice_account on notice (account_id)',
  // What the start page counts, which is a small part of all.
  `create index order_open on "order" (id) where status in ('placed', 'partly_fulfilled')`,
  `create index payment_failed on payment (order_id) where status in ('failed', 'declined')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
