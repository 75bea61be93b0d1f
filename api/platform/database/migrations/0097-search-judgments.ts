/** How well products answer searches, as employees judge it (docs/decisions/0099-judged-searches.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table search_judgment (
    query text not null, product_id text not null references product (id) on delete cascade,
    grade integer not null check (grade between 0 and 3), judged_by text not null, judged_at timestamptz not null,
    primary key (query, product_id))`,
  'create index search_judgment_product on search_judgment (product_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
