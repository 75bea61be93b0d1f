/** What the product's form begins with, and what of it is sent. */
import type { EditSku, ProductFields } from '#schemas/domain/catalog/editing.ts';
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

/** Whether a cell of the form says another stock than was read: nothing typed for a warehouse that has none says nothing. */
const isChanged = (known: ProductFields | undefined, sku: EditSku, row: EditSku['stock'][number]): boolean =>
  (known?.skus.find(({ _id }) => _id !== undefined && _id === sku._id)?.stock ?? []).find(
    ({ warehouse }) => warehouse === row.warehouse,
  )?.quantity !== (row.quantity ?? undefined);

/** What is sent of the form: of the stock only what was changed, so that the rest stays as orders leave it. */
export function toSend(product: ProductFields, before: ProductFields | undefined): ProductFields {
  return {
    ...product,
    skus: product.skus.map((sku) => ({
      ...sku,
      stock: sku.stock.filter((row) => isChanged(before, sku, row)),
    })),
  };
}

const stockPointer = /^\/skus\/(\d+)\/stock\/(\d+)\//;

/** What is wrong with what was sent, by the form's own pointers: its stock has rows that were not sent. */
export function formErrors(
  product: ProductFields,
  before: ProductFields | undefined,
  errors: Record<string, string[]>,
): Record<string, string[]> {
  const inForm = (pointer: string) =>
    pointer.replace(stockPointer, (whole, skuAt: string, sentAt: string) => {
      const sku = product.skus[Number(skuAt)];
      const sent = sku?.stock.flatMap((row, at) => (isChanged(before, sku, row) ? [at] : []));
      const at = sent?.[Number(sentAt)];
      return at === undefined ? whole : `/skus/${skuAt}/stock/${at}/`;
    });
  return Object.fromEntries(Object.entries(errors).map(([pointer, said]) => [inForm(pointer), said]));
}
