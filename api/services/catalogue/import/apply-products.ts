/** A batch of products: compared with what is stored, and written where it differs. One transaction, given. */

import { newId } from '#api/services/new-id.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  findIdsByNumber,
  findSkuOwners,
  findWholeProducts,
  type ProductWrite,
  replaceGroups,
  type SkuWrite,
  type StockWrite,
  upsertProducts,
  upsertSkus,
  upsertStock,
  type WholeProduct,
} from '#api/storage/repositories/whole-products.ts';
import { maxSkus } from '#schemas/domain/catalogue-editing.ts';
import type { Problem } from '../formats/cells.ts';
import type { ProductEntry } from '../formats/format.ts';
import { recordOf, stable } from '../records-of.ts';
import { searchTextOf } from '../search-text.ts';
import { slugOf } from '../slug.ts';
import { sortKeyOf } from '../sort-key.ts';
import { ensureNamed, type Ids } from './lookups.ts';
import {
  comparable,
  defaultNumber,
  defaultSlug,
  type MergeRules,
  mergeProduct,
  type WholeRecord,
} from './merge.ts';

export type Outcome = 'created' | 'changed' | 'left' | 'refused';
export type BatchResult = { outcomes: Outcome[]; problems: Problem[]; ids: Ids };

export type BatchSettings = {
  dry: boolean;
  rules: MergeRules;
  ids: Ids;
  /** Name -> id. */
  warehouses: ReadonlyMap<string, string>;
  /** Whether an earlier row of this file made it: a dry run has written nothing. */
  wasSeen: (kind: 'slug' | 'number', value: string) => boolean;
};

type Planned = {
  entry: ProductEntry;
  id: string;
  before: WholeProduct | undefined;
  was: WholeRecord | undefined;
  product: WholeRecord;
};

const refusal = (row: number, column: string, value: string, reason: string): Problem => ({
  row,
  column,
  value: value.slice(0, 200),
  reason,
  level: 'error',
});

/** Which stored product an entry is, and what it will be called; a reason when it can be none. */
function settle(
  entry: ProductEntry,
  bySlug: Map<string, WholeProduct>,
  byNumber: Map<string, WholeProduct>,
  taken: { slugs: Set<string>; numbers: Set<string> },
): { before?: WholeProduct | undefined; slug: string; productNumber: string } | string {
  const { record } = entry;
  const ofNumber = record.productNumber === undefined ? undefined : byNumber.get(record.productNumber);
  const ofSlug = record.slug === undefined ? undefined : bySlug.get(record.slug);
  if (ofNumber && ofSlug && ofNumber.id !== ofSlug.id)
    return `the number is that of “${ofNumber.name}”, the handle that of “${ofSlug.name}”`;
  const before = ofNumber ?? ofSlug;
  if (before)
    return {
      before,
      slug: record.slug ?? before.slug,
      productNumber: record.productNumber ?? before.product_number,
    };
  let productNumber = defaultNumber(entry);
  if (record.productNumber === undefined && (byNumber.has(productNumber) || taken.numbers.has(productNumber)))
    productNumber = (record.slug ?? slugOf(record.name ?? '')).toUpperCase().slice(0, 80);
  if (byNumber.has(productNumber)) return `the number ${productNumber} is that of another product`;
  let slug = defaultSlug(entry);
  if (record.slug === undefined && (bySlug.has(slug) || taken.slugs.has(slug)))
    slug = `${slug.slice(0, 80)}-${slugOf(productNumber) || 'x'}`.slice(0, 120);
  if (bySlug.has(slug)) return `the handle ${slug} is that of another product`;
  return { slug, productNumber };
}

