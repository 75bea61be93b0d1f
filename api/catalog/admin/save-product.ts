/** Products made, changed and copied by employees (ours). Prices, stock and what is shown follow at once. */

import type { Transaction } from 'kysely';
import { moveAddress } from '#api/catalog/storage/former-addresses.ts';
import type { StoredProduct } from '#api/catalog/storage/product-record.ts';
import { deleteSkus, findOrderedSkus, lockProducts, putBelongings } from '#api/catalog/storage/products.ts';
import { findStoredProducts } from '#api/catalog/storage/whole-products.ts';
import { writeProducts } from '#api/catalog/storage/write-products.ts';
import { recordSearchText } from '#api/catalog/text/search-text.ts';
import { sortKeyOf } from '#api/catalog/text/sort-key.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import type { EditProduct } from '#schemas/domain/catalog/checks.ts';
import type { CatalogProduct } from '#schemas/domain/catalog/editing.ts';
import { changesBetween, writeChanges } from '#schemas/domain/platform/change.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { slugOf } from '#schemas/domain/platform/slug.ts';
import { afterChange } from './after-change.ts';
import { requireVersion } from './changed.ts';
import { checkAgainstStore } from './check-product.ts';
import { deriveSearchTexts } from './derive-search-texts.ts';
import { type FormRefs, recordOfForm } from './product-form.ts';
import { noProduct, readProduct } from './product-view.ts';

type Tx = Transaction<Tables>;

/** The SKUs that go: never one that was ordered, because the order names it. */
async function removeSkus(tx: Tx, before: StoredProduct | null, product: EditProduct): Promise<void> {
  if (!before) return;
  const sent = new Set(product.skus.map(({ _id }) => _id));
  const gone = before.skuIds.filter((id) => !sent.has(id));
  if (gone.length === 0) return;
  const ordered = await findOrderedSkus(tx, [before.id]);
  const stuck = ordered.filter(({ id }) => gone.includes(id)).map(({ code }) => code);
  if (stuck.length > 0) refuseFields({ '/skus': [because('skus_ordered', { skus: stuck.join(', ') })] });
  await deleteSkus(tx, gone);
}

/** Id by what records call it. */
const idsOf = (refs: FormRefs[keyof FormRefs]) => new Map([...refs].map(([id, { slug }]) => [slug, id]));

async function writeProduct(
  context: Context,
  tx: Tx,
  id: string,
  before: StoredProduct | null,
  product: EditProduct,
): Promise<void> {
  const slug = product.slug || slugOf(product.name) || slugOf(product.product_number) || id;
  const own = new Set(before?.skuIds);
  const strange = product.skus.findIndex(({ _id }) => _id !== undefined && !own.has(_id));
  if (strange >= 0) refuseFields({ [`/skus/${strange}/_id`]: [because('sku_not_of_product')] });
  const refs = await checkAgainstStore(
    tx,
    before?.id ?? null,
    slug,
    product,
    before?.record.companions ?? [],
  );
  await removeSkus(tx, before, product);
  const now = context.now().toISOString();
  const record = recordOfForm(product, { slug, before, refs, createdAt: now });
  await writeProducts(
    tx,
    [
      {
        id,
        record,
        before: before ?? undefined,
        skuIds: product.skus.map(({ _id }) => _id ?? newId()),
        sortKey: sortKeyOf(record.name),
        searchText: recordSearchText(record),
      },
    ],
    { vendors: idsOf(refs.vendor), products: idsOf(refs.product), warehouses: idsOf(refs.warehouse) },
    now,
    authorOf(context),
  );
  await putBelongings(tx, id, product);
  await moveAddress(tx, 'product', id, before?.record.slug ?? null, slug);
  await afterChange(context, tx, [id]);
  await deriveSearchTexts(tx, [id]);
}

/** Throws unauthenticated, forbidden, invalid. */
export async function createProduct(context: Context, product: EditProduct): Promise<CatalogProduct> {
  requirePermission(context.actor, 'editCatalog');
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
): Promise<CatalogProduct> {
  requirePermission(context.actor, 'editCatalog');
  return context.database.transaction(async (tx) => {
    await lockProducts(tx, [id]);
    const [before] = await findStoredProducts(tx, [id]);
    if (!before) throw noProduct();
    await requireVersion(tx, id, before.version, version);
    const then = await readProduct(tx, id);
    await writeProduct(context, tx, id, before, product);
    const now = await readProduct(tx, id);
    const warehouses = new Map((await findWarehouses(tx)).map((one) => [one.id, one.name]));
    const changes = changesBetween(then.product, now.product, (known) => warehouses.get(known));
    await recordAudit(tx, context, 'product.change', id, product.name, writeChanges(changes));
    return readProduct(tx, id);
  });
}

/** A draft that is like it: no stock, and numbers with "-COPY" that nothing has yet. */
export async function duplicateProduct(context: Context, id: string): Promise<CatalogProduct> {
  requirePermission(context.actor, 'editCatalog');
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
