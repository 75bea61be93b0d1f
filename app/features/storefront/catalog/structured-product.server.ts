/** A product as search engines read it (schema.org), at the price everybody pays: never that of the visitor's segment. */
import { addressOf, imageOf, type Thing } from '#app/features/storefront/shell/structured-data.server.ts';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';

const schemaOf: Record<Availability['kind'], string> = {
  here: 'InStock',
  elsewhere: 'InStock',
  transfer: 'InStock',
  backorder: 'BackOrder',
  made_to_order: 'MadeToOrder',
  none: 'OutOfStock',
};

/** A global trade number of 8, 12, 13 or 14 digits whose last one is right; other barcodes are the dealer's own. */
export function gtinOf(barcode = ''): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return null;
  const sum = [...barcode]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? barcode : null;
}

/** Properties of schema.org by which variants may differ; options that are called otherwise are told in words. */
const propertyOf: Record<string, 'color' | 'size' | 'material' | 'pattern'> = {
  color: 'color',
  colour: 'color',
  finish: 'color',
  shade: 'color',
  size: 'size',
  width: 'size',
  length: 'size',
  height: 'size',
  depth: 'size',
  material: 'material',
  stone: 'material',
  wood: 'material',
  fabric: 'material',
  pattern: 'pattern',
};
const property = (option: string) => propertyOf[option.trim().toLowerCase()];

const offer = (url: string, { retail, availability }: Pick<Sku, 'retail' | 'availability'>): Thing => ({
  '@type': 'Offer',
  url,
  price: retail.toFixed(2),
  priceCurrency: 'USD',
  availability: `https://schema.org/${schemaOf[availability.kind]}`,
  itemCondition: 'https://schema.org/NewCondition',
});

/** Options as properties; of two that would be the same one, the first. */
function propertiesOf({ options }: Sku): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  const additionalProperty: Thing[] = [];
  for (const [option, value] of Object.entries(options)) {
    const name = property(option);
    if (name && !(name in named)) named[name] = value;
    else additionalProperty.push({ '@type': 'PropertyValue', name: option, value });
  }
  return { ...named, ...(additionalProperty.length > 0 ? { additionalProperty } : {}) };
}

const codesOf = ({ sku, barcode }: Sku) => {
  const gtin = gtinOf(barcode);
  return { sku, ...(gtin ? { gtin } : {}) };
};

/** So many variants are told one by one. */
const mostVariants = 100;

function groupOf(origin: string, product: Product, common: object, ratings: object): Thing {
  const names = [...new Set(product.option_names.map(property))].filter((name) => name !== undefined);
  return {
    '@type': 'ProductGroup',
    ...common,
    url: addressOf(origin, product.href),
    productGroupID: product.product_number,
    ...(names.length > 0 ? { variesBy: names.map((name) => `https://schema.org/${name}`) } : {}),
    ...ratings,
    hasVariant: product.skus.slice(0, mostVariants).map((sku) => ({
      '@type': 'Product',
      name: [product.name, ...Object.values(sku.options)].join(', '),
      ...codesOf(sku),
      mpn: sku.sku,
      image: imageOf(origin, sku.picture),
      ...propertiesOf(sku),
      offers: offer(`${addressOf(origin, product.href)}?${new URLSearchParams({ sku: sku.sku })}`, sku),
    })),
  };
}

/**
 * A product with several variants is a group of them, any other one a product. `ratings`: what is known of its reviews. A
 * kit and a made-to-measure product cost what their page opens with.
 */
export function structuredProduct(origin: string, product: Product, selected: Sku, ratings: object): Thing {
  const common = {
    name: product.name,
    description: product.description || product.name,
    brand: { '@type': 'Brand', name: product.vendor_name },
  };
  const isWhole = product.kind === 'combination' || product.custom !== null;
  if (!isWhole && product.skus.length > 1) return groupOf(origin, product, common, ratings);
  return {
    '@type': 'Product',
    ...common,
    ...codesOf(selected),
    mpn: product.product_number,
    image: imageOf(origin, selected.picture),
    offers: offer(addressOf(origin, product.href), isWhole ? product : selected),
    ...ratings,
  };
}
