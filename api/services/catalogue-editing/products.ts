/** Products as employees find and delete them (ours). */
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import { pictureView, productHref } from '#api/services/catalog/views.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { toPage, toWindow } from '#api/services/window.ts';
import {
  type CatalogueWhere,
  deleteProduct,
  deleteSkus,
  findCatalogueIds,
  findCatalogueRows,
  findKitsWith,
  findOrderedSkus,
  findWholeSkus,
  lockProducts,
} from '#api/storage/repositories/catalogue-products.ts';
import { forgetAddresses } from '#api/storage/repositories/former-addresses.ts';
import type { CataloguedProduct, CatalogueRow, CatalogueSort } from '#schemas/domain/catalogue-editing.ts';
import { toDollars } from '#schemas/domain/money.ts';
import { afterChange } from './after-change.ts';
import { noProduct, readProduct } from './product-view.ts';
import { requireUnshown } from './remove-record.ts';

type Query = CatalogueWhere & { sort: CatalogueSort; page: number; limit: number };

/** Throws unauthenticated, forbidden. */
export async function listProducts(context: Context, query: Query) {
  requirePermission(context.actor, 'readCatalogue');
  const db = context.database.kysely;
  const { ids, total } = await findCatalogueIds(db, query, query.sort, toWindow(query));
  const rows = new Map((await findCatalogueRows(db, ids)).map((row) => [row.id, row]));
  const items = ids.flatMap((id): CatalogueRow[] => {
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
export async function getProduct(context: Context, id: string): Promise<CataloguedProduct> {
  requirePermission(context.actor, 'readCatalogue');
  return readProduct(context.database.kysely, id);
}

/**
 * Takes it out of open carts, favorites and collections with it. Throws unauthenticated, forbidden, not_found, and
 * in_use for what was ordered (archive it instead) and for parts of kits.
 */
export async function removeProduct(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editCatalogue');
  return context.database.transaction(async (tx) => {
    const [product] = await lockProducts(tx, [id]);
    if (!product) throw noProduct();
    const ordered = await findOrderedSkus(tx, [id]);
    if (ordered.length > 0)
      throw new ProblemError('in_use', `${product.name} was ordered and must stay: archive it instead.`);
    const kits = await findKitsWith(tx, id);
    if (kits.length > 0) {
      const names = kits.map(({ name }) => name).join(', ');
      throw new ProblemError('in_use', `${product.name} is a part of ${names}: take it out of there first.`);
    }
    await requireUnshown(tx, 'product', id);
    const skus = await findWholeSkus(tx, [id]);
    await deleteSkus(
      tx,
      skus.map((sku) => sku.id),
    );
    await deleteProduct(tx, id);
    await forgetAddresses(tx, 'product', id);
    await afterChange(context, tx, [id]);
    await recordAudit(tx, context, 'product.delete', id, product.name);
    return {};
  });
}
