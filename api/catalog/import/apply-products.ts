/** A batch of products: compared with what is stored, and written where it differs. One transaction, given. */

import { formulaProblem } from '#api/catalog/configured/formula-problem.ts';
import { findPlannedOwners, findPlannedProducts } from '#api/catalog/storage/import-changes.ts';
import { findIdsByNumber, findSkuOwners } from '#api/catalog/storage/import-lookups.ts';
import type { ProductRecord, StoredProduct } from '#api/catalog/storage/product-record.ts';
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
import { noteProducts } from './note-changes.ts';
import { type ProductPlan, writePlans } from './write-plans.ts';

export type Outcome = 'created' | 'changed' | 'left' | 'refused';
export type BatchResult = { outcomes: Outcome[]; problems: Problem[]; ids: Ids };

export type BatchSettings = {
  runId: string;
  dry: boolean;
  /** Who imports, as the audit log names them. */
  actor: string;
  rules: MergeRules;
  ids: Ids;
  /** Name -> id. */
  warehouses: ReadonlyMap<string, string>;
};

type SkuOwner = Awaited<ReturnType<typeof findSkuOwners>>[number];
type Refuse = (value: string, reason: Reason, row?: number, level?: Problem['level']) => void;

/** Why a made-to-measure product cannot be sold at what its formula says. */
const unpricedReason = ({ kind, custom, status, skus }: ProductRecord): Reason | null =>
  kind === 'custom' && custom
    ? formulaProblem(
        custom,
        status,
        skus.map(({ retailCents }) => retailCents),
      )
    : null;

/** What a batch is checked against, and what its products before this one have become. */
class Planner {
  readonly problems: Problem[] = [];
  readonly #plans = new Map<string, ProductPlan>();
  readonly #taken = { slugs: new Set<string>(), numbers: new Set<string>() };
  readonly #byId: ReadonlyMap<string, StoredProduct>;
  constructor(
    readonly settings: BatchSettings,
    readonly stored: Omit<KnownProducts, 'taken'>,
    readonly owners: Map<string, SkuOwner>,
    /** Product number -> id. */
    readonly numbers: Map<string, string>,
  ) {
    this.#byId = new Map([...stored.bySlug.values()].map((product) => [product.id, product]));
  }

  get plans(): ProductPlan[] {
    return [...this.#plans.values()];
  }

  plan(entry: ProductEntry): Outcome {
    const { record, row } = entry;
    const refuse: Refuse = (value, reason, at = row, level = 'error') =>
      this.problems.push({ row: at, column: '', value: value.slice(0, 200), reason, level });
    const identity = this.#identify(entry);
    if ('reason' in identity) {
      refuse(record.productNumber ?? record.slug ?? record.skus[0]?.code ?? '', identity);
      return 'refused';
    }
    if (entry.addition && !identity.before) {
      refuse(record.slug ?? record.productNumber ?? '', because('row_product_unknown'));
      return 'refused';
    }
    const missing = this.#missingPart(entry);
    const own = this.#withOwnSkus(this.#ofOneSku(entry, identity, refuse), identity, refuse);
    if (missing !== undefined) refuse(missing, because('row_slot_product_unknown', { product: missing }));
    return this.#merge(own, identity, missing !== undefined, refuse);
  }

  /** A product as it is, or as an earlier entry of this batch leaves it. */
  #current(id: string): StoredProduct | undefined {
    const plan = this.#plans.get(id);
    if (!plan) return this.#byId.get(id);
    return { ...(plan.before ?? { id, version: 0, skuIds: [] }), record: plan.product };
  }

  #identify(entry: ProductEntry): Identity | Reason {
    const { record, bySku } = entry;
    const isKeyed = record.productNumber !== undefined || record.slug !== undefined;
    if (bySku && !isKeyed) return this.#ofSku(entry) ?? identifyProduct(entry, this.#known());
    const identity = identifyProduct(entry, this.#known());
    const found = bySku && ('reason' in identity || !identity.before) ? this.#ofSku(entry) : undefined;
    if (found && !('reason' in found)) return found;
    if ('reason' in identity || !identity.before) return identity;
    return { ...identity, before: this.#current(identity.before.id) };
  }

  #known = (): KnownProducts => ({ ...this.stored, taken: this.#taken });

  /** The one product that has the SKUs of a row, which keeps its names; a reason where none has and none is named. */
  #ofSku({ record }: ProductEntry): Identity | Reason | undefined {
    const ids = new Set(record.skus.flatMap(({ code }) => this.owners.get(code)?.product_id ?? []));
    const [id] = ids;
    const before = ids.size === 1 && id !== undefined ? this.#current(id) : undefined;
    if (before) return { before, slug: before.record.slug, productNumber: before.record.productNumber };
    const isKeyed = record.productNumber !== undefined || record.slug !== undefined;
    return ids.size === 0 && record.name === undefined && !isKeyed && record.skus.length > 0
      ? because('row_sku_unknown')
      : undefined;
  }

