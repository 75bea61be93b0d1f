/** A company's orders are its people's to see: the company that an order was placed for stands with it. */
import { type Kysely, sql } from 'kysely';

const statements = [
  // Orders from before stay their own shopper's alone: nobody knows for whom they were placed.
  'alter table "order" add column company_id text references company(id) on delete set null',
  'create index order_company on "order" (company_id, placed_at desc, id desc) where company_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
