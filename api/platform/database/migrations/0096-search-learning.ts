/** What searches lead to, and how employees tune them (docs/product.md#what-searches-teach). */
import { type Kysely, sql } from 'kysely';

const statements = [
  // `search`: the words, normalized, of a search and of what was opened from one. `session`: the temporary id that the
  // browser still sends beside a guest's cookie, so that what came before the cart is the same visitor's.
  'alter table event add column search text, add column language text, add column session text',
  'create index event_session on event (created_at) where session is not null',
  // Searches from before are counted too, but for those that may name a person.
  `update event set language = 'en',
    search = left(trim(regexp_replace(lower(value #>> '{}'), '[^[:alnum:]"''./_-]+', ' ', 'g')), 100)
    where type = 9 and value #>> '{}' !~ '@|[0-9][-. )]*[0-9]{3}[-. ]*[0-9]{4}'`,
  `create table search_day (
    day date not null, query text not null, language text not null, visitors integer not null, results integer,
    clicked integer not null, added integer not null, ordered integer not null, primary key (day, query, language))`,
  // A product that is gone is still what was clicked: its id is no reference.
  `create table search_product_day (
    day date not null, query text not null, product_id text not null, clicked integer not null,
    weight double precision not null, added integer not null, ordered integer not null,
    primary key (day, query, product_id))`,
  `create table search_learned (
    query text not null, product_id text not null, points double precision not null, primary key (query, product_id))`,
  // The last day that was counted; one row.
  'create table search_learning (one boolean primary key default true check (one), day date not null)',
  `create table search_tuning (
    query text primary key, pins jsonb not null, buried jsonb not null, redirect text, version integer not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
