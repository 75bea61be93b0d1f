/** GET /api/v1/products/{slug} (ours): what a product page needs. */
import { type Context, priceGroupOf } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import {
  findCategoriesOfProduct,
  findProductBySlug,
  findSkus,
  type SkuHead,
  type SkuRow,
} from '#api/storage/repositories/catalog.ts';
import type { Product } from '#schemas/domain/catalog.ts';
import { listSwatches } from './list-filters.ts';
import { cardView, skuView } from './views.ts';

const headOf = (sku: SkuRow): SkuHead => ({
  code: sku.code,
  options: sku.options,
  msrp: sku.msrp_cents,
  retail: sku.retail_cents,
  trade: sku.trade_cents,
  stock: sku.stock,
});

/** Throws not_found. */
export async function getProduct(context: Context, slug: string): Promise<Product> {
  const db = context.database.kysely;
  const row = await findProductBySlug(db, slug);
  if (!row) throw new ProblemError('not_found', 'There is no such product.');
  const [skus, categories, swatches] = await Promise.all([
    findSkus(db, row.id, context.warehouseId),
    findCategoriesOfProduct(db, row.id),
    listSwatches(context),
  ]);
  const group = priceGroupOf(context.actor);
  return {
    ...cardView(row, skus.map(headOf), group, swatches),
    description: row.description,
    vendor: {
      _id: row.vendor_id,
      name: row.vendor_name,
      slug: row.vendor_slug,
      description: row.vendor_description,
    },
    categories: categories.map((category) => ({
      _id: category.id,
      name: category.name,
      slug: category.slug,
      type: category.parent_id ? 'Subcategory' : 'Category',
    })),
    option_names: row.option_names,
    specifications: row.specifications,
    dimensions: row.dimensions,
    uom: row.uom,
    skus: skus.map((sku) => skuView(sku, group)),
  };
}
