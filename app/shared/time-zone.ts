/** What every page knows of the shop: its name, and the time zones of its warehouses, in which days and times are shown. */
import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '#app/root.tsx';

const useShell = () => useRouteLoaderData<typeof loader>('root');

/** What the shop is called. */
export const useShopName = (): string => useShell()?.settings.name ?? '';

/** The zone of the shop's warehouse: where a time is meant when nobody says otherwise. UTC in an empty store. */
export const useShopZone = (): string => useShell()?.warehouse.time_zone ?? 'UTC';

/** The zone of a warehouse by its id; the shop's own for one that is closed since. */
export function useWarehouseZone(id: string | null): string {
  const shopZone = useShopZone();
  return useShell()?.warehouses.find(({ _id }) => _id === id)?.time_zone ?? shopZone;
}
