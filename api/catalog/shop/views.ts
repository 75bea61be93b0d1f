/** Rows of the catalog as the wire shows them. */

import type { ProductHead, SkuHead, SkuRow } from '#api/catalog/storage/shop.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { lessShare } from '#api/pricing/core/basis-points.ts';
import { breakOff } from '#api/pricing/core/quantity-breaks.ts';
import type { PriceOf } from '#api/pricing/prices/pricer.ts';
import type { Picture, ProductCard, ProductKind, Sku, Swatch } from '#schemas/domain/catalog/catalog.ts';
import type { QuantityBreak } from '#schemas/domain/catalog/product-data.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';

const pictureBase = ({ src, model, finish }: StoredPicture): string => src ?? `/pictures/${model}/${finish}`;

export function pictureView(picture: StoredPicture): Picture {
  const { alt, width, height, color } = picture;
  return { src: pictureBase(picture), alt, width, height, ...(color ? { color } : {}) };
}

/** A picture that fills the screen: its preview comes with it. */
export function largePictureView(picture: StoredPicture): Picture {
  const { preview } = picture;
  return { ...pictureView(picture), ...(preview ? { preview } : {}) };
}

/** One file for those who want an address and not a set of sizes. */
export const imageUrl = (picture: StoredPicture): string => `${pictureBase(picture)}/640.webp`;

const pathOfKind: Record<ProductKind, string> = {
  plain: '/p/',
  variant: '/p/',
  combination: '/p/combination/',
  custom: '/p/custom/',
};

export const productHref = (product: { kind: ProductKind; slug: string }): string =>
  pathOfKind[product.kind] + product.slug;

/** A category's one canonical path (docs/product.md#listings). */
export const categoryHref = (category: {
  slug: string;
  parentSlug: string | null;
  isSubcategory: boolean;
}): string =>
  category.parentSlug
    ? `/c/${category.parentSlug}/${category.slug}`
    : `${category.isSubcategory ? '/s/' : '/c/'}${category.slug}`;

export const vendorHref = (vendor: { name: string }): string => `/v/${encodeURIComponent(vendor.name)}`;

/** `breaks` are those of its product, where they are shown. */
export function skuView(sku: SkuRow, priceOf: PriceOf, breaks: readonly QuantityBreak[] = []): Sku {
  const unitCents = priceOf({ ...sku, sku_id: sku.id });
  return {
    _id: sku.id,
    sku: sku.code,
    options: sku.options,
    picture: pictureView(sku.picture),
    views: sku.views.map(pictureView),
    msrp: toDollars(sku.msrp_cents),
    price: toDollars(unitCents),
    retail: toDollars(sku.retail_cents),
    weight: sku.weight_lb,
    weight_unit: 'lb',
    stock: sku.stock,
    stocks: sku.stocks,
    backorder: sku.backorder,
    lead_days: sku.lead_days,
    breaks: [...breaks]
      .sort((a, b) => a.quantity - b.quantity)
      .map(({ quantity }) => ({
        quantity,
        price: toDollars(lessShare(unitCents, breakOff(breaks, quantity))),
      })),
  };
}

/** The option values of a product's SKUs that are colours, each once, in the order of the SKUs. */
function swatchesOf(skus: SkuHead[], swatches: Map<string, Swatch>): Swatch[] {
  const found = new Map<string, Swatch>();
  for (const sku of skus) {
    for (const value of Object.values(sku.options)) {
      const swatch = swatches.get(value);
      if (swatch) found.set(value, swatch);
    }
  }
  return [...found.values()];
}

/** A card. `skus` are the product's own, at least one. */
export function cardView(
  product: ProductHead,
  skus: SkuHead[],
  priceOf: PriceOf,
  swatches: Map<string, Swatch>,
): ProductCard {
  const priced = skus.map((sku) => ({
    ...sku,
    price: priceOf({
      sku_id: sku.id,
      product_id: product.id,
      retail_cents: sku.retail,
      trade_cents: sku.trade,
    }),
  }));
  const [first] = priced;
  if (!first) throw new Error(`product ${product.id} has no SKU`);
  const cheapest = priced.reduce((low, sku) => (sku.price < low.price ? sku : low), first);
  const isReady = priced.length === 1 && (product.kind === 'plain' || product.kind === 'variant');
  return {
    _id: product.id,
    slug: product.slug,
    href: productHref(product),
    kind: product.kind,
    name: product.name,
    product_number: product.product_number,
    vendor_name: product.vendor_name,
    picture: pictureView(product.picture),
    price: toDollars(cheapest.price),
    retail: toDollars(cheapest.retail),
    msrp: toDollars(cheapest.msrp),
    from: priced.some((sku) => sku.price !== cheapest.price),
    swatches: swatchesOf(skus, swatches),
    stock: priced.reduce((sum, sku) => sum + sku.stock, 0),
    sku: isReady ? first.code : null,
  };
}
