/**
 * Warehouses are kept by employees (docs/product.md#warehouses-desk): a version, when one was closed, its pick-up
 * windows and its delivery area, the days with hours of their own, and stock that moves from one to another.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table warehouse add column version int not null default 0',
  'alter table warehouse add column closed_at timestamptz',
  // Without windows a day is halved at noon; without ZIPs local delivery goes wherever the rates say.
  `alter table warehouse add column pick_up jsonb not null default '{"lead_minutes": 120, "windows": []}'`,
  `alter table warehouse add column delivery_area jsonb not null default '{"zips": [], "minimum_cents": 0}'`,
  `create table special_day (
    id text primary key, warehouse_id text references warehouse(id),
    day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'), name text not null,
    kind text not null check (kind in ('closed', 'hours', 'usual')), open text not null, close text not null)`,
  "create unique index special_day_once on special_day (day, (coalesce(warehouse_id, '')))",
  `create table stock_transfer (
    id text primary key, from_id text not null references warehouse(id), to_id text not null references warehouse(id),
    note text not null, actor text not null, lines jsonb not null, created_at timestamptz not null,
    check (from_id <> to_id))`,
  'create index stock_transfer_newest on stock_transfer (created_at desc, id)',
  'alter table stock_movement alter column order_id drop not null',
  // A SKU that nobody ordered can be deleted, also when it was moved or its order was never paid.
  'alter table stock_movement drop constraint stock_movement_sku_id_fkey',
  `alter table stock_movement add constraint stock_movement_sku_id_fkey
    foreign key (sku_id) references sku(id) on delete cascade`,
  'alter table stock_movement add column transfer_id text references stock_transfer(id)',
  'alter table stock_movement drop constraint stock_movement_reason_check',
  `alter table stock_movement add constraint stock_movement_reason_check
    check (reason in ('order', 'release', 'return', 'transfer'))`,
  'alter table stock_movement add check ((order_id is null) = (transfer_id is not null))',
  'create index stock_movement_newest on stock_movement (warehouse_id, created_at desc, id)',
  // How many fetch their order in a window.
  `create index order_pick_up on "order" ((document #>> '{cart,warehouse}'), (document #>> '{pick_up,from}'))
    where (document #>> '{pick_up,from}') is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
