import type { Services } from '#api/platform/context.ts';
import { findWarehouses, type WarehouseRow } from '#api/platform/storage/site.ts';

/** The dealer's warehouses, in order. */
export const knownWarehouses = (services: Services): Promise<WarehouseRow[]> =>
  services.memo.get('warehouses', ['site'], () => findWarehouses(services.database.kysely));

/** The warehouse a visitor chose, else the first; '' while the store has none. */
export async function currentWarehouseId(services: Services, wanted: string | undefined): Promise<string> {
  const warehouses = await knownWarehouses(services);
  return (warehouses.find((warehouse) => warehouse.id === wanted) ?? warehouses[0])?.id ?? '';
}
