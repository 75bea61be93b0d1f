/** A batch of an inventory file: pieces by SKU and warehouse. One transaction, given. */
import { findStockTargets } from '#api/catalog/storage/import-lookups.ts';
import { type StockWrite, upsertStock } from '#api/catalog/storage/write-products.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { BatchResult, BatchSettings, Outcome } from './apply-products.ts';
import type { Problem } from './formats/cells.ts';
import type { StockEntry } from './formats/format.ts';
import { noteSkus, type SkuChange } from './note-changes.ts';
import { stableText } from './stable-text.ts';

type Target = Awaited<ReturnType<typeof findStockTargets>>[number];

/** By its code; without one by the product's handle and the options, or the product's only SKU. */
function targetOf(
  entry: StockEntry,
  byCode: Map<string, Target>,
  bySlug: Map<string, Target[]>,
): Target | undefined {
  if (entry.code) return byCode.get(entry.code);
  const skus = bySlug.get(entry.slug ?? '') ?? [];
  return skus.length === 1
    ? skus[0]
    : skus.find(({ options }) => stableText(options) === stableText(entry.options));
}

export async function applyStock(
  tx: Executor,
  entries: StockEntry[],
  settings: BatchSettings,
): Promise<BatchResult> {
  const targets = await findStockTargets(
    tx,
    entries.flatMap(({ code }) => code ?? []),
    entries.flatMap(({ code, slug }) => (code ? [] : (slug ?? []))),
    !settings.dry,
  );
  const byCode = new Map(targets.map((target) => [target.code, target]));
  const bySlug = new Map<string, Target[]>();
  for (const target of targets) bySlug.set(target.slug, [...(bySlug.get(target.slug) ?? []), target]);
  const problems: Problem[] = [];
  const writes = new Map<string, StockWrite>();
  const changes: SkuChange[] = [];
  const outcomes = entries.map((entry): Outcome => {
    const refuse = (column: string, value: string, reason: Reason): Outcome => {
      problems.push({ row: entry.row, column, value, reason, level: 'error' });
      return 'refused';
    };
    const target = targetOf(entry, byCode, bySlug);
    if (!target) return refuse('sku', entry.code ?? entry.slug ?? '', because('row_sku_unknown'));
    const name = entry.warehouse || (settings.rules.stockWarehouse ?? '');
    const warehouse = settings.warehouses.get(name);
    if (!warehouse) return refuse('location', name, because('row_warehouse_unknown', { name }));
    const key = `${target.id} ${warehouse}`;
    const before = writes.get(key) ?? target.stock?.[warehouse];
    const bin = entry.bin || before?.bin || '';
    if (before && before.quantity === entry.quantity && before.bin === bin) return 'left';
    const after = { quantity: entry.quantity, bin };
    changes.push({
      ...{ code: target.code, product_id: target.product_id, row: entry.row, name: target.name },
      ...{ is_new: false, oldCents: null, newCents: null },
      stock: {
        [warehouse]: { before: before ? { quantity: before.quantity, bin: before.bin } : null, after },
      },
    });
    writes.set(key, { sku_id: target.id, warehouse_id: warehouse, quantity: entry.quantity, bin });
    return before ? 'changed' : 'created';
  });
  if (!settings.dry) await upsertStock(tx, [...writes.values()], settings.actor);
  await noteSkus(tx, settings, changes);
  return { outcomes, problems, ids: settings.ids };
}
