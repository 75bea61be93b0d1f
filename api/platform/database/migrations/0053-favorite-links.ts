/** Links that show a list of favorites to others (docs/product.md#favorites). */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table favorite_link (
    id text primary key, account_id text not null references account(id) on delete cascade, label text not null,
    created_at timestamptz not null)`,
  'create index favorite_link_list on favorite_link (account_id, label)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
