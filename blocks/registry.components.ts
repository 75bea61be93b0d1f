// Written by `npm run blocks:sync` from the folders beside it. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Each component is a file of its own in the browser.
export const blockComponents = {
  'category-sections': () => import('./category-sections/component.tsx'),
  'collection-masonry': () => import('./collection-masonry/component.tsx'),
  footer: () => import('./footer/component.tsx'),
  hero: () => import('./hero/component.tsx'),
  navbar: () => import('./navbar/component.tsx'),
  'product-carousel': () => import('./product-carousel/component.tsx'),
};
