/** How many orders are fetched in each window, where a warehouse takes so many and no more. */
import type { Executor } from '#api/platform/database/database.ts';
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import { countPickUps, lockPickUps } from '#api/sales/storage/pick-ups.ts';
import type { TakenWindows } from './pick-up-windows.ts';

/** `isOrdering`: until the transaction ends nobody else counts, so that a window's last place is taken once. */
export async function takenWindows(
  db: Executor,
  warehouse: WarehouseRow | undefined,
  now: Date,
  { isOrdering = false }: { isOrdering?: boolean } = {},
): Promise<TakenWindows> {
  if (!warehouse?.pick_up.windows.some(({ orders }) => orders > 0)) return new Map();
  if (isOrdering) await lockPickUps(db, warehouse.id);
  // A window that is under way began at most a day ago.
  const since = new Date(now.getTime() - 86_400_000).toISOString();
  return countPickUps(db, warehouse.id, since);
}
