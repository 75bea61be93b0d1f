/**
 * Stock is adjusted with a reason, and each movement says who moved it and how much was left: one list over all
 * warehouses (docs/decisions/0073-inventory.md).
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table stock_movement add column actor text',
  "alter table stock_movement add column note text not null default ''",
  // Missing for what was moved before this was written down.
  'alter table stock_movement add column balance int',
  'alter table stock_movement drop constraint stock_movement_reason_check',
  `alter table stock_movement add constraint stock_movement_reason_check
    check (reason in ('order', 'release', 'return', 'transfer', 'counted', 'damaged', 'found', 'lost', 'correction',
      'edit'))`,
  'alter table stock_movement drop constraint stock_movement_check',
  `alter table stock_movement add constraint stock_movement_check
    check ((order_id is not null) = (reason in ('order', 'release', 'return'))
      and (transfer_id is not null) = (reason = 'transfer'))`,
  'create index stock_movement_sku on stock_movement (sku_id, created_at desc, id desc)',
  'create index stock_quantity on stock (quantity, sku_id, warehouse_id)',
  'create index stock_warehouse_quantity on stock (warehouse_id, quantity, sku_id)',
  "create index stock_bin on stock (lower(bin)) where bin <> ''",
  "create index sku_barcode on sku (barcode) where barcode <> ''",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
