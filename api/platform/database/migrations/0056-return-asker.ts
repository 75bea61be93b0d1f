/** The account that asked for a return, where somebody logged in did (docs/product.md#orders). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table order_return add column account_id text references account(id) on delete set null')
    .execute(db);
}
