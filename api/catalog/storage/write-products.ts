/** Records into the tables by the batch: one statement a table, its rows as one JSON text. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { changeProductRows, changeSkuRows, keepsNames, keepsSkus } from './change-products.ts';
import { type Column, productFieldColumns, skuFieldColumns } from './product-columns.ts';
import { noteOverwritten } from './stock.ts';
import {
  columnList,
  type NamedIds,
  type ProductWrite,
  pickedColumn,
  productRow,
  skuRow,
} from './write-rows.ts';

const linkedColumns: Column[] = [
  ['id', 'text'],
  ['vendor_id', 'text'],
  ['slots', 'jsonb'],
  ['sort_key', 'text'],
  ['search_text', 'text'],
  ['updated_at', 'timestamptz'],
];
const productColumns = [...linkedColumns, ...productFieldColumns.map(([, column]) => column)];
const skuColumns: Column[] = [
  ['id', 'text'],
  ['product_id', 'text'],
  ['position', 'int'],
  ...skuFieldColumns.map(([, column]) => column),
];

/** `isNew`: none of the rows is there. Others are changed in the order of the batch, as a file renames its products. */
async function insert(
  db: Executor,
  table: 'product' | 'sku',
  columns: readonly Column[],
  rows: object[],
  isNew: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(([name]) => name);
  const changes = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  if (table === 'product') changes.push('version = product.version + 1');
  const onConflict = isNew ? '' : `on conflict (id) do update set ${changes.join(', ')}`;
  await sql`insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
    select ${sql.raw(names.map(pickedColumn).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(${columnList(columns)})
    ${sql.raw(onConflict)}`.execute(db);
}

const skuRows = ({ id, record, skuIds }: ProductWrite): object[] =>
  record.skus.map((sku, position) => skuRow({ id: skuIds[position], product_id: id, position }, sku));

/** What orders take meanwhile is not put back: only the stock that differs from what was read is written. */
function stockRows({ record, skuIds, before }: ProductWrite, ids: NamedIds): StockWrite[] {
  const stocks = new Map(before?.record.skus.map(({ stock }, at) => [before.skuIds[at], stock]));
  return record.skus.flatMap(({ stock }, at) => {
    const skuId = skuIds[at] ?? '';
    const was = stocks.get(skuId);
    return Object.entries(stock).flatMap(([name, { quantity, bin }]) => {
      const warehouse = ids.warehouses.get(name);
      const own = was?.[name];
      if (!warehouse || (own?.quantity === quantity && own.bin === bin)) return [];
      return [{ sku_id: skuId, warehouse_id: warehouse, quantity, bin }];
    });
  });
}

/** The SKUs that get another code: they may change places, so all of them let go of theirs first. */
function recodedSkus({ record, skuIds, before }: ProductWrite): string[] {
  if (!before) return [];
  const codes = new Map(before.record.skus.map(({ code }, at) => [before.skuIds[at], code]));
  return record.skus.flatMap(({ code }, at) => {
    const id = skuIds[at] ?? '';
    return (codes.get(id) ?? code) === code ? [] : [id];
  });
}

const isNew = ({ before }: ProductWrite): boolean => before === undefined;

/**
 * Inserts products with their SKUs and stock, and changes those that are there. What they belong to is put apart. `actor`: who, as the
 * audit log names them.
 */
export async function writeProducts(
  tx: Executor,
  writes: ProductWrite[],
  ids: NamedIds,
  now: string,
  actor: string | null = null,
): Promise<void> {
  const products = writes.filter((write) => !keepsNames(write));
  const rows = products.map((write) => productRow(write, ids, now));
  await insert(tx, 'product', productColumns, rows, products.every(isNew));
  await changeProductRows(tx, writes.filter(keepsNames), ids, now);
  const recoded = writes.flatMap(recodedSkus);
  if (recoded.length > 0) await sql`update sku set code = id where id = any(${recoded}::text[])`.execute(tx);
  const arranged = writes.filter((write) => !keepsSkus(write));
  await insert(tx, 'sku', skuColumns, arranged.flatMap(skuRows), arranged.every(isNew));
  await changeSkuRows(tx, writes.filter(keepsSkus));
  await upsertStock(
    tx,
    writes.flatMap((write) => stockRows(write, ids)),
    actor,
  );
}

export type StockWrite = { sku_id: string; warehouse_id: string; quantity: number; bin: string };

export async function upsertStock(db: Executor, rows: StockWrite[], actor: string | null): Promise<void> {
  if (rows.length === 0) return;
  await noteOverwritten(db, rows, actor);
  await sql`insert into stock (sku_id, warehouse_id, quantity, bin)
    select x.sku_id, x.warehouse_id, x.quantity, x.bin
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(sku_id text, warehouse_id text, quantity int, bin text)
    on conflict (sku_id, warehouse_id) do update set quantity = excluded.quantity, bin = excluded.bin`.execute(
    db,
  );
}

type Pair = { product_id: string; other: string; position: number };

/**
 * What products belong to, instead of what they belonged to. `changed`: those that were there before and belong to
 * something else now; the others keep the places that they have.
 */
export async function replaceGroups(
  db: Executor,
  groups: Record<'categories' | 'tags' | 'collections', { changed: string[]; pairs: Pair[] }>,
): Promise<void> {
  const tables = [
    ['product_category', 'category_id', groups.categories],
    ['product_tag', 'tag_id', groups.tags],
    ['product_collection', 'collection_id', groups.collections],
  ] as const;
  for (const [table, column, { changed, pairs }] of tables) {
    if (changed.length > 0)
      await sql`delete from ${sql.table(table)} where product_id = any(${changed}::text[])`.execute(db);
    if (pairs.length === 0) continue;
    const position = table === 'product_category';
    await sql`insert into ${sql.table(table)} (product_id, ${sql.ref(column)}${position ? sql`, position` : sql``})
      select x.product_id, x.other${position ? sql`, x.position` : sql``}
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x(product_id text, other text, position int)
      on conflict do nothing`.execute(db);
  }
}
