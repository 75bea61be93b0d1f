/** The catalog as a file, a page of products at a time. */

import type { ProductRecord, StoredProduct } from '#api/catalog/storage/product-record.ts';
import { findProductsAfter } from '#api/catalog/storage/whole-products.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { csvOf } from '#api/platform/csv.ts';
import type { ExportFormat } from '#schemas/domain/catalog/import.ts';
import { ownHeaders, writeOwn } from './formats/own.ts';
import { inventoryHeaders, writeShopifyInventory } from './formats/shopify-inventory.ts';
import { shopifyHeaders, writeShopify } from './formats/shopify-write.ts';
import { wooHeaders, writeWoo } from './formats/woocommerce-write.ts';

const pageSize = 500;

type Writer = {
  headers: string[];
  write: (record: ProductRecord, origin: string) => Record<string, string>[];
};

const writers: Record<Exclude<ExportFormat, 'jsonl'>, Writer> = {
  own: { headers: ownHeaders, write: writeOwn },
  shopify: { headers: shopifyHeaders, write: (record, origin) => writeShopify({ record, origin }) },
  shopify_inventory: { headers: inventoryHeaders, write: writeShopifyInventory },
  woocommerce: { headers: wooHeaders, write: (record, origin) => writeWoo({ record, origin }) },
};

async function* records(context: Context): AsyncGenerator<ProductRecord[]> {
  let after: { kit: boolean; id: string } | null = null;
  for (;;) {
    const page: StoredProduct[] = await findProductsAfter(context.database.kysely, after, pageSize);
    if (page.length > 0) yield page.map(({ record }) => record);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = { kit: last.record.kind === 'combination', id: last.id };
  }
}

/** Begins with a byte order mark where it is CSV: spreadsheets take it for another encoding else. Throws forbidden. */
export function exportCatalog(context: Context, format: ExportFormat): AsyncGenerator<string> {
  requirePermission(context.actor, 'importCatalog');
  return textOf(context, format);
}

async function* textOf(context: Context, format: ExportFormat): AsyncGenerator<string> {
  if (format === 'jsonl') {
    for await (const page of records(context))
      yield page.map((record) => `${JSON.stringify(record)}\n`).join('');
    return;
  }
  const { headers, write } = writers[format];
  yield `\ufeff${csvOf([headers])}`;
  for await (const page of records(context)) {
    const rows = page.flatMap((record) => write(record, context.publicUrl));
    yield csvOf(rows.map((row) => headers.map((header) => row[header] ?? '')));
  }
}
