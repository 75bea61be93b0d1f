/**
 * Our own CSV: a row a SKU, what is said of the product in its first row. Everything that is kept of a product, so that
 * an export comes back as it was; what is no plain value is JSON, lists of names may also be written "one, two". The
 * same columns are what the columns of an unknown file are mapped to. A column that is missing leaves what is stored; a
 * cell that is empty empties it.
 */

import type { z } from 'zod';
import type { NamedRef } from '#api/catalog/storage/product-record.ts';
import { readDescription } from '#api/catalog/text/html.ts';
import { dollarsOf } from '#api/platform/csv.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import type { CompanionRef } from '#schemas/domain/catalog/product-data.ts';
import { plainFields } from '#schemas/domain/catalog/product-fields.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { parseJson } from '#schemas/fields/parse-json.ts';
import type { PlainField } from '#schemas/fields/plain-field.ts';
import { type ImportedProduct, type ImportedSku, importedProductSchema } from '../imported-product.ts';
import { type Cells, categoryNameOf, columnKey, namedOf, splitList } from './cells.ts';
import { cleanHtml } from './clean-html.ts';
import type { Format, ProductEntry, StockEntry } from './format.ts';

type Column<T> = {
  name: string;
  field: keyof T & string;
  read: (cells: Cells, name: string) => unknown;
  write: (value: never) => string;
};

const raw = (most: number) => (cells: Cells, name: string) => {
  const text = cells.exact(name);
  return text !== undefined && text.length > most
    ? cells.refuse(name, because('text_too_long', { maximum: most }))
    : text;
};
const written = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const json = (value: unknown) => (value === undefined || value === null ? '' : JSON.stringify(value));
function reasonOf(error: z.core.$ZodError | undefined): Reason {
  const [[pointer, [reason]] = ['', []]] = error ? Object.entries(reasonsOf(error)) : [];
  if (!reason) return because('value_invalid');
  return pointer === '/'
    ? reason
    : because('row_field_invalid', { field: pointer, problem: sentenceOf(reason) });
}

const shapes: Record<string, z.ZodType> = importedProductSchema.shape;
const skuShapes: Record<string, z.ZodType> = importedProductSchema.shape.skus.element.shape;

