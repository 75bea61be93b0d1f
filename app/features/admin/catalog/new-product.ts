/** What the product's form begins with, and what of it is sent. */
import type { ProductFields } from '#schemas/domain/catalog/editing.ts';
import { emptyPlainForm } from '#schemas/domain/catalog/product-fields.ts';

/** A product that nobody has written anything of yet. */
export const newProduct = (vendor: string): ProductFields => ({
  kind: 'plain',
  status: 'draft',
  ...emptyPlainForm,
  slug: '',
  product_number: '',
  vendor,
  specifications: [],
  dimensions: { width: 0, depth: 0, height: 0 },
  uom: { name: 'each', pieces: 1 },
  categories: [],
  tags: [],
  collections: [],
  picture: null,
  media: [],
  documents: [],
  option_names: [],
  skus: [newSku('')],
  breaks: [],
  slots: [],
  rules: [],
  kit_price: { kind: 'sum', offBps: 0 },
  custom: null,
  companions: [],
});

const newSku = (code: string): ProductFields['skus'][number] => ({
  code,
  options: {},
  retail: 0,
  trade: 0,
  msrp: 0,
  cost: null,
  barcode: '',
  weight: 0,
  backorder: false,
  lead_days: null,
  taxable: true,
  picture: null,
  views: [],
  stock: [],
});

/** Stock that nobody changed here is left as orders have left it meanwhile. */
export function toSend(product: ProductFields, before: ProductFields | undefined): ProductFields {
  const known = new Map(before?.skus.map((sku) => [sku._id, sku.stock]));
  return {
    ...product,
    skus: product.skus.map((sku) => ({
      ...sku,
      stock: sku.stock.filter(
        ({ warehouse, quantity }) =>
          known.get(sku._id)?.find((row) => row.warehouse === warehouse)?.quantity !== quantity,
      ),
    })),
  };
}
