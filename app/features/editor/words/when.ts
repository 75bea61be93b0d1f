/** Moments as the editor says them: in a named zone, the same on the server and in the browser. */
import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '#app/root.tsx';

const fallbackZone = 'America/Los_Angeles';

/** The zone of the shop's own warehouse: where a page's times are meant when nobody says otherwise. */
export const useShopZone = (): string =>
  useRouteLoaderData<typeof loader>('root')?.warehouse.time_zone ?? fallbackZone;

// Browsers and Node do not agree on which space stands before "PM".
const plain = (text: string) => text.replaceAll('\u202f', ' ');

/** "Nov 21, 2026, 3:30 PM". */
export const sayMoment = (iso: string, zone: string): string =>
  plain(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
      new Date(iso),
    ),
  );

/** "Pacific Time", "Chicago": short, for beside a time. */
export function sayZone(zone: string, at: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    new Date(at),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
