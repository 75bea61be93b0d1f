/** What an import looks up beside whole products: SKUs, products by number, and what files name, made when missing. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** Whose these SKUs are. */
export async function findSkuOwners(db: Executor, codes: string[]) {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ code: string; product_id: string; slug: string; name: string }>`
    select s.code, s.product_id, p.slug, p.name from sku s join product p on p.id = s.product_id
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

/** SKUs by code, else by product and options, with what they have at each warehouse. */
export async function findStockTargets(db: Executor, codes: string[], slugs: string[], lock: boolean) {
  const { rows } = await sql<{
    id: string;
    code: string;
    product_id: string;
    slug: string;
    name: string;
    options: Record<string, string>;
    stock: Record<string, { quantity: number; bin: string }> | null;
  }>`
    select s.id, s.code, s.product_id, p.slug, p.name, s.options, (
      select jsonb_object_agg(k.warehouse_id, jsonb_build_object('quantity', k.quantity, 'bin', k.bin))
      from stock k where k.sku_id = s.id) as stock
    from sku s join product p on p.id = s.product_id
    where s.code = any(${codes}::text[]) or p.slug = any(${slugs}::text[])
    order by s.id ${lock ? sql`for update of s` : sql``}`.execute(db);
  return rows;
}
