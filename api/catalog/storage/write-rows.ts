/** A record as the rows of its tables, for statements that take their rows as one JSON text. */
import { type RawBuilder, sql } from 'kysely';
import { type Column, productFieldColumns, skuFieldColumns } from './product-columns.ts';
import type { ProductRecord, SkuRecord, StoredProduct } from './product-record.ts';

/** A record and the rows that are to hold it. `before`: what they hold; none for a new product. */
export type ProductWrite = {
  id: string;
  record: ProductRecord;
  /** In the order of the record's SKUs. */
  skuIds: string[];
  before?: StoredProduct | undefined;
  sortKey: string;
  searchText: string;
  /** What is derived from `before` says the same: sort key and search text are not written. */
  sameTexts?: boolean;
};

/** The ids of what records name: vendors by slug, products by number, warehouses by name. */
export type NamedIds = {
  vendors: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, string>;
  warehouses: ReadonlyMap<string, string>;
};

type Fields = Record<string, unknown>;

/** JSON's null in a column that is never null: jsonb_to_recordset makes SQL's null of it. */
const neverNull = new Set(['custom']);

/** A column of the rows `x` as its table takes it. */
export const pickedColumn = (name: string): string =>
  neverNull.has(name) ? `coalesce(x.${name}, 'null')` : `x.${name}`;

/** The columns of jsonb_to_recordset's rows. */
export const columnList = (columns: readonly Column[]): RawBuilder<unknown> =>
  sql.raw(columns.map(([name, type]) => `${name} ${type}`).join(', '));

export function productRow(
  { id, record, sortKey, searchText }: ProductWrite,
  ids: NamedIds,
  now: string,
): Fields {
  const row: Fields = {
    id,
    vendor_id: ids.vendors.get(record.vendor.slug),
    slots: record.slots.map(({ products, ...slot }) => ({
      ...slot,
      productIds: products.flatMap((number) => ids.products.get(number) ?? []),
    })),
    sort_key: sortKey,
    search_text: searchText,
    updated_at: now,
  };
  for (const [field, [column]] of productFieldColumns) row[column] = record[field];
  return row;
}

/** `row` with a SKU's fields, or some of them. */
export function skuRow(row: Fields, sku: SkuRecord, fields = skuFieldColumns): Fields {
  for (const [field, [column]] of fields) row[column] = sku[field];
  return row;
}
