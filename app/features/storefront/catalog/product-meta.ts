import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import type { ProductData } from './product-screen.tsx';

/** Title, description, and the product as search engines read it. */
export function productMeta(matches: Parameters<typeof shopMeta>[0], data: ProductData | undefined) {
  if (!data) return shopMeta(matches, { title: m.error_not_found_title() });
  const { product, selected, structured } = data;
  return [
    ...shopMeta(matches, {
      title: m.shop_product_title({ name: product.name, vendor: product.vendor_name }),
      description: product.description.slice(0, 200),
      canonical: product.href,
      image: selected.picture.src,
    }),
    { 'script:ld+json': structured },
  ];
}
