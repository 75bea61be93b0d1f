/** Products made, changed and copied by employees (ours). Prices, stock and what is shown follow at once. */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import { safeHtml } from '#api/services/catalogue/html.ts';
import { slugOf } from '#api/services/catalogue/slug.ts';
import { sortKeyOf } from '#api/services/catalogue/sort-key.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import {
  deleteSkus,
  findOrderedSkus,
  findWholeProduct,
  findWholeSkus,
  insertProduct,
  lockProducts,
  putBelongings,
  putSkus,
  putStock,
  updateProduct,
  type WholeProduct,
  type WholeSku,
} from '#api/storage/repositories/catalogue-products.ts';
import { moveAddress } from '#api/storage/repositories/former-addresses.ts';
import type { StoredPicture, StoredProductMedia, Tables } from '#api/storage/schema.ts';
import type {
  CatalogPicture,
  CataloguedProduct,
  EditProduct,
  EditSku,
  ProductFields,
} from '#schemas/domain/catalogue-editing.ts';
import type { CustomProduct } from '#schemas/domain/product-data.ts';
import { afterChange } from './after-change.ts';
import { requireVersion } from './changed.ts';
import { checkAgainstStore, refuse } from './check-product.ts';
import { deriveSearchTexts } from './derive-search-texts.ts';
import { pictureIn } from './pictures.ts';
import { noProduct, readProduct } from './product-view.ts';

type Tx = Transaction<Tables>;
type Before = { product: WholeProduct; skus: WholeSku[] } | null;

const cents = (dollars: number) => Math.round(dollars * 100);
const json = JSON.stringify;

const picturesOf = (before: Before): StoredPicture[] =>
  before
    ? [
        before.product.picture,
        ...before.skus.flatMap((sku) => [sku.picture, ...sku.views]),
        ...before.product.media.flatMap((item) =>
          item.kind === 'picture' ? [item.picture] : (item.poster ?? []),
        ),
      ]
    : [];

const customIn = ({ kind, custom }: EditProduct): CustomProduct | null =>
  kind === 'custom' && custom
    ? {
        dimensions: custom.dimensions,
        options: custom.options.map(({ name, values }) => ({
          name,
          values: values.map(({ label, add }) => ({ label, addCents: cents(add) })),
        })),
        formula: custom.formula,
        leadTimeDays: custom.lead_time_days,
        drawing: custom.drawing,
      }
    : null;

/** The product's columns; what belongs to another kind than its own is let go. */
function productRow(
  product: EditProduct,
  slug: string,
  stored: (picture: CatalogPicture | null) => StoredPicture,
) {
  const isKit = product.kind === 'combination';
  const media = product.media.map(
    (item): StoredProductMedia =>
      item.kind === 'picture'
        ? { kind: 'picture', picture: stored(item.picture) }
        : { ...item, poster: item.poster ? stored(item.poster) : null },
  );
  return {
    slug,
    kind: product.kind,
    status: product.status,
    name: product.name,
    sort_key: sortKeyOf(product.name),
    product_number: product.product_number,
    description: product.description,
    body_html: safeHtml(product.body_html),
    vendor_id: product.vendor,
    option_names: json(product.option_names),
    specifications: json(Object.fromEntries(product.specifications.map(({ name, value }) => [name, value]))),
    dimensions: json(product.dimensions),
    uom: json(product.uom),
    supplier: product.supplier,
    tax_code: product.tax_code,
    picture: json(stored(product.picture)),
    media: json(media),
    documents: json(product.documents),
    breaks: json(product.breaks),
    order_min: product.order_min,
    order_step: product.order_step,
    slots: json(
      isKit ? product.slots.map(({ products, ...slot }) => ({ ...slot, productIds: products })) : [],
    ),
    rules: json(isKit ? product.rules : []),
    kit_price: json(product.kit_price),
    custom: json(customIn(product)),
    seo_title: product.seo_title,
    seo_description: product.seo_description,
  };
}

const skuRow = (
  sku: EditSku & { _id: string },
  position: number,
  productId: string,
  picture: CatalogPicture | null,
  stored: (picture: CatalogPicture | null) => StoredPicture,
) => ({
  id: sku._id,
  product_id: productId,
  code: sku.code,
  options: json(sku.options),
  picture: json(stored(sku.picture ?? picture)),
  views: json(sku.views.map(stored)),
  msrp_cents: cents(sku.msrp),
  retail_cents: cents(sku.retail),
  trade_cents: cents(sku.trade),
  cost_cents: sku.cost === null ? null : cents(sku.cost),
  weight_lb: sku.weight,
  barcode: sku.barcode,
  backorder: sku.backorder,
  lead_days: sku.lead_days,
  taxable: sku.taxable,
  position,
});

