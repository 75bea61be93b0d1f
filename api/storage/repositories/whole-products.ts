/**
 * Whole products, out for exports and for what an import compares with, and in by the batch: one statement a table,
 * its rows as one JSON text. Nothing here knows what a file is.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { StoredPicture, StoredProductMedia } from '#api/storage/schema.ts';

type Named = { slug: string; name: string };

export type WholeSku = {
  id: string;
  code: string;
  options: Record<string, string>;
  picture: StoredPicture;
  views: StoredPicture[];
  msrp_cents: number;
  retail_cents: number;
  trade_cents: number;
  weight_lb: number;
  position: number;
  barcode: string;
  cost_cents: number | null;
  backorder: boolean;
  lead_days: number | null;
  taxable: boolean;
  extra: Record<string, string>;
  /** By the warehouse's name. */
  stock: Record<string, { quantity: number; bin: string }> | null;
};

export type WholeProduct = {
  id: string;
  slug: string;
  kind: 'plain' | 'variant' | 'combination' | 'custom';
  status: 'active' | 'draft' | 'archived';
  name: string;
  product_number: string;
  description: string;
  body_html: string;
  option_names: string[];
  specifications: Record<string, string>;
  dimensions: { width: number; depth: number; height: number };
  uom: { name: string; pieces: number };
  slots: { name: string; min: number; max: number; optional: boolean; products: string[] }[] | null;
  custom: unknown;
  supplier: string;
  tax_code: string;
  picture: StoredPicture;
  media: StoredProductMedia[];
  documents: unknown[];
  breaks: unknown[];
  order_min: number;
  order_step: number;
  rules: unknown[];
  kit_price: unknown;
  seo_title: string;
  seo_description: string;
  extra: Record<string, string>;
  popularity: number;
  created_at: string;
  vendor: Named;
  categories: (Named & { parent: Named | null })[] | null;
  tags: Named[] | null;
  collections: Named[] | null;
  skus: WholeSku[] | null;
};

const named = (alias: string) =>
  sql`jsonb_build_object('slug', ${sql.ref(`${alias}.slug`)}, 'name', ${sql.ref(`${alias}.name`)})`;

const whole = sql`
  select p.id, p.slug, p.kind, p.status, p.name, p.product_number, p.description, p.body_html, p.option_names,
    p.specifications, p.dimensions, p.uom, p.custom, p.supplier, p.tax_code, p.picture, p.media, p.documents, p.breaks,
    p.order_min, p.order_step, p.rules, p.kit_price, p.seo_title, p.seo_description, p.extra, p.popularity, p.created_at,
    (select ${named('v')} from vendor v where v.id = p.vendor_id) as vendor,
    case when p.slots = '[]'::jsonb then '[]'::jsonb else (
      select jsonb_agg((slot.value - 'productIds') || jsonb_build_object('products', coalesce((
        select jsonb_agg(q.product_number order by i.ordinality)
        from jsonb_array_elements_text(slot.value -> 'productIds') with ordinality i(id, ordinality)
        join product q on q.id = i.id), '[]'::jsonb)) order by slot.ordinality)
      from jsonb_array_elements(p.slots) with ordinality slot) end as slots,
    (select jsonb_agg(${named('c')} || jsonb_build_object('parent', case when u.id is null then null else ${named('u')} end)
        order by pc.position, c.slug)
      from product_category pc join category c on c.id = pc.category_id left join category u on u.id = c.parent_id
      where pc.product_id = p.id) as categories,
    (select jsonb_agg(${named('t')} order by t.slug collate "C") from product_tag pt join tag t on t.id = pt.tag_id
      where pt.product_id = p.id) as tags,
    (select jsonb_agg(${named('c')} order by c.slug collate "C") from product_collection pc
      join collection c on c.id = pc.collection_id where pc.product_id = p.id) as collections,
    (select jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code, 'options', s.options, 'picture', s.picture,
        'views', s.views, 'msrp_cents', s.msrp_cents, 'retail_cents', s.retail_cents, 'trade_cents', s.trade_cents,
        'weight_lb', s.weight_lb, 'position', s.position, 'barcode', s.barcode, 'cost_cents', s.cost_cents,
        'backorder', s.backorder, 'lead_days', s.lead_days, 'taxable', s.taxable, 'extra', s.extra,
        'stock', (select jsonb_object_agg(w.name, jsonb_build_object('quantity', k.quantity, 'bin', k.bin))
          from stock k join warehouse w on w.id = k.warehouse_id where k.sku_id = s.id)) order by s.position, s.code)
      from sku s where s.product_id = p.id) as skus
  from product p`;

