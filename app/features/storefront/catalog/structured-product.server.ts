import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';

/** A product as search engines read it (schema.org), at the price everybody pays. */
export function structuredProduct(origin: string, product: Product, selected: Sku) {
  const inStock = selected.stocks.some(({ quantity }) => quantity > 0);
  return {
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
  };
}
