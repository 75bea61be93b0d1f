/** Reorder levels of a SKU and the list of what to buy (ours; docs/product.md#inventory). */

import { findInventorySku } from '#api/catalog/storage/inventory.ts';
import { findIncoming } from '#api/catalog/storage/purchase-orders.ts';
import {
  findToReorder,
  lockLevels,
  type ReorderRow,
  removeLevel,
  writeLevel,
} from '#api/catalog/storage/reorder.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import type { ReorderLine, ReorderList, SetReorderLevels } from '#schemas/domain/catalog/reorder.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';

/**
 * PUT /api/v1/desk/inventory/skus/{id}/levels: all of them or none. Throws unauthenticated, forbidden, not_found, and
 * invalid at the level of a warehouse that there is not, is named twice, or was changed by someone else.
 */
export async function setReorderLevels(
  context: Context,
  id: string,
  { levels }: SetReorderLevels,
): Promise<{ changed: number }> {
  requirePermission(context.actor, 'keepInventory');
  return context.database.transaction(async (tx) => {
    const sku = await findInventorySku(tx, id);
    if (!sku) throw new ProblemError('not_found', because('sku_unknown', { sku: id }));
    const warehouses = new Map((await findAllWarehouses(tx)).map(({ id: key, name }) => [key, name]));
    const wrong: FieldReasons = {};
    const seen = new Set<string>();
    for (const [index, { warehouse }] of levels.entries()) {
      const at = `/levels/${index}/warehouse`;
      if (!warehouses.has(warehouse)) wrong[at] = [because('warehouse_not_found')];
      else if (seen.has(warehouse)) wrong[at] = [because('reorder_twice')];
      seen.add(warehouse);
    }
    refuseFields(wrong);
    const there = new Map((await lockLevels(tx, id, [...seen])).map((level) => [level.warehouse_id, level]));
    const changes: string[] = [];
    for (const [index, { warehouse, version, reorder_at, reorder_to }] of levels.entries()) {
      const before = there.get(warehouse);
      if ((before?.version ?? 0) !== version)
        wrong[`/levels/${index}/reorder_at`] = [because('reorder_changed')];
      if ((before?.reorder_at ?? null) === reorder_at && (before?.reorder_to ?? null) === reorder_to)
        continue;
      const name = warehouses.get(warehouse) ?? '';
      changes.push(reorder_at === null ? `${name}: –` : `${name}: ${reorder_at} → ${reorder_to}`);
      if (reorder_at === null || reorder_to === null) await removeLevel(tx, id, warehouse);
      else
        await writeLevel(tx, id, { warehouse_id: warehouse, reorder_at, reorder_to, version: version + 1 });
    }
    refuseFields(wrong);
    if (changes.length > 0)
      await recordAudit(tx, context, 'warehouse.reorder_level', id, sku.code, {
        fields: changes.join(', ').slice(0, 300),
      });
    return { changed: changes.length };
  });
}

function lineOf(row: ReorderRow, incoming: number): ReorderLine {
  const { reorder_at, reorder_to, quantity, cost_cents } = row;
  return {
    _id: row.sku_id,
    sku: row.code,
    name: row.name,
    warehouse: { _id: row.warehouse_id, name: row.warehouse_name },
    available: quantity,
    incoming,
    reorder_at,
    reorder_to,
    suggested: Math.max(0, reorder_to - quantity - incoming),
    cost: cost_cents === null ? null : toDollars(cost_cents),
  };
}

/** What a vendor is asked for now for a warehouse. */
export async function toReorderAt(
  db: Executor,
  where: { warehouse?: string | undefined; vendor?: string | undefined },
): Promise<(ReorderLine & { vendor: { _id: string; name: string } })[]> {
  const rows = await findToReorder(db, where, mostReordered + 1);
  const incoming = await findIncoming(
    db,
    rows.map(({ sku_id }) => sku_id),
  );
  return rows.map((row) => ({
    ...lineOf(row, incoming.get(`${row.sku_id} ${row.warehouse_id}`) ?? 0),
    vendor: { _id: row.vendor_id, name: row.vendor_name },
  }));
}

/** Lines of one answer. */
export const mostReordered = 2_000;

/** GET /api/v1/desk/inventory/reorder. Throws unauthenticated and forbidden. */
export async function listToReorder(
  context: Context,
  where: { warehouse?: string | undefined; vendor?: string | undefined },
): Promise<ReorderList> {
  requirePermission(context.actor, 'keepInventory');
  const rows = await toReorderAt(context.database.kysely, where);
  const vendors: ReorderList['vendors'] = [];
  for (const { vendor, ...line } of rows.slice(0, mostReordered)) {
    if (vendors.at(-1)?._id !== vendor._id) vendors.push({ ...vendor, lines: [] });
    vendors.at(-1)?.lines.push(line);
  }
  return { vendors, more: rows.length > mostReordered };
}
