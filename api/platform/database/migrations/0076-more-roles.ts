/** Roles for who ships, who prices and who collects (docs/decisions/0074-roles.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table account drop constraint account_role_check',
  `alter table account add constraint account_role_check check (role in
    ('viewer', 'editor', 'publisher', 'sales', 'warehouse', 'pricing', 'accounts_receivable', 'admin'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
