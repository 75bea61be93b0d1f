/**
 * What a file says of a product: any of the record's fields, and pictures that are still to be fetched. A field that is
 * missing leaves what is stored, or takes its default; so does a column that the file does not have. A cell that is
 * empty empties its field, a kit's slots too, where the field can be empty (docs/product.md#catalog-files).
 */
import { z } from 'zod';
import { countSchema, productRecordSchema, skuRecordSchema } from '#api/catalog/storage/product-record.ts';
import { maxSkus } from '#schemas/domain/catalog/editing.ts';

/** A picture that is still somewhere else: at an address, or a file's name in the import's ZIP or the folder beside it. */
const sourceSchema = z.object({ url: z.string().min(1).max(2000), alt: z.string().max(500) });

const importedSkuSchema = skuRecordSchema.partial().extend({
  code: skuRecordSchema.shape.code,
  /** Sell units at the first warehouse, of a file that knows no warehouses; for a SKU that has no stock anywhere. */
  quantity: countSchema(100_000_000).optional(),
  /** The warehouse that `quantity` is at, when the file names it; then it replaces what is there. */
  warehouse: z.string().max(200).optional(),
  /** To be fetched. */
  pictureFrom: sourceSchema.optional(),
});
export type ImportedSku = z.output<typeof importedSkuSchema>;

export const importedProductSchema = productRecordSchema.partial().extend({
  /** To be fetched; the first is the product's own. */
  picturesFrom: z.array(sourceSchema).max(250).optional(),
  skus: z.array(importedSkuSchema).max(maxSkus),
});
export type ImportedProduct = z.output<typeof importedProductSchema>;
export type PictureFrom = z.output<typeof sourceSchema>;
