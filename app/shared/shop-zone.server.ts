/** The zones in which the screens show a moment's day (time-zone.ts), for files of the same lists. */
import type { AppLoadContext } from '@remix-run/node';
import { unwrap } from '#schemas/contract/client.ts';

/** The zone of the shop's warehouse. */
export async function shopZone({ api }: AppLoadContext): Promise<string> {
  return unwrap('getSite', await api.getSite()).warehouse.time_zone;
}

/** The zone of a warehouse by its id; the shop's own for one that is closed since. */
export async function warehouseZones({ api }: AppLoadContext): Promise<(id: string | null) => string> {
  const { warehouse, warehouses } = unwrap('getSite', await api.getSite());
  return (id) => (warehouses.find(({ _id }) => _id === id) ?? warehouse).time_zone;
}