/** For this transaction: compiling a statement that reads whole products takes ten times as long as running it. */
export async function compileNothing(tx: Executor): Promise<void> {
  await sql`select set_config('jit', 'off', true)`.execute(tx);
}

const run = async (db: Executor, query: RawBuilder<WholeProduct>) => (await query.execute(db)).rows;

/** Products by any of these, each once, held until the transaction ends when `lock` is set. */
export async function findWholeProducts(
  db: Executor,
  by: { slugs: string[]; numbers: string[] },
  lock: boolean,
): Promise<WholeProduct[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where slug = any(${by.slugs}::text[])
      or product_number = any(${by.numbers}::text[]) order by id ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  if (rows.length === 0) return [];
  return run(db, sql<WholeProduct>`${whole} where p.id = any(${rows.map(({ id }) => id)}::text[])`);
}

/** A page of all products in the order of an export: kits last, because they name the others. */
export function findProductsAfter(
  db: Executor,
  after: { kit: boolean; id: string } | null,
  limit: number,
): Promise<WholeProduct[]> {
  const rest = after
    ? sql`where (p.kind = 'combination', p.id) > (${after.kit}::boolean, ${after.id}::text)`
    : sql``;
  return run(
    db,
    sql<WholeProduct>`${whole} ${rest} order by (p.kind = 'combination'), p.id limit ${limit}::int`,
  );
}

/** Whose these SKUs are. */
export async function findSkuOwners(db: Executor, codes: string[]) {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: string; code: string; product_id: string; slug: string; name: string }>`
    select s.id, s.code, s.product_id, p.slug, p.name from sku s join product p on p.id = s.product_id
    where s.code = any(${codes}::text[])`.execute(db);
  return rows;
}

export async function findIdsByNumber(db: Executor, numbers: string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ id: string; product_number: string }>`
    select id, product_number from product where product_number = any(${numbers}::text[])`.execute(db);
  return new Map(rows.map(({ id, product_number }) => [product_number, id]));
}

export type NamedTable = 'vendor' | 'category' | 'tag' | 'collection';

/** Slug -> id. */
export async function findNamed(
  db: Executor,
  table: NamedTable,
  slugs: string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from ${sql.table(table)} where slug = any(${slugs}::text[])`.execute(db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export async function insertNamed(
  db: Executor,
  table: NamedTable,
  rows: {
    id: string;
    slug: string;
    name: string;
    sort_key: string;
    picture: string;
    parent_id: string | null;
  }[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as x(id text, slug text, name text, sort_key text, picture text, parent_id text)`;
  const next = sql`(select coalesce(max(position), 0) from ${sql.table(table)}) + row_number() over ()`;
  const inserts = {
    vendor: sql`insert into vendor (id, slug, name, sort_key, description, active)
      select x.id, x.slug, case when exists (select 1 from vendor v where v.name = x.name) then x.name || ' (' || x.slug || ')'
        else x.name end, x.sort_key, '', true from ${given} on conflict do nothing`,
    tag: sql`insert into tag (id, slug, name) select x.id, x.slug, x.name from ${given} on conflict do nothing`,
    category: sql`insert into category (id, slug, name, description, parent_id, position, picture)
      select x.id, x.slug, x.name, '', x.parent_id, ${next}, x.picture::jsonb from ${given} on conflict do nothing`,
    collection: sql`insert into collection (id, slug, name, description, featured, position, picture)
      select x.id, x.slug, x.name, '', false, ${next}, x.picture::jsonb from ${given} on conflict do nothing`,
  };
  await inserts[table].execute(db);
}

