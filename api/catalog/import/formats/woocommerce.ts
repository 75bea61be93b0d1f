/**
 * WooCommerce's product CSV: a simple product is a row; a variable one is a row and its variations, which name it as
 * Parent (its SKU, or `id:` and its ID) and may stand anywhere in the file (arrange-rows.ts). A product's number is its SKU; the regular price is the list price
 * while there is a sale price.
 */

import type { CategoryRef } from '#api/catalog/storage/product-record.ts';
import { readDescription, safeHtml, textOfHtml } from '#api/catalog/text/html.ts';
import { plainFields } from '#schemas/domain/catalog/product-fields.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { ImportedProduct, ImportedSku } from '../imported-product.ts';
import { type Cells, categoryNameOf, columnKey, namedOf, splitList } from './cells.ts';
import type { Format } from './format.ts';
import { overlay, readAgain, readRecordCell } from './record-cell.ts';
import { wooRecordColumn, writeWoo } from './woocommerce-write.ts';

const recordKey = columnKey(wooRecordColumn);
const kinds = {
  simple: 'simple',
  'simple, virtual': 'simple',
  'simple, downloadable': 'simple',
  'simple, downloadable, virtual': 'simple',
  variable: 'variable',
  variation: 'variation',
  'variation, virtual': 'variation',
  'variation, downloadable': 'variation',
  'variation, downloadable, virtual': 'variation',
} as const;
type Kind = 'simple' | 'variable' | 'variation';
/** Products that are not sold here as they are there, and why. */
const unsupported: Record<string, Reason> = {
  grouped: because('row_type_grouped'),
  external: because('row_type_external'),
};

const attributes = Array.from({ length: 12 }, (_, at) => at + 1);
const kindOf = (cells: Cells): Kind | undefined =>
  kinds[(cells.text('type') ?? '').toLowerCase() as keyof typeof kinds];
const withUnit = (cells: Cells, name: string, units: Record<string, number>): number | undefined => {
  for (const [unit, factor] of Object.entries(units)) {
    const value = cells.number(`${name} (${unit})`);
    if (value !== undefined) return Math.round(value * factor * 1000) / 1000;
  }
  return undefined;
};
const inches = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4, m: 1 / 0.0254, yd: 36 };
const pounds = { lbs: 1, lb: 1, kg: 2.204_622_6, g: 0.002_204_622_6, oz: 1 / 16 };

function attributesOf(cells: Cells): [string, string[]][] {
  return attributes.flatMap((n) => {
    const name = cells.text(`attribute ${n} name`);
    const values = splitList(cells.text(`attribute ${n} value(s)`) ?? '', /(?<!\\),/).map((value) =>
      value.replace(/\\,/g, ','),
    );
    return name && values.length > 0 ? [[name, values] as [string, string[]]] : [];
  });
}

function readSku(cells: Cells, isVariation: boolean): ImportedSku | null {
  const code = cells.short(80, 'sku');
  if (!code && !cells.failed) cells.refuse('sku', because('row_sku_missing'));
  const sale = cells.cents('sale price');
  const listed = cells.cents('regular price');
  // A regular price of nothing beside a sale price is none.
  const regular = listed === 0 && sale ? undefined : listed;
  if (regular === undefined && sale === undefined && !cells.failed)
    cells.refuse('regular price', because('row_price_missing'));
  const pieces = cells.pieces('stock');
  const inStock = (cells.text('in stock?') ?? '').toLowerCase();
  const weightLb = withUnit(cells, 'weight', pounds);
  const barcode = cells.short(80, 'gtin, upc, ean, or isbn');
  const trade = cells.cents('trade price');
  const backorder = cells.oneOf<'yes' | 'no'>(
    { '1': 'yes', yes: 'yes', notify: 'yes', '0': 'no', no: 'no' },
    'backorders allowed?',
  );
  const tax = cells.text('tax status');
  const picture = splitList(cells.text('images') ?? '', /,\s*/)[0];
  if (cells.failed || !code) return null;
  const retail = sale ?? regular ?? 0;
  return {
    code,
    options: isVariation
      ? Object.fromEntries(attributesOf(cells).map(([name, [value = '']]) => [name, value]))
      : {},
    retailCents: retail,
    msrpCents: Math.max(regular ?? retail, retail),
    ...(trade === undefined ? {} : { tradeCents: trade }),
    ...(pieces === undefined ? {} : { quantity: pieces.quantity }),
    ...(weightLb === undefined ? {} : { weightLb }),
    ...(barcode === undefined ? {} : { barcode }),
    // In stock without a number: nobody counts it, and it can always be ordered.
    ...(pieces?.isOwed || inStock === 'backorder' || (!pieces && ['1', 'yes', 'true'].includes(inStock))
      ? { backorder: true }
      : backorder === undefined
        ? {}
        : { backorder: backorder === 'yes' }),
    ...(tax ? { taxable: tax.toLowerCase() !== 'none' } : {}),
    ...(isVariation && picture ? { pictureFrom: { url: picture.slice(0, 2000), alt: '' } } : {}),
  };
}

/** "Bath > Vanities, Sale": each level of each path, the upper one first. */
function categoriesOf(text: string): CategoryRef[] {
  const found = new Map<string, CategoryRef>();
  for (const path of splitList(text, /(?<!\\),/)) {
    const [top, ...below] = splitList(path.replace(/\\,/g, ','), />/)
      .map(categoryNameOf)
      .filter(Boolean)
      .map(namedOf);
    if (!top) continue;
    if (!found.has(top.slug)) found.set(top.slug, top);
    // The shop has two levels.
    const last = below.at(-1);
    if (last && !found.has(last.slug)) found.set(last.slug, { ...last, parent: top });
  }
  return [...found.values()];
}

