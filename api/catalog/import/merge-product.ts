/** What a product will be: what a file says of it over what is stored, and defaults under both. */
import type { ProductRecord, SkuRecord } from '#api/catalog/storage/product-record.ts';
import type { StoredProductMedia } from '#api/catalog/storage/tables/products.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { emptyPlainProduct, plainFields } from '#schemas/domain/catalog/product-fields.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { ProductEntry } from './formats/format.ts';
import type { ImportedProduct, ImportedSku, PictureFrom } from './imported-product.ts';
import { isNeutralPicture, neutralPicture } from './neutral-picture.ts';
import { stableText } from './stable-text.ts';

export type MergeRules = {
  /** Of a new SKU whose file has no trade price, in basis points of its retail price. */
  tradeOffBps: number;
  /** Where pieces lie of which a file says no more than how many; null in a store without a warehouse. */
  firstWarehouse: string | null;
  /** The warehouse that such pieces replace the stock of, as the import was told; null when nobody chose one. */
  stockWarehouse: string | null;
  now: string;
  /** A picture that is here; undefined when it could not be had. */
  pictureOf: (source: PictureFrom) => StoredPicture | undefined;
};

const unbranded = { slug: 'unbranded', name: 'Unbranded' };

/** Why a SKU cannot be written; the place is its index in the entry. */
export type Refusal = { sku: number | null; reason: Reason };

function mergeSku(
  given: ImportedSku,
  before: SkuRecord | undefined,
  picture: StoredPicture,
  sayPicture: (source: PictureFrom) => string,
  rules: MergeRules,
): SkuRecord | Reason {
  const { pictureFrom, quantity, warehouse = rules.stockWarehouse } = given;
  const own: Omit<ImportedSku, 'pictureFrom' | 'quantity' | 'warehouse'> = given;
  const retail = own.retailCents ?? before?.retailCents;
  if (retail === undefined) return because('row_price_missing');
  const brought = pictureFrom && rules.pictureOf(pictureFrom);
  const fetched = brought && { ...brought, alt: sayPicture(pictureFrom) };
  const stock = { ...before?.stock, ...own.stock };
  if (quantity !== undefined && own.stock === undefined && warehouse)
    stock[warehouse] = { quantity, bin: stock[warehouse]?.bin ?? '' };
  else if (
    quantity !== undefined &&
    own.stock === undefined &&
    rules.firstWarehouse &&
    Object.keys(stock).length === 0
  )
    stock[rules.firstWarehouse] = { quantity, bin: '' };
  return {
    code: given.code,
    options: own.options ?? before?.options ?? {},
    retailCents: retail,
    msrpCents: Math.max(
      own.msrpCents ?? before?.msrpCents ?? retail,
      own.msrpCents === undefined ? retail : 0,
    ),
    tradeCents:
      own.tradeCents ?? before?.tradeCents ?? Math.round((retail * (10_000 - rules.tradeOffBps)) / 10_000),
    costCents: own.costCents === undefined ? (before?.costCents ?? null) : own.costCents,
    barcode: own.barcode ?? before?.barcode ?? '',
    weightLb: own.weightLb ?? before?.weightLb ?? 0,
    backorder: own.backorder ?? before?.backorder ?? false,
    leadDays: own.leadDays === undefined ? (before?.leadDays ?? null) : own.leadDays,
    taxable: own.taxable ?? before?.taxable ?? true,
    picture:
      own.picture ?? fetched ?? (before && !isNeutralPicture(before.picture) ? before.picture : picture),
    views: own.views ?? before?.views ?? [],
    extra: own.extra ?? before?.extra ?? {},
    stock,
  };
}

function picturesOf(record: ImportedProduct, before: ProductRecord | undefined, rules: MergeRules) {
  const fetched = (record.picturesFrom ?? []).flatMap((source) => {
    const picture = rules.pictureOf(source);
    return picture ? [{ ...picture, alt: source.alt || record.name || before?.name || picture.alt }] : [];
  });
  const [first, ...more] = fetched;
  const media: StoredProductMedia[] = record.media ?? before?.media ?? [];
  return {
    picture: record.picture ?? first ?? before?.picture ?? neutralPicture(record.name ?? ''),
    media: first
      ? [
          ...more.map((picture): StoredProductMedia => ({ kind: 'picture', picture })),
          ...media.filter(({ kind }) => kind !== 'picture'),
        ]
      : media,
  };
}

