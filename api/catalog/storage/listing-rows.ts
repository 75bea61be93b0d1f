/** What the index of listings is made of, and which products changed since (migrations/0018-listing.ts). */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

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

/**
 * Products on sale: some of them, or the next `limit` after an id. `last` is where to go on; null at the end. One row
 * with everything in it: rows are what PGlite is slow at.
 */
export async function readListingRows(
  db: Executor,
  { ids, after = '', limit = 0 }: { ids?: string[]; after?: string; limit?: number },
): Promise<{ rows: ListingRow[]; last: string | null }> {
  const which = ids
    ? sql`id = any(${ids}::text[]) and active`
    : sql`id > ${after} and active order by id limit ${limit}::int`;
  const answer = await sql<{ rows: ListingRow[]; last: string | null }>`
    with p as materialized (
      select id, sort_key, vendor_id, popularity, created_at, specifications, search, rating, review_count from product where ${which})
    select max(p.id) as last, coalesce(json_agg(json_build_array(
      p.id, p.sort_key, p.vendor_id, p.popularity, (extract(epoch from p.created_at) * 1000000)::int8, p.specifications,
      (select json_agg(c.category_id) from product_category c where c.product_id = p.id),
      (select json_agg(t.tag_id) from product_tag t where t.product_id = p.id),
      (select json_agg(l.collection_id) from product_collection l where l.product_id = p.id),
      (select json_agg(json_build_array(s.retail_cents, s.trade_cents, s.options,
          (select json_agg(k.warehouse_id) from stock k where k.sku_id = s.id and k.quantity > 0)))
        from sku s where s.product_id = p.id), p.search::text, p.rating, p.review_count)), '[]') as rows from p`.execute(
    db,
  );
  return answer.rows[0] ?? { rows: [], last: null };
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
