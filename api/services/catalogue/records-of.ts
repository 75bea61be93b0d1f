/** A stored product as a record, and records compared. */
import type { WholeProduct, WholeSku } from '#api/storage/repositories/whole-products.ts';
import type { CategoryRef, ProductRecord, SkuRecord } from './record.ts';

const skuOf = (sku: WholeSku): SkuRecord => ({
  code: sku.code,
  options: sku.options,
  msrpCents: sku.msrp_cents,
  retailCents: sku.retail_cents,
  tradeCents: sku.trade_cents,
  costCents: sku.cost_cents,
  barcode: sku.barcode,
  weightLb: sku.weight_lb,
  backorder: sku.backorder,
  leadDays: sku.lead_days,
  taxable: sku.taxable,
  picture: sku.picture,
  views: sku.views,
  extra: sku.extra,
  stock: sku.stock ?? {},
});

const categoryOf = ({
  slug,
  name,
  parent,
}: NonNullable<WholeProduct['categories']>[number]): CategoryRef => ({
  slug,
  name,
  ...(parent ? { parent } : {}),
});

/** Everything of it; createdAt in milliseconds. */
export function recordOf(product: WholeProduct): ProductRecord {
  return {
    slug: product.slug,
    productNumber: product.product_number,
    kind: product.kind,
    status: product.status,
    name: product.name,
    description: product.description,
    bodyHtml: product.body_html,
    vendor: product.vendor,
    categories: (product.categories ?? []).map(categoryOf),
    tags: product.tags ?? [],
    collections: product.collections ?? [],
    optionNames: product.option_names,
    specifications: product.specifications,
    dimensions: product.dimensions,
    uom: product.uom,
    slots: product.slots ?? [],
    custom: product.custom as ProductRecord['custom'],
    supplier: product.supplier,
    taxCode: product.tax_code,
    picture: product.picture,
    media: product.media,
    documents: product.documents as ProductRecord['documents'],
    breaks: product.breaks as ProductRecord['breaks'],
    orderMin: product.order_min,
    orderStep: product.order_step,
    rules: product.rules as ProductRecord['rules'],
    kitPrice: product.kit_price as ProductRecord['kitPrice'],
    seoTitle: product.seo_title,
    seoDescription: product.seo_description,
    extra: product.extra,
    popularity: product.popularity,
    createdAt: product.created_at,
    skus: (product.skus ?? []).map(skuOf),
  };
}

/** The same text for the same value, in whatever order a database keeps its keys. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stable(inner)}`).join(',')}}`;
}
