// Written by `npm run blocks:sync` from the folders beside it. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Each component is a file of its own in the browser.
export const blockComponents = {
  banner: () => import('./banner/component.tsx'),
  'category-carousel': () => import('./category-carousel/component.tsx'),
  'category-sections': () => import('./category-sections/component.tsx'),
  'collection-masonry': () => import('./collection-masonry/component.tsx'),
  columns: () => import('./columns/component.tsx'),
  'contact-popup': () => import('./contact-popup/component.tsx'),
  faq: () => import('./faq/component.tsx'),
  'favorites-carousel': () => import('./favorites-carousel/component.tsx'),
  footer: () => import('./footer/component.tsx'),
  hero: () => import('./hero/component.tsx'),
  'image-with-text': () => import('./image-with-text/component.tsx'),
  'link-groups': () => import('./link-groups/component.tsx'),
  navbar: () => import('./navbar/component.tsx'),
  'portfolio-gallery': () => import('./portfolio-gallery/component.tsx'),
  'privacy-choice': () => import('./privacy-choice/component.tsx'),
  'product-carousel': () => import('./product-carousel/component.tsx'),
  'promotional-popup': () => import('./promotional-popup/component.tsx'),
  'rich-text': () => import('./rich-text/component.tsx'),
  'saved-section': () => import('./saved-section/component.tsx'),
  spacer: () => import('./spacer/component.tsx'),
  'store-locator': () => import('./store-locator/component.tsx'),
  table: () => import('./table/component.tsx'),
  testimonials: () => import('./testimonials/component.tsx'),
  'vendor-strip': () => import('./vendor-strip/component.tsx'),
};
