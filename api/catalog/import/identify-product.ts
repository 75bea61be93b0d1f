/** Which stored product a file's product is. */
import type { StoredProduct } from '#api/catalog/storage/product-record.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { slugOf } from '#schemas/domain/platform/slug.ts';
import type { ProductEntry } from './formats/format.ts';
import type { ImportedProduct } from './imported-product.ts';

export function defaultNumber(record: ImportedProduct): string {
  return record.productNumber ?? record.skus[0]?.code ?? (record.slug ?? '').toUpperCase().slice(0, 80);
}

export function defaultSlug(record: ImportedProduct): string {
  return (
    record.slug ??
    (slugOf(record.name ?? '') ||
      slugOf(record.productNumber ?? '') ||
      `p-${Buffer.from(defaultNumber(record)).toString('hex').slice(0, 60)}`)
  );
}

export type Identity = { before?: StoredProduct | undefined; slug: string; productNumber: string };
/** The stored products that a batch may mean, and what its products before this one are called. */
export type KnownProducts = {
  bySlug: ReadonlyMap<string, StoredProduct>;
  byNumber: ReadonlyMap<string, StoredProduct>;
  taken: { slugs: ReadonlySet<string>; numbers: ReadonlySet<string> };
};

/** Which stored product an entry is, and what it will be called; a reason when it can be none. */
export function identifyProduct(
  { record }: ProductEntry,
  { bySlug, byNumber, taken }: KnownProducts,
): Identity | Reason {
  const ofNumber = record.productNumber === undefined ? undefined : byNumber.get(record.productNumber);
  const ofSlug = record.slug === undefined ? undefined : bySlug.get(record.slug);
  if (ofNumber && ofSlug && ofNumber.id !== ofSlug.id)
    return because('row_two_products', { first: ofNumber.record.name, second: ofSlug.record.name });
  const before = ofNumber ?? ofSlug;
  if (before)
    return {
      before,
      slug: record.slug ?? before.record.slug,
      productNumber: record.productNumber ?? before.record.productNumber,
    };
  let productNumber = defaultNumber(record);
  if (record.productNumber === undefined && (byNumber.has(productNumber) || taken.numbers.has(productNumber)))
    productNumber = (record.slug ?? slugOf(record.name ?? '')).toUpperCase().slice(0, 80);
  if (byNumber.has(productNumber)) return because('row_number_taken', { number: productNumber });
  let slug = defaultSlug(record);
  if (record.slug === undefined && (bySlug.has(slug) || taken.slugs.has(slug)))
    slug = `${slug.slice(0, 80)}-${slugOf(productNumber) || 'x'}`.slice(0, 120);
  if (bySlug.has(slug)) return because('row_handle_taken', { handle: slug });
  return { slug, productNumber };
}
