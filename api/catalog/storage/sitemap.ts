/** The catalog's addresses that shoppers find, by key. Rows out; a list without a product is left out. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { findPartStarts, type SitemapWindow } from '#api/platform/storage/sitemap-window.ts';
import type { CatalogSitemapKind } from '#schemas/domain/platform/sitemap.ts';

type ListKind = Exclude<CatalogSitemapKind, 'products'>;

/** Lists that show a product, as rows of `l`. */
const lists: Record<ListKind, RawBuilder<unknown>> = {
  categories: sql`category as l where exists (
    select 1 from product_category as pc join product as p on p.id = pc.product_id and p.active
    where pc.category_id = l.id
      or pc.category_id in (select child.id from category as child where child.parent_id = l.id))`,
  vendors: sql`vendor as l where l.active and exists (
    select 1 from product as p where p.vendor_id = l.id and p.active)`,
  collections: sql`collection as l where exists (
    select 1 from product_collection as pc join product as p on p.id = pc.product_id and p.active
    where pc.collection_id = l.id)`,
  tags: sql`tag as l where exists (
    select 1 from product_tag as pt join product as p on p.id = pt.product_id and p.active
    where pt.tag_id = l.id)`,
};

/** One row more than `limit`, where there is one. */
export function findListedProducts(db: Executor, { after = '', limit }: SitemapWindow) {
  return db
    .selectFrom('product')
    .select(['id', 'slug', 'kind', 'picture', 'updated_at'])
    .where('active', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

type ListRow = {
  id: string;
  slug: string;
  picture: StoredPicture | null;
  /** Of a category alone. */
  parent_id: string | null;
  parent_slug: string | null;
};

const columns: Record<ListKind, RawBuilder<unknown>> = {
  categories: sql`l.id, l.slug, l.picture, l.parent_id,
    (select up.slug from category as up where up.id = l.parent_id) as parent_slug`,
  vendors: sql`l.id, l.slug, null::jsonb as picture, null as parent_id, null as parent_slug`,
  collections: sql`l.id, l.slug, l.picture, null as parent_id, null as parent_slug`,
  tags: sql`l.id, l.slug, null::jsonb as picture, null as parent_id, null as parent_slug`,
};

/** One row more than `limit`, where there is one. */
export async function findFilledLists(
  db: Executor,
  kind: ListKind,
  { after = '', limit }: SitemapWindow,
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select ${columns[kind]} from ${lists[kind]} and l.id > ${after} order by l.id limit ${limit + 1}::int`.execute(
    db,
  );
  return rows;
}

export function findCatalogParts(db: Executor, kind: CatalogSitemapKind, size: number) {
  const ids =
    kind === 'products' ? sql`select id from product where active` : sql`select l.id from ${lists[kind]}`;
  return findPartStarts(db, ids, size);
}
