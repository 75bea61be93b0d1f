/** PUT /api/v1/desk/warehouses/{id}/closed (ours): hides a warehouse from shoppers, or shows it again. */
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { countWarehouseUses, moveFromWarehouse, updateWarehouse } from '#api/sales/storage/warehouse-desk.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import { readWarehouse } from './read-warehouses.ts';
import { takeWarehouse, warehouseTags } from './save-warehouse.ts';

/**
 * Its carts and open proposals move to the first of the others; its orders keep it. Throws unauthenticated, forbidden,
 * not_found, stale_version, and in_use for the last one and, unless confirmed, while carts, orders or stock are there.
 */
export async function closeWarehouse(
  context: Context,
  id: string,
  { version, closed, confirmed }: { version: number; closed: boolean; confirmed: boolean },
): Promise<WarehouseRecord> {
  requirePermission(context.actor, 'manageWarehouses');
  return context.database.transaction(async (tx) => {
    const rows = await takeWarehouse(tx, id, version);
    const own = rows.find((row) => row.id === id);
    const next = rows.find((row) => row.id !== id && row.closed_at === null);
    if (closed) {
      if (!next) throw new ProblemError('in_use', because('warehouse_last'));
      const { carts, orders, skus } = (await countWarehouseUses(tx)).get(id) ?? {
        carts: 0,
        orders: 0,
        skus: 0,
      };
      if (!confirmed && carts + orders + skus > 0)
        throw new ProblemError(
          'in_use',
          because('warehouse_in_use', { carts, orders, skus, next: next.name }),
        );
      await moveFromWarehouse(tx, id, next.id);
    }
    await updateWarehouse(tx, id, { closed_at: closed ? context.now().toISOString() : null });
    const action = closed ? 'warehouse.close' : 'warehouse.reopen';
    await recordAudit(tx, context, action, id, own?.name ?? '');
    await context.versions.bump(tx, warehouseTags);
    return readWarehouse(tx, context.now(), id);
  });
}
