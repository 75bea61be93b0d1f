/** Rows of the catalog as the wire shows them. */

import type { OpeningChoice } from '#api/catalog/configured/opening-choices.ts';
import type { AvailabilityOf } from '#api/catalog/stock/availability.ts';
import type { ProductHead, SkuHead, SkuRow } from '#api/catalog/storage/shop.ts';
import { type ShopTexts, sourceTexts } from '#api/catalog/translations/shop-texts.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { breakPrices } from '#api/pricing/core/quantity-breaks.ts';
import type { Offer } from '#api/pricing/core/unit-price.ts';
import type { PriceOf, SkuPrice } from '#api/pricing/prices/pricer.ts';
import type { Picture, ProductCard, ProductKind, Sku, Swatch } from '#schemas/domain/catalog/catalog.ts';
import type { QuantityBreak } from '#schemas/domain/catalog/product-data.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { shownSkus, type Wanted } from './shown-skus.ts';

/** A picture's route base: of the library or of the sample. */
export const pictureBase = ({ src, model, finish }: StoredPicture): string =>
  src ?? `/pictures/${model}/${finish}`;

export function pictureView(picture: StoredPicture): Picture {
  const { alt, width, height, color, focalX } = picture;
  return {
    src: pictureBase(picture),
    alt,
    width,
    height,
    ...(color ? { color } : {}),
    ...(focalX === undefined ? {} : { focalX }),
  };
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

/** The product's page with one of its SKUs chosen. */
export const skuHref = (product: { kind: ProductKind; slug: string }, code: string): string =>
  `${productHref(product)}?${new URLSearchParams({ sku: code })}`;

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
export function skuView(
  sku: SkuRow,
  offerOf: (sku: SkuPrice) => Offer,
  availabilityOf: AvailabilityOf,
  { breaks = [], texts = sourceTexts }: { breaks?: readonly QuantityBreak[]; texts?: ShopTexts } = {},
): Sku {
  const pictureOf = (picture: StoredPicture) => texts.skuPicture(sku.product_id, sku.options, picture);
  const offer = offerOf({ ...sku, sku_id: sku.id });
  return {
    _id: sku.id,
    sku: sku.code,
    ...(sku.barcode ? { barcode: sku.barcode } : {}),
    options: texts.options(sku.options),
    picture: pictureView(pictureOf(sku.picture)),
    views: sku.views.map(pictureOf).map(pictureView),
    msrp: toDollars(sku.msrp_cents),
    price: toDollars(offer.cents),
    retail: toDollars(sku.retail_cents),
    weight: sku.weight_lb,
    weight_unit: 'lb',
    stock: sku.stock,
    stocks: sku.stocks,
    backorder: sku.backorder,
    lead_days: sku.lead_days,
    availability: availabilityOf([sku]),
    breaks: breakPrices(offer, breaks).map(({ quantity, cents }) => ({ quantity, price: toDollars(cents) })),
  };
}

/** The option values of a product's SKUs that are colors, each once, with the first SKU that has it. */
function swatchesOf(skus: SkuHead[], swatches: Map<string, Swatch>, texts: ShopTexts): Swatch[] {
  const found = new Map<string, Swatch>();
  for (const sku of skus) {
    for (const [name, value] of Object.entries(sku.options)) {
      const swatch = swatches.get(value);
      if (swatch && !found.has(value))
        found.set(value, { ...swatch, label: texts.value(name, value), sku: sku.code });
    }
  }
  return [...found.values()];
}

/** What a page of cards needs beside the products themselves. */
export type CardFacts = {
  offerOf: (sku: SkuPrice) => Offer;
  priceOf: PriceOf;
  availabilityOf: AvailabilityOf;
  swatches: Map<string, Swatch>;
  /** Of the kits and the made-to-measure products among them. */
  opening: ReadonlyMap<string, OpeningChoice>;
  wanted: Wanted;
  /** Of the SKUs that stand for their products, by id: a kit's main part, or what a list is narrowed to. */
  pictures: ReadonlyMap<string, StoredPicture>;
  texts: ShopTexts;
};

type PricedSku = SkuHead & { price: number };

/** The SKUs that a card shows, at the caller's prices in cents, and the one that stands for them: the cheapest. */
export function shownOf(
  product: Pick<ProductHead, 'id'>,
  skus: readonly SkuHead[],
  { priceOf, wanted }: Pick<CardFacts, 'priceOf' | 'wanted'>,
): { shown: PricedSku[]; lead: PricedSku; isNarrowed: boolean } {
  const shown = shownSkus(skus, wanted).map((sku) => ({
    ...sku,
    price: priceOf({
      sku_id: sku.id,
      product_id: product.id,
      retail_cents: sku.retail,
      trade_cents: sku.trade,
    }),
  }));
  const [first] = shown;
  if (!first) throw new Error(`product ${product.id} has no SKU`);
  const lead = shown.reduce((low, sku) => (sku.price < low.price ? sku : low), first);
  return { shown, lead, isNarrowed: shown.length < skus.length };
}

/** What a kit's or a made-to-measure product's card says of what its page opens with. */
const openingView = ({ cents, retailCents, availability }: OpeningChoice) => ({
  price: toDollars(cents),
  retail: toDollars(retailCents),
  msrp: toDollars(retailCents),
  from: false,
  as_shown: true,
  stock: availability.count,
  availability,
  sku: null,
});

/** A card. `skus` are the product's own, at least one. */
export function cardView(product: ProductHead, skus: SkuHead[], facts: CardFacts): ProductCard {
  const { shown, lead, isNarrowed } = shownOf(product, skus, facts);
  const availability = facts.availabilityOf(shown);
  const isReady = shown.length === 1 && (product.kind === 'plain' || product.kind === 'variant');
  const opening = facts.opening.get(product.id);
  const { texts } = facts;
  const standIn = facts.pictures.get(opening?.skuIds[0] ?? (isNarrowed ? lead.id : ''));
  const picture = standIn
    ? texts.skuPicture(product.id, isNarrowed ? lead.options : {}, standIn)
    : texts.productPicture(product.id, product.picture);
  return {
    _id: product.id,
    slug: product.slug,
    href: isNarrowed ? skuHref(product, lead.code) : productHref(product),
    kind: product.kind,
    name: texts.product(product.id, 'name', product.name),
    product_number: product.product_number,
    vendor_name: product.vendor_name,
    picture: pictureView(picture),
    price: toDollars(lead.price),
    retail: toDollars(lead.retail),
    msrp: toDollars(lead.msrp),
    from: shown.some((sku) => sku.price !== lead.price),
    as_shown: false,
    swatches: swatchesOf(skus, facts.swatches, texts),
    stock: shown.reduce((sum, sku) => sum + sku.stock, 0),
    availability,
    sku: isReady && isSoldHere(availability) ? lead.code : null,
    rating: product.rating / 100,
    reviews: product.review_count,
    ...(opening ? openingView(opening) : {}),
  };
}
