/** Shopify's inventory CSV: a row is a variant at a location, which is the warehouse of that name. */

import { because } from '#schemas/domain/platform/reasons.ts';
import type { ImportedProduct } from '../imported-product.ts';
import type { Cells } from './cells.ts';
import type { Format } from './format.ts';

/** What can be edited comes first; the rest is what Shopify knew. */
const quantityColumns = [
  'on hand (new)',
  'available',
  'on hand (current)',
  'on hand',
  'available (not editable)',
];

function quantityOf(cells: Cells): number | undefined {
  const column = quantityColumns.find((name) => (cells.text(name) ?? '') !== '');
  if (!column) {
    const known = quantityColumns.find((name) => cells.has(name)) ?? 'available';
    return cells.refuse(known, because('row_quantity_missing'));
  }
  // A location that does not keep it.
  if (cells.text(column)?.toLowerCase() === 'not stocked') return 0;
  return cells.pieces(column)?.quantity;
}

export const shopifyInventory: Format = {
  id: 'shopify_inventory',
  matches: (columns) =>
    columns.has('location') &&
    (columns.has('sku') || columns.has('handle')) &&
    quantityColumns.some((name) => columns.has(name)),
  continues: () => false,
  read: ([cells]) => {
    if (!cells) return null;
    const code = cells.text('sku')?.replace(/^'/, '') || null;
    const slug = cells.slug('handle') ?? null;
    const warehouse = cells.text('location') ?? '';
    if (!code && !slug)
      cells.refuse(cells.has('sku') ? 'sku' : 'handle', because('row_sku_or_handle_missing'));
    if (!warehouse) cells.refuse('location', because('row_warehouse_missing'));
    const quantity = quantityOf(cells);
    if (cells.failed || quantity === undefined) return null;
    const options: Record<string, string> = {};
    for (const n of [1, 2, 3]) {
      const [name, value] = [cells.text(`option${n} name`), cells.text(`option${n} value`)];
      if (name && value && value !== 'Default Title') options[name] = value;
    }
    const bin = cells.short(80, 'bin name') ?? null;
    return { kind: 'stock', row: cells.row, code, slug, options, warehouse, quantity, bin };
  },
};

export const inventoryHeaders = [
  'Handle',
  'Title',
  ...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`]),
  'SKU',
  'Location',
  'Bin name',
  'On hand (current)',
  'On hand (new)',
];

export const writeShopifyInventory = (record: ImportedProduct): Record<string, string>[] =>
  record.skus.flatMap((sku) =>
    Object.entries(sku.stock ?? {}).map(([warehouse, { quantity, bin }]) => ({
      ...Object.fromEntries(inventoryHeaders.map((header) => [header, ''])),
      Handle: record.slug ?? '',
      Title: record.name ?? '',
      ...Object.fromEntries(
        (record.optionNames ?? []).flatMap((name, n) => [
          [`Option${n + 1} Name`, name],
          [`Option${n + 1} Value`, sku.options?.[name] ?? ''],
        ]),
      ),
      SKU: sku.code,
      Location: warehouse,
      'Bin name': bin,
      'On hand (current)': String(quantity),
      'On hand (new)': String(quantity),
    })),
  );
