import type { Services } from '#api/services/context.ts';
import { findWarehouses } from '#api/storage/repositories/site.ts';

/** The warehouse a visitor chose, else the first; '' while the store has none. */
export async function currentWarehouseId(services: Services, wanted: string | undefined): Promise<string> {
  const warehouses = await findWarehouses(services.database.kysely);
  return (warehouses.find((house) => house.id === wanted) ?? warehouses[0])?.id ?? '';
}
