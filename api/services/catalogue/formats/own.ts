/**
 * Our own CSV: a row a SKU, what is said of the product in its first row. Everything that is kept of a product, so that
 * an export comes back as it was; what is no plain value is JSON, lists of names may also be written "one, two". The
 * same columns are what the columns of an unknown file are mapped to.
 */
import type { z } from 'zod';
import { readDescription, safeHtml } from '../html.ts';
import { type NamedRef, type ProductRecord, productRecordSchema, type SkuRecord } from '../record.ts';
import { type Cells, columnKey, namedOf, splitList } from './cells.ts';
import type { Format } from './format.ts';
import { dollarsOf } from './write-cells.ts';

type Column<T> = {
  name: string;
  field: keyof T & string;
  read: (cells: Cells, name: string) => unknown;
  write: (value: never) => string;
};

const raw = (most: number) => (cells: Cells, name: string) => {
  const text = cells.exact(name);
  return text !== undefined && text.length > most
    ? cells.refuse(name, `expected at most ${most} characters`)
    : text;
};
const written = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const json = (value: unknown) => (value === undefined || value === null ? '' : JSON.stringify(value));
const sayIssue = (issue: z.core.$ZodIssue | undefined) =>
  `expected another value${issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : ''}${issue ? `: ${issue.message}` : ''}`;

const shapes: Record<string, z.ZodType> = productRecordSchema.shape;
const skuShapes: Record<string, z.ZodType> = productRecordSchema.shape.skus.element.shape;

function parsed(cells: Cells, name: string, shape: z.ZodType | undefined, value: unknown): unknown {
  const result = shape?.safeParse(value);
  return result?.success ? result.data : cells.refuse(name, sayIssue(result?.error.issues[0]));
}

const jsonOf =
  (field: string, of: Record<string, z.ZodType>, empty?: unknown) =>
  (cells: Cells, name: string): unknown => {
    const text = cells.text(name);
    if (!text) return text === undefined ? undefined : empty;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return cells.refuse(name, 'expected JSON');
    }
    return parsed(cells, name, of[field], value);
  };