  /** A row that is found by its SKU says nothing of a product with other SKUs beside it: their rows would say otherwise. */
  #ofOneSku(entry: ProductEntry, { before }: Identity, refuse: Refuse): ProductEntry {
    const { record } = entry;
    if (!entry.bySku || record.productNumber !== undefined || record.slug !== undefined || !before)
      return entry;
    const isShared = before.record.skus.length > 1;
    if (isShared && record.name !== undefined && record.name !== before.record.name)
      refuse(record.name, because('row_name_of_several', { name: before.record.name }), entry.row, 'warning');
    return { ...entry, addition: true, record: isShared ? { skus: record.skus } : record };
  }

  /** The number of a slot's product that is not there. */
  #missingPart({ record }: ProductEntry): string | undefined {
    return (record.slots ?? [])
      .flatMap(({ products }) => products)
      .find((number) => !this.numbers.has(number));
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
        const houses = [...Object.keys(sku.stock ?? {}), ...(sku.warehouse ? [sku.warehouse] : [])];
        const strange = houses.find((house) => !this.settings.warehouses.has(house));
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
    const isSame = before !== undefined && sameProduct(before.record, product);
    const unpriced = isSame ? null : unpricedReason(product);
    if (unpriced) {
      refuse(product.custom?.formula ?? '', unpriced);
      return 'refused';
    }
    this.#taken.slugs.add(slug);
    this.#taken.numbers.add(productNumber);
    const id = before?.id ?? newId();
    this.numbers.set(productNumber, id);
    if (isSame) return 'left';
    const known = this.#plans.get(id);
    const rows = known?.rows ?? new Map<string, number>();
    for (const [at, { code }] of record.skus.entries()) rows.set(code, skuRows[at] ?? row);
    this.#plans.set(id, { id, before: known ? known.before : before, product, row: known?.row ?? row, rows });
    for (const { code } of product.skus)
      this.owners.set(code, { code, product_id: id, slug, name: product.name });
    return before ? 'changed' : 'created';
  }
}

/** Whose the SKUs of a batch are: mostly its own products', which are read already. */
async function ownersOf(
  tx: Executor,
  records: ImportedProduct[],
  stored: StoredProduct[],
  planned: SkuOwner[],
): Promise<Map<string, SkuOwner>> {
  const owners = new Map<string, SkuOwner>(planned.map((owner) => [owner.code, owner]));
  for (const { id, record } of stored)
    for (const { code } of record.skus)
      owners.set(code, { code, product_id: id, slug: record.slug, name: record.name });
  const others = records.flatMap(({ skus }) => skus.flatMap(({ code }) => (owners.has(code) ? [] : [code])));
  for (const owner of await findSkuOwners(tx, others)) owners.set(owner.code, owner);
  return owners;
}

/** Products by these, as they are, or as the rows above leave them: a dry run has written none of them. */
async function productsBy(
  tx: Executor,
  by: { slugs: string[]; numbers: string[]; ids: string[] },
  { dry, runId }: BatchSettings,
): Promise<StoredProduct[]> {
  const stored = await findProductsBy(tx, by, !dry);
  if (!dry) return stored;
  const ids = [...by.ids, ...stored.map(({ id }) => id)];
  const planned = await findPlannedProducts(tx, runId, { ...by, ids });
  return [...new Map([...stored, ...planned].map((product) => [product.id, product])).values()];
}

/** Throws what the database throws; then nothing of the batch is there. */
export async function applyProducts(
  tx: Executor,
  entries: ProductEntry[],
  settings: BatchSettings,
): Promise<BatchResult> {
  const { dry, runId } = settings;
  const records = entries.map(({ record }) => record);
  const codes = records.flatMap(({ skus }) => skus.map(({ code }) => code));
  const planned = dry ? await findPlannedOwners(tx, runId, codes) : [];
  const codesBySku = entries.flatMap(({ bySku, record }) =>
    bySku ? record.skus.map(({ code }) => code) : [],
  );
  const found = [...planned, ...(await findSkuOwners(tx, codesBySku))];
  const stored = await productsBy(
    tx,
    {
      slugs: records.map(defaultSlug),
      numbers: records.map(defaultNumber),
      ids: [...new Set(found.map(({ product_id }) => product_id))],
    },
    settings,
  );
  const owners = await ownersOf(tx, records, stored, planned);
  // A kit whose file says nothing of its slots keeps what it has: those products are looked up too.
  const parts = [
    ...new Set(
      [...records, ...stored.map(({ record }) => record)].flatMap(({ slots }) =>
        (slots ?? []).flatMap(({ products }) => products),
      ),
    ),
  ];
  const numbers = await findIdsByNumber(tx, parts);
  if (dry && parts.length > 0)
    for (const { id, record } of await findPlannedProducts(tx, runId, { slugs: [], numbers: parts, ids: [] }))
      numbers.set(record.productNumber, id);
  const planner = new Planner(
    settings,
    {
      bySlug: new Map(stored.map((product) => [product.record.slug, product])),
      byNumber: new Map(stored.map((product) => [product.record.productNumber, product])),
    },
    owners,
    numbers,
  );
  const outcomes = entries.map((entry) => planner.plan(entry));
  const { plans, problems } = planner;
  const refs = { ids: settings.ids, products: planner.numbers, warehouses: settings.warehouses };
  const ids =
    dry || plans.length === 0
      ? settings.ids
      : await writePlans(tx, plans, refs, { now: settings.rules.now, actor: settings.actor }, runId);
  await noteProducts(tx, { runId, dry }, plans, settings.warehouses);
  return { outcomes, problems, ids };
}
