import type { Availability } from '#schemas/domain/catalog/availability.ts';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';

/** A product as search engines read it (schema.org), at the price everybody pays. */
const schemaOf: Record<Availability['kind'], string> = {
  here: 'InStock',
  elsewhere: 'InStock',
  transfer: 'InStock',
  backorder: 'BackOrder',
  made_to_order: 'MadeToOrder',
  none: 'OutOfStock',
};

/** What a kit or a made-to-measure product opens with is on its card, anything else is its chosen SKU. */
const offered = (product: Product, { retail, availability }: Sku) =>
  product.kind === 'combination' || product.custom ? product : { retail, availability };

export function structuredProduct(origin: string, product: Product, selected: Sku) {
  const { retail, availability } = offered(product, selected);
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
      price: retail.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${schemaOf[availability.kind]}`,
    },
  };
}
