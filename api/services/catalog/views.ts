/** Rows of the catalogue as the wire shows them. */
import { type PriceGroup, unitPrice } from '#api/pricing/price-cart.ts';
import type { ProductRow, SkuRow } from '#api/storage/repositories/catalog.ts';
import type { StoredPicture } from '#api/storage/schema.ts';
import type { Picture, ProductCard, ProductKind, Sku, Swatch } from '#schemas/domain/catalog.ts';
import { toDollars } from '#schemas/domain/money.ts';

export function pictureView({ model, finish, alt, width, height }: StoredPicture): Picture {
  return { src: `/pictures/${model}/${finish}`, alt, width, height };
}

/** One file for those who want an address and not a set of sizes. */
export const imageUrl = (picture: StoredPicture): string =>
  `/pictures/${picture.model}/${picture.finish}/640.webp`;

const pathOfKind: Record<ProductKind, string> = {
  plain: '/p/',
  variant: '/p/',
  combination: '/p/combination/',
  custom: '/p/custom/',
};

export const productHref = (product: { kind: ProductKind; slug: string }): string =>
  pathOfKind[product.kind] + product.slug;

/** A category's one canonical path (RESOLUTIONS 8). */
export const categoryHref = (category: {
  slug: string;
  parentSlug: string | null;
  isSubcategory: boolean;
}): string =>
  category.parentSlug
    ? `/c/${category.parentSlug}/${category.slug}`
    : `${category.isSubcategory ? '/s/' : '/c/'}${category.slug}`;

export const vendorHref = (vendor: { name: string }): string => `/v/${encodeURIComponent(vendor.name)}`;

export function skuView(sku: SkuRow, group: PriceGroup): Sku {
  const prices = { msrpCents: sku.msrp_cents, retailCents: sku.retail_cents, tradeCents: sku.trade_cents };
  return {
    _id: sku.id,
    sku: sku.code,
    options: sku.options,
    picture: pictureView(sku.picture),
    msrp: toDollars(sku.msrp_cents),
    price: toDollars(unitPrice(prices, group)),
    retail: toDollars(sku.retail_cents),
    weight: sku.weight_lb,
    weight_unit: 'lb',
    stock: sku.stock,
  };
}

/** The option values of a product's SKUs that are colours, each once, in the order of the SKUs. */
function swatchesOf(skus: SkuRow[], swatches: Map<string, Swatch>): Swatch[] {
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
  product: ProductRow,
  skus: SkuRow[],
  group: PriceGroup,
  swatches: Map<string, Swatch>,
): ProductCard {
  const views = skus.map((sku) => skuView(sku, group));
  const cheapest = views.reduce((low, sku) => (sku.price < low.price ? sku : low), views[0] as Sku);
  const only = views.length === 1 ? views[0] : undefined;
  return {
    _id: product.id,
    slug: product.slug,
    href: productHref(product),
    kind: product.kind,
    name: product.name,
    product_number: product.product_number,
    vendor_name: product.vendor_name,
    picture: pictureView(product.picture),
    price: cheapest.price,
    retail: cheapest.retail,
    msrp: cheapest.msrp,
    from: views.some((sku) => sku.price !== cheapest.price),
    swatches: swatchesOf(skus, swatches),
    stock: views.reduce((sum, sku) => sum + sku.stock, 0),
    sku: only && (product.kind === 'plain' || product.kind === 'variant') ? only.sku : null,
  };
}
