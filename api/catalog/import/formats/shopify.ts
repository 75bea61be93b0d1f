/**
 * Shopify's product CSV, with the headers it had until 2024 ("Handle", "Variant SKU") and those of today's template
 * ("URL handle", "SKU"). Rows of one handle are one product: the first says what it is, each names a variant, a picture,
 * or both. What Shopify does not know: a product without a SKU is called by its handle and options; without a number,
 * by its first SKU; trade prices are in the column "Trade price" when there is one, else what the import's own rule says.
 */

import { readDescription } from '#api/catalog/text/html.ts';
import { plainFields } from '#schemas/domain/catalog/product-fields.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { ImportedProduct, ImportedSku, PictureFrom } from '../imported-product.ts';
import { type Cells, categoryNameOf, columnKey, namedOf, splitList } from './cells.ts';
import type { Format } from './format.ts';
import { overlay, readAgain, readRecordCell } from './record-cell.ts';
import { recordColumn, writeShopify } from './shopify-write.ts';

/** The column of ours that carries the whole record (record-cell.ts). */
const recordKey = columnKey(recordColumn);

const column = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  published: ['published', 'published on online store'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  listPrice: ['variant compare at price', 'compare-at price'],
  barcode: ['variant barcode', 'barcode'],
  grams: ['variant grams', 'weight value (grams)'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  taxable: ['variant taxable', 'charge tax'],
  image: ['image src', 'product image url'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
} as const;

/** Plain fields of ours that Shopify has too, and its columns for them. */
const plainColumns = plainFields.flatMap(([key, field]) =>
  field.type === 'text' && field.shopify
    ? [[key, { max: field.max, columns: field.shopify.map(columnKey) }] as const]
    : [],
);

const gramsOfPound = 453.59237;
const metafield = /^(.+?) \((product|variant)\.metafields\.[\w.$-]+\)$/i;
const known = new Set<string>([
  ...Object.values(column).flat(),
  ...[1, 2, 3].flatMap((n) => [`option${n} name`, `option${n} value`]),
  ...['vendor', 'type', 'tags', 'status', 'collection', 'product category'],
  ...plainColumns.flatMap(([, { columns }]) => columns),
  ...['cost per item', 'trade price', 'image position', recordKey],
  // Said of every variant of every shop, and nothing here is done by it.
  ...['variant fulfillment service', 'fulfillment service'],
  ...[
    'variant requires shipping',
    'requires shipping',
    'variant weight unit',
    'weight unit for display',
    'gift card',
  ],
]);

const policies = { deny: 'deny', continue: 'continue', true: 'continue', false: 'deny' } as const;

function optionsOf(head: Cells, cells: Cells): Record<string, string> {
  const found: Record<string, string> = {};
  for (const n of [1, 2, 3]) {
    const name = head.text(`option${n} name`);
    const value = cells.text(`option${n} value`);
    if (!name || !value || (name === 'Title' && value === 'Default Title')) continue;
    found[name] = value;
  }
  return found;
}

function codeOf(head: Cells, cells: Cells, options: Record<string, string>): string {
  const given = cells.short(80, ...column.sku)?.replace(/^'/, '');
  if (given) return given;
  const handle = head.slug(...column.handle) ?? '';
  return [handle, ...Object.values(options)].join('-').toUpperCase().replace(/\s+/g, '-').slice(0, 80);
}

/**
 * Pieces, and whether more may be ordered than there are. A variant that nobody counts can always be ordered and gets no
 * stock; one that is owed to somebody is on backorder, whatever its policy says now.
 */
function stockOf(
  cells: Cells,
  pieces: ReturnType<Cells['pieces']>,
  policy: 'deny' | 'continue' | undefined,
): Pick<ImportedSku, 'quantity' | 'backorder'> {
  if (cells.text(...column.tracker) === '') return { backorder: true };
  return {
    ...(pieces ? { quantity: pieces.quantity } : {}),
    ...(pieces?.isOwed ? { backorder: true } : policy ? { backorder: policy === 'continue' } : {}),
  };
}

function readVariant(head: Cells, cells: Cells): ImportedSku | null {
  const options = optionsOf(head, cells);
  const price = cells.cents(...column.price);
  if (price === undefined && head.text(...column.title) && !cells.failed)
    cells.refuse(nameOf(cells, column.price), because('row_price_missing'));
  const list = cells.cents(...column.listPrice);
  const grams = cells.number(...column.grams);
  const barcode = cells.short(80, ...column.barcode);
  const cost = cells.cents('cost per item');
  const trade = cells.cents('trade price');
  const pieces = cells.pieces(...column.quantity);
  const policy = cells.oneOf<'deny' | 'continue'>(policies, ...column.policy);
  const taxable = cells.flag(...column.taxable);
  const image = cells.text(...column.variantImage);
  const code = codeOf(head, cells, options);
  if (cells.failed) return null;
  return {
    code,
    options,
    ...(price === undefined ? {} : { retailCents: price, msrpCents: list && list > price ? list : price }),
    ...(grams === undefined ? {} : { weightLb: Math.round((grams / gramsOfPound) * 1000) / 1000 }),
    ...(barcode === undefined ? {} : { barcode: barcode.replace(/^'/, '') }),
    ...(cost === undefined ? {} : { costCents: cost }),
    ...(trade === undefined ? {} : { tradeCents: trade }),
    ...stockOf(cells, pieces, policy),
    ...(taxable === undefined ? {} : { taxable }),
    ...(image ? { pictureFrom: { url: image, alt: '' } } : {}),
  };
}

const nameOf = (cells: Cells, columns: readonly string[]) =>
  columns.find((name) => cells.has(name)) ?? columns[0] ?? '';

type Other = { header: string; key: string; specification: string | undefined };
const others = new WeakMap<readonly string[], Other[]>();

/** What Shopify's own columns are not, once for each file's headers. */
function othersOf(headers: readonly string[]): Other[] {
  const found = others.get(headers);
  if (found) return found;
  const made = headers.flatMap((header): Other[] => {
    const key = columnKey(header);
    const field = metafield.exec(header);
    const isProduct = field?.[2]?.toLowerCase() === 'product';
    return known.has(key)
      ? []
      : [{ header, key, specification: isProduct ? (field?.[1] ?? header) : undefined }];
  });
  others.set(headers, made);
  return made;
}

function readHead(head: Cells, headers: readonly string[]): Partial<ImportedProduct> {
  const body = head.text(...column.body);
  const vendor = head.text('vendor');
  const types = [head.text('type') || head.text('product category')?.split('>').at(-1)?.trim() || ''];
  const status = head.oneOf<'active' | 'draft' | 'archived'>(
    { active: 'active', draft: 'draft', archived: 'archived', unlisted: 'draft' },
    'status',
  );
  const published = head.flag(...column.published);
  const tags = head.text('tags');
  const collection = head.text('collection');
  const specifications: Record<string, string> = {};
  const extra: Record<string, string> = {};
  for (const { header, key, specification } of othersOf(headers)) {
    const value = head.text(key);
    if (!value) continue;
    if (specification === undefined) extra[header] = value;
    else specifications[specification] = value;
  }
  const plain = plainColumns.flatMap(([key, { max, columns }]) => {
    const value = head.short(max, ...columns);
    return value === undefined ? [] : [[key, value]];
  });
  return {
    ...(body === undefined ? {} : readDescription(body)),
    ...(vendor ? { vendor: namedOf(vendor) } : {}),
    ...(head.has('type', 'product category')
      ? { categories: types.map(categoryNameOf).filter(Boolean).map(namedOf) }
      : {}),
    ...(status || published === false
      ? { status: published === false && status !== 'archived' ? 'draft' : status }
      : {}),
    ...(tags === undefined ? {} : { tags: splitList(tags, /,/).map(namedOf) }),
    ...(collection === undefined ? {} : { collections: splitList(collection, /,/).map(namedOf) }),
    ...Object.fromEntries(plain),
    ...(Object.keys(specifications).length > 0 ? { specifications } : {}),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  } as Partial<ImportedProduct>;
}

function picturesOf(rows: Cells[]): PictureFrom[] {
  const found = rows.flatMap((cells, at) => {
    const url = cells.text(...column.image);
    const place = Number(cells.text('image position') || at + 1);
    return url ? [{ url, alt: (cells.text(...column.imageAlt) ?? '').slice(0, 500), place }] : [];
  });
  return found.sort((a, b) => a.place - b.place).map(({ url, alt }) => ({ url: url.slice(0, 2000), alt }));
}

/** A row names a variant when it has a SKU, a price or an option's value; else it brings a picture alone. */
const isVariant = (cells: Cells) =>
  [...column.sku, ...column.price, 'option1 value'].some(
    (name) => cells.has(name) && cells.text(name) !== '',
  );

function plainRecord(
  rows: Cells[],
  headers: readonly string[],
): { record: ImportedProduct; skuRows: number[] } | null {
  const [head] = rows;
  if (!head) return null;
  const title = head.short(300, ...column.title);
  const slug = head.slug(...column.handle);
  const about = title ? readHead(head, headers) : {};
  // What is wrong with the product itself keeps all of it out; what is wrong with a variant keeps that out.
  if (head.failed) return null;
  const skus: ImportedSku[] = [];
  const skuRows: number[] = [];
  for (const cells of rows) {
    if (!isVariant(cells) && cells !== head) continue;
    const sku = readVariant(head, cells);
    if (!sku) continue;
    skus.push(sku);
    skuRows.push(cells.row);
  }
  const optionNames = [1, 2, 3].flatMap((n) => {
    const name = head.text(`option${n} name`);
    return name && skus.some(({ options }) => options?.[name] !== undefined) ? [name] : [];
  });
  const pictures = picturesOf(rows);
  return {
    skuRows,
    record: {
      ...(slug ? { slug } : {}),
      ...(title ? { name: title, ...about } : {}),
      ...(title || optionNames.length > 0 ? { optionNames } : {}),
      ...(pictures.length > 0 ? { picturesFrom: pictures } : {}),
      skus,
    },
  };
}

export const shopify: Format = {
  id: 'shopify',
  matches: (columns) =>
    (columns.has('handle') || columns.has('url handle')) &&
    columns.has('title') &&
    (columns.has('variant price') || columns.has('price') || columns.has('variant sku')) &&
    !columns.has('location'),
  continues: (head, row) =>
    row.text(...column.handle) === head.text(...column.handle) && !!head.text(...column.handle),
  read: (rows, headers) => {
    const [head] = rows;
    if (!head) return null;
    if (!head.text(...column.handle)) head.refuse(nameOf(head, column.handle), because('row_handle_missing'));
    if (head.has('title') && !head.text('title') && head.text('vendor'))
      head.refuse('title', because('row_name_missing'));
    const now = plainRecord(rows, headers);
    if (!now?.record.slug) return null;
    const written = readRecordCell(head, recordKey);
    return {
      kind: 'product',
      row: head.row,
      addition: now.record.name === undefined,
      skuRows: now.skuRows,
      record: written
        ? overlay(
            written.record,
            readAgain(writeShopify(written), (again, names) => plainRecord(again, names)),
            now.record,
          )
        : now.record,
    };
  },
};
