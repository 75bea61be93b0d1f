/** What runs of imports change (migrations/0068-import-changes.ts): written by the batch, read for previews and undoing. */
import { type Selectable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { NamedTable } from './import-lookups.ts';
import type { StoredProduct } from './product-record.ts';

export type ChangedProduct = Selectable<Tables['import_product']>;
export type ChangedLine = Selectable<Tables['import_line']>;
export type RunPart = { runId: string; dry: boolean };

/** Forgets a dry run's changes, of which nothing is written. */
export async function deleteDryChanges(db: Executor, runId: string): Promise<void> {
  await db.deleteFrom('import_line').where('run_id', '=', runId).where('dry', '=', true).execute();
  await db.deleteFrom('import_product').where('run_id', '=', runId).where('dry', '=', true).execute();
}

/** The products that a dry run would have made or changed, as they would be now. */
export async function findPlannedProducts(
  db: Executor,
  runId: string,
  by: { slugs: string[]; numbers: string[]; ids: string[] },
): Promise<StoredProduct[]> {
  const { rows } = await sql<{ product_id: string; version: number; after: StoredProduct['record'] }>`
    select product_id, version, after from import_product where run_id = ${runId} and dry and (
      slug = any(${by.slugs}::text[]) or number = any(${by.numbers}::text[])
      or product_id = any(${by.ids}::text[]))`.execute(db);
  return rows.map(({ product_id: id, version, after: record }) => ({ id, version, skuIds: [], record }));
}

/** Whose SKUs a dry run would have made. */
export async function findPlannedOwners(db: Executor, runId: string, codes: string[]) {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ code: string; product_id: string; slug: string; name: string }>`
    select l.code, l.product_id, p.slug, p.name from import_line l
    join import_product p on p.run_id = l.run_id and p.dry and p.product_id = l.product_id
    where l.run_id = ${runId} and l.dry and l.code = any(${codes}::text[])`.execute(db);
  return rows;
}

export async function findProductVersions(db: Executor, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from product where id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function findChangedProducts(db: Executor, { runId, dry }: RunPart, ids: string[]) {
  const { rows } = await sql<{ product_id: string; base: number; version: number; undone: boolean }>`
    select product_id, base, version, undone from import_product
    where run_id = ${runId} and dry = ${dry} and product_id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.product_id, row]));
}

export type ProductNote = Omit<ChangedProduct, 'undone' | 'kept' | 'before' | 'after'> & {
  before: StoredProduct['record'] | null;
  after: StoredProduct['record'] | null;
  /** Whether the first `before` of an earlier batch still is what the product was. */
  goesOn: boolean;
};

export async function putChangedProducts(db: Executor, notes: ProductNote[]): Promise<void> {
  if (notes.length === 0) return;
  await sql`insert into import_product (run_id, dry, product_id, row, slug, number, name, base, version, before, after)
    select x.run_id, x.dry, x.product_id, x.row, x.slug, x.number, x.name, x.base, x.version, x.before, x.after
    from jsonb_to_recordset(${JSON.stringify(notes.map(({ goesOn: _, ...note }) => note))}::jsonb)
      as x(run_id text, dry boolean, product_id text, row int, slug text, number text, name text, base int,
        version int,
        before jsonb, after jsonb)
    on conflict (run_id, dry, product_id) do update set slug = excluded.slug, number = excluded.number,
      name = excluded.name, version = excluded.version, base = excluded.base, after = excluded.after, undone = false, kept = '',
      before = case when import_product.product_id = any(${notes.flatMap(({ goesOn, product_id }) => (goesOn ? [product_id] : []))}::text[])
        then import_product.before else excluded.before end`.execute(db);
}

export async function findLinesByCode(
  db: Executor,
  { runId, dry }: RunPart,
  codes: string[],
): Promise<Map<string, ChangedLine>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<ChangedLine>`
    select * from import_line where run_id = ${runId} and dry = ${dry} and code = any(${codes}::text[])`.execute(
    db,
  );
  return new Map(rows.map((line) => [line.code, line]));
}

export async function putLines(db: Executor, lines: Omit<ChangedLine, 'undone' | 'kept'>[]): Promise<void> {
  if (lines.length === 0) return;
  const columns = [
    ...[
      'run_id text',
      'dry boolean',
      'code text',
      'product_id text',
      'row int',
      'name text',
      'is_new boolean',
    ],
    ...['old_cents int', 'new_cents int', 'old_stock int', 'new_stock int', 'stock jsonb', 'outlier text'],
    'weight int',
  ];
  const names = columns.map((column) => column.split(' ')[0] ?? '');
  const changes = names.slice(3).map((name) => `${name} = excluded.${name}`);
  await sql`insert into import_line (${sql.raw(names.join(', '))})
    select ${sql.raw(names.map((name) => `x.${name}`).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(${sql.raw(columns.join(', '))})
    on conflict (run_id, dry, code) do update set ${sql.raw(changes.join(', '))}, undone = false, kept = ''`.execute(
    db,
  );
}

export async function putNamed(db: Executor, runId: string, kind: NamedTable, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('import_named')
    .values(ids.map((id) => ({ run_id: runId, kind, id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A page of what a run changes: what is unusual first, then the largest changes. */
export async function findLines(db: Executor, { runId, dry }: RunPart, window: Window) {
  const of = db.selectFrom('import_line').where('run_id', '=', runId).where('dry', '=', dry);
  const rows = await of
    .selectAll()
    .orderBy('weight', 'desc')
    .orderBy('row')
    .orderBy('code')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const { total, outliers } = await of
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where outlier <> ''))::int`.as('outliers'),
    ])
    .executeTakeFirstOrThrow();
  return { rows, total, outliers };
}

/** How much a run wrote that can be undone. */
export async function countUndoable(db: Executor, runId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from import_product where run_id = ${runId} and not dry and not undone)
    + (select count(*) from import_line where run_id = ${runId} and not dry and not undone and stock <> '{}'))::int as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The next products to put back, the last of the file first: kits stand below their parts. */
