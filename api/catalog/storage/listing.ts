/** Pages of products and what they can be narrowed by. Rows in, rows out; prices in cents. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { ProductSort } from '#schemas/domain/catalog/catalog.ts';

/** The caller's price column. */
export type PriceColumn = 'retail_cents' | 'trade_cents';

/** What a list is of, before anybody narrows it. */
export type Scope = {
  /** Given by hand, or a search's answer. */
  ids?: string[];
  categoryId?: string;
  vendorId?: string;
  tagId?: string;
  collectionId?: string;
};

/** How a list is narrowed: any of a facet's values, all of the facets. */
export type Selection = {
  /** Slugs. */
  vendors: string[];
  /** Slugs. */
  subcategories: string[];
  /** One SKU must have all of these. */
  options: { name: string; values: string[] }[];
  /** Bounds of the lowest price, which is the one that a card shows. */
  minCents?: number;
  maxCents?: number;
  /** That same SKU is in stock at the caller's warehouse. */
  available: boolean;
  /** Least average of the reviews, in stars. */
  minRating?: number;
};

/**
 * What the cards of kits and made-to-measure products say, by product: their price, and whether they are in stock. Their
 * own SKUs know neither. `version` differs where anything in it does.
 */
export type OpeningFigures = {
  version: number;
  byProduct: ReadonlyMap<string, { cents: number; inStock: boolean }>;
};
export const noFigures: OpeningFigures = { version: 0, byProduct: new Map() };

/**
 * What a company's price list says at a warehouse (docs/product.md#pricing), over the price of its group: basis points
 * off retail for all products, for some, and for those of shelves and vendors; cents of single SKUs. `version` differs
 * where anything in it does.
 */
export type OwnPrices = {
  version: string;
  everything: number;
  byProduct: ReadonlyMap<string, number>;
  /** Subcategories with what is said of the category that they stand in. */
  byCategory: ReadonlyMap<string, number>;
  byVendor: ReadonlyMap<string, number>;
  bySku: ReadonlyMap<string, { cents: number; productId: string }>;
};
/** The bounds that a shopper chooses among, in stars. */
export const ratingBounds = [4, 3] as const;

export type ProductQuery = Window &
  Scope & {
    selection: Selection;
    warehouseId: string;
    sort: ProductSort;
    priceColumn: PriceColumn;
    /** null for who pays the prices of the column. */
    own: OwnPrices | null;
    opening: OpeningFigures;
  };

const yes = sql<SqlBool>`true`;

/** One value that SQL looks into. */
const asJson = (map: ReadonlyMap<string, unknown>) => sql`${JSON.stringify(Object.fromEntries(map))}::jsonb`;

const figuresOf = ({ byProduct }: OpeningFigures) => asJson(byProduct);

/** A SKU's own price; half a cent is rounded up. */
function ownPrice(own: OwnPrices) {
  const bps = sql`greatest(${own.everything}::int,
    (${asJson(own.byProduct)} ->> p.id)::int, (${asJson(own.byVendor)} ->> p.vendor_id)::int,
    (select max((${asJson(own.byCategory)} ->> pc.category_id)::int) from product_category pc where pc.product_id = p.id))`;
  return sql`least((s.retail_cents::bigint * (10000 - ${bps}) + 5000) / 10000,
    (${asJson(own.bySku)} -> s.id ->> 'cents')::int)::int`;
}

const lowestPrice = ({
  priceColumn,
  own,
  opening,
}: Pick<ProductQuery, 'priceColumn' | 'own' | 'opening'>) => {
  const prices = [sql.ref(`s.${priceColumn}`), sql.ref('s.retail_cents'), ...(own ? [ownPrice(own)] : [])];
  const lowest = sql<number>`(select min(least(${sql.join(prices)})) from sku s where s.product_id = p.id)`;
  return opening.byProduct.size > 0
    ? sql<number>`coalesce((${figuresOf(opening)} -> p.id ->> 'cents')::int, ${lowest})`
    : lowest;
};

