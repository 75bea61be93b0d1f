/**
 * Products that are there already, changed: the columns in which any of a batch differs, and no others. A price list
 * touches prices, so nothing is searched, sorted or grouped anew because of it.
 */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { type Column, productFieldColumns, skuFieldColumns } from './product-columns.ts';
import type { StoredProduct } from './product-record.ts';
import { sameValue } from './same-product.ts';
import {
  columnList,
  type NamedIds,
  type ProductWrite,
  pickedColumn,
  productRow,
  skuRow,
} from './write-rows.ts';

type ProductChange = ProductWrite & { before: StoredProduct };

async function update(
  db: Executor,
  table: 'product' | 'sku',
  columns: readonly Column[],
  rows: object[],
): Promise<void> {
  const sets = columns.map(([name]) => `${name} = ${pickedColumn(name)}`);
  if (table === 'product') sets.push('version = product.version + 1');
  await sql`update ${sql.table(table)} set ${sql.raw(sets.join(', '))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id text, ${columnList(columns)})
    where ${sql.table(table)}.id = x.id`.execute(db);
}

function changedColumns(changes: ProductChange[]): Column[] {
  const differs = (field: 'vendor' | 'slots' | (typeof productFieldColumns)[number][0]) =>
    changes.some(({ before, record }) => !sameValue(before.record[field], record[field]));
  const columns: Column[] = [['updated_at', 'timestamptz']];
  for (const [field, column] of productFieldColumns) if (differs(field)) columns.push(column);
  if (differs('vendor')) columns.push(['vendor_id', 'text']);
  if (differs('slots')) columns.push(['slots', 'jsonb']);
  if (!changes.every(({ sameTexts }) => sameTexts))
    columns.push(['sort_key', 'text'], ['search_text', 'text']);
  return columns;
}

/** Changes the products' own rows: their versions move, whatever of them has changed. */
export async function changeProductRows(
  db: Executor,
  changes: ProductChange[],
  ids: NamedIds,
  now: string,
): Promise<void> {
  if (changes.length === 0) return;
  const columns = changedColumns(changes);
  const rows = changes.map((change) => {
    const whole = productRow(change, ids, now);
    return Object.fromEntries([['id', change.id], ...columns.map(([name]) => [name, whole[name]])]);
  });
  await update(db, 'product', columns, rows);
}

/** Whether a product is there and keeps its slug and number, which are each product's own. */
export const keepsNames = (write: ProductWrite): write is ProductChange =>
  write.before?.record.slug === write.record.slug &&
  write.before.record.productNumber === write.record.productNumber;

/** Whether a product has the SKUs it had, in their order: then their positions stay as they are. */
export const keepsSkus = (write: ProductWrite): write is ProductChange =>
  write.skuIds.length === write.before?.skuIds.length &&
  write.skuIds.every((id, at) => id === write.before?.skuIds[at]);

/** Changes the SKUs that differ, of products that have the same ones as before. */
export async function changeSkuRows(db: Executor, changes: ProductChange[]): Promise<void> {
  const columns = new Set<(typeof skuFieldColumns)[number]>();
  const changed = changes.flatMap(({ before, record, skuIds }) =>
    record.skus.flatMap((sku, at) => {
      const was = before.record.skus[at];
      const differing = skuFieldColumns.filter(([field]) => !sameValue(was?.[field], sku[field]));
      for (const column of differing) columns.add(column);
      return differing.length > 0 ? [{ id: skuIds[at] ?? '', sku }] : [];
    }),
  );
  if (changed.length === 0) return;
  const fields = [...columns];
  await update(
    db,
    'sku',
    fields.map(([, column]) => column),
    changed.map(({ id, sku }) => skuRow({ id }, sku, fields)),
  );
}
