/** What the index of listings is made of, and which products changed since (migrations/0018-listing.ts). */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Executor } from '#api/platform/database/database.ts';

/** A SKU: retail and trade price in cents, its options, the warehouses that have it in stock. */
type ListingSku = [
  retail: number,
  trade: number,
  options: Record<string, string>,
  stockedAt: string[] | null,
];

/** One product as listings know it; created in µs since 1970. */
export type ListingRow = [
  id: string,
  sortKey: string,
  vendorId: string,
  popularity: number,
  created: number,
  specifications: Record<string, string>,
  categoryIds: string[] | null,
  tagIds: string[] | null,
  collectionIds: string[] | null,
  skus: ListingSku[] | null,
  /** What it is found by: product.search as text. */
  words: string,
  /** The average of its reviews in hundredths, and how many there are. */
  rating: number,
  reviews: number,
];

/** Ids that cut the products on sale, in the order of their ids, into ranges of `step` products; not the last one. */
export async function findRangeEnds(db: Executor, step: number): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(json_agg(id order by at), '[]') as ids from (
      select id, row_number() over (order by id) as at from product where active) numbered
    where at % ${step}::int = 0`.execute(db);
  return rows[0]?.ids ?? [];
}

type Range = { after: string; upTo: string | null };

/**
 * Products on sale in a range of ids, in that order; to the end when `upTo` is null. Each table is read once along its
 * index: a lookup for every product takes half as long again. One row holds them all, since rows are what PGlite is
 * slow at. Where a range lies between two samples of the statistics, one row is expected, and a nested loop would read
 * each table once for every product: a hundred times as long.
 */
export function readListingRange(database: Database, { after, upTo }: Range): Promise<ListingRow[]> {
  const within = (column: string) => {
    const ref = sql.ref(column);
    return upTo === null ? sql`${ref} > ${after}` : sql`${ref} > ${after} and ${ref} <= ${upTo}`;
  };
  return readRows(
    database,
    sql`product p
      left join (select product_id, json_agg(category_id) as ids from product_category
        where ${within('product_id')} group by product_id) c on c.product_id = p.id
      left join (select product_id, json_agg(tag_id) as ids from product_tag
        where ${within('product_id')} group by product_id) t on t.product_id = p.id
      left join (select product_id, json_agg(collection_id) as ids from product_collection
        where ${within('product_id')} group by product_id) l on l.product_id = p.id
      left join (select product_id, json_agg(${skuColumns}) as list from sku s
        where ${within('product_id')} group by product_id) s on s.product_id = p.id
      where ${within('p.id')} and p.active`,
    sql`set local enable_nestloop = off`,
  );
}

/** Those of some products that are on sale. */
export function readListingRows(database: Database, ids: string[]): Promise<ListingRow[]> {
  return readRows(
    database,
    sql`product p
      left join lateral (select json_agg(category_id) as ids from product_category where product_id = p.id) c on true
      left join lateral (select json_agg(tag_id) as ids from product_tag where product_id = p.id) t on true
      left join lateral (select json_agg(collection_id) as ids from product_collection where product_id = p.id) l on true
      left join lateral (select json_agg(${skuColumns}) as list from sku s where s.product_id = p.id) s on true
      where p.id = any(${ids}::text[]) and p.active`,
  );
}

const skuColumns = sql`json_build_array(s.retail_cents, s.trade_cents, s.options,
  (select json_agg(k.warehouse_id) from stock k where k.sku_id = s.id and k.quantity > 0))`;

/** Compiling such a statement takes PostgreSQL longer than running it: it is told not to. */
async function readRows(
  database: Database,
  from: RawBuilder<unknown>,
  setting?: RawBuilder<unknown>,
): Promise<ListingRow[]> {
  const { rows } = await database.transaction(async (tx) => {
    if (database.engine === 'postgres') await sql`set local jit = off`.execute(tx);
    await setting?.execute(tx);
    return sql<{ rows: ListingRow[] }>`
      select coalesce(json_agg(json_build_array(
        p.id, p.sort_key, p.vendor_id, p.popularity, (extract(epoch from p.created_at) * 1000000)::int8,
        p.specifications, c.ids, t.ids, l.ids, s.list, p.search::text, p.rating, p.review_count)
        order by p.id), '[]') as rows from ${from}`.execute(tx);
  });
  return rows[0]?.rows ?? [];
}

/** The oldest transaction that still runs: whoever asks for changes from there on misses none. */
export async function oldestTransaction(db: Executor): Promise<number> {
  const { rows } = await sql<{ oldest: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`.execute(db);
  return rows[0]?.oldest ?? 0;
}

export type ListingChanges = {
  /** Any product may have changed. */
  all: boolean;
  ids: string[];
  /** The transactions that did it. */
  sequences: number[];
};

/** What changed in transactions from `after` on, without those that are known. */
export async function readListingChanges(
  db: Executor,
  after: number,
  known: number[],
): Promise<ListingChanges> {
  const { rows } = await sql<ListingChanges>`
    select coalesce(bool_or(product_id is null), false) as all,
      coalesce(json_agg(distinct product_id) filter (where product_id is not null), '[]') as ids,
      coalesce(json_agg(distinct sequence), '[]') as sequences
    from catalog_change where sequence >= ${after} and sequence <> all(${known}::bigint[])`.execute(db);
  return rows[0] ?? { all: false, ids: [], sequences: [] };
}

/** Forgets changes of more than a day ago; whoever has not read them by then reads everything. */
export async function pruneListingChanges(db: Executor): Promise<void> {
  await sql`delete from catalog_change where at < now() - interval '1 day'`.execute(db);
}

/** In the log of changes: the name of a snapshot, which is no product's id. */
const markOf = (mark: string) => `snapshot ${mark}`;

/** Names this database, in this place and with these migrations: a copy of it elsewhere has other transaction ids. */
export async function readDatabaseIdentity(db: Executor): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select (select system_identifier from pg_control_system())::text || ' ' || oid::text || ' '
      || (select max(name) from kysely_migration) as identity
    from pg_database where datname = current_database()`.execute(db);
  return rows[0]?.identity ?? '';
}

/** Notes in the log that a snapshot was valid just now. An older state of the database, brought back, has no such note. */
export async function markSnapshot(db: Executor, mark: string): Promise<void> {
  await sql`insert into catalog_change (product_id) values (${markOf(mark)})`.execute(db);
}

/** Whether a snapshot was marked so lately that the log still has every change since. */
export async function findSnapshotMark(db: Executor, mark: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from catalog_change where product_id = ${markOf(mark)} and at > now() - interval '12 hours' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
