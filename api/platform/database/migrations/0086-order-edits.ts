/** Items of a placed order are changed (docs/decisions/0082-order-edits.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  // Null while it is what the order came to when it was placed.
  'alter table payment add column held_cents bigint',
  'alter table order_event add column before_cents bigint, add column after_cents bigint',
  'alter table stock_movement drop constraint stock_movement_reason_check',
  `alter table stock_movement add constraint stock_movement_reason_check
    check (reason in ('order', 'release', 'return', 'order_edit', 'transfer', 'receipt', 'counted', 'damaged', 'found',
      'lost', 'correction', 'edit'))`,
  'alter table stock_movement drop constraint stock_movement_check',
  `alter table stock_movement add constraint stock_movement_check
    check ((order_id is not null) = (reason in ('order', 'release', 'return', 'order_edit'))
      and (transfer_id is not null) = (reason = 'transfer')
      and (purchase_order_id is not null) = (reason = 'receipt'))`,
  // Of one SKU an order takes some here and some from another warehouse.
  'drop index stock_movement_once',
  `create unique index stock_movement_once on stock_movement (order_id, sku_id, warehouse_id, reason)
    where reason in ('order', 'release')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
