import { shopMeta } from '#app/features/shell/shop-meta.ts';
import * as m from '#messages';
import type { ProductData } from './product-screen.tsx';

/** Title, description, and the product as search engines read it: at the price everybody pays. */
export function productMeta(matches: Parameters<typeof shopMeta>[0], data: ProductData | undefined) {
  if (!data) return shopMeta(matches, { title: m.error_not_found_title() });
  const { product, selected } = data;
  const shell = matches.find((match) => match?.id === 'root')?.data as { origin: string } | undefined;
  const origin = shell?.origin ?? '';
  const inStock = selected.stocks.some(({ quantity }) => quantity > 0);
  return [
    ...shopMeta(matches, {
      title: m.shop_product_title({ name: product.name, vendor: product.vendor_name }),
      description: product.description.slice(0, 200),
      canonical: product.href,
      image: selected.picture.src,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        description: product.description,
        sku: selected.sku,
        mpn: product.product_number,
        image: `${origin}${selected.picture.src}/960.webp`,
        brand: { '@type': 'Brand', name: product.vendor_name },
        offers: {
          '@type': 'Offer',
          url: `${origin}${product.href}`,
          price: selected.retail.toFixed(2),
          priceCurrency: 'USD',
          availability: `https://schema.org/${product.custom ? 'MadeToOrder' : inStock ? 'InStock' : 'BackOrder'}`,
        },
      },
    },
  ];
}
