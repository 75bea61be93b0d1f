// Written by `npm run blocks:sync` from the folders beside it. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Server only: what blocks fetch before they are rendered.
import type { BlockLoad } from '#blocks/kit/types.ts';
import { load as categoryCarousel } from './category-carousel/load.ts';
import { load as categorySections } from './category-sections/load.ts';
import { load as collectionMasonry } from './collection-masonry/load.ts';
import { load as faq } from './faq/load.ts';
import { load as favoritesCarousel } from './favorites-carousel/load.ts';
import { load as footer } from './footer/load.ts';
import { load as navbar } from './navbar/load.ts';
import { load as portfolioGallery } from './portfolio-gallery/load.ts';
import { load as productCarousel } from './product-carousel/load.ts';
import { load as promotionalPopup } from './promotional-popup/load.ts';
import { load as richText } from './rich-text/load.ts';
import { load as storeLocator } from './store-locator/load.ts';
import { load as vendorStrip } from './vendor-strip/load.ts';

export const blockLoads: Record<string, BlockLoad<never, unknown>> = {
  'category-carousel': categoryCarousel,
  'category-sections': categorySections,
  'collection-masonry': collectionMasonry,
  faq,
  'favorites-carousel': favoritesCarousel,
  footer,
  navbar,
  'portfolio-gallery': portfolioGallery,
  'product-carousel': productCarousel,
  'promotional-popup': promotionalPopup,
  'rich-text': richText,
  'store-locator': storeLocator,
  'vendor-strip': vendorStrip,
};