/** Columns of a product as jsonb_to_recordset has them; their order is the statement's. */
const productColumns = {
  id: 'text',
  slug: 'text',
  kind: 'text',
  status: 'text',
  name: 'text',
  sort_key: 'text',
  product_number: 'text',
  description: 'text',
  body_html: 'text',
  vendor_id: 'text',
  option_names: 'jsonb',
  specifications: 'jsonb',
  dimensions: 'jsonb',
  uom: 'jsonb',
  slots: 'jsonb',
  custom: 'jsonb',
  supplier: 'text',
  tax_code: 'text',
  picture: 'jsonb',
  media: 'jsonb',
  documents: 'jsonb',
  breaks: 'jsonb',
  order_min: 'int',
  order_step: 'int',
  rules: 'jsonb',
  kit_price: 'jsonb',
  seo_title: 'text',
  seo_description: 'text',
  extra: 'jsonb',
  popularity: 'int',
  search_text: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;
const skuColumns = {
  id: 'text',
  product_id: 'text',
  code: 'text',
  options: 'jsonb',
  picture: 'jsonb',
  views: 'jsonb',
  msrp_cents: 'int',
  retail_cents: 'int',
  trade_cents: 'int',
  weight_lb: 'double precision',
  position: 'int',
  barcode: 'text',
  cost_cents: 'int',
  backorder: 'boolean',
  lead_days: 'int',
  taxable: 'boolean',
  extra: 'jsonb',
} as const;
export type ProductWrite = Record<keyof typeof productColumns, unknown>;
export type SkuWrite = Record<keyof typeof skuColumns, unknown>;
export type StockWrite = { sku_id: string; warehouse_id: string; quantity: number; bin: string };

/** JSON's null in a column that is never null: jsonb_to_recordset makes SQL's null of it. */
const neverNull = new Set(['custom']);

async function upsert(
  db: Executor,
  table: 'product' | 'sku',
  columns: Record<string, string>,
  rows: object[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const list = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '));
  const picked = sql.raw(
    names.map((name) => (neverNull.has(name) ? `coalesce(x.${name}, 'null')` : `x.${name}`)).join(', '),
  );
  const changes = names
    .filter((name) => name !== 'id' && name !== 'created_at')
    .map((name) => `${name} = excluded.${name}`);
  if (table === 'product') changes.push('version = product.version + 1', 'created_at = excluded.created_at');
  await sql`insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
    select ${picked} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(${list})
    on conflict (id) do update set ${sql.raw(changes.join(', '))}`.execute(db);
}

export const upsertProducts = (db: Executor, rows: ProductWrite[]) =>
  upsert(db, 'product', productColumns, rows);
export const upsertSkus = (db: Executor, rows: SkuWrite[]) => upsert(db, 'sku', skuColumns, rows);

export async function upsertStock(db: Executor, rows: StockWrite[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into stock (sku_id, warehouse_id, quantity, bin)
    select x.sku_id, x.warehouse_id, x.quantity, x.bin
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(sku_id text, warehouse_id text, quantity int, bin text)
    on conflict (sku_id, warehouse_id) do update set quantity = excluded.quantity, bin = excluded.bin`.execute(
    db,
  );
}

type Pair = { product_id: string; other: string; position: number };

/** What products belong to, instead of what they belonged to; `known` are those that were there before. */
export async function replaceGroups(
  db: Executor,
  known: string[],
  groups: { categories: Pair[]; tags: Pair[]; collections: Pair[] },
): Promise<void> {
  const tables = [
    ['product_category', 'category_id', groups.categories],
    ['product_tag', 'tag_id', groups.tags],
    ['product_collection', 'collection_id', groups.collections],
  ] as const;
  for (const [table, column, pairs] of tables) {
    if (known.length > 0)
      await sql`delete from ${sql.table(table)} where product_id = any(${known}::text[])`.execute(db);
    if (pairs.length === 0) continue;
    const position = table === 'product_category';
    await sql`insert into ${sql.table(table)} (product_id, ${sql.ref(column)}${position ? sql`, position` : sql``})
      select x.product_id, x.other${position ? sql`, x.position` : sql``}
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x(product_id text, other text, position int)
      on conflict do nothing`.execute(db);
  }
}

/** SKUs by code, else by product and options, with what they have at each warehouse. */
export async function findStockTargets(db: Executor, codes: string[], slugs: string[], lock: boolean) {
  const { rows } = await sql<{
    id: string;
    code: string;
    slug: string;
    options: Record<string, string>;
    stock: Record<string, { quantity: number; bin: string }> | null;
  }>`
    select s.id, s.code, p.slug, s.options, (
      select jsonb_object_agg(k.warehouse_id, jsonb_build_object('quantity', k.quantity, 'bin', k.bin))
      from stock k where k.sku_id = s.id) as stock
    from sku s join product p on p.id = s.product_id
    where s.code = any(${codes}::text[]) or p.slug = any(${slugs}::text[])
    order by s.id ${lock ? sql`for update of s` : sql``}`.execute(db);
  return rows;
}
