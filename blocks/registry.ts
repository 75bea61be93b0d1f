// Written by `npm run blocks:sync` from the folders beside it. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Schemas and migrations only, no React: the API reads it too.
import type { RegisteredBlock } from './registry-types.ts';
import { migrations as bannerMigrations } from './banner/migrations.ts';
import { block as banner } from './banner/schema.ts';
import { block as categoryCarousel } from './category-carousel/schema.ts';
import { migrations as categorySectionsMigrations } from './category-sections/migrations.ts';
import { block as categorySections } from './category-sections/schema.ts';
import { block as collectionMasonry } from './collection-masonry/schema.ts';
import { migrations as columnsMigrations } from './columns/migrations.ts';
import { block as columns } from './columns/schema.ts';
import { block as contactPopup } from './contact-popup/schema.ts';
import { migrations as faqMigrations } from './faq/migrations.ts';
import { block as faq } from './faq/schema.ts';
import { block as favoritesCarousel } from './favorites-carousel/schema.ts';
import { migrations as footerMigrations } from './footer/migrations.ts';
import { block as footer } from './footer/schema.ts';
import { migrations as heroMigrations } from './hero/migrations.ts';
import { block as hero } from './hero/schema.ts';
import { migrations as imageWithTextMigrations } from './image-with-text/migrations.ts';
import { block as imageWithText } from './image-with-text/schema.ts';
import { block as linkGroups } from './link-groups/schema.ts';
import { migrations as navbarMigrations } from './navbar/migrations.ts';
import { block as navbar } from './navbar/schema.ts';
import { block as portfolioGallery } from './portfolio-gallery/schema.ts';
import { block as privacyChoice } from './privacy-choice/schema.ts';
import { block as productCarousel } from './product-carousel/schema.ts';
import { migrations as promotionalPopupMigrations } from './promotional-popup/migrations.ts';
import { block as promotionalPopup } from './promotional-popup/schema.ts';
import { block as richText } from './rich-text/schema.ts';
import { block as savedSection } from './saved-section/schema.ts';
import { block as spacer } from './spacer/schema.ts';
import { block as storeLocator } from './store-locator/schema.ts';
import { block as table } from './table/schema.ts';
import { migrations as testimonialsMigrations } from './testimonials/migrations.ts';
import { block as testimonials } from './testimonials/schema.ts';
import { block as vendorStrip } from './vendor-strip/schema.ts';

export const blockRegistry: Record<string, RegisteredBlock> = {
  banner: { definition: banner, migrations: bannerMigrations },
  'category-carousel': { definition: categoryCarousel, migrations: {} },
  'category-sections': { definition: categorySections, migrations: categorySectionsMigrations },
  'collection-masonry': { definition: collectionMasonry, migrations: {} },
  columns: { definition: columns, migrations: columnsMigrations },
  'contact-popup': { definition: contactPopup, migrations: {} },
  faq: { definition: faq, migrations: faqMigrations },
  'favorites-carousel': { definition: favoritesCarousel, migrations: {} },
  footer: { definition: footer, migrations: footerMigrations },
  hero: { definition: hero, migrations: heroMigrations },
  'image-with-text': { definition: imageWithText, migrations: imageWithTextMigrations },
  'link-groups': { definition: linkGroups, migrations: {} },
  navbar: { definition: navbar, migrations: navbarMigrations },
  'portfolio-gallery': { definition: portfolioGallery, migrations: {} },
  'privacy-choice': { definition: privacyChoice, migrations: {} },
  'product-carousel': { definition: productCarousel, migrations: {} },
  'promotional-popup': { definition: promotionalPopup, migrations: promotionalPopupMigrations },
  'rich-text': { definition: richText, migrations: {} },
  'saved-section': { definition: savedSection, migrations: {} },
  spacer: { definition: spacer, migrations: {} },
  'store-locator': { definition: storeLocator, migrations: {} },
  table: { definition: table, migrations: {} },
  testimonials: { definition: testimonials, migrations: testimonialsMigrations },
  'vendor-strip': { definition: vendorStrip, migrations: {} },
};
