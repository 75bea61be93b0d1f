// Written by `npm run blocks:sync` from the folders beside it. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Schemas and migrations only, no React: the API reads it too.
import type { RegisteredBlock } from './registry-types.ts';
import { block as categorySections } from './category-sections/schema.ts';
import { block as collectionMasonry } from './collection-masonry/schema.ts';
import { block as footer } from './footer/schema.ts';
import { block as hero } from './hero/schema.ts';
import { block as navbar } from './navbar/schema.ts';
import { block as productCarousel } from './product-carousel/schema.ts';

export const blockRegistry: Record<string, RegisteredBlock> = {
  'category-sections': { definition: categorySections, migrations: {} },
  'collection-masonry': { definition: collectionMasonry, migrations: {} },
  footer: { definition: footer, migrations: {} },
  hero: { definition: hero, migrations: {} },
  navbar: { definition: navbar, migrations: {} },
  'product-carousel': { definition: productCarousel, migrations: {} },
};
