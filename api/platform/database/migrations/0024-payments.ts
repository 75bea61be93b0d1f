/** Payments, what was asked of their processor, carts that wait for one, and what every order took from the stock. */
import { type Kysely, sql } from 'kysely';

const statements = [
  "alter table cart drop constraint cart_status_check, add check (status in ('open', 'paying', 'ordered'))",
  `create table payment (
    id text primary key, order_id text not null unique, cart_id text not null references cart(id),
    kind text not null check (kind in ('card', 'bank', 'terms', 'check', 'cash')),
    status text not null check (status in ('due', 'pending', 'starting', 'unknown', 'action', 'processing', 'authorized',
      'captured', 'declined', 'failed', 'voided')),
    amount_cents bigint not null check (amount_cents >= 0), captured_cents bigint not null default 0,
    refunded_cents bigint not null default 0, processor_id text unique, request jsonb, brand text not null default '',
    last4 text not null default '', action_url text, decline_code text, created_at timestamptz not null,
    updated_at timestamptz not null, next_check_at timestamptz, checks int not null default 0,
    check (refunded_cents <= captured_cents))`,
  'create index payment_cart on payment (cart_id, created_at desc)',
  'create index payment_check on payment (next_check_at) where next_check_at is not null',
  // An order that waits for its payment: written as soon as the money is held, or let go.
  `create table order_hold (
    payment_id text primary key references payment(id), draft jsonb not null, created_at timestamptz not null)`,
  // What an employee asked of the processor; its id is the key, so that asking again is asking for the same.
  `create table payment_operation (
    id text primary key, payment_id text not null references payment(id),
    kind text not null check (kind in ('capture', 'refund', 'void')), amount_cents bigint not null,
    status text not null check (status in ('starting', 'done', 'refused')), problem text not null default '',
    note text not null default '', account_id text references account(id) on delete set null,
    created_at timestamptz not null, next_check_at timestamptz)`,
  'create index payment_operation_payment on payment_operation (payment_id, created_at)',
  'create index payment_operation_check on payment_operation (next_check_at) where next_check_at is not null',
  'create table payment_event (id text primary key, type text not null, received_at timestamptz not null)',
  `create table reconciliation (
    id text primary key, since timestamptz not null, created_at timestamptz not null, checked int not null,
    problems jsonb not null)`,
  `create table stock_movement (
    id text primary key, order_id text not null, sku_id text not null references sku(id),
    warehouse_id text not null references warehouse(id), quantity int not null,
    reason text not null check (reason in ('order', 'release', 'return')), created_at timestamptz not null)`,
  "create unique index stock_movement_once on stock_movement (order_id, sku_id, reason) where reason <> 'return'",
  // A coupon is used as soon as an order waits for its payment.
  'alter table coupon_redemption drop constraint coupon_redemption_order_id_fkey',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
