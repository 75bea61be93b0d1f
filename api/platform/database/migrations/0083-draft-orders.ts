/** Orders that employees write for a customer on the phone (docs/decisions/0079-draft-orders.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  'create sequence draft_order_number start 1001',
  // Its lines, address and prices are its cart's; whose that is, is the cart's to say.
  `create table draft_order (
    id text primary key, number text not null unique,
    cart_id text not null unique references cart(id) on delete cascade,
    name text not null, email text not null, phone text not null,
    staff_id text references account(id) on delete set null,
    sent_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null)`,
  'create index draft_order_updated on draft_order (updated_at desc, id desc)',
  'create index draft_order_email on draft_order (lower(email))',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
