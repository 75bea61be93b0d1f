/** A product's rows as the form has them. */
import { productHref } from '#api/services/catalog/views.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  findBelongings,
  findOrderedSkus,
  findProductNames,
  findStock,
  findWholeProduct,
  findWholeSkus,
  type WholeProduct,
  type WholeSku,
} from '#api/storage/repositories/catalogue-products.ts';
import { warnProduct } from '#schemas/domain/catalogue-checks.ts';
import type {
  CataloguedProduct,
  EditCustom,
  EditSku,
  GalleryItem,
  ProductFields,
} from '#schemas/domain/catalogue-editing.ts';
import { toDollars } from '#schemas/domain/money.ts';
import { lastChange } from './changed.ts';
import { pictureOut } from './pictures.ts';

type Stock = Awaited<ReturnType<typeof findStock>>;

export const noProduct = () => new ProblemError('not_found', 'There is no such product.');

function skuOut(sku: WholeSku, product: WholeProduct, alone: boolean, stock: Stock): EditSku {
  const own = pictureOut(sku.picture);
  const isProducts = alone && own?.src === pictureOut(product.picture)?.src;
  return {
    _id: sku.id,
    code: sku.code,
    options: sku.options,
    retail: toDollars(sku.retail_cents),
    trade: toDollars(sku.trade_cents),
    msrp: toDollars(sku.msrp_cents),
    cost: sku.cost_cents === null ? null : toDollars(sku.cost_cents),
    barcode: sku.barcode,
    weight: sku.weight_lb,
    backorder: sku.backorder,
    lead_days: sku.lead_days,
    taxable: sku.taxable,
    picture: isProducts ? null : own,
    views: sku.views.flatMap((view) => pictureOut(view) ?? []),
    stock: stock
      .filter((row) => row.sku_id === sku.id)
      .map((row) => ({ warehouse: row.warehouse_id, quantity: row.quantity })),
  };
}

function customOut({ custom }: WholeProduct): EditCustom | null {
  if (!custom) return null;
  return {
    dimensions: custom.dimensions,
    options: (custom.options ?? []).map(({ name, values }) => ({
      name,
      values: values.map(({ label, addCents }) => ({ label, add: toDollars(addCents) })),
    })),
    formula: custom.formula ?? '',
    lead_time_days: custom.leadTimeDays,
    drawing: custom.drawing ?? 'none',
  };
}

const mediaOut = ({ media }: WholeProduct): GalleryItem[] =>
  media.flatMap((item): GalleryItem[] => {
    if (item.kind === 'video') return [{ ...item, poster: item.poster ? pictureOut(item.poster) : null }];
    const picture = pictureOut(item.picture);
    return picture ? [{ kind: 'picture', picture }] : [];
  });

/** Throws not_found. */
export async function readProduct(db: Executor, id: string): Promise<CataloguedProduct> {
  const row = await findWholeProduct(db, id);
  if (!row) throw noProduct();
  const skus = await findWholeSkus(db, [id]);
  const stock = await findStock(
    db,
    skus.map((sku) => sku.id),
  );
  const { categories, tags, collections } = await findBelongings(db, id);
  const parts = await findProductNames(db, [...new Set(row.slots.flatMap(({ productIds }) => productIds))]);
  const ordered = await findOrderedSkus(db, [id]);
  const product: ProductFields = {
    kind: row.kind,
    status: row.status,
    name: row.name,
    slug: row.slug,
    product_number: row.product_number,
    vendor: row.vendor_id,
    description: row.description,
    body_html: row.body_html,
    specifications: Object.entries(row.specifications).map(([name, value]) => ({ name, value })),
    dimensions: row.dimensions,
    uom: row.uom,
    supplier: row.supplier,
    tax_code: row.tax_code,
    categories: categories.map((one) => one.id),
    tags: tags.map((one) => one.id),
    collections: collections.filter(({ rule }) => !rule).map((one) => one.id),
    picture: pictureOut(row.picture),
    media: mediaOut(row),
    documents: row.documents,
    option_names: row.option_names,
    skus: skus.map((sku) => skuOut(sku, row, skus.length === 1, stock)),
    breaks: row.breaks,
    order_min: row.order_min,
    order_step: row.order_step,
    slots: row.slots.map(({ productIds, ...slot }) => ({ ...slot, products: productIds })),
    rules: row.rules,
    kit_price: row.kit_price,
    custom: customOut(row),
    seo_title: row.seo_title,
    seo_description: row.seo_description,
  };
  return {
    _id: id,
    version: row.version,
    changed: await lastChange(db, id),
    href: productHref(row),
    product,
    by_rule: collections.filter(({ rule }) => rule).map(({ id: _id, name }) => ({ _id, name })),
    parts: parts.map(({ id: _id, name }) => ({ _id, name })),
    deletable: ordered.length === 0,
    warnings: warnProduct(product),
  };
}
