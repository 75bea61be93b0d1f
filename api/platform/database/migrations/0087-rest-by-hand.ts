/** What a card or a bank did not pay of an order is written down by hand: an operation that no processor hears of. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table payment_operation drop constraint payment_operation_kind_check',
  `alter table payment_operation add constraint payment_operation_kind_check
    check (kind in ('capture', 'receive', 'refund', 'void'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