export const findProductsToUndo = (db: Executor, runId: string, limit: number) =>
  db
    .selectFrom('import_product')
    .selectAll()
    .where('run_id', '=', runId)
    .where('dry', '=', false)
    .where('undone', '=', false)
    .orderBy('row', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute();

export const findStockToUndo = (db: Executor, runId: string, limit: number) =>
  db
    .selectFrom('import_line')
    .selectAll()
    .where('run_id', '=', runId)
    .where('dry', '=', false)
    .where('undone', '=', false)
    .where(sql<boolean>`stock <> '{}'`)
    .orderBy('code')
    .limit(limit)
    .execute();

/** Marks what is done; `kept` says why something stayed as the import left it. */
export async function markUndone(
  db: Executor,
  table: 'import_product' | 'import_line',
  runId: string,
  rows: { key: string; kept: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const key = sql.ref(table === 'import_product' ? 't.product_id' : 't.code');
  await sql`update ${sql.table(table)} t set undone = true, kept = x.kept
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(key text, kept text)
    where t.run_id = ${runId} and not t.dry and ${key} = x.key`.execute(db);
}

/**
 * A product that is as it was before a run: what other runs wrote of it before that is as they left it again, and can be
 * undone in turn.
 */
export async function followRestored(
  db: Executor,
  runId: string,
  products: { id: string; base: number; version: number }[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`update import_product p set version = x.version
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as x(id text, base int, version int)
    where p.product_id = x.id and not p.dry and p.run_id <> ${runId} and p.version = x.base`.execute(db);
}

/** What could not be undone, and how much could. */
export async function findKept(db: Executor, runId: string, limit: number) {
  const { rows } = await sql<{ name: string; sku: string; reason: string }>`
    select name, sku, reason from (
      select name, '' as sku, kept as reason, row from import_product
        where run_id = ${runId} and not dry and undone and kept <> ''
      union all select name, code, kept, row from import_line
        where run_id = ${runId} and not dry and undone and kept <> '') x
    order by row, name, sku limit ${limit}::int`.execute(db);
  const counted = await sql<{ kept: number; undone: number }>`select
    (count(*) filter (where kept <> ''))::int as kept, (count(*) filter (where kept = ''))::int as undone from (
      select kept from import_product where run_id = ${runId} and not dry and undone
      union all select kept from import_line where run_id = ${runId} and not dry and undone) x`.execute(db);
  const { kept = 0, undone = 0 } = counted.rows[0] ?? {};
  return { kept, undone, problems: rows };
}

export const findMadeNames = (db: Executor, runId: string) =>
  db.selectFrom('import_named').selectAll().where('run_id', '=', runId).execute();

/** Takes a vendor, category, tag or collection away that no product and no category below it needs. */
export async function deleteUnused(db: Executor, kind: NamedTable, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const used = {
    vendor: sql`select 1 from product p where p.vendor_id = n.id`,
    category: sql`select 1 from product_category c where c.category_id = n.id
      union all select 1 from category c where c.parent_id = n.id`,
    tag: sql`select 1 from product_tag t where t.tag_id = n.id`,
    collection: sql`select 1 from product_collection c where c.collection_id = n.id`,
  }[kind];
  await sql`delete from ${sql.table(kind)} n where n.id = any(${ids}::text[]) and not exists (${used})`.execute(
    db,
  );
}

export async function deleteStock(db: Executor, rows: { sku_id: string; warehouse_id: string }[]) {
  if (rows.length === 0) return;
  await sql`delete from stock k using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as x(sku_id text, warehouse_id text)
    where k.sku_id = x.sku_id and k.warehouse_id = x.warehouse_id`.execute(db);
}
