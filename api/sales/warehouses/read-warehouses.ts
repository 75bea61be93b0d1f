/** GET /api/v1/desk/warehouses and /{id} (ours): closed ones too. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import { countWarehouseUses } from '#api/sales/storage/warehouse-desk.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import { warehouseRecord } from './warehouse-view.ts';

/** Open ones in their order, then those that were closed. */
async function readWarehouses(db: Executor, now: Date): Promise<WarehouseRecord[]> {
  const [rows, uses] = await Promise.all([findAllWarehouses(db), countWarehouseUses(db)]);
  const open = rows.filter(({ closed_at }) => closed_at === null);
  const closed = rows.filter(({ closed_at }) => closed_at !== null);
  return [...open, ...closed].map((row, index) => warehouseRecord(row, index + 1, uses.get(row.id), now));
}

/** Throws not_found. */
export async function readWarehouse(db: Executor, now: Date, id: string): Promise<WarehouseRecord> {
  const record = (await readWarehouses(db, now)).find(({ _id }) => _id === id);
  if (!record) throw new ProblemError('not_found', because('warehouse_not_found'));
  return record;
}

/** Throws unauthenticated and forbidden. */
export async function listDeskWarehouses(context: Context) {
  requirePermission(context.actor, 'readWarehouses');
  return { items: await readWarehouses(context.database.kysely, context.now()) };
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getDeskWarehouse(context: Context, id: string): Promise<WarehouseRecord> {
  requirePermission(context.actor, 'readWarehouses');
  return readWarehouse(context.database.kysely, context.now(), id);
}