/** Plain fields of ours that WooCommerce has too. */
const readPlain = (head: Cells) =>
  Object.fromEntries(
    plainFields.flatMap(([key, field]) => {
      const columns = field.woocommerce?.map(columnKey) ?? [];
      return field.type === 'text' && head.has(...columns)
        ? [[key, head.short(field.max, ...columns) ?? '']]
        : [];
    }),
  );

const isSaid = (cells: Cells, column: string) => cells.text(column) !== undefined;

function readHead(head: Cells, options: Set<string>): Partial<ImportedProduct> {
  const name = head.short(300, 'name');
  if (!name && !head.failed) head.refuse('name', because('row_name_missing'));
  const [body, short] = [head.text('description'), head.text('short description')];
  const published = head.oneOf<'active' | 'draft'>(
    { '1': 'active', '0': 'draft', '-1': 'draft', true: 'active', false: 'draft' },
    'published',
  );
  const brand = head.text('brands');
  const number = head.short(80, 'sku');
  const [width, depth, height] = ['width', 'length', 'height'].map(
    (side) => withUnit(head, side, inches) ?? 0,
  );
  const specifications = Object.fromEntries(
    attributesOf(head)
      .filter(([attribute]) => !options.has(attribute))
      .map(([attribute, values]) => [attribute, values.join(', ')]),
  );
  const text = readDescription(body || short || '');
  const images = splitList(head.text('images') ?? '', /,\s*/);
  return {
    ...(name ? { name } : {}),
    ...(number ? { productNumber: number } : {}),
    ...(isSaid(head, 'description')
      ? {
          ...text,
          ...(body && short ? { description: textOfHtml(safeHtml(short)) || text.description } : {}),
        }
      : {}),
    ...(published ? { status: published } : {}),
    ...(brand ? { vendor: namedOf(splitList(brand, /,/)[0] ?? brand) } : {}),
    ...(isSaid(head, 'categories') ? { categories: categoriesOf(head.text('categories') ?? '') } : {}),
    ...(isSaid(head, 'tags') ? { tags: splitList(head.text('tags') ?? '', /,/).map(namedOf) } : {}),
    ...(width || depth || height
      ? { dimensions: { width: width ?? 0, depth: depth ?? 0, height: height ?? 0 } }
      : {}),
    ...(isSaid(head, 'attribute 1 name') ? { specifications } : {}),
    ...readPlain(head),
    ...(images.length > 0
      ? { picturesFrom: images.map((url) => ({ url: url.slice(0, 2000), alt: '' })) }
      : {}),
  };
}

type Plain = { record: ImportedProduct; skuRows: number[]; addition: boolean };

function plainRecord(rows: Cells[]): Plain | null {
  const [head] = rows;
  if (!head) return null;
  const headKind = kindOf(head);
  const variations = rows.filter((cells) => kindOf(cells) === 'variation');
  const skus: ImportedSku[] = [];
  const skuRows: number[] = [];
  for (const cells of headKind === 'simple' ? [head] : variations) {
    const sku = readSku(cells, headKind !== 'simple');
    if (!sku) continue;
    skus.push(sku);
    skuRows.push(cells.row);
  }
  const options = new Set(skus.flatMap(({ options: own }) => Object.keys(own ?? {})));
  if (options.size > 3) head.refuse('attribute 4 name', because('row_options_too_many'));
  if (headKind === 'variation') {
    const parent = head.text('parent') ?? '';
    if (!parent) return head.refuse('parent', because('row_parent_missing')) ?? null;
    if (parent.startsWith('id:')) return head.refuse('parent', because('row_parent_elsewhere')) ?? null;
    return { record: { productNumber: parent.slice(0, 80), skus }, skuRows, addition: true };
  }
  return {
    addition: false,
    skuRows,
    record: { ...readHead(head, options), optionNames: [...options].slice(0, 3), skus },
  };
}

export const woocommerce: Format = {
  id: 'woocommerce',
  matches: (columns) =>
    columns.has('type') &&
    columns.has('sku') &&
    columns.has('name') &&
    (columns.has('regular price') || columns.has('parent')),
  family: (row) => {
    const [kind, parent, sku, id] = [kindOf(row), row.text('parent'), row.text('sku'), row.text('id')];
    if (kind === 'variation') return { names: [], parent: parent || undefined };
    return { names: kind === 'variable' ? [...(sku ? [sku] : []), ...(id ? [`id:${id}`] : [])] : [] };
  },
  continues: (head, row) => {
    if (kindOf(row) !== 'variation') return false;
    const parent = row.text('parent');
    if (kindOf(head) === 'variation') return !!parent && parent === head.text('parent');
    return (
      kindOf(head) === 'variable' && !!parent && [head.text('sku'), `id:${head.text('id')}`].includes(parent)
    );
  },
  read: (rows) => {
    const [head] = rows;
    if (!head) return null;
    for (const cells of rows)
      if (!kindOf(cells))
        cells.refuse(
          'type',
          unsupported[(cells.text('type') ?? '').toLowerCase()] ?? because('row_type_unknown'),
        );
    const now = plainRecord(rows.filter((cells) => !cells.failed));
    if (!now || head.failed) return null;
    const written = readRecordCell(head, recordKey);
    return {
      kind: 'product',
      row: head.row,
      addition: now.addition,
      skuRows: now.skuRows,
      record: written
        ? overlay(written.record, readAgain(writeWoo(written), plainRecord), now.record)
        : now.record,
    };
  },
};
