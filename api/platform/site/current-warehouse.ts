import type { Services } from '#api/platform/context.ts';
import { findAllWarehouses, findWarehouses, type WarehouseRow } from '#api/platform/storage/site.ts';

/** The dealer's warehouses, in order. */
export const knownWarehouses = (services: Services): Promise<WarehouseRow[]> =>
  services.memo.get('warehouses', ['site'], () => findWarehouses(services.database.kysely));

/** The warehouse a visitor chose, else the first; '' while the store has none. */
export async function currentWarehouseId(services: Services, wanted: string | undefined): Promise<string> {
  const warehouses = await knownWarehouses(services);
  return (warehouses.find((warehouse) => warehouse.id === wanted) ?? warehouses[0])?.id ?? '';
}

/** The name of the warehouse that a visitor chose, where it was closed since; null otherwise. */
export async function closedWarehouseName(
  services: Services,
  wanted: string | undefined,
): Promise<string | null> {
  if (!wanted || (await knownWarehouses(services)).some(({ id }) => id === wanted)) return null;
  const all = await services.memo.get('all-warehouses', ['site'], () =>
    findAllWarehouses(services.database.kysely),
  );
  return all.find(({ id, closed_at }) => id === wanted && closed_at !== null)?.name ?? null;
}
