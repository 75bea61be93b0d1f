/**
 * How little of a SKU a warehouse may have before more is bought, and up to how much (docs/decisions/0075-purchasing.md).
 * A level goes with the stock that it is of.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table reorder_level (
    sku_id text not null, warehouse_id text not null,
    reorder_at int not null check (reorder_at >= 0), reorder_to int not null check (reorder_to > reorder_at),
    version int not null, primary key (sku_id, warehouse_id),
    foreign key (sku_id, warehouse_id) references stock(sku_id, warehouse_id) on delete cascade)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
