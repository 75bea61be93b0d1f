/** A line is refunded and its goods stay with the customer (docs/decisions/0078-line-refunds.md). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table order_return add column keeps_goods boolean not null default false').execute(db);
}