/** The products of a scope, as `product as p`. */
function scoped(db: Executor, scope: Scope) {
  return db
    .selectFrom('product as p')
    .where('p.active', '=', true)
    .$if(scope.ids !== undefined, (q) => q.where(sql<SqlBool>`p.id = any(${scope.ids}::text[])`))
    .$if(scope.vendorId !== undefined, (q) => q.where('p.vendor_id', '=', scope.vendorId ?? ''))
    .$if(scope.categoryId !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_category')
          .select('product_id')
          .where('category_id', '=', scope.categoryId ?? ''),
      ),
    )
    .$if(scope.tagId !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_tag')
          .select('product_id')
          .where('tag_id', '=', scope.tagId ?? ''),
      ),
    )
    .$if(scope.collectionId !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_collection')
          .select('product_id')
          .where('collection_id', '=', scope.collectionId ?? ''),
      ),
    );
}

const all = (conditions: RawBuilder<SqlBool>[]) =>
  conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : yes;
const list = (values: string[]) => sql.join(values.map((value) => sql`${value}`));

const ofVendors = ({ vendors }: Selection) =>
  vendors.length > 0
    ? sql<SqlBool>`p.vendor_id in (select id from vendor where slug in (${list(vendors)}))`
    : yes;
const ofSubcategories = ({ subcategories }: Selection) =>
  subcategories.length > 0
    ? sql<SqlBool>`exists (select 1 from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id and c.slug in (${list(subcategories)}))`
    : yes;
const inPrice = ({ minCents, maxCents }: Selection, price: RawBuilder<number>) =>
  all([
    ...(minCents === undefined ? [] : [sql<SqlBool>`${price} >= ${minCents}`]),
    ...(maxCents === undefined ? [] : [sql<SqlBool>`${price} <= ${maxCents}`]),
  ]);
const isRated = ({ minRating }: Selection) =>
  minRating === undefined ? yes : sql<SqlBool>`p.rating >= ${minRating * 100}`;
const hasOption = ({ name, values }: { name: string; values: string[] }) =>
  sql<SqlBool>`exists (select 1 from sku_facet f where f.sku_id = s.id and f.name = ${name} and f.value in (${list(values)}))`;
const inStock = ({ warehouseId, opening }: Pick<ProductQuery, 'warehouseId' | 'opening'>) => {
  const stocked = sql<SqlBool>`exists (select 1 from stock t where t.sku_id = s.id and t.warehouse_id = ${warehouseId} and t.quantity > 0)`;
  return opening.byProduct.size > 0
    ? sql<SqlBool>`coalesce((${figuresOf(opening)} -> s.product_id ->> 'inStock')::boolean, ${stocked})`
    : stocked;
};

function narrowed(query: ProductQuery): RawBuilder<SqlBool> {
  const { selection } = query;
  const ofSku = [...selection.options.map(hasOption), ...(selection.available ? [inStock(query)] : [])];
  return all([
    ofVendors(selection),
    ofSubcategories(selection),
    inPrice(selection, lowestPrice(query)),
    isRated(selection),
    ...(ofSku.length > 0
      ? [sql<SqlBool>`exists (select 1 from sku s where s.product_id = p.id and ${all(ofSku)})`]
      : []),
  ]);
}

/** Ids of a page of products, and how many there are in all. */
export async function findProductIds(
  db: Executor,
  query: ProductQuery,
): Promise<{ ids: string[]; total: number }> {
  const filtered = scoped(db, query).where(narrowed(query));
  const sorted = {
    featured: () => filtered.orderBy('p.popularity', 'desc'),
    popularity: () => filtered.orderBy('p.popularity', 'desc'),
    newest: () => filtered.orderBy('p.created_at', 'desc'),
    price: () => filtered.orderBy(lowestPrice(query), 'asc'),
    '-price': () => filtered.orderBy(lowestPrice(query), 'desc'),
    name: () => filtered.orderBy('p.sort_key'),
    rating: () => filtered.orderBy('p.rating', 'desc').orderBy('p.review_count', 'desc'),
    // A search's answer comes in its order.
    relevance: () => filtered.orderBy(sql`array_position(${query.ids ?? []}::text[], p.id)`),
  }[query.sort]();
  const rows = await sorted
    // Codes made by us: every engine and the index in memory order them alike.
    .orderBy(sql`p.id collate "C"`)
    .select(['p.id', sql<number>`count(*) over ()`.as('total')])
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.id), total: first.total };
  if (query.offset === 0) return { ids: [], total: 0 };
  const { total } = await filtered.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { ids: [], total };
}

