// Written by `npm run blocks:sync` from the folders beside it. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Server only: what blocks fetch before they are rendered.
import type { BlockLoad } from '#app/page-renderer/types.ts';
import { load as categorySections } from './category-sections/load.ts';
import { load as collectionMasonry } from './collection-masonry/load.ts';
import { load as footer } from './footer/load.ts';
import { load as navbar } from './navbar/load.ts';
import { load as productCarousel } from './product-carousel/load.ts';

export const blockLoads: Record<string, BlockLoad<never, unknown>> = {
  'category-sections': categorySections,
  'collection-masonry': collectionMasonry,
  footer,
  navbar,
  'product-carousel': productCarousel,
};
