/** Rows of the catalogue as the wire shows them. */
import { type PriceGroup, unitPrice } from '#api/pricing/price-cart.ts';
import type { ProductHead, SkuHead, SkuRow } from '#api/storage/repositories/catalog.ts';
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
  group: PriceGroup,
  swatches: Map<string, Swatch>,
): ProductCard {
  const priced = skus.map((sku) => ({
    ...sku,
    price: unitPrice({ msrpCents: sku.msrp, retailCents: sku.retail, tradeCents: sku.trade }, group),
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