const isPlain = ({ slug, name, ...rest }: NamedRef) =>
  Object.keys(rest).length === 0 &&
  namedOf(name).slug === slug &&
  !/^[[{]|[,>]/.test(name) &&
  name === name.trim();

/** "Sale, New", or JSON. */
const listOf = (field: string) => (cells: Cells, name: string) => {
  const text = cells.text(name);
  if (text === undefined) return undefined;
  if (text.startsWith('[')) return jsonOf(field, shapes)(cells, name);
  return splitList(text, /,/).map((path) => {
    const parts = splitList(path, />/);
    const own = namedOf(parts.at(-1) ?? path);
    return field === 'categories' && parts.length > 1 ? { ...own, parent: namedOf(parts[0] ?? '') } : own;
  });
};
const writeList = (list: NamedRef[] | undefined) =>
  list?.every(isPlain) ? list.map(({ name }) => name).join(', ') : json(list);
const oneNamed = (cells: Cells, name: string) => {
  const text = cells.text(name);
  if (!text) return undefined;
  return text.startsWith('{') ? jsonOf('vendor', shapes)(cells, name) : namedOf(text);
};

const cents = (cells: Cells, name: string) => cells.cents(name);
const orNull = (read: (cells: Cells, name: string) => unknown) => (cells: Cells, name: string) =>
  cells.text(name) === '' ? null : read(cells, name);
const whole = (cells: Cells, name: string) => cells.whole(2_000_000_000, name);

const product = (
  name: string,
  field: keyof ProductRecord & string,
  read: Column<ProductRecord>['read'],
  write: (value: never) => string = written,
): Column<ProductRecord> => ({ name, field, read, write });
const structured = (name: string, field: keyof ProductRecord & string, empty?: unknown) =>
  product(name, field, jsonOf(field, shapes, empty), json);

const productColumns: Column<ProductRecord>[] = [
  product('product_number', 'productNumber', (cells, name) => cells.short(80, name) || undefined),
  product('handle', 'slug', (cells, name) => cells.slug(name)),
  product('kind', 'kind', (cells, name) =>
    cells.oneOf({ plain: 'plain', variant: 'variant', combination: 'combination', custom: 'custom' }, name),
  ),
  product('status', 'status', (cells, name) =>
    cells.oneOf({ active: 'active', draft: 'draft', archived: 'archived' }, name),
  ),
  product('name', 'name', (cells, name) => cells.short(300, name) || undefined),
  product('description', 'description', raw(100_000)),
  product('body_html', 'bodyHtml', raw(200_000)),
  product('vendor', 'vendor', oneNamed, ((vendor: NamedRef | undefined) =>
    vendor && isPlain(vendor) ? vendor.name : json(vendor)) as (value: never) => string),
  product('categories', 'categories', listOf('categories'), writeList as (value: never) => string),
  product('tags', 'tags', listOf('tags'), writeList as (value: never) => string),
  product('collections', 'collections', listOf('collections'), writeList as (value: never) => string),
  structured('option_names', 'optionNames', []),
  structured('specifications', 'specifications', {}),
  structured('dimensions', 'dimensions'),
  structured('uom', 'uom'),
  structured('slots', 'slots', []),
  structured('custom', 'custom', null),
  product('supplier', 'supplier', raw(200)),
  product('tax_code', 'taxCode', raw(80)),
  structured('picture', 'picture'),
  structured('media', 'media', []),
  structured('documents', 'documents', []),
  structured('breaks', 'breaks', []),
  product('order_min', 'orderMin', whole),
  product('order_step', 'orderStep', whole),
  structured('rules', 'rules', []),
  structured('kit_price', 'kitPrice'),
  product('seo_title', 'seoTitle', raw(300)),
  product('seo_description', 'seoDescription', raw(2000)),
  structured('extra', 'extra', {}),
  product('popularity', 'popularity', whole),
  product('created_at', 'createdAt', (cells, name) => {
    const text = cells.text(name);
    return text ? parsed(cells, name, shapes.createdAt, text) : undefined;
  }),
];

const sku = (
  name: string,
  field: keyof SkuRecord & string,
  read: Column<SkuRecord>['read'],
  write: (value: never) => string = written,
): Column<SkuRecord> => ({ name, field, read, write });

const skuColumns: Column<SkuRecord>[] = [
  sku('sku', 'code', (cells, name) => cells.short(80, name) || undefined),
  sku('options', 'options', jsonOf('options', skuShapes, {}), json),
  sku('price', 'retailCents', cents, dollarsOf),
  sku('trade_price', 'tradeCents', cents, dollarsOf),
  sku('list_price', 'msrpCents', cents, dollarsOf),
  sku('cost', 'costCents', orNull(cents), dollarsOf),
  sku('barcode', 'barcode', raw(80)),
  sku('weight_lb', 'weightLb', (cells, name) => cells.number(name)),
  sku('backorder', 'backorder', (cells, name) => cells.flag(name)),
  sku(
    'lead_days',
    'leadDays',
    orNull((cells, name) => cells.whole(3650, name)),
  ),
  sku('taxable', 'taxable', (cells, name) => cells.flag(name)),
  sku('sku_picture', 'picture', jsonOf('picture', skuShapes), json),
  sku('views', 'views', jsonOf('views', skuShapes, []), json),
  sku('sku_extra', 'extra', jsonOf('extra', skuShapes, {}), json),
  sku('stock', 'stock', jsonOf('stock', skuShapes, {}), json),
];

/** Columns that only files of other houses have. */
const looseColumns = [
  ...[1, 2, 3].flatMap((n) => [`option${n}_name`, `option${n}_value`]),
  'quantity',
  'image',
  'html',
  'specification',
  'ignore',
] as const;

/** What a column of an unknown file may be: a column of ours, or one of these. */
export const mappingTargets: readonly string[] = [
  ...productColumns.filter(({ write }) => write !== json).map(({ name }) => name),
  ...skuColumns.filter(({ write }) => write !== json).map(({ name }) => name),
  ...looseColumns,
].filter((name) => !['body_html', 'created_at', 'popularity', 'kind'].includes(name));

export const ownHeaders = [...productColumns, ...skuColumns].map(({ name }) => name);

function readColumns<T>(cells: Cells, columns: Column<T>[]): Partial<T> {
  const found: Record<string, unknown> = {};
  for (const { name, field, read } of columns) {
    if (!cells.has(name)) continue;
    const value = read(cells, name);
    if (value !== undefined) found[field] = value;
  }
  return found as Partial<T>;
}

function readSku(head: Cells, cells: Cells): SkuRecord | null {
  const found = readColumns(cells, skuColumns);
  const options: Record<string, string> = { ...found.options };
  for (const n of [1, 2, 3]) {
    const name = cells.text(`option${n}_name`) || head.text(`option${n}_name`);
    const value = cells.text(`option${n}_value`);
    if (name && value) options[name] = value;
  }
  const quantity = cells.whole(100_000_000, 'quantity');
  if (!found.code && !cells.failed) cells.refuse('sku', 'expected a SKU');
  if (cells.failed || !found.code) return null;
  const hasOptions = found.options !== undefined || cells.has('option1_value');
  return {
    ...found,
    code: found.code,
    ...(hasOptions ? { options } : {}),
    ...(quantity === undefined ? {} : { quantity }),
  };
}

/** Columns that a mapping made specifications of: "specification:" and the header. */
export const specificationPrefix = 'specification:';

function readProduct(head: Cells, headers: readonly string[]): Partial<ProductRecord> {
  const found = readColumns(head, productColumns);
  // Whoever wrote the file, what is shown is the safe subset.
  if (found.bodyHtml) found.bodyHtml = safeHtml(found.bodyHtml);
  const html = head.text('html');
  if (html !== undefined) Object.assign(found, readDescription(html));
  const image = head.text('image');
  if (image)
    found.picturesFrom = splitList(image, /[,;|]\s*/).map((url) => ({ url: url.slice(0, 2000), alt: '' }));
  const specifications = headers
    .filter((header) => header.startsWith(specificationPrefix))
    .map((header) => [header.slice(specificationPrefix.length), head.text(columnKey(header)) ?? ''] as const)
    .filter(([, value]) => value !== '');
  if (specifications.length > 0)
    found.specifications = { ...found.specifications, ...Object.fromEntries(specifications) };
  return found;
}

const keyOf = (cells: Cells) => cells.text('product_number') || cells.text('handle') || '';

const readOwn: Format['read'] = (rows, headers) => {
  const [head] = rows;
  if (!head) return null;
  const about = readProduct(head, headers);
  if (head.failed) return null;
  const skus: SkuRecord[] = [];
  const skuRows: number[] = [];
  for (const cells of rows) {
    if (!cells.text('sku') && rows.length === 1 && about.productNumber && about.name === undefined) continue;
    const one = readSku(head, cells);
    if (!one) continue;
    skus.push(one);
    skuRows.push(cells.row);
  }
  const names = [1, 2, 3].flatMap((n) => head.text(`option${n}_name`) || []);
  return {
    kind: 'product',
    row: head.row,
    addition: about.name === undefined,
    skuRows,
    record: { ...about, ...(names.length > 0 ? { optionNames: names } : {}), skus },
  };
};

const continues: Format['continues'] = (head, row) => keyOf(head) !== '' && keyOf(head) === keyOf(row);

export const own: Format = {
  id: 'own',
  matches: (columns) => columns.has('product_number') && columns.has('sku') && columns.has('price'),
  continues,
  read: readOwn,
};

/** A file whose columns a person named. */
export const mapped: Format = { id: 'mapped', matches: () => false, continues, read: readOwn };

export function writeOwn(record: ProductRecord): Record<string, string>[] {
  const cellsOf = <T>(columns: Column<T>[], of: T) =>
    Object.fromEntries(columns.map(({ name, field, write }) => [name, write(of[field as keyof T] as never)]));
  const blank = Object.fromEntries(ownHeaders.map((header) => [header, '']));
  const skus = record.skus.length > 0 ? record.skus : [null];
  return skus.map((one, at) => ({
    ...blank,
    ...(at === 0 ? cellsOf(productColumns, record) : { product_number: record.productNumber ?? '' }),
    ...(one ? cellsOf(skuColumns, one) : {}),
  }));
}