function writesOf(
  { id, product }: Planned,
  ids: Ids,
  numbers: Map<string, string>,
  now: string,
): ProductWrite {
  const groups = [...product.categories, ...product.tags, ...product.collections];
  return {
    id,
    slug: product.slug,
    kind: product.kind,
    status: product.status,
    name: product.name,
    sort_key: sortKeyOf(product.name),
    product_number: product.productNumber,
    description: product.description,
    body_html: product.bodyHtml,
    vendor_id: ids.vendor.get(product.vendor.slug),
    option_names: product.optionNames,
    specifications: product.specifications,
    dimensions: product.dimensions,
    uom: product.uom,
    slots: product.slots.map(({ products, ...slot }) => ({
      ...slot,
      productIds: products.flatMap((number) => numbers.get(number) ?? []),
    })),
    custom: product.custom,
    supplier: product.supplier,
    tax_code: product.taxCode,
    picture: product.picture,
    media: product.media,
    documents: product.documents,
    breaks: product.breaks,
    order_min: product.orderMin,
    order_step: product.orderStep,
    rules: product.rules,
    kit_price: product.kitPrice,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    extra: product.extra,
    popularity: product.popularity,
    search_text: searchTextOf({
      name: product.name,
      productNumber: product.productNumber,
      codes: product.skus.map(({ code }) => code),
      vendor: product.vendor.name,
      groups: groups.map(({ name }) => name),
      options: product.skus.map(({ options }) => options),
      specifications: product.specifications,
      width: product.dimensions.width,
    }),
    created_at: product.createdAt,
    updated_at: now,
  };
}

async function write(
  tx: Executor,
  plans: Planned[],
  settings: BatchSettings,
  numbers: Map<string, string>,
): Promise<Ids> {
  const products = plans.map(({ product }) => product);
  const ids = await ensureNamed(tx, settings.ids, {
    vendors: products.map(({ vendor }) => vendor),
    categories: products.flatMap(({ categories }) => categories),
    tags: products.flatMap(({ tags }) => tags),
    collections: products.flatMap(({ collections }) => collections),
  });
  await upsertProducts(
    tx,
    plans.map((plan) => writesOf(plan, ids, numbers, settings.rules.now)),
  );
  const skus: SkuWrite[] = [];
  const stock: StockWrite[] = [];
  for (const { id, before, was, product } of plans) {
    const known = new Map((before?.skus ?? []).map((sku) => [sku.code, sku]));
    const stocks = new Map((was?.skus ?? []).map((sku) => [sku.code, sku.stock]));
    product.skus.forEach((sku, position) => {
      const skuId = known.get(sku.code)?.id ?? newId();
      skus.push({
        id: skuId,
        product_id: id,
        code: sku.code,
        options: sku.options,
        picture: sku.picture,
        views: sku.views,
        msrp_cents: sku.msrpCents,
        retail_cents: sku.retailCents,
        trade_cents: sku.tradeCents,
        weight_lb: sku.weightLb,
        position,
        barcode: sku.barcode,
        cost_cents: sku.costCents,
        backorder: sku.backorder,
        lead_days: sku.leadDays,
        taxable: sku.taxable,
        extra: sku.extra,
      });
      // What orders take meanwhile is not put back: only what the file changes is written.
      for (const [name, own] of Object.entries(sku.stock)) {
        const warehouse = settings.warehouses.get(name);
        if (warehouse && stable(own) !== stable(stocks.get(sku.code)?.[name] ?? null))
          stock.push({ sku_id: skuId, warehouse_id: warehouse, ...own });
      }
    });
  }
  await upsertSkus(tx, skus);
  await upsertStock(tx, stock);
  const pairs = (pick: (product: WholeRecord) => { slug: string }[], of: Map<string, string>) =>
    plans.flatMap(({ id, product }) =>
      pick(product).map(({ slug }, position) => ({ product_id: id, other: of.get(slug) ?? '', position })),
    );
  await replaceGroups(
    tx,
    plans.flatMap(({ id, before }) => (before ? [id] : [])),
    {
      categories: pairs(({ categories }) => categories, ids.category),
      tags: pairs(({ tags }) => tags, ids.tag),
      collections: pairs(({ collections }) => collections, ids.collection),
    },
  );
  return ids;
}

