/** Writes down what a batch changes, for the preview, for later rows of a dry run, and for undoing it. */
import {
  type ChangedLine,
  findChangedProducts,
  findLinesByCode,
  findProductVersions,
  type ProductNote,
  putChangedProducts,
  putLines,
  type RunPart,
} from '#api/catalog/storage/import-changes.ts';
import type { SkuRecord } from '#api/catalog/storage/product-record.ts';
import { sameValue } from '#api/catalog/storage/same-product.ts';
import type { StockChanges } from '#api/catalog/storage/tables/imports.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { outlierOf, weightOf } from '#api/pricing/core/price-outlier.ts';
import type { ProductPlan } from './write-plans.ts';

/** What a batch says of a SKU: prices in cents, and its pieces by warehouse id. */
export type SkuChange = Pick<ChangedLine, 'code' | 'product_id' | 'row' | 'name' | 'is_new'> & {
  oldCents: number | null;
  newCents: number | null;
  stock: StockChanges;
};

function stockChanges(
  before: SkuRecord['stock'],
  after: SkuRecord['stock'],
  warehouses: ReadonlyMap<string, string>,
): StockChanges {
  const changes: StockChanges = {};
  for (const [name, pieces] of Object.entries(after)) {
    const id = warehouses.get(name);
    if (id && !sameValue(before[name], pieces)) changes[id] = { before: before[name] ?? null, after: pieces };
  }
  return changes;
}

function skuChanges(plan: ProductPlan, warehouses: ReadonlyMap<string, string>): SkuChange[] {
  const skusBefore = new Map(plan.before?.record.skus.map((sku) => [sku.code, sku]));
  return plan.product.skus.flatMap((sku) => {
    const was = skusBefore.get(sku.code);
    const stock = stockChanges(was?.stock ?? {}, sku.stock, warehouses);
    const samePrice = was?.retailCents === sku.retailCents;
    if (was && samePrice && Object.keys(stock).length === 0) return [];
    return [
      {
        ...{ code: sku.code, product_id: plan.id, row: plan.rows.get(sku.code) ?? plan.row },
        ...{ name: plan.product.name, is_new: !was, stock },
        oldCents: samePrice ? null : (was?.retailCents ?? null),
        newCents: samePrice ? null : sku.retailCents,
      },
    ];
  });
}

/** A line as it is kept: over what an earlier batch of the run said, so that it tells what the whole run changes. */
function lineOf(part: RunPart, change: SkuChange, earlier: ChangedLine | undefined) {
  const { code, product_id, row, name, stock } = change;
  const merged: StockChanges = { ...earlier?.stock };
  for (const [id, { before, after }] of Object.entries(stock)) {
    const known = merged[id];
    // Between two runs somebody may have changed it: then that is what there was.
    const first = known && sameValue(known.after, before) ? known.before : before;
    merged[id] = { before: first, after };
  }
  const isNew = earlier?.is_new ?? change.is_new;
  const newCents = change.newCents ?? earlier?.new_cents ?? null;
  const goesOn =
    earlier?.new_cents != null && (change.newCents === null || earlier.new_cents === change.oldCents);
  const oldCents = goesOn ? (earlier?.old_cents ?? null) : change.oldCents;
  const outlier = outlierOf(oldCents, newCents);
  const changes = Object.values(merged);
  const pieces = (of: 'before' | 'after') => changes.reduce((sum, one) => sum + (one[of]?.quantity ?? 0), 0);
  return {
    ...{ run_id: part.runId, dry: part.dry, code, product_id, row, name, is_new: isNew },
    ...{ old_cents: oldCents, new_cents: newCents, stock: merged as never, outlier },
    old_stock: changes.length > 0 && !isNew ? pieces('before') : null,
    new_stock: changes.length > 0 ? pieces('after') : null,
    weight: weightOf(outlier, oldCents, newCents, isNew),
  };
}

/** Keeps what the batch changes of SKUs. */
export async function noteSkus(tx: Executor, part: RunPart, changes: SkuChange[]): Promise<void> {
  if (changes.length === 0) return;
  const earlier = await findLinesByCode(
    tx,
    part,
    changes.map(({ code }) => code),
  );
  const lines = new Map<string, ChangedLine>();
  for (const change of changes)
    lines.set(
      change.code,
      lineOf(part, change, lines.get(change.code) ?? earlier.get(change.code)) as unknown as ChangedLine,
    );
  await putLines(tx, [...lines.values()]);
}

/** Keeps what the batch changes of products; it is written already, unless it is of a dry run. */
export async function noteProducts(
  tx: Executor,
  part: RunPart,
  plans: ProductPlan[],
  warehouses: ReadonlyMap<string, string>,
): Promise<void> {
  if (plans.length === 0) return;
  const ids = plans.map(({ id }) => id);
  const earlier = await findChangedProducts(tx, part, ids);
  const versions = part.dry ? new Map<string, number>() : await findProductVersions(tx, ids);
  await putChangedProducts(
    tx,
    plans.map(({ id, row, before, product }): ProductNote => {
      const known = earlier.get(id);
      const goesOn = known !== undefined && !known.undone && (part.dry || known.version === before?.version);
      return {
        ...{ run_id: part.runId, dry: part.dry, product_id: id, row },
        ...{ slug: product.slug, number: product.productNumber, name: product.name },
        base: goesOn ? known.base : (before?.version ?? 0),
        version: versions.get(id) ?? before?.version ?? 0,
        before: before?.record ?? null,
        after: part.dry ? product : null,
        goesOn,
      };
    }),
  );
  await noteSkus(
    tx,
    part,
    plans.flatMap((plan) => skuChanges(plan, warehouses)),
  );
}
