/** Products as employees find and delete them (ours). */
import { pictureView, productHref } from '#api/catalog/shop/views.ts';
import { leaveAddress } from '#api/catalog/storage/former-addresses.ts';
import {
  type CatalogWhere,
  deleteProduct,
  deleteSkus,
  findCatalogIds,
  findCatalogRows,
  findKitsWith,
  findOrderedSkus,
  findSkuPrices,
  lockProducts,
} from '#api/catalog/storage/products.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { CatalogProduct, CatalogRow, CatalogSort } from '#schemas/domain/catalog/editing.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { afterChange } from './after-change.ts';
import { noProduct, readProduct } from './product-view.ts';
import { requireUnshown } from './remove-record.ts';

type Query = CatalogWhere & { sort: CatalogSort; page: number; limit: number };

/** Throws unauthenticated, forbidden. */
export async function listProducts(context: Context, query: Query) {
  requirePermission(context.actor, 'readCatalog');
  const db = context.database.kysely;
  const { ids, total } = await findCatalogIds(db, query, query.sort, toWindow(query));
  const rows = new Map((await findCatalogRows(db, ids)).map((row) => [row.id, row]));
  const items = ids.flatMap((id): CatalogRow[] => {
    const row = rows.get(id);
    if (!row) return [];
    const { name, product_number, kind, status, vendor_name, picture, skus, stock, version, updated_at } =
      row;
    return [
      {
        _id: id,
        ...{ name, product_number, kind, status, vendor_name, skus, stock, version, updated_at },
        picture: pictureView(picture),
        href: productHref(row),
        retail: { min: toDollars(row.lowest), max: toDollars(row.highest) },
      },
    ];
  });
  return toPage(items, total, query);
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getProduct(context: Context, id: string): Promise<CatalogProduct> {
  requirePermission(context.actor, 'readCatalog');
  return readProduct(context.database.kysely, id);
}

/**
 * Takes it out of open carts, favorites and collections with it. Throws unauthenticated, forbidden, not_found, and
 * in_use for what was ordered (archive it instead) and for parts of kits.
 */
export async function removeProduct(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editCatalog');
  return context.database.transaction(async (tx) => {
    const [product] = await lockProducts(tx, [id]);
    if (!product) throw noProduct();
    const ordered = await findOrderedSkus(tx, [id]);
    if (ordered.length > 0)
      throw new ProblemError('in_use', because('product_ordered', { name: product.name }));
    const kits = await findKitsWith(tx, id);
    if (kits.length > 0) {
      const names = kits.map(({ name }) => name).join(', ');
      throw new ProblemError('in_use', because('product_in_kits', { name: product.name, kits: names }));
    }
    await requireUnshown(tx, 'product', id);
    const skus = await findSkuPrices(tx, [id]);
    await deleteSkus(
      tx,
      skus.map((sku) => sku.id),
    );
    await deleteProduct(tx, id);
    // A draft was never there for shoppers.
    if (product.status !== 'draft') await leaveAddress(tx, 'product', id, product.slug);
    await afterChange(context, tx, [id]);
    await recordAudit(tx, context, 'product.delete', id, product.name);
    return {};
  });
}
