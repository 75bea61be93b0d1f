/** A product as rows of WooCommerce's product CSV; what WooCommerce does not know is in a column of ours. */

import { htmlOfText } from '#api/catalog/text/html.ts';
import { dollarsOf } from '#api/platform/csv.ts';
import type { ImportedSku } from '../imported-product.ts';
import { type Written, writeRecordCell } from './record-cell.ts';
import { pictureAddress, plainCells, plainHeaders } from './write-cells.ts';

export const wooRecordColumn = 'Meta: storefront_record';

export const wooHeaders = [
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Description',
  'Tax status',
  'Stock',
  'Backorders allowed?',
  'Weight (lbs)',
  'Length (in)',
  'Width (in)',
  'Height (in)',
  'Sale price',
  'Regular price',
  'Trade price',
  'Categories',
  'Tags',
  'Brands',
  ...plainHeaders('woocommerce'),
  'Images',
  'Parent',
  ...[1, 2, 3].flatMap((n) => [`Attribute ${n} name`, `Attribute ${n} value(s)`, `Attribute ${n} visible`]),
  wooRecordColumn,
];

const listed = (values: string[]) => values.map((value) => value.replace(/,/g, '\\,')).join(', ');

function ofSku(sku: ImportedSku, origin: string): Record<string, string> {
  const isReduced = (sku.msrpCents ?? 0) > (sku.retailCents ?? 0);
  return {
    SKU: sku.code,
    'GTIN, UPC, EAN, or ISBN': sku.barcode ?? '',
    'Tax status': sku.taxable === false ? 'none' : 'taxable',
    Stock: String(Object.values(sku.stock ?? {}).reduce((sum, { quantity }) => sum + quantity, 0)),
    'Backorders allowed?': sku.backorder ? '1' : '0',
    'Weight (lbs)': String(sku.weightLb ?? 0),
    'Regular price': dollarsOf(isReduced ? sku.msrpCents : sku.retailCents),
    'Sale price': isReduced ? dollarsOf(sku.retailCents) : '',
    'Trade price': dollarsOf(sku.tradeCents),
    Images: sku.picture ? pictureAddress(sku.picture, origin) : '',
  };
}

export function writeWoo(written: Written): Record<string, string>[] {
  const { record, origin } = written;
  const blank = Object.fromEntries(wooHeaders.map((header) => [header, '']));
  const options = record.optionNames ?? [];
  const [only] = record.skus;
  const isSimple = record.skus.length === 1 && options.length === 0;
  const named = options.map((name) => ({
    name,
    values: [...new Set(record.skus.flatMap((sku) => sku.options?.[name] ?? []))],
  }));
  const attributes = (pick: (name: string, values: string[]) => string[]) =>
    Object.fromEntries(
      named.flatMap(({ name, values }, n) => [
        [`Attribute ${n + 1} name`, name],
        [`Attribute ${n + 1} value(s)`, listed(pick(name, values))],
        [`Attribute ${n + 1} visible`, '1'],
      ]),
    );
  const head = {
    ...blank,
    ...(isSimple && only ? ofSku(only, origin) : {}),
    Type: isSimple ? 'simple' : 'variable',
    SKU: isSimple && only ? only.code : (record.productNumber ?? ''),
    Name: record.name ?? '',
    Published: record.status === 'active' ? '1' : '0',
    Description: record.bodyHtml || htmlOfText(record.description ?? ''),
    ...plainCells(record, 'woocommerce'),
    'Length (in)': String(record.dimensions?.depth || ''),
    'Width (in)': String(record.dimensions?.width || ''),
    'Height (in)': String(record.dimensions?.height || ''),
    Categories: listed(
      (record.categories ?? []).map(({ name, parent }) => (parent ? `${parent.name} > ${name}` : name)),
    ),
    Tags: listed((record.tags ?? []).map(({ name }) => name)),
    Brands: record.vendor?.name ?? '',
    Images: record.picture ? pictureAddress(record.picture, origin) : '',
    ...attributes((_, values) => values),
    [wooRecordColumn]: writeRecordCell(written),
  };
  if (isSimple) return [head];
  return [
    head,
    ...record.skus.map((sku) => ({
      ...blank,
      ...ofSku(sku, origin),
      Type: 'variation',
      Name: record.name ?? '',
      Published: '1',
      Parent: record.productNumber ?? '',
      ...attributes((name) => (sku.options?.[name] ? [sku.options[name]] : [])),
    })),
  ];
}
