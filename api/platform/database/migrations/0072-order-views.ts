/** The desk finds orders by their job's name too, and each employee keeps views of its list. */
import { type Kysely, sql } from 'kysely';

/** Number, email, PO number, job, name and SKUs, in lower case. */
const searched = `lower(number || ' ' || email || ' ' || coalesce(document->>'po_number', '') || ' ' ||
  coalesce(document->'cart'->>'job_name', '') || ' ' ||
  coalesce(document->'cart'->'billing_address'->>'name', '') || ' ' ||
  coalesce(jsonb_path_query_array(document, '$.cart.items[*].sku')::text, ''))`;

const statements = [
  // What a column is made of cannot be changed: its index goes with it.
  'alter table "order" drop column searched',
  `alter table "order" add column searched text generated always as (${searched}) stored`,
  'create index order_searched on "order" using gin (searched gin_trgm_ops)',
  `create index order_open_by_day on "order" (placed_at) where status in ('placed', 'partly_fulfilled')`,
  `create table order_view (
    id text primary key, account_id text not null references account(id) on delete cascade,
    name text not null, search text not null, created_at timestamptz not null)`,
  'create unique index order_view_name on order_view (account_id, lower(name))',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
