/** What of a product only the store can know: what is taken already, and what there is. */

import { formulaProblem } from '#api/catalog/configured/formula-problem.ts';
import { findPartNames, findRefs, findTaken, type RefTable } from '#api/catalog/storage/form-lookups.ts';
import { keepMediaByIds } from '#api/media/public-storage.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import type { EditProduct } from '#schemas/domain/catalog/checks.ts';
import type { CompanionRef } from '#schemas/domain/catalog/product-data.ts';
import { parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import { customRecord, type FormRefs } from './product-form.ts';

export type Errors = FieldReasons;

async function checkTaken(
  tx: Executor,
  id: string | null,
  slug: string,
  product: EditProduct,
  errors: Errors,
) {
  const codes = product.skus.map(({ code }) => code);
  const taken = await findTaken(tx, { slug, number: product.product_number, codes }, id);
  for (const other of taken.products) {
    if (other.slug === slug) errors['/slug'] = [because('address_taken_by', { name: other.name })];
    if (other.product_number === product.product_number)
      errors['/product_number'] = [because('product_number_taken_by', { name: other.name })];
  }
  for (const [index, code] of codes.entries()) {
    const other = taken.skus.find((sku) => sku.code === code);
    if (other) errors[`/skus/${index}/code`] = [because('sku_taken_by', { name: other.name })];
  }
}

/** A number that was there before may be of a product that is still to come. */
async function checkCompanions(
  tx: Executor,
  { companions }: EditProduct,
  before: readonly CompanionRef[],
  errors: Errors,
) {
  const known = new Set(before.map(({ product }) => product));
  const added = companions.map(({ product }) => product).filter((number) => !known.has(number));
  const found = new Set((await findPartNames(tx, added)).map(({ product_number }) => product_number));
  for (const [index, { product }] of companions.entries())
    if (!known.has(product) && !found.has(product))
      errors[`/companions/${index}/product`] = [because('product_not_found')];
}

/** Of the library only PDFs that are there. */
async function checkDocuments(tx: Executor, { documents }: EditProduct, errors: Errors) {
  const ids = documents.map(({ url }) => parseLibraryAddress(url)?.id);
  const rows = await keepMediaByIds(tx, [...new Set(ids.flatMap((id) => id ?? []))]);
  const pdfs = new Set(rows.flatMap(({ id, kind }) => (kind === 'document' ? [id] : [])));
  for (const [index, id] of ids.entries())
    if (id && !pdfs.has(id)) errors[`/documents/${index}/url`] = [because('pdf_not_found')];
}

function checkFormula(product: EditProduct, errors: Errors): void {
  const custom = customRecord(product);
  if (!custom) return;
  const retailCents = product.skus.map((sku) => toCents(sku.retail));
  const wrong = formulaProblem(custom, product.status, retailCents);
  if (wrong) errors['/custom/formula'] = [wrong];
}

/**
 * Answers what records call what the form names by ids; `companions` are those it had before. Throws invalid with every
 * place that cannot be.
 */
export async function checkAgainstStore(
  tx: Executor,
  id: string | null,
  slug: string,
  product: EditProduct,
  companions: readonly CompanionRef[],
): Promise<FormRefs> {
  const errors: Errors = {};
  checkFormula(product, errors);
  await checkTaken(tx, id, slug, product, errors);
  const look = async (table: RefTable, wanted: [pointer: string, id: string][], reason: Reason) => {
    const refs = await findRefs(tx, table, [...new Set(wanted.map(([, one]) => one))]);
    for (const [pointer, one] of wanted) if (!refs.has(one)) errors[pointer] = [reason];
    return refs;
  };
  const each = (name: string, ids: string[]) =>
    ids.map((one, index): [string, string] => [`/${name}/${index}`, one]);
  const refs: FormRefs = {
    vendor: await look('vendor', [['/vendor', product.vendor]], because('vendor_not_found')),
    category: await look('category', each('categories', product.categories), because('category_not_found')),
    tag: await look('tag', each('tags', product.tags), because('tag_not_found')),
    collection: await look(
      'collection',
      each('collections', product.collections),
      because('collection_not_found'),
    ),
    warehouse: await look(
      'warehouse',
      product.skus.flatMap(({ stock }, sku) =>
        stock.map(({ warehouse }, index): [string, string] => [
          `/skus/${sku}/stock/${index}/warehouse`,
          warehouse,
        ]),
      ),
      because('warehouse_not_found'),
    ),
    product: await look(
      'product',
      product.slots.flatMap(({ products }, slot) =>
        products.map((one, index): [string, string] => [`/slots/${slot}/products/${index}`, one]),
      ),
      because('product_not_found'),
    ),
  };
  for (const [slot, { products }] of product.slots.entries())
    if (id && products.includes(id)) errors[`/slots/${slot}/products`] = [because('kit_in_itself')];
  await checkCompanions(tx, product, companions, errors);
  await checkDocuments(tx, product, errors);
  refuseFields(errors);
  return refs;
}
