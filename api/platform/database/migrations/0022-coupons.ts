/** Coupons, what they were used for, and the one that a cart has. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table coupon (
    id text primary key, code text not null unique check (code = upper(code)), title text not null,
    gives jsonb not null, starts_at timestamptz, ends_at timestamptz,
    minimum_subtotal_cents int not null default 0 check (minimum_subtotal_cents >= 0),
    included jsonb not null, excluded jsonb not null,
    most_uses int check (most_uses > 0), most_uses_per_customer int check (most_uses_per_customer > 0),
    version int not null default 1, created_at timestamptz not null)`,
  // A coupon that was used stays: its orders say what was given.
  `create table coupon_redemption (
    order_id text primary key references "order"(id), coupon_id text not null references coupon(id),
    account_id text references account(id) on delete set null, email text not null,
    saved_cents int not null, created_at timestamptz not null)`,
  'create index coupon_redemption_coupon on coupon_redemption (coupon_id)',
  'alter table cart add column coupon text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