/** SKUs of the file whose options another one has already. */
function repeatedOptions(skus: SkuRecord[], given: ImportedSku[]): Refusal[] {
  const choices = new Map<string, string>();
  return skus.flatMap((sku) => {
    const choice = stableText(sku.options);
    const other = choices.get(choice);
    const at = other === undefined ? -1 : given.findIndex(({ code }) => code === sku.code);
    if (other !== undefined && at >= 0)
      return [{ sku: at, reason: because('row_options_twice', { sku: other }) }];
    choices.set(choice, sku.code);
    return [];
  });
}

/** SKUs in the order of the file, then those that it does not name; an addition comes after what is there. */
function skusOf(
  entry: ProductEntry,
  before: ProductRecord | undefined,
  picture: StoredPicture,
  rules: MergeRules,
) {
  const refusals: Refusal[] = [];
  const were = new Map((before?.skus ?? []).map((sku) => [sku.code, sku]));
  const merged = new Map<string, SkuRecord>();
  const { record } = entry;
  // A variant's picture is mostly one of the product's, which says what is seen.
  const sayPicture = ({ url, alt }: PictureFrom) =>
    alt ||
    (record.picturesFrom ?? []).find((source) => source.url === url)?.alt ||
    record.name ||
    before?.name ||
    '';
  record.skus.forEach((given, at) => {
    const sku = mergeSku(given, were.get(given.code), picture, sayPicture, rules);
    if ('reason' in sku) refusals.push({ sku: at, reason: sku });
    else merged.set(given.code, sku);
  });
  const rest = [...were.values()].filter(({ code }) => !merged.has(code));
  const added = [...merged.values()].filter(({ code }) => !were.has(code));
  const skus = entry.addition
    ? [...[...were.values()].map((sku) => merged.get(sku.code) ?? sku), ...added]
    : [...merged.values(), ...rest];
  if (skus.length > 1) refusals.push(...repeatedOptions(skus, record.skus));
  if (refusals.length === 0) return { skus, refusals };
  const bad = new Set(refusals.map(({ sku }) => entry.record.skus[sku ?? -1]?.code));
  return { skus: skus.filter(({ code }) => !bad.has(code) || were.has(code)), refusals };
}

/** The product as it is to be. Its slug and number are the caller's to settle where the file does not say them. */
export function mergeProduct(
  entry: ProductEntry,
  before: ProductRecord | undefined,
  names: { slug: string; productNumber: string },
  rules: MergeRules,
): { product: ProductRecord; refusals: Refusal[] } {
  const { record } = entry;
  const pictures = picturesOf(record, before, rules);
  const { skus, refusals } = skusOf(entry, before, pictures.picture, rules);
  const optionNames = record.optionNames ?? before?.optionNames ?? [];
  const kind = record.kind ?? before?.kind ?? 'plain';
  const isSimple = kind === 'plain' || kind === 'variant';
  const pick = <K extends Exclude<keyof ProductRecord, 'skus'>>(
    field: K,
    otherwise: ProductRecord[K],
  ): ProductRecord[K] =>
    ((record as Partial<ProductRecord>)[field] ?? before?.[field] ?? otherwise) as ProductRecord[K];
  // One shape for all products, filled in: spread together, a catalog's worth of them took a tenth of an import.
  const product: ProductRecord = {
    ...emptyPlainProduct,
    slug: names.slug,
    productNumber: names.productNumber,
    kind: record.kind || !isSimple ? kind : optionNames.length > 0 || skus.length > 1 ? 'variant' : 'plain',
    status: pick('status', 'active'),
    vendor: pick('vendor', unbranded),
    categories: pick('categories', []),
    tags: pick('tags', []),
    collections: pick('collections', []),
    optionNames,
    specifications: pick('specifications', {}),
    dimensions: pick('dimensions', { width: 0, depth: 0, height: 0 }),
    uom: pick('uom', { name: 'each', pieces: 1 }),
    slots: pick('slots', []),
    custom: record.custom === undefined ? (before?.custom ?? null) : record.custom,
    picture: pictures.picture,
    media: pictures.media,
    documents: pick('documents', []),
    breaks: pick('breaks', []),
    rules: pick('rules', []),
    kitPrice: pick('kitPrice', { kind: 'sum', offBps: 0 }),
    companions: pick('companions', []),
    extra: pick('extra', {}),
    createdAt: pick('createdAt', rules.now),
    skus,
  };
  for (const [field] of plainFields) product[field] = pick(field, emptyPlainProduct[field]) as never;
  product.name ||= names.productNumber;
  return { refusals, product };
}