export type FacetRows = {
  vendors: { value: string; label: string; count: number }[] | null;
  subcategories: { value: string; label: string; count: number }[] | null;
  options: { name: string; value: string; count: number }[] | null;
  price: { min: number; max: number } | null;
  available: number;
  /** As many as `ratingBounds`, in their order. */
  ratings: number[];
};

/**
 * How many products each value of each facet has, under the scope and the other facets' selection. One row of
 * aggregates: rows are what PGlite is slow at.
 */
export async function findFacets(db: Executor, query: ProductQuery): Promise<FacetRows> {
  const { selection } = query;
  const products = scoped(db, query).select([
    'p.id',
    'p.vendor_id',
    lowestPrice(query).as('price'),
    ofVendors(selection).as('of_vendor'),
    ofSubcategories(selection).as('of_subcategory'),
    'p.rating',
    isRated(selection).as('of_rating'),
  ]);
  const chosen = selection.options.map((option, index) => ({
    ...option,
    flag: sql.ref(`u.option_${index}`) as unknown as RawBuilder<SqlBool>,
    column: sql`${hasOption(option)} as ${sql.ref(`option_${index}`)}`,
  }));
  const vendor = sql<SqlBool>`u.of_vendor`;
  const subcategory = sql<SqlBool>`u.of_subcategory`;
  const price = sql<SqlBool>`u.of_price`;
  const rating = sql<SqlBool>`u.of_rating`;
  const stock = selection.available ? sql<SqlBool>`u.available` : yes;
  const options = all(chosen.map(({ flag }) => flag));
  const otherOptions = all(chosen.map(({ name, flag }) => sql<SqlBool>`(f.name = ${name} or ${flag})`));
  const columns = chosen.map(({ column }) => sql`, ${column}`);
  const { rows } = await sql<FacetRows>`
    with products as materialized (${products}),
    units as materialized (
      select x.id, x.vendor_id, x.price, x.of_vendor, x.of_subcategory, x.rating, x.of_rating, s.id as sku_id,
        ${inPrice(selection, sql<number>`x.price`)} as of_price, ${inStock(query)} as available
        ${columns.length > 0 ? sql.join(columns, sql``) : sql``}
      from products x join sku s on s.product_id = x.id)
    select
      (select jsonb_agg(to_jsonb(r) order by r.count desc, r.label collate "C") from (
        select v.slug as value, v.name as label, count(distinct u.id) as count
        from units u join vendor v on v.id = u.vendor_id
        where ${all([subcategory, price, rating, stock, options])} group by v.id) r) as vendors,
      (select jsonb_agg(to_jsonb(r) - 'position' order by r.position, r.value collate "C") from (
        select c.slug as value, c.name as label, c.position, count(distinct u.id) as count
        from units u join product_category pc on pc.product_id = u.id
        join category c on c.id = pc.category_id and c.parent_id is not null
        where ${all([vendor, price, rating, stock, options])} group by c.id) r) as subcategories,
      (select jsonb_agg(to_jsonb(r)) from (
        select f.name, f.value, count(distinct u.id) as count
        from units u join sku_facet f on f.sku_id = u.sku_id
        where ${all([vendor, subcategory, price, rating, stock, otherOptions])} group by f.name, f.value) r) as options,
      (select jsonb_build_object('min', min(u.price), 'max', max(u.price)) from units u
        where ${all([vendor, subcategory, rating, stock, options])} having count(*) > 0) as price,
      (select count(distinct u.id) from units u
        where u.available and ${all([vendor, subcategory, price, rating, options])}) as available,
      (select jsonb_build_array(${sql.join(
        ratingBounds.map(
          (stars) => sql`count(distinct u.id) filter (where u.rating >= ${sql.lit(stars * 100)})`,
        ),
      )}) from units u
        where ${all([vendor, subcategory, price, stock, options])}) as ratings`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The facets answered no row');
  return row;
}

/** What vendors and categories are called in facets, categories in the dealer's order. */
export async function findListingNames(db: Executor) {
  const [vendors, categories] = await Promise.all([
    db.selectFrom('vendor').select(['id', 'slug', 'name']).execute(),
    db
      .selectFrom('category')
      .select(['id', 'slug', 'name', sql<boolean>`parent_id is not null`.as('isSubcategory')])
      .orderBy('position')
      .orderBy(sql`slug collate "C"`)
      .execute(),
  ]);
  return { vendors, categories };
}
