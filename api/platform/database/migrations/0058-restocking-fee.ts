/** What was kept of a return's worth, in cents, so that the shopper is told of it (docs/product.md#orders). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table order_return add column fee_cents bigint not null default 0 check (fee_cents >= 0)')
    .execute(db);
}
