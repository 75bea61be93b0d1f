/**
 * Takes back what a run wrote, in batches that each are one transaction with their marks: killed at any moment it goes on
 * with what has no mark yet. What was changed or ordered since stays, and says why.
 */
import type { Transaction } from 'kysely';
import { keepCollections } from '#api/catalog/admin/keep-collections.ts';
import { requireUnshown } from '#api/catalog/admin/remove-record.ts';
import {
  type ChangedLine,
  type ChangedProduct,
  deleteStock,
  deleteUnused,
  findMadeNames,
  findProductsToUndo,
  findProductVersions,
  findStockToUndo,
  followRestored,
  markUndone,
} from '#api/catalog/storage/import-changes.ts';
import { findIdsByNumber, findStockTargets, type NamedTable } from '#api/catalog/storage/import-lookups.ts';
import { lockRun, type RunRow, updateRun } from '#api/catalog/storage/imports.ts';
import type { ProductRecord, StoredProduct } from '#api/catalog/storage/product-record.ts';
import { deleteProduct, deleteSkus, findKitsWith, findOrderedSkus } from '#api/catalog/storage/products.ts';
import { sameValue } from '#api/catalog/storage/same-product.ts';
import { findProductsBy } from '#api/catalog/storage/whole-products.ts';
import { type StockWrite, upsertStock } from '#api/catalog/storage/write-products.ts';
import type { Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Ids } from './ensure-named.ts';
import { writePlans } from './write-plans.ts';

type Tx = Transaction<Tables>;

/** Products, or lines of stock, of a transaction. */
const batchSize = 200;
const foreignKey = '23503';

/** Somebody cancelled it, or another process took it. */
class Ended extends Error {}

const noIds = (): Ids => ({ vendor: new Map(), category: new Map(), tag: new Map(), collection: new Map() });
const isInUse = (error: unknown): boolean =>
  (error as { code?: string }).code === foreignKey ||
  (error instanceof ProblemError && error.code === 'in_use');

export class UndoRunner {
  #services: Services;
  #run: RunRow;
  #warehouses = new Map<string, string>();
  #names = new Map<string, string>();
  #done = 0;
  constructor(services: Services, run: RunRow) {
    this.#services = services;
    this.#run = run;
    this.#done = run.undo_done;
  }

