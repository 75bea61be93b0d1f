import { safeHtml } from '#api/catalog/text/html.ts';
import { plainFields } from '#schemas/domain/catalog/product-fields.ts';
import type { ImportedProduct } from '../imported-product.ts';

const htmlFields = plainFields.flatMap(([key, field]) => ('isHtml' in field && field.isHtml ? [key] : []));

/** Brings the rich texts of a product to the safe subset, whoever wrote the file. Changes and answers what it is given. */
export function cleanHtml<T extends Partial<ImportedProduct>>(product: T): T {
  for (const key of htmlFields) {
    const html = product[key];
    if (typeof html === 'string' && html) Object.assign(product, { [key]: safeHtml(html) });
  }
  return product;
}
