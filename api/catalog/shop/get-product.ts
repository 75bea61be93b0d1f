/** GET /api/v1/products/{slug} (ours): what a product page needs. */

import { availabilityHere } from '#api/catalog/stock/availability.ts';
import { findFormer, findProductSlug } from '#api/catalog/storage/former-addresses.ts';
import {
  findCategoriesOfProduct,
  findCollectionsOfProduct,
  findProductBySlug,
  findProductHeads,
  findSkus,
  type SkuHead,
  type SkuRow,
} from '#api/catalog/storage/shop.ts';
import type { StoredSlot } from '#api/catalog/storage/tables/products.ts';
import { type ShopTexts, shopTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { offersHere } from '#api/pricing/prices/pricer.ts';
import type { MadeToMeasure, Product, Slot } from '#schemas/domain/catalog/catalog.ts';
import { type KitPictures, kitPictures } from '#schemas/domain/catalog/kit-pictures.ts';
import type { CustomProduct } from '#schemas/domain/catalog/product-data.ts';
import { type ShownColumns, shownColumns } from '#schemas/domain/catalog/product-fields.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { cardFacts } from './card-facts.ts';
import { productDocuments } from './product-documents.ts';
import { cardView, largePictureView, pictureView, productHref, skuView } from './views.ts';

const headOf = (sku: SkuRow): SkuHead => ({
  id: sku.id,
  code: sku.code,
  options: sku.options,
  msrp: sku.msrp_cents,
  retail: sku.retail_cents,
  trade: sku.trade_cents,
  stock: sku.stock,
  stocks: sku.stocks,
  backorder: sku.backorder,
  lead_days: sku.lead_days,
});

/** What may fill a kit's slots; a product that is no longer sold is left out. */
async function slotViews(context: Context, slots: StoredSlot[], texts: ShopTexts): Promise<Slot[]> {
  if (slots.length === 0) return [];
  const db = context.database.kysely;
  const ids = [...new Set(slots.flatMap((slot) => slot.productIds))];
  // The main part's picture is the largest on the kit's page.
  const mainIds = new Set(slots[0]?.productIds);
  const [heads, skus, offerOf, availabilityOf] = await Promise.all([
    findProductHeads(db, ids),
    findSkus(db, ids, context.warehouseId),
    offersHere(context, db, ids),
    availabilityHere(context),
  ]);
  const own = groupBy(skus, (sku) => sku.product_id);
  const byId = new Map(
    heads.map((head) => [
      head.id,
      {
        _id: head.id,
        slug: head.slug,
        href: productHref(head),
        name: texts.product(head.id, 'name', head.name),
        vendor_name: head.vendor_name,
        picture: pictureView(texts.productPicture(head.id, head.picture)),
        skus: (own.get(head.id) ?? []).map((sku) => ({
          ...skuView(sku, offerOf, availabilityOf, { texts }),
          ...(mainIds.has(head.id)
            ? { picture: largePictureView(texts.skuPicture(head.id, sku.options, sku.picture)) }
            : {}),
        })),
      },
    ]),
  );
  return slots.map(({ productIds, ...slot }) => ({
    ...slot,
    label: texts.label(slot.name),
    products: productIds.flatMap((id) => byId.get(id) ?? []),
  }));
}

/** The pictures of a kit's opening set; null where the product is no kit, or where none of its sets is whole. */
function openingPictures(slots: readonly Slot[], skuIds: readonly string[] = []): KitPictures | null {
  const skus = slots.flatMap(({ products }) => products.flatMap((product) => product.skus));
  return kitPictures(skuIds.flatMap((id) => skus.find(({ _id }) => _id === id) ?? []));
}

/** What had this address before it got another one; the page redirects. */
async function findFormerProduct({ database: { kysely } }: Context, slug: string) {
  const id = await findFormer(kysely, 'product', slug);
  const now = id && (await findProductSlug(kysely, id));
  return now ? findProductBySlug(kysely, now) : undefined;
}

const customView = (
  { dimensions, options, drawing, leadTimeDays }: CustomProduct,
  texts: ShopTexts,
): MadeToMeasure => ({
  dimensions: dimensions.map((dimension) => ({ ...dimension, title: texts.label(dimension.name) })),
  options: options.map(({ name, values }) => ({
    name,
    title: texts.label(name),
    values: values.map(({ label, addCents }) => ({
      label,
      title: texts.value(name, label),
      add: toDollars(addCents),
    })),
  })),
  drawing,
  lead_time_days: leadTimeDays,
});

const shownFields = (row: ShownColumns & { id: string }, texts: ShopTexts): ShownColumns =>
  Object.fromEntries(
    shownColumns.map((column) => {
      const value = row[column];
      return [column, typeof value === 'string' ? texts.product(row.id, column, value) : value];
    }),
  ) as ShownColumns;

/** Throws not_found. */
export async function getProduct(context: Context, slug: string): Promise<Product> {
  const db = context.database.kysely;
  const row = (await findProductBySlug(db, slug)) ?? (await findFormerProduct(context, slug));
  if (!row) throw new ProblemError('not_found', because('product_not_found'));
  const slotIds = row.slots.flatMap(({ productIds }) => productIds);
  const texts = await shopTexts(context, [row.id, ...slotIds]);
  const [skus, categories, collections, slots] = await Promise.all([
    findSkus(db, [row.id], context.warehouseId),
    findCategoriesOfProduct(db, row.id),
    findCollectionsOfProduct(db, row.id),
    slotViews(context, row.slots, texts),
  ]);
  const heads = skus.map(headOf);
  const facts = await cardFacts(context, [row], new Map([[row.id, heads]]), { texts });
  const opening = openingPictures(slots, facts.opening.get(row.id)?.skuIds);
  return {
    ...cardView(row, heads, facts),
    ...shownFields(row, texts),
    vendor: {
      _id: row.vendor_id,
      name: row.vendor_name,
      slug: row.vendor_slug,
      description: texts.of('vendor', row.vendor_id, 'description', row.vendor_description),
    },
    categories: categories.map((category) => ({
      _id: category.id,
      name: texts.of('category', category.id, 'name', category.name),
      slug: category.slug,
      type: category.parent_id ? 'Subcategory' : 'Category',
    })),
    option_names: row.option_names.map(texts.label),
    specifications: texts.options(row.specifications),
    dimensions: row.dimensions,
    uom: { ...row.uom, name: texts.label(row.uom.name) },
    skus: skus.map((sku) => ({
      ...skuView(sku, facts.offerOf, facts.availabilityOf, { breaks: row.breaks, texts }),
      picture: largePictureView(texts.skuPicture(row.id, sku.options, sku.picture)),
      views: sku.views.map((view) => largePictureView(texts.skuPicture(row.id, sku.options, view))),
      ...opening,
    })),
    media: row.media.map((one) =>
      one.kind === 'picture'
        ? { kind: one.kind, picture: largePictureView(texts.productPicture(row.id, one.picture)) }
        : { ...one, poster: one.poster && largePictureView(one.poster) },
    ),
    documents: await productDocuments(db, row, texts),
    collections: collections.map(({ id, name, slug, picture }) => ({
      _id: id,
      name: texts.of('collection', id, 'name', name),
      slug,
      picture: pictureView(texts.picture('collection', id, picture)),
    })),
    slots,
    custom: row.custom && customView(row.custom, texts),
  };
}
