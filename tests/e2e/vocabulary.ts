/**
 * What search engines ask of structured data, as Google publishes it for rich results ("required" and "recommended"
 * properties of Product, ProductGroup, Breadcrumb, Article, LocalBusiness, Organization, FAQ, ProfilePage and the others),
 * written down as data. `known` is the rest of schema.org that we use: any other property is a typo.
 */
export type Rule = {
  required: string[];
  /** Those that the shop always knows. */
  recommended?: string[];
  /** One of each of these lists. */
  oneOf?: string[][];
  known?: string[];
};

const offered = ['aggregateRating', 'review', 'gtin'];

export const vocabulary: Record<string, Rule> = {
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['sku'],
    oneOf: [['gtin', 'mpn']],
    // A variant's brand and description are its group's.
    known: [
      ...offered,
      'mpn',
      'brand',
      'description',
      'color',
      'size',
      'material',
      'pattern',
      'additionalProperty',
    ],
  },
  ProductGroup: {
    required: ['name', 'hasVariant'],
    recommended: ['brand', 'description', 'productGroupID', 'url'],
    known: ['variesBy', ...offered],
  },
  Brand: { required: ['name'] },
  PropertyValue: { required: ['name', 'value'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'url', 'itemCondition'],
  },
  AggregateRating: {
    required: ['ratingValue'],
    oneOf: [['ratingCount', 'reviewCount']],
    recommended: ['bestRating', 'worstRating'],
    known: ['reviewCount'],
  },
  Review: {
    required: ['author', 'reviewRating'],
    recommended: ['datePublished', 'reviewBody'],
    known: ['name'],
  },
  Rating: { required: ['ratingValue'], recommended: ['bestRating', 'worstRating'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position'], oneOf: [['name', 'url']], known: ['item', 'name', 'url'] },
  Organization: {
    required: ['name'],
    recommended: ['url', 'logo', '@id'],
    known: ['address', 'telephone', 'description', 'department'],
  },
  WebSite: { required: ['name', 'url', 'potentialAction'], recommended: ['@id', 'publisher'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  Store: {
    required: ['name', 'address'],
    recommended: [
      'geo',
      'openingHoursSpecification',
      'telephone',
      'url',
      'image',
      '@id',
      'parentOrganization',
    ],
    known: ['specialOpeningHoursSpecification'],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    oneOf: [['dayOfWeek', 'validFrom']],
    known: ['dayOfWeek', 'validFrom', 'validThrough'],
  },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author'],
    recommended: ['publisher', 'description', 'mainEntityOfPage', 'articleSection'],
  },
  CreativeWork: {
    required: ['name', 'image', 'creator'],
    recommended: ['headline', 'description', 'dateCreated', 'locationCreated', 'url'],
    known: ['keywords', 'contributor'],
  },
  Place: { required: ['name'] },
  ProfilePage: { required: ['mainEntity'] },
  Person: {
    required: ['name'],
    known: ['url', 'jobTitle', 'image', 'email', 'telephone', 'worksFor'],
  },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
};

type Value = unknown;
const isEmpty = (value: Value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with structured data, as sentences that say where. */
export function faultsOf(value: Value, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => faultsOf(one, `${at}/${index}`));
  if (value === null || typeof value !== 'object') return [];
  const node = value as Record<string, Value>;
  const { '@type': type, ...properties } = node;
  const below = Object.entries(properties).flatMap(([name, one]) => faultsOf(one, `${at}/${name}`));
  // One that stands elsewhere, by its name.
  if (type === undefined && Object.keys(node).join() === '@id') return below;
  if (at === '' && '@graph' in node)
    return node['@context'] === 'https://schema.org' ? below : [...below, 'no context'];
  const rule = vocabulary[String(type)];
  if (!rule) return [...below, `${at}: no type ${String(type)}`];
  const { required, recommended = [], oneOf = [], known = [] } = rule;
  const always = [...required, ...recommended];
  const allowed = new Set([...always, ...known, ...oneOf.flat()]);
  return [
    ...below,
    ...always.filter((name) => isEmpty(node[name])).map((name) => `${at}: ${String(type)} without ${name}`),
    ...oneOf
      .filter((names) => names.every((name) => isEmpty(node[name])))
      .map((names) => `${at}: ${String(type)} without any of ${names.join(', ')}`),
    ...Object.keys(properties)
      .filter((name) => !allowed.has(name))
      .map((name) => `${at}: ${String(type)} with ${name}`),
  ];
}
