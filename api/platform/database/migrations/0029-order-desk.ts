/** What becomes of an order after it was placed: its status, what was handed over, what comes back, and who did it. */
import { type Kysely, sql } from 'kysely';

/** What the desk searches: number, email, PO number, name and SKUs, in lower case. */
const searched = `lower(number || ' ' || email || ' ' || coalesce(document->>'po_number', '') || ' ' ||
  coalesce(document->'cart'->'billing_address'->>'name', '') || ' ' ||
  coalesce(jsonb_path_query_array(document, '$.cart.items[*].sku')::text, ''))`;

const statements = [
  `alter table "order"
    add column status text not null default 'placed'
      check (status in ('placed', 'partly_fulfilled', 'fulfilled', 'canceled')),
    add column version int not null default 0,
    add column searched text generated always as (${searched}) stored`,
  'create index order_placed on "order" (placed_at desc, id desc)',
  'create index order_searched on "order" using gin (searched gin_trgm_ops)',
  // `lines`: [{ item, quantity }], items of the order's document.
  `create table fulfilment (
    id text primary key, order_id text not null references "order"(id), lines jsonb not null, carrier text not null,
    tracking text not null, account_id text references account(id) on delete set null, created_at timestamptz not null)`,
  'create index fulfilment_order on fulfilment (order_id, created_at)',
  `create table order_return (
    id text primary key, order_id text not null references "order"(id), lines jsonb not null, reason text not null,
    status text not null check (status in ('asked', 'approved', 'refused', 'received', 'refunded')),
    answer text not null default '', refunded_cents bigint not null default 0 check (refunded_cents >= 0),
    created_at timestamptz not null, updated_at timestamptz not null)`,
  'create index order_return_order on order_return (order_id, created_at)',
  "create index order_return_open on order_return (order_id) where status in ('asked', 'approved', 'received')",
  // What has no table of its own; the rest of the history is read from where it stands.
  `create table order_event (
    id text primary key, order_id text not null references "order"(id), kind text not null, note text not null,
    account_id text references account(id) on delete set null, created_at timestamptz not null)`,
  'create index order_event_order on order_event (order_id, created_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
