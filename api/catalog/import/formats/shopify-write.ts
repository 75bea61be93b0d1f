/** A product as rows of Shopify's product CSV (today's headers), with what Shopify does not know in columns of ours. */

import { htmlOfText } from '#api/catalog/text/html.ts';
import { dollarsOf } from '#api/platform/csv.ts';
import type { ImportedProduct } from '../imported-product.ts';
import { type Written, writeRecordCell } from './record-cell.ts';
import { type PictureRecord, pictureAddress, plainCells, plainHeaders } from './write-cells.ts';

/** The column of ours that carries the whole record (record-cell.ts). */
export const recordColumn = 'Storefront record (product.metafields.storefront.record)';

const gramsOfPound = 453.59237;

export const shopifyHeaders = [
  'URL handle',
  'Title',
  'Description',
  'Vendor',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  ...[1, 2, 3].flatMap((n) => [`Option${n} name`, `Option${n} value`]),
  'Price',
  'Compare-at price',
  'Cost per item',
  'Trade price',
  'Charge tax',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Requires shipping',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
  ...plainHeaders('shopify'),
  'Collection',
  recordColumn,
];

const galleryOf = (record: ImportedProduct): PictureRecord[] => [
  ...(record.picture ? [record.picture] : []),
  ...(record.media ?? []).flatMap((item) => (item.kind === 'picture' ? [item.picture] : [])),
];

export function writeShopify(written: Written): Record<string, string>[] {
  const { record, origin } = written;
  const handle = record.slug ?? '';
  const gallery = galleryOf(record);
  const rows = Array.from({ length: Math.max(record.skus.length, gallery.length, 1) }, (_, at) => {
    const sku = record.skus[at];
    const image = gallery[at];
    const row: Record<string, string> = Object.fromEntries(shopifyHeaders.map((header) => [header, '']));
    row['URL handle'] = handle;
    if (sku) {
      Object.assign(row, {
        SKU: sku.code,
        Barcode: sku.barcode ?? '',
        Price: dollarsOf(sku.retailCents),
        'Compare-at price': (sku.msrpCents ?? 0) > (sku.retailCents ?? 0) ? dollarsOf(sku.msrpCents) : '',
        'Cost per item': dollarsOf(sku.costCents),
        'Trade price': dollarsOf(sku.tradeCents),
        'Charge tax': sku.taxable === false ? 'false' : 'true',
        'Inventory quantity': String(
          Object.values(sku.stock ?? {}).reduce((sum, { quantity }) => sum + quantity, 0),
        ),
        'Continue selling when out of stock': sku.backorder ? 'continue' : 'deny',
        'Weight value (grams)': String(Math.round((sku.weightLb ?? 0) * gramsOfPound * 100) / 100),
        'Requires shipping': 'true',
        'Variant image URL': sku.picture && record.skus.length > 1 ? pictureAddress(sku.picture, origin) : '',
      });
      (record.optionNames ?? []).forEach((name, n) => {
        row[`Option${n + 1} name`] = at === 0 ? name : '';
        row[`Option${n + 1} value`] = sku.options?.[name] ?? '';
      });
      if ((record.optionNames ?? []).length === 0 && record.skus.length === 1)
        Object.assign(row, { 'Option1 name': 'Title', 'Option1 value': 'Default Title' });
    }
    if (image)
      Object.assign(row, {
        'Product image URL': pictureAddress(image, origin),
        'Image position': String(at + 1),
        'Image alt text': image.alt,
      });
    return row;
  });
  Object.assign(rows[0] ?? {}, {
    Title: record.name ?? '',
    Description: record.bodyHtml || htmlOfText(record.description ?? ''),
    Vendor: record.vendor?.name ?? '',
    Type: record.categories?.at(-1)?.name ?? '',
    Tags: (record.tags ?? []).map(({ name }) => name).join(', '),
    'Published on online store': record.status === 'active' ? 'true' : 'false',
    Status: record.status ?? 'active',
    ...plainCells(record, 'shopify'),
    Collection: (record.collections ?? []).map(({ name }) => name).join(', '),
    [recordColumn]: writeRecordCell(written),
  });
  return rows;
}
