/**
 * Purchase orders: what was bought of a vendor for a warehouse, what of it arrived, and the movements of that
 * (docs/decisions/0075-purchasing.md).
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'create sequence purchase_order_number start 1001',
  `create table purchase_order (
    id text primary key, number text not null unique,
    vendor_id text references vendor(id) on delete set null, vendor_name text not null,
    warehouse_id text not null references warehouse(id),
    status text not null check (status in ('draft', 'ordered', 'received', 'closed', 'canceled')),
    expected_on date, note text not null, version int not null, actor text not null,
    created_at timestamptz not null, ordered_at timestamptz)`,
  'create index purchase_order_newest on purchase_order (created_at desc, id desc)',
  "create index purchase_order_open on purchase_order (warehouse_id) where status = 'ordered'",
  // The line stays when its SKU is deleted, as it was called then.
  `create table purchase_order_line (
    id text primary key, order_id text not null references purchase_order(id) on delete cascade,
    position int not null, sku_id text references sku(id) on delete set null, code text not null, name text not null,
    quantity int not null check (quantity > 0), received int not null check (received between 0 and quantity),
    cost_cents bigint check (cost_cents >= 0))`,
  'create index purchase_order_line_order on purchase_order_line (order_id, position)',
  'create index purchase_order_line_sku on purchase_order_line (sku_id) where received < quantity',
  `create table purchase_receipt (
    id text primary key, order_id text not null references purchase_order(id) on delete cascade,
    note text not null, actor text not null, lines jsonb not null, created_at timestamptz not null)`,
  'create index purchase_receipt_order on purchase_receipt (order_id, created_at)',
  'alter table stock_movement add column purchase_order_id text references purchase_order(id)',
  'alter table stock_movement drop constraint stock_movement_reason_check',
  `alter table stock_movement add constraint stock_movement_reason_check
    check (reason in ('order', 'release', 'return', 'transfer', 'receipt', 'counted', 'damaged', 'found', 'lost',
      'correction', 'edit'))`,
  'alter table stock_movement drop constraint stock_movement_check',
  `alter table stock_movement add constraint stock_movement_check
    check ((order_id is not null) = (reason in ('order', 'release', 'return'))
      and (transfer_id is not null) = (reason = 'transfer')
      and (purchase_order_id is not null) = (reason = 'receipt'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
