/** A product as employees read it: the form's value, and what is said beside it. */
import { productHref } from '#api/catalog/shop/views.ts';
import { findPartNames } from '#api/catalog/storage/form-lookups.ts';
import { findBelongings, findOrderedSkus } from '#api/catalog/storage/products.ts';
import { findStoredProducts } from '#api/catalog/storage/whole-products.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { warnProduct } from '#schemas/domain/catalog/checks.ts';
import type { CatalogProduct } from '#schemas/domain/catalog/editing.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { lastChange } from './changed.ts';
import { formOfRecord } from './product-form.ts';

export const noProduct = () => new ProblemError('not_found', because('product_not_found'));

/** Throws not_found. */
export async function readProduct(db: Executor, id: string): Promise<CatalogProduct> {
  const [stored] = await findStoredProducts(db, [id]);
  if (!stored) throw noProduct();
  const { record, version } = stored;
  const belongings = await findBelongings(db, id);
  const parts = await findPartNames(db, [...new Set(record.slots.flatMap(({ products }) => products))]);
  const beside = await findPartNames(
    db,
    record.companions.map(({ product: number }) => number),
  );
  const warehouses = await findWarehouses(db);
  const ordered = await findOrderedSkus(db, [id]);
  const product = formOfRecord(stored, { belongings, parts, warehouses });
  return {
    _id: id,
    version,
    changed: await lastChange(db, id),
    href: productHref(record),
    product,
    by_rule: belongings.collections.filter(({ rule }) => rule).map(({ id: _id, name }) => ({ _id, name })),
    parts: parts.map(({ id: _id, name }) => ({ _id, name })),
    companion_names: Object.fromEntries(beside.map(({ product_number, name }) => [product_number, name])),
    deletable: ordered.length === 0,
    warnings: warnProduct(product).map(({ pointer, reason }) => ({ pointer, message: sentenceOf(reason) })),
  };
}
