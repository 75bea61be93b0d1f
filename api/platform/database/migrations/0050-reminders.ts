/** Which reminders of an invoice were sent (docs/product.md#ledger). */
import { type Kysely, sql } from 'kysely';

const statements = [
  // `stage`: days past due from which it is sent.
  `create table invoice_reminder (
    invoice_id text not null references invoice(id), stage int not null, sent_at timestamptz not null,
    primary key (invoice_id, stage))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
