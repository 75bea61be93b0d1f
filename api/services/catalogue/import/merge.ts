/** What a product will be: what a file says of it over what is stored, and defaults under both. */
import type { StoredPicture, StoredProductMedia } from '#api/storage/schema.ts';
import type { ProductEntry } from '../formats/format.ts';
import type { PictureFrom, ProductRecord, SkuRecord } from '../record.ts';
import { stable } from '../records-of.ts';
import { slugOf } from '../slug.ts';

export type WholeRecord = Required<Omit<ProductRecord, 'picturesFrom' | 'skus'>> & { skus: WholeSkuRecord[] };
export type WholeSkuRecord = Required<Omit<SkuRecord, 'pictureFrom' | 'quantity'>>;

export type MergeRules = {
  /** Of a new SKU whose file has no trade price, in basis points of its retail price. */
  tradeOffBps: number;
  /** Where pieces lie of which a file says no more than how many; null in a store without a warehouse. */
  firstWarehouse: string | null;
  now: string;
  /** A picture that is here; undefined when it could not be had. */
  pictureOf: (source: PictureFrom) => StoredPicture | undefined;
};

/** What stands where there is no picture. */
const neutral = (alt: string): StoredPicture => ({
  model: 'unpictured',
  finish: 'warm-putty',
  alt,
  width: 800,
  height: 1000,
});
const isNeutral = ({ model, src }: StoredPicture) => model === 'unpictured' && !src;
const unbranded = { slug: 'unbranded', name: 'Unbranded' };

/** Why a SKU cannot be kept; the place is its index in the entry. */
export type Refusal = { sku: number | null; reason: string };

export function defaultNumber({ record }: ProductEntry): string {
  return record.productNumber ?? record.skus[0]?.code ?? (record.slug ?? '').toUpperCase().slice(0, 80);
}

export function defaultSlug({ record }: ProductEntry): string {
  return (
    record.slug ??
    (slugOf(record.name ?? '') ||
      slugOf(record.productNumber ?? '') ||
      `p-${Buffer.from(defaultNumber({ record } as ProductEntry))
        .toString('hex')
        .slice(0, 60)}`)
  );
}

function mergeSku(
  given: SkuRecord,
  known: WholeSkuRecord | undefined,
  picture: StoredPicture,
  sayPicture: (source: PictureFrom) => string,
  rules: MergeRules,
): WholeSkuRecord | string {
  const { pictureFrom, quantity, ...own } = given;
  const retail = own.retailCents ?? known?.retailCents;
  if (retail === undefined) return 'a new SKU needs a price';
  const brought = pictureFrom && rules.pictureOf(pictureFrom);
  const fetched = brought && { ...brought, alt: sayPicture(pictureFrom) };
  const stock = { ...known?.stock, ...own.stock };
  if (
    quantity !== undefined &&
    own.stock === undefined &&
    rules.firstWarehouse &&
    Object.keys(stock).length === 0
  )
    stock[rules.firstWarehouse] = { quantity, bin: '' };
  return {
    code: given.code,
    options: own.options ?? known?.options ?? {},
    retailCents: retail,
    msrpCents: Math.max(
      own.msrpCents ?? known?.msrpCents ?? retail,
      own.msrpCents === undefined ? retail : 0,
    ),
    tradeCents:
      own.tradeCents ?? known?.tradeCents ?? Math.round((retail * (10_000 - rules.tradeOffBps)) / 10_000),
    costCents: own.costCents === undefined ? (known?.costCents ?? null) : own.costCents,
    barcode: own.barcode ?? known?.barcode ?? '',
    weightLb: own.weightLb ?? known?.weightLb ?? 0,
    backorder: own.backorder ?? known?.backorder ?? false,
    leadDays: own.leadDays === undefined ? (known?.leadDays ?? null) : own.leadDays,
    taxable: own.taxable ?? known?.taxable ?? true,
    picture: own.picture ?? fetched ?? (known && !isNeutral(known.picture) ? known.picture : picture),
    views: own.views ?? known?.views ?? [],
    extra: own.extra ?? known?.extra ?? {},
    stock,
  };
}

function picturesOf(record: ProductRecord, known: WholeRecord | undefined, rules: MergeRules) {
  const found = (record.picturesFrom ?? []).flatMap((source) => {
    const picture = rules.pictureOf(source);
    return picture ? [{ ...picture, alt: source.alt || record.name || known?.name || picture.alt }] : [];
  });
  const [first, ...more] = found;
  const kept: StoredProductMedia[] = (record.media ?? known?.media ?? []) as StoredProductMedia[];
  return {
    picture: (record.picture ?? first ?? known?.picture ?? neutral(record.name ?? '')) as StoredPicture,
    media: first
      ? [
          ...more.map((picture): StoredProductMedia => ({ kind: 'picture', picture })),
          ...kept.filter(({ kind }) => kind !== 'picture'),
        ]
      : kept,
  };
}

