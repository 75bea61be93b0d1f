/** The language that an email address is written to in, whoever has it: a customer, an employee or a guest. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table email_language (
    email text primary key check (email = lower(email)), language text not null,
    is_chosen boolean not null default false, updated_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