/** Throws what the database throws; then nothing of the batch is there. */
export async function applyProducts(
  tx: Executor,
  entries: ProductEntry[],
  settings: BatchSettings,
): Promise<BatchResult> {
  const problems: Problem[] = [];
  const found = await findWholeProducts(
    tx,
    { slugs: entries.map(defaultSlug), numbers: entries.map(defaultNumber) },
    !settings.dry,
  );
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  const byNumber = new Map(found.map((product) => [product.product_number, product]));
  const owners = new Map(
    (
      await findSkuOwners(
        tx,
        entries.flatMap(({ record }) => record.skus.map(({ code }) => code)),
      )
    ).map((owner) => [owner.code, owner]),
  );
  const taken = { slugs: new Set<string>(), numbers: new Set<string>() };
  const plans: Planned[] = [];
  const outcomes: Outcome[] = [];
  const numbers = await findIdsByNumber(
    tx,
    entries.flatMap(({ record }) => (record.slots ?? []).flatMap(({ products }) => products)),
  );
  for (const entry of entries) {
    const { record, row } = entry;
    const refuse = (column: string, value: string, reason: string, at = row) =>
      problems.push(refusal(at, column, value, reason));
    const settled = settle(entry, bySlug, byNumber, taken);
    if (typeof settled === 'string') {
      refuse('', record.productNumber ?? record.slug ?? '', settled);
      outcomes.push('refused');
      continue;
    }
    const { before, slug, productNumber } = settled;
    if (entry.addition && !before) {
      const seen =
        settings.dry &&
        ((record.slug && settings.wasSeen('slug', record.slug)) ||
          (record.productNumber && settings.wasSeen('number', record.productNumber)));
      if (!seen)
        refuse(
          '',
          record.slug ?? record.productNumber ?? '',
          'has no name, and there is no product that it adds to',
        );
      outcomes.push(seen ? 'changed' : 'refused');
      continue;
    }
    // A SKU of another product stays there; one of a file's other rows is found by its reader.
    const skus = record.skus.flatMap((sku, at) => {
      const owner = owners.get(sku.code);
      const skuRow = entry.skuRows[at] ?? row;
      if (owner && owner.product_id !== before?.id)
        refuse('', sku.code, `SKU ${sku.code} is one of “${owner.name}” (${owner.slug})`, skuRow);
      else {
        const strange = Object.keys(sku.stock ?? {}).find((name) => !settings.warehouses.has(name));
        if (strange === undefined) return [{ sku, skuRow }];
        refuse('', strange, `there is no warehouse called ${strange}`, skuRow);
      }
      return [];
    });
    const missing = (record.slots ?? [])
      .flatMap(({ products }) => products)
      .find((number) => !numbers.has(number) && !(settings.dry && settings.wasSeen('number', number)));
    if (missing !== undefined)
      refuse(
        '',
        missing,
        `a slot names the product ${missing}, which is not in the catalogue and in no row above`,
      );
    const was = before && (recordOf(before) as WholeRecord);
    const kept: ProductEntry = {
      ...entry,
      record: { ...record, skus: skus.map(({ sku }) => sku) },
      skuRows: skus.map(({ skuRow }) => skuRow),
    };
    const { product, refusals } = mergeProduct(kept, was, { slug, productNumber }, settings.rules);
    for (const { sku, reason } of refusals)
      refuse('', kept.record.skus[sku ?? -1]?.code ?? '', reason, kept.skuRows[sku ?? -1] ?? row);
    if (product.skus.length > maxSkus)
      refuse('', String(product.skus.length), `a product has at most ${maxSkus} SKUs`);
    if (missing !== undefined || product.skus.length > maxSkus || product.skus.length === 0) {
      if (
        product.skus.length === 0 &&
        missing === undefined &&
        !problems.some((problem) => problem.row >= row)
      )
        refuse('', '', 'a product needs at least one SKU');
      outcomes.push('refused');
      continue;
    }
    taken.slugs.add(slug);
    taken.numbers.add(productNumber);
    const id = before?.id ?? newId();
    numbers.set(productNumber, id);
    if (was && comparable(was) === comparable(product)) {
      outcomes.push('left');
      continue;
    }
    outcomes.push(before ? 'changed' : 'created');
    plans.push({ entry, id, before, was, product });
  }
  const ids = settings.dry || plans.length === 0 ? settings.ids : await write(tx, plans, settings, numbers);
  return { outcomes, problems, ids };
}
