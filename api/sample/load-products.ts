/** The sample's products, by way of the record that imports and the form write too. */
import type { Transaction } from 'kysely';
import type { ProductRecord, SkuRecord } from '#api/catalog/storage/product-record.ts';
import { replaceGroups, writeProducts } from '#api/catalog/storage/write-products.ts';
import type { NamedIds } from '#api/catalog/storage/write-rows.ts';
import { recordSearchText } from '#api/catalog/text/search-text.ts';
import { sortKeyOf } from '#api/catalog/text/sort-key.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type CompanionRef, customProductSchema } from '#schemas/domain/catalog/product-data.ts';
import { emptyPlainProduct } from '#schemas/domain/catalog/product-fields.ts';
import { companionsOf } from './companions.ts';
import { backorderOf, filmsOf, sellingOf } from './selling.ts';
import { storedPicture, storedViews } from './stored-picture.ts';
import type { SampleDealer, SampleProduct, SampleSku } from './types.ts';

type Ref = { slug: string; name: string };
/** What the sample's ids are called in records. */
type Names = {
  vendors: Map<string, Ref>;
  categories: Map<string, Ref & { parent?: Ref }>;
  tags: Map<string, Ref>;
  collections: Map<string, Ref>;
  /** Product numbers. */
  products: Map<string, string>;
  warehouses: Map<string, string>;
};

const refOf = ({ slug, name }: Ref): Ref => ({ slug, name });
const refsOf = (list: (Ref & { id: string })[]) => new Map(list.map((one) => [one.id, refOf(one)]));

function namesOf(dealer: SampleDealer): Names {
  const departments = refsOf(dealer.categories);
  return {
    vendors: refsOf(dealer.vendors),
    categories: new Map(
      dealer.categories.map((category) => {
        const parent = departments.get(category.parentId ?? '');
        return [category.id, { ...refOf(category), ...(parent ? { parent } : {}) }];
      }),
    ),
    tags: refsOf(dealer.tags),
    collections: refsOf(dealer.collections),
    products: new Map(dealer.products.map(({ id, productNumber }) => [id, productNumber])),
    warehouses: new Map(dealer.warehouses.map(({ id, name }) => [id, name])),
  };
}

const pick = <T>(ids: string[], of: Map<string, T>): T[] => ids.flatMap((id) => of.get(id) ?? []);

const skuRecord = (sku: SampleSku, department: string, { warehouses }: Names): SkuRecord => ({
  code: sku.sku,
  options: sku.options,
  msrpCents: sku.msrpCents,
  retailCents: sku.retailCents,
  tradeCents: sku.tradeCents,
  costCents: null,
  barcode: '',
  weightLb: sku.weightLb,
  ...backorderOf(sku.sku),
  taxable: true,
  picture: storedPicture(sku.picture),
  views: storedViews(sku.picture, department),
  extra: {},
  stock: Object.fromEntries(
    Object.entries(sku.stock).map(([warehouse, stock]) => [warehouses.get(warehouse) ?? '', stock]),
  ),
});

function productRecord(
  product: SampleProduct,
  names: Names,
  companions: ReadonlyMap<string, CompanionRef[]>,
): ProductRecord {
  const { breaks = [], min = 1, step = 1 } = sellingOf(product);
  const vendor = names.vendors.get(product.vendorId);
  if (!vendor) throw new Error(`The sample has no vendor ${product.vendorId}.`);
  return {
    ...emptyPlainProduct,
    slug: product.slug,
    productNumber: product.productNumber,
    kind: product.kind,
    status: 'active',
    name: product.name,
    description: product.description,
    bodyHtml: product.bodyHtml ?? '',
    supplier: product.supplier,
    taxCode: product.taxCode,
    orderMin: min,
    orderStep: step,
    popularity: product.popularity,
    vendor,
    categories: pick(product.categoryIds, names.categories),
    tags: pick(product.tagIds, names.tags),
    collections: pick(product.collectionIds, names.collections),
    optionNames: product.optionNames,
    specifications: product.specifications,
    dimensions: product.dimensions,
    uom: product.uom,
    slots: (product.slots ?? []).map(({ productIds, ...slot }) => ({
      ...slot,
      products: pick(productIds, names.products),
    })),
    custom: product.custom ? customProductSchema.parse(product.custom) : null,
    picture: storedPicture(product.picture),
    media: filmsOf(product).map(({ url, title, poster }) => ({
      kind: 'video',
      url,
      title,
      poster: storedPicture(poster),
    })),
    documents: [],
    breaks,
    rules: product.rules ?? [],
    kitPrice: product.kitPrice ?? { kind: 'sum', offBps: 0 },
    companions: companions.get(product.productNumber) ?? [],
    extra: {},
    createdAt: new Date(product.createdAt).toISOString(),
    skus: product.skus.map((sku) => skuRecord(sku, product.categoryIds[0] ?? '', names)),
  };
}

const turned = (of: Map<string, string>) => new Map([...of].map(([id, name]) => [name, id]));

/** The products with their SKUs, stock and groups, under the sample's own ids. */
export async function insertProducts(
  tx: Transaction<Tables>,
  dealer: SampleDealer,
  now: Date,
): Promise<void> {
  const names = namesOf(dealer);
  const ids: NamedIds = {
    vendors: new Map(dealer.vendors.map(({ id, slug }) => [slug, id])),
    products: turned(names.products),
    warehouses: turned(names.warehouses),
  };
  const companions = companionsOf(dealer.products);
  const writes = dealer.products.map((product) => {
    const record = productRecord(product, names, companions);
    return {
      id: product.id,
      record,
      skuIds: product.skus.map(({ id }) => id),
      sortKey: sortKeyOf(record.name),
      searchText: recordSearchText(record),
    };
  });
  await writeProducts(tx, writes, ids, now.toISOString());
  const groups = (groupsOf: (product: SampleProduct) => string[]) => ({
    changed: [],
    pairs: dealer.products.flatMap((product) =>
      groupsOf(product).map((other, position) => ({ product_id: product.id, other, position })),
    ),
  });
  await replaceGroups(tx, {
    categories: groups(({ categoryIds }) => categoryIds),
    tags: groups(({ tagIds }) => tagIds),
    collections: groups(({ collectionIds }) => collectionIds),
  });
}
