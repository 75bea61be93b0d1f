/** Who waits for what to be back, and where: one line each, gone when the letter is written. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table stock_alert (
    id text primary key, email text not null, sku_id text not null references sku(id) on delete cascade,
    warehouse_id text not null references warehouse(id) on delete cascade, created_at timestamptz not null,
    unique (email, sku_id, warehouse_id))`,
  'create index stock_alert_stock on stock_alert (sku_id, warehouse_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
