/** Addresses that an account had before a change of email (docs/product.md#customer-desk). */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table former_email (
    account_id text not null references account(id), email text not null, changed_at timestamptz not null,
    primary key (account_id, email))`,
  `create index former_email_email on former_email (email)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
