import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import type { ProductData } from './product-screen.tsx';

/** The dealer's own title and description for search engines, where there are; else the product's. */
export function productMeta(matches: Parameters<typeof shopMeta>[0], data: ProductData | undefined) {
  if (!data) return shopMeta(matches, { title: m.error_not_found_title() });
  const { product, selected } = data;
  return shopMeta(matches, {
    title: product.seo_title || m.shop_product_title({ name: product.name, vendor: product.vendor_name }),
    description: product.seo_description || product.description,
    canonical: product.href,
    image: selected.picture,
    type: 'product',
    data,
  });
}