function parsed(cells: Cells, name: string, shape: z.ZodType | undefined, value: unknown): unknown {
  const result = shape && parseJson(shape, value);
  return result?.success ? result.data : cells.refuse(name, reasonOf(result?.error));
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
      return cells.refuse(name, because('cell_json_invalid'));
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

/** `VLV-7701!, TRP-7711 x2`: product numbers; with "!" it is required, and how many go with one. Or JSON. */
const readCompanions = (cells: Cells, name: string) => {
  const text = cells.text(name);
  if (text === undefined || text.startsWith('[')) return jsonOf('companions', shapes, [])(cells, name);
  const list = splitList(text, /,/).map((entry) => {
    const [, product = '', mark, quantity] = /^(.*?)(!?)(?:\s+x(\d{1,2}))?$/.exec(entry) ?? [];
    return {
      product: product.trim(),
      need: mark ? 'required' : 'goes_with',
      quantity: Number(quantity ?? 1),
    };
  });
  return parsed(cells, name, shapes.companions, list);
};
const writeCompanions = (list: CompanionRef[] | undefined) =>
  list?.every(({ product }) => !/^\[|[,!]|\sx\d|^\s|\s$/.test(product))
    ? list
        .map(({ product, need, quantity }) =>
          [product, need === 'required' ? '!' : '', quantity > 1 ? ` x${quantity}` : ''].join(''),
        )
        .join(', ')
    : json(list);

const cents = (cells: Cells, name: string) => cells.cents(name);
const orNull = (read: (cells: Cells, name: string) => unknown) => (cells: Cells, name: string) =>
  cells.text(name) === '' ? null : read(cells, name);
/** How a plain field's cell is read; an empty one leaves a name or a number as it is. */
const readerOf = (field: PlainField): Column<ImportedProduct>['read'] => {
  if (field.type === 'number')
    return (cells, name) => {
      const { min: minimum, max } = field;
      const value = cells.whole(max, name);
      return value === undefined || value >= minimum
        ? value
        : cells.refuse(name, because('number_too_small', { minimum }));
    };
  return field.presence === 'filled'
    ? (cells, name) => cells.short(field.max, name) || undefined
    : raw(field.max);
};

const product = (
  name: string,
  field: keyof ImportedProduct & string,
  read: Column<ImportedProduct>['read'],
  write: (value: never) => string = written,
): Column<ImportedProduct> => ({ name, field, read, write });
const structured = (name: string, field: keyof ImportedProduct & string, empty?: unknown) =>
  product(name, field, jsonOf(field, shapes, empty), json);

const productColumns: Column<ImportedProduct>[] = [
  product('product_number', 'productNumber', (cells, name) => cells.short(80, name) || undefined),
  product('handle', 'slug', (cells, name) => cells.slug(name)),
  product('kind', 'kind', (cells, name) =>
    cells.oneOf({ plain: 'plain', variant: 'variant', combination: 'combination', custom: 'custom' }, name),
  ),
  product('status', 'status', (cells, name) =>
    cells.oneOf({ active: 'active', draft: 'draft', archived: 'archived' }, name),
  ),
  ...plainFields.map(([key, field]) => product(field.column, key, readerOf(field))),
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
  structured('picture', 'picture'),
  structured('media', 'media', []),
  structured('documents', 'documents', []),
  structured('breaks', 'breaks', []),
  structured('rules', 'rules', []),
  structured('kit_price', 'kitPrice'),
  product('companions', 'companions', readCompanions, writeCompanions as (value: never) => string),
  structured('extra', 'extra', {}),
  product('created_at', 'createdAt', (cells, name) => {
    const text = cells.text(name);
    return text ? parsed(cells, name, shapes.createdAt, text) : undefined;
  }),
];

const sku = (
  name: string,
  field: keyof ImportedSku & string,
  read: Column<ImportedSku>['read'],
  write: (value: never) => string = written,
): Column<ImportedSku> => ({ name, field, read, write });

const skuColumns: Column<ImportedSku>[] = [
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
  'warehouse',
  'currency',
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

/** An option without a name is still one to choose by. */
const optionNameOf = (head: Cells, cells: Cells, n: number): string =>
  cells.text(`option${n}_name`) || head.text(`option${n}_name`) || (n === 1 ? 'Option' : `Option ${n}`);

function readSku(head: Cells, cells: Cells): ImportedSku | null {
  const found = readColumns(cells, skuColumns);
  const options: Record<string, string> = { ...found.options };
  for (const n of [1, 2, 3]) {
    const value = cells.text(`option${n}_value`);
    if (value) options[optionNameOf(head, cells, n)] = value;
  }
  const pieces = cells.pieces('quantity');
  const warehouse = cells.short(200, 'warehouse');
  if (!found.code && !cells.failed) cells.refuse('sku', because('row_sku_missing'));
  if (cells.failed || !found.code) return null;
  const hasOptions = found.options !== undefined || cells.has('option1_value');
  return {
    ...found,
    code: found.code,
    ...(hasOptions ? { options } : {}),
    ...(pieces === undefined ? {} : { quantity: pieces.quantity }),
    ...(pieces?.isOwed ? { backorder: true } : {}),
    ...(pieces && warehouse ? { warehouse } : {}),
  };
}

/** Columns that a mapping made specifications of: "specification:" and the header. */
export const specificationPrefix = 'specification:';

function readProduct(head: Cells, headers: readonly string[]): Partial<ImportedProduct> {
  const found = readColumns(head, productColumns);
  cleanHtml(found);
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

const hasOptions = (cells: Cells): boolean =>
  [1, 2, 3].some((n) => (cells.text(`option${n}_value`) ?? '') !== '');

/** A first row that says what the variants below it have in common and is none itself, as Spree writes its masters. */
const isMaster = (rows: Cells[]): boolean => {
  const [head, ...others] = rows;
  return head !== undefined && !hasOptions(head) && others.some(hasOptions);
};

const readOwn: Format['read'] = (rows, headers) => {
  const [head] = rows;
  if (!head) return null;
  const about = readProduct(head, headers);
  if (head.failed) return null;
  const skus: ImportedSku[] = [];
  const skuRows: number[] = [];
  const names = new Set<string>();
  const [first, ...others] = rows;
  const variants = isMaster(rows) ? others : [first ?? head, ...others];
  for (const cells of variants) {
    if (!cells.text('sku') && rows.length === 1 && about.productNumber && about.name === undefined) continue;
    const one = readSku(head, cells);
    if (!one) continue;
    for (const n of [1, 2, 3]) if (cells.text(`option${n}_value`)) names.add(optionNameOf(head, cells, n));
    skus.push(one);
    skuRows.push(cells.row);
  }
  if (names.size > 3) head.refuse('option1_name', because('row_options_too_many'));
  return {
    kind: 'product',
    row: head.row,
    addition: about.name === undefined,
    skuRows,
    record: { ...about, ...(names.size > 0 ? { optionNames: [...names].slice(0, 3) } : {}), skus },
  };
};

/** Columns that say no more of a SKU than how many there are of it, and where. */
const stockColumns = new Set(['sku', 'quantity', 'warehouse', 'currency']);

/** Pieces of a SKU: a row of a file that says nothing else. */
function readPieces(cells: Cells): StockEntry | null {
  const code = cells.short(80, 'sku') ?? '';
  if (!code && !cells.failed) cells.refuse('sku', because('row_sku_missing'));
  const pieces = cells.pieces('quantity');
  if (!pieces && !cells.failed) cells.refuse('quantity', because('row_quantity_missing'));
  const warehouse = cells.text('warehouse') ?? '';
  if (cells.has('warehouse') && !warehouse) cells.refuse('warehouse', because('row_warehouse_missing'));
  if (cells.failed || !pieces) return null;
  return {
    ...{ kind: 'stock' as const, row: cells.row, code, slug: null, options: {} },
    ...{ warehouse, quantity: pieces.quantity, bin: null },
  };
}

/** A group of rows; without a number or a handle they are of whichever products have their SKUs. */
const readBySku: Format['read'] = (rows, headers) => {
  const [head] = rows;
  const columns = headers.map(columnKey);
  if (head && columns.includes('quantity') && columns.every((column) => stockColumns.has(column)))
    return readPieces(head);
  const entry = readOwn(rows, headers);
  return entry?.kind === 'product' && head && keyOf(head) === '' ? { ...entry, bySku: true } : entry;
};

/** Prices of rows in another currency than the shop's are not its prices. */
function inDollars(rows: Cells[]): Cells[] {
  const isForeign = (cells: Cells) =>
    !['', 'USD', '$', 'US$'].includes((cells.text('currency') ?? '').toUpperCase());
  const kept = rows.filter((cells) => !isForeign(cells));
  const level = kept.length > 0 ? 'warning' : 'error';
  for (const cells of rows)
    if (isForeign(cells)) cells.refuse('currency', because('row_currency_other'), level);
  return kept;
}

/** What other shops write and we do not: a list price of nothing, and names that end in a dash. */
function tidy({ record, ...entry }: ProductEntry): ProductEntry {
  const categories = record.categories?.flatMap((category) => {
    const name = categoryNameOf(category.name);
    const parent = category.parent && categoryNameOf(category.parent.name);
    return name ? [{ ...namedOf(name), ...(parent ? { parent: namedOf(parent) } : {}) }] : [];
  });
  const skus = record.skus.map(({ msrpCents, ...sku }) => ({
    ...sku,
    // None: the price itself, where the row says one.
    ...(msrpCents ? { msrpCents } : {}),
    ...(msrpCents === 0 && sku.retailCents !== undefined ? { msrpCents: sku.retailCents } : {}),
  }));
  return { ...entry, record: { ...record, ...(categories ? { categories } : {}), skus } };
}

const readMapped: Format['read'] = (rows, headers) => {
  const dollars = inDollars(rows);
  if (dollars.length === 0) return null;
  const entry = readBySku(dollars, headers);
  if (entry?.kind !== 'product') return entry;
  const [head] = dollars;
  // A master's price is that of its variants without one.
  const price = head && isMaster(dollars) ? head.cents('price') : undefined;
  const skus = price
    ? entry.record.skus.map((sku) => ({ ...sku, retailCents: sku.retailCents || price }))
    : entry.record.skus;
  return tidy({ ...entry, bySku: true, record: { ...entry.record, skus } });
};

const continues: Format['continues'] = (head, row) => keyOf(head) !== '' && keyOf(head) === keyOf(row);

const ownColumns = new Set<string>([
  ...ownHeaders,
  ...looseColumns.filter((name) => !['specification', 'ignore'].includes(name)),
]);

export const own: Format = {
  id: 'own',
  // All of our columns that carry a record, or some that say enough of SKUs that are here.
  matches: (columns) =>
    columns.has('sku') &&
    ((columns.has('product_number') && columns.has('price')) ||
      (columns.size > 1 && [...columns].every((name) => name === '' || ownColumns.has(name)))),
  continues,
  read: readBySku,
};

/** A file whose columns a person named. */
export const mapped: Format = { id: 'mapped', matches: () => false, continues, read: readMapped };

export function writeOwn(record: ImportedProduct): Record<string, string>[] {
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