/** SKUs in the order of the file, then those that it does not name; an addition comes after what is there. */
function skusOf(
  entry: ProductEntry,
  known: WholeRecord | undefined,
  picture: StoredPicture,
  rules: MergeRules,
) {
  const refusals: Refusal[] = [];
  const were = new Map((known?.skus ?? []).map((sku) => [sku.code, sku]));
  const merged = new Map<string, WholeSkuRecord>();
  const { record } = entry;
  // A variant's picture is mostly one of the product's, which says what is seen.
  const sayPicture = ({ url, alt }: PictureFrom) =>
    alt ||
    (record.picturesFrom ?? []).find((source) => source.url === url)?.alt ||
    record.name ||
    known?.name ||
    '';
  record.skus.forEach((given, at) => {
    const sku = mergeSku(given, were.get(given.code), picture, sayPicture, rules);
    if (typeof sku === 'string') refusals.push({ sku: at, reason: sku });
    else merged.set(given.code, sku);
  });
  const rest = [...were.values()].filter(({ code }) => !merged.has(code));
  const added = [...merged.values()].filter(({ code }) => !were.has(code));
  const skus = entry.addition
    ? [...[...were.values()].map((sku) => merged.get(sku.code) ?? sku), ...added]
    : [...merged.values(), ...rest];
  const choices = new Map<string, string>();
  for (const sku of skus) {
    const choice = stable(sku.options);
    const other = choices.get(choice);
    const at = entry.record.skus.findIndex(({ code }) => code === sku.code);
    if (other !== undefined && skus.length > 1 && at >= 0)
      refusals.push({ sku: at, reason: `has the same options as SKU ${other}` });
    else choices.set(choice, sku.code);
  }
  const bad = new Set(refusals.map(({ sku }) => entry.record.skus[sku ?? -1]?.code));
  return { skus: skus.filter(({ code }) => !bad.has(code) || were.has(code)), refusals };
}

/** The product as it is to be. Its slug and number are the caller's to settle where the file does not say them. */
export function mergeProduct(
  entry: ProductEntry,
  known: WholeRecord | undefined,
  names: { slug: string; productNumber: string },
  rules: MergeRules,
): { product: WholeRecord; refusals: Refusal[] } {
  const { record } = entry;
  const pictures = picturesOf(record, known, rules);
  const { skus, refusals } = skusOf(entry, known, pictures.picture, rules);
  const optionNames = record.optionNames ?? known?.optionNames ?? [];
  const kind = record.kind ?? known?.kind ?? 'plain';
  const isSimple = kind === 'plain' || kind === 'variant';
  const pick = <K extends keyof WholeRecord>(field: K, otherwise: WholeRecord[K]): WholeRecord[K] =>
    ((record as Partial<WholeRecord>)[field] ?? known?.[field] ?? otherwise) as WholeRecord[K];
  return {
    refusals,
    product: {
      ...names,
      kind: record.kind || !isSimple ? kind : optionNames.length > 0 || skus.length > 1 ? 'variant' : 'plain',
      status: pick('status', 'active'),
      name: pick('name', names.productNumber),
      description: pick('description', ''),
      bodyHtml: pick('bodyHtml', ''),
      vendor: pick('vendor', unbranded),
      categories: pick('categories', []),
      tags: pick('tags', []),
      collections: pick('collections', []),
      optionNames,
      specifications: pick('specifications', {}),
      dimensions: pick('dimensions', { width: 0, depth: 0, height: 0 }),
      uom: pick('uom', { name: 'each', pieces: 1 }),
      slots: pick('slots', []),
      custom: record.custom === undefined ? (known?.custom ?? null) : record.custom,
      supplier: pick('supplier', ''),
      taxCode: pick('taxCode', ''),
      ...pictures,
      documents: pick('documents', []),
      breaks: pick('breaks', []),
      orderMin: pick('orderMin', 1),
      orderStep: pick('orderStep', 1),
      rules: pick('rules', []),
      kitPrice: pick('kitPrice', { kind: 'sum', offBps: 0 }),
      seoTitle: pick('seoTitle', ''),
      seoDescription: pick('seoDescription', ''),
      extra: pick('extra', {}),
      popularity: pick('popularity', 0),
      createdAt: pick('createdAt', rules.now),
      skus,
    },
  };
}

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

/** Two records that are the same text are the same product: groups count by their slugs, some of them in any order. */
export const comparable = (product: WholeRecord): string =>
  stable({
    ...product,
    createdAt: new Date(product.createdAt).getTime(),
    vendor: product.vendor.slug,
    categories: [...new Set(slugs(product.categories))],
    tags: [...new Set(slugs(product.tags))].sort(),
    collections: [...new Set(slugs(product.collections))].sort(),
  });