/** The SKUs that go: never one that was ordered, because the order names it. */
async function removeSkus(tx: Tx, before: Before, product: EditProduct): Promise<void> {
  if (!before) return;
  const kept = new Set(product.skus.map(({ _id }) => _id));
  const gone = before.skus.filter(({ id }) => !kept.has(id));
  if (gone.length === 0) return;
  const ordered = new Set((await findOrderedSkus(tx, [before.product.id])).map(({ id }) => id));
  const stuck = gone.filter(({ id }) => ordered.has(id)).map(({ code }) => code);
  if (stuck.length > 0)
    refuse({ '/skus': [`${stuck.join(', ')} was ordered and must stay: set its stock to 0 instead`] });
  await deleteSkus(
    tx,
    gone.map(({ id }) => id),
  );
}

async function writeProduct(context: Context, tx: Tx, id: string, before: Before, product: EditProduct) {
  const slug = product.slug || slugOf(product.name) || slugOf(product.product_number) || id;
  const own = new Set(before?.skus.map((sku) => sku.id));
  const strange = product.skus.findIndex(({ _id }) => _id !== undefined && !own.has(_id));
  if (strange >= 0) refuse({ [`/skus/${strange}/_id`]: ['expected a SKU of this product'] });
  await checkAgainstStore(tx, before?.product.id ?? null, slug, product);
  await removeSkus(tx, before, product);
  const known = picturesOf(before);
  const stored = (picture: CatalogPicture | null) => pictureIn(picture, known);
  const row = productRow(product, slug, stored);
  const now = context.now();
  if (before) await updateProduct(tx, id, row, now);
  else
    await insertProduct(tx, {
      ...row,
      id,
      popularity: 0,
      search_text: '',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
  const skus = product.skus.map((sku) => ({ ...sku, _id: sku._id ?? newId() }));
  await putSkus(
    tx,
    skus.map((sku, position) => skuRow(sku, position, id, product.picture, stored)),
  );
  await putStock(
    tx,
    skus.flatMap(({ _id, stock }) =>
      stock.map(({ warehouse, quantity }) => ({ sku_id: _id, warehouse_id: warehouse, quantity })),
    ),
  );
  await putBelongings(tx, id, product);
  await moveAddress(tx, 'product', id, before?.product.slug ?? null, slug);
  await afterChange(context, tx, [id]);
  await deriveSearchTexts(tx, [id]);
}

/** The fields that differ, for the log. */
function changedFields(before: ProductFields, after: ProductFields): string {
  const names = Object.keys(after) as (keyof ProductFields)[];
  return names.filter((name) => json(before[name]) !== json(after[name])).join(', ');
}

/** Throws unauthenticated, forbidden, invalid. */
export async function createProduct(context: Context, product: EditProduct): Promise<CataloguedProduct> {
  requirePermission(context.actor, 'editCatalogue');
  return context.database.transaction(async (tx) => {
    const id = newId();
    await writeProduct(context, tx, id, null, product);
    await recordAudit(tx, context, 'product.create', id, product.name);
    return readProduct(tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, stale_version, invalid. */
export async function changeProduct(
  context: Context,
  id: string,
  { version, product }: { version: number; product: EditProduct },
): Promise<CataloguedProduct> {
  requirePermission(context.actor, 'editCatalogue');
  return context.database.transaction(async (tx) => {
    const [locked] = await lockProducts(tx, [id]);
    const whole = locked && (await findWholeProduct(tx, id));
    if (!whole) throw noProduct();
    await requireVersion(tx, id, whole.version, version);
    const then = await readProduct(tx, id);
    await writeProduct(context, tx, id, { product: whole, skus: await findWholeSkus(tx, [id]) }, product);
    const now = await readProduct(tx, id);
    await recordAudit(tx, context, 'product.change', id, product.name, {
      fields: changedFields(then.product, now.product),
    });
    return readProduct(tx, id);
  });
}

/** A draft that is like it: no stock, and numbers with "-COPY" that nothing has yet. */
export async function duplicateProduct(context: Context, id: string): Promise<CataloguedProduct> {
  requirePermission(context.actor, 'editCatalogue');
  return context.database.transaction(async (tx) => {
    const { product } = await readProduct(tx, id);
    const suffix = `-COPY-${newId().slice(-6).toUpperCase()}`;
    const numbered = (text: string) => `${text.slice(0, 80 - suffix.length)}${suffix}`;
    const copy: EditProduct = {
      ...product,
      status: 'draft',
      name: product.name.slice(0, 200),
      slug: slugOf(`${product.slug.slice(0, 100)}${suffix}`),
      product_number: numbered(product.product_number),
      skus: product.skus.map(({ _id, code, ...sku }) => ({ ...sku, code: numbered(code), stock: [] })),
    };
    const made = newId();
    await writeProduct(context, tx, made, null, copy);
    await recordAudit(tx, context, 'product.create', made, copy.name, { note: product.product_number });
    return readProduct(tx, made);
  });
}
