/** Which column holds which field of a record (product-record.ts), for what reads and writes whole products. */
import { sql } from 'kysely';
import { type PlainKey, plainFields } from '#schemas/domain/catalog/product-fields.ts';
import type { ProductRecord, SkuRecord } from './product-record.ts';

type ColumnType = 'text' | 'int' | 'boolean' | 'double precision' | 'timestamptz' | 'jsonb';
export type Column = readonly [column: string, type: ColumnType];

/** Held by other tables, or by ids. */
type Linked = 'vendor' | 'categories' | 'tags' | 'collections' | 'slots' | 'skus';

const plainColumns = Object.fromEntries(
  plainFields.map(([key, { column, type }]) => [key, [column, type === 'text' ? 'text' : 'int']]),
) as unknown as Record<PlainKey, Column>;

const productColumns: Record<Exclude<keyof ProductRecord, Linked>, Column> = {
  slug: ['slug', 'text'],
  productNumber: ['product_number', 'text'],
  kind: ['kind', 'text'],
  status: ['status', 'text'],
  ...plainColumns,
  optionNames: ['option_names', 'jsonb'],
  specifications: ['specifications', 'jsonb'],
  dimensions: ['dimensions', 'jsonb'],
  uom: ['uom', 'jsonb'],
  custom: ['custom', 'jsonb'],
  picture: ['picture', 'jsonb'],
  media: ['media', 'jsonb'],
  documents: ['documents', 'jsonb'],
  breaks: ['breaks', 'jsonb'],
  rules: ['rules', 'jsonb'],
  kitPrice: ['kit_price', 'jsonb'],
  companions: ['companions', 'jsonb'],
  extra: ['extra', 'jsonb'],
  createdAt: ['created_at', 'timestamptz'],
};

const skuColumns: Record<Exclude<keyof SkuRecord, 'stock'>, Column> = {
  code: ['code', 'text'],
  options: ['options', 'jsonb'],
  msrpCents: ['msrp_cents', 'int'],
  retailCents: ['retail_cents', 'int'],
  tradeCents: ['trade_cents', 'int'],
  costCents: ['cost_cents', 'int'],
  barcode: ['barcode', 'text'],
  weightLb: ['weight_lb', 'double precision'],
  backorder: ['backorder', 'boolean'],
  leadDays: ['lead_days', 'int'],
  taxable: ['taxable', 'boolean'],
  picture: ['picture', 'jsonb'],
  views: ['views', 'jsonb'],
  extra: ['extra', 'jsonb'],
};

type Entries<K> = [key: K, column: Column][];
export const productFieldColumns = Object.entries(productColumns) as Entries<keyof typeof productColumns>;
export const skuFieldColumns = Object.entries(skuColumns) as Entries<keyof typeof skuColumns>;

/** Select lists that name columns as the record does: of `product as p`, and of `sku as s` as one JSON object. */
export const productSelection = sql.raw(
  productFieldColumns.map(([key, [column]]) => `p.${column} as "${key}"`).join(', '),
);
export const skuSelection = sql.raw(
  skuFieldColumns.map(([key, [column]]) => `'${key}', s.${column}`).join(', '),
);