  /** To its end, or until `isStopped`. */
  async run(isStopped: () => boolean): Promise<void> {
    const { database, log, now } = this.#services;
    const { id } = this.#run;
    try {
      const houses = await findWarehouses(database.kysely);
      this.#warehouses = new Map(houses.map((house) => [house.name, house.id]));
      this.#names = new Map(houses.map((house) => [house.id, house.name]));
      // Stock first: a SKU that the import made goes with its product below.
      for (;;) {
        const lines = await findStockToUndo(database.kysely, id, batchSize);
        if (lines.length === 0) break;
        await this.#batch(lines.length, (tx) => this.#putStockBack(tx, lines));
        if (isStopped()) return;
      }
      for (;;) {
        const products = await findProductsToUndo(database.kysely, id, batchSize);
        if (products.length === 0) break;
        await this.#undoProducts(products);
        if (isStopped()) return;
      }
      await database.transaction((tx) => this.#finish(tx));
    } catch (error) {
      if (error instanceof Ended) return;
      log.error({ err: error, import: id }, 'undoing an import failed');
      await updateRun(database.kysely, id, ['running'], {
        state: 'failed',
        failure: sentenceOf(because('import_undo_failed')),
        ended_at: now().toISOString(),
      });
    }
  }

  /** One transaction, if the run is still this one's. */
  async #batch(count: number, write: (tx: Tx) => Promise<void>): Promise<void> {
    const { database, versions } = this.#services;
    await database.transaction(async (tx) => {
      const held = await lockRun(tx, this.#run.id);
      if (held?.state !== 'running' || held.task !== 'undo') throw new Ended();
      await write(tx);
      await updateRun(tx, this.#run.id, ['running'], { undo_done: this.#done + count });
      await versions.bump(tx, ['catalog']);
    });
    this.#done += count;
  }

  /** Together; one by one where something that only the database knows needs one of them. */
  async #undoProducts(products: ChangedProduct[]): Promise<void> {
    try {
      await this.#batch(products.length, (tx) => this.#putProductsBack(tx, products));
    } catch (error) {
      if (!isInUse(error)) throw error;
      for (const product of products) {
        try {
          await this.#batch(1, (tx) => this.#putProductsBack(tx, [product]));
        } catch (inner) {
          if (!isInUse(inner)) throw inner;
          const kept = sentenceOf(because('undo_in_use'));
          await this.#batch(1, (tx) =>
            markUndone(tx, 'import_product', this.#run.id, [{ key: product.product_id, kept }]),
          );
        }
      }
    }
  }

  async #putStockBack(tx: Tx, lines: ChangedLine[]): Promise<void> {
    const codes = lines.map(({ code }) => code);
    const targets = new Map((await findStockTargets(tx, codes, [], true)).map((sku) => [sku.code, sku]));
    const writes: StockWrite[] = [];
    const gone: { sku_id: string; warehouse_id: string }[] = [];
    const marks = lines.map(({ code, stock, product_id }) => {
      const target = targets.get(code);
      if (target?.product_id !== product_id) return { key: code, kept: sentenceOf(because('undo_gone')) };
      const moved = Object.entries(stock).flatMap(([warehouse, { before, after }]) => {
        const own = { sku_id: target.id, warehouse_id: warehouse };
        const now = target.stock?.[warehouse];
        if (!sameValue(now, after)) return [this.#names.get(warehouse) ?? warehouse];
        if (before) writes.push({ ...own, ...before });
        else gone.push(own);
        return [];
      });
      const kept =
        moved.length > 0 ? sentenceOf(because('undo_stock_moved', { warehouses: moved.join(', ') })) : '';
      return { key: code, kept };
    });
    await upsertStock(tx, writes, this.#run.author);
    await deleteStock(tx, gone);
    await markUndone(tx, 'import_line', this.#run.id, marks);
  }

  async #putProductsBack(tx: Tx, products: ChangedProduct[]): Promise<void> {
    const ids = products.map(({ product_id }) => product_id);
    const stored = new Map(
      (await findProductsBy(tx, { slugs: [], numbers: [], ids }, true)).map((one) => [one.id, one]),
    );
    const ordered = new Set((await findOrderedSkus(tx, ids)).map(({ id }) => id));
    const marks: { key: string; kept: string }[] = [];
    const plans: { id: string; before: StoredProduct; product: ProductRecord }[] = [];
    const bases = new Map(products.map(({ product_id, base }) => [product_id, base]));
    const removed: string[] = [];
    const unneeded: string[] = [];
    for (const { product_id: id, before, version } of products) {
      const now = stored.get(id);
      const mark = (reason?: Reason) => marks.push({ key: id, kept: reason ? sentenceOf(reason) : '' });
      if (!now) mark(before ? because('undo_gone') : undefined);
      else if (now.version !== version) mark(because('undo_changed'));
      else if (before) {
        const { product, skuIds, kept } = recordBefore(now, before, ordered);
        unneeded.push(...skuIds);
        plans.push({ id, before: withoutSkus(now, skuIds), product });
        mark(kept.length > 0 ? because('undo_skus_ordered', { skus: kept.join(', ') }) : undefined);
      } else if (now.skuIds.some((sku) => ordered.has(sku))) mark(because('undo_ordered'));
      else {
        removed.push(id);
        unneeded.push(...now.skuIds);
        mark();
      }
    }
    await this.#remove(tx, removed, unneeded);
    if (plans.length > 0) {
      await this.#restore(tx, plans);
      const restored = plans.map(({ id }) => id);
      await keepCollections(tx, this.#services.now(), { productIds: restored });
      const versions = await findProductVersions(tx, restored);
      await followRestored(
        tx,
        this.#run.id,
        restored.map((id) => ({ id, base: bases.get(id) ?? 0, version: versions.get(id) ?? 0 })),
      );
    }
    await markUndone(tx, 'import_product', this.#run.id, marks);
  }

  /** Throws in_use for what a kit or a page shows. */
  async #remove(tx: Tx, ids: string[], skuIds: string[]): Promise<void> {
    await deleteSkus(tx, skuIds);
    for (const id of ids) {
      const kits = (await findKitsWith(tx, id)).filter((kit) => !ids.includes(kit.id));
      if (kits.length > 0) throw new ProblemError('in_use', because('undo_in_use'));
      await requireUnshown(tx, 'product', id);
    }
    for (const id of ids) await deleteProduct(tx, id);
  }

  async #restore(tx: Tx, plans: { id: string; before: StoredProduct; product: ProductRecord }[]) {
    const numbers = plans.flatMap(({ product }) => product.slots.flatMap(({ products }) => products));
    const products = await findIdsByNumber(tx, [...new Set(numbers)]);
    const refs = { ids: noIds(), products, warehouses: this.#warehouses };
    const now = this.#services.now().toISOString();
    await writePlans(tx, plans, refs, { now, actor: this.#run.author });
  }

  async #finish(tx: Tx): Promise<void> {
    const { id } = this.#run;
    const held = await lockRun(tx, id);
    if (held?.state !== 'running' || held.task !== 'undo') throw new Ended();
    const made = await findMadeNames(tx, id);
    // Categories twice: an upper one is free when the one below it is gone.
    for (const kind of ['collection', 'tag', 'category', 'category', 'vendor'] as NamedTable[])
      await deleteUnused(tx, kind, await this.#unshown(tx, kind, made));
    await this.#services.versions.bump(tx, ['catalog']);
    await updateRun(tx, id, ['running'], { state: 'undone', ended_at: this.#services.now().toISOString() });
  }

  /** Those of a kind that no page leads to. */
  async #unshown(tx: Tx, kind: NamedTable, made: { kind: string; id: string }[]): Promise<string[]> {
    const ids: string[] = [];
    for (const { id } of made.filter((one) => one.kind === kind))
      await requireUnshown(tx, kind, id).then(
        () => ids.push(id),
        (error: unknown) => {
          if (!isInUse(error)) throw error;
        },
      );
    return ids;
  }
}

/**
 * A product as it was, with the stock that it has now, which is put back by itself; and the SKUs that go. Those that were
 * ordered since stay behind the others.
 */
function recordBefore(now: StoredProduct, before: ProductRecord, ordered: ReadonlySet<string>) {
  const current = new Map(now.record.skus.map((sku, at) => [sku.code, { sku, id: now.skuIds[at] ?? '' }]));
  const codes = new Set(before.skus.map(({ code }) => code));
  const added = [...current.values()].filter(({ sku }) => !codes.has(sku.code));
  const kept = added.filter(({ id }) => ordered.has(id)).map(({ sku }) => sku);
  const skus = before.skus.map((sku) => ({ ...sku, stock: current.get(sku.code)?.sku.stock ?? sku.stock }));
  return {
    product: { ...before, skus: [...skus, ...kept] },
    skuIds: added.filter(({ id }) => !ordered.has(id)).map(({ id }) => id),
    kept: kept.map(({ code }) => code),
  };
}

const withoutSkus = (product: StoredProduct, skuIds: string[]): StoredProduct => ({
  ...product,
  skuIds: product.skuIds.filter((id) => !skuIds.includes(id)),
  record: {
    ...product.record,
    skus: product.record.skus.filter((_, at) => !skuIds.includes(product.skuIds[at] ?? '')),
  },
});
