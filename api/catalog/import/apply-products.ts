/** A batch of products: compared with what is stored, and written where it differs. One transaction, given. */

import { findIdsByNumber, findSkuOwners } from '#api/catalog/storage/import-lookups.ts';
import type { StoredProduct } from '#api/catalog/storage/product-record.ts';
import { sameProduct } from '#api/catalog/storage/same-product.ts';
import { findProductsBy } from '#api/catalog/storage/whole-products.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { maxSkus } from '#schemas/domain/catalog/editing.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Ids } from './ensure-named.ts';
import type { Problem } from './formats/cells.ts';
import type { ProductEntry } from './formats/format.ts';
import {
  defaultNumber,
  defaultSlug,
  type Identity,
  identifyProduct,
  type KnownProducts,
} from './identify-product.ts';
import type { ImportedProduct } from './imported-product.ts';
import { type MergeRules, mergeProduct } from './merge-product.ts';
import { type ProductPlan, writePlans } from './write-plans.ts';

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

type SkuOwner = Awaited<ReturnType<typeof findSkuOwners>>[number];
type Refuse = (value: string, reason: Reason, row?: number) => void;

/** What a batch is checked against, and what its products before this one have become. */
class Planner {
  readonly problems: Problem[] = [];
  readonly plans: ProductPlan[] = [];
  readonly #taken = { slugs: new Set<string>(), numbers: new Set<string>() };
  constructor(
    readonly settings: BatchSettings,
    readonly stored: Omit<KnownProducts, 'taken'>,
    readonly owners: ReadonlyMap<string, SkuOwner>,
    /** Product number -> id. */
    readonly numbers: Map<string, string>,
  ) {}

  plan(entry: ProductEntry): Outcome {
    const { record, row } = entry;
    const refuse: Refuse = (value, reason, at = row) =>
      this.problems.push({ row: at, column: '', value: value.slice(0, 200), reason, level: 'error' });
    const identity = identifyProduct(entry, { ...this.stored, taken: this.#taken });
    if ('reason' in identity) {
      refuse(record.productNumber ?? record.slug ?? '', identity);
      return 'refused';
    }
    if (entry.addition && !identity.before) {
      if (this.#isSeen(entry)) return 'changed';
      refuse(record.slug ?? record.productNumber ?? '', because('row_product_unknown'));
      return 'refused';
    }
    const missing = this.#missingPart(entry);
    const own = this.#withOwnSkus(entry, identity, refuse);
    if (missing !== undefined) refuse(missing, because('row_slot_product_unknown', { product: missing }));
    return this.#merge(own, identity, missing !== undefined, refuse);
  }

  /** Whether the product that an addition adds to is in an earlier row, of a dry run. */
  #isSeen({ record: { slug, productNumber } }: ProductEntry): boolean {
    const { dry, wasSeen } = this.settings;
    return (
      dry && ((!!slug && wasSeen('slug', slug)) || (!!productNumber && wasSeen('number', productNumber)))
    );
  }

  /** The number of a slot's product that is not there. */
  #missingPart({ record }: ProductEntry): string | undefined {
    const { dry, wasSeen } = this.settings;
    return (record.slots ?? [])
      .flatMap(({ products }) => products)
      .find((number) => !this.numbers.has(number) && !(dry && wasSeen('number', number)));
  }

  /** A SKU of another product stays there; one of a file's other rows is found by its reader. */
  #withOwnSkus(entry: ProductEntry, { before }: Identity, refuse: Refuse): ProductEntry {
    const own = entry.record.skus.flatMap((sku, at) => {
      const owner = this.owners.get(sku.code);
      const skuRow = entry.skuRows[at] ?? entry.row;
      const { name = '', slug: handle = '' } = owner ?? {};
      if (owner && owner.product_id !== before?.id)
        refuse(sku.code, because('row_sku_of_other', { sku: sku.code, name, handle }), skuRow);
      else {
        const strange = Object.keys(sku.stock ?? {}).find((house) => !this.settings.warehouses.has(house));
        if (strange === undefined) return [{ sku, skuRow }];
        refuse(strange, because('row_warehouse_unknown', { name: strange }), skuRow);
      }
      return [];
    });
    return {
      ...entry,
      record: { ...entry.record, skus: own.map(({ sku }) => sku) },
      skuRows: own.map(({ skuRow }) => skuRow),
    };
  }

  #merge(entry: ProductEntry, identity: Identity, isRefused: boolean, refuse: Refuse): Outcome {
    const { record, row, skuRows } = entry;
    const { before, slug, productNumber } = identity;
    const names = { slug, productNumber };
    const { product, refusals } = mergeProduct(entry, before?.record, names, this.settings.rules);
    for (const { sku, reason } of refusals)
      refuse(record.skus[sku ?? -1]?.code ?? '', reason, skuRows[sku ?? -1] ?? row);
    const count = product.skus.length;
    if (count > maxSkus) refuse(String(count), because('row_skus_too_many', { maximum: maxSkus }));
    if (count === 0 && !isRefused && !this.problems.some((problem) => problem.row >= row))
      refuse('', because('row_skus_missing'));
    if (isRefused || count > maxSkus || count === 0) return 'refused';
    this.#taken.slugs.add(slug);
    this.#taken.numbers.add(productNumber);
    const id = before?.id ?? newId();
    this.numbers.set(productNumber, id);
    if (before && sameProduct(before.record, product)) return 'left';
    this.plans.push({ id, before, product });
    return before ? 'changed' : 'created';
  }
}

/** Whose the SKUs of a batch are: mostly its own products', which are read already. */
async function ownersOf(
  tx: Executor,
  records: ImportedProduct[],
  stored: StoredProduct[],
): Promise<Map<string, SkuOwner>> {
  const owners = new Map<string, SkuOwner>();
  for (const { id, record } of stored)
    for (const { code } of record.skus)
      owners.set(code, { code, product_id: id, slug: record.slug, name: record.name });
  const others = records.flatMap(({ skus }) => skus.flatMap(({ code }) => (owners.has(code) ? [] : [code])));
  for (const owner of await findSkuOwners(tx, others)) owners.set(owner.code, owner);
  return owners;
}

/** Throws what the database throws; then nothing of the batch is there. */
export async function applyProducts(
  tx: Executor,
  entries: ProductEntry[],
  settings: BatchSettings,
): Promise<BatchResult> {
  const records = entries.map(({ record }) => record);
  const stored = await findProductsBy(
    tx,
    { slugs: records.map(defaultSlug), numbers: records.map(defaultNumber) },
    !settings.dry,
  );
  const owners = await ownersOf(tx, records, stored);
  // A kit whose file says nothing of its slots keeps what it has: those products are looked up too.
  const parts = [...records, ...stored.map(({ record }) => record)].flatMap(({ slots }) =>
    (slots ?? []).flatMap(({ products }) => products),
  );
  const planner = new Planner(
    settings,
    {
      bySlug: new Map(stored.map((product) => [product.record.slug, product])),
      byNumber: new Map(stored.map((product) => [product.record.productNumber, product])),
    },
    owners,
    await findIdsByNumber(tx, [...new Set(parts)]),
  );
  const outcomes = entries.map((entry) => planner.plan(entry));
  const { plans, problems, numbers } = planner;
  const refs = { ids: settings.ids, products: numbers, warehouses: settings.warehouses };
  const ids =
    settings.dry || plans.length === 0 ? settings.ids : await writePlans(tx, plans, refs, settings.rules.now);
  return { outcomes, problems, ids };
}
