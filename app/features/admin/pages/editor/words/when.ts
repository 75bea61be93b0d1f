/** Moments as the editor says them: in a named zone, the same on the server and in the browser. */
export { useShopZone } from '#app/shared/time-zone.ts';

import { formatMoment, formatZone } from '#schemas/domain/platform/format-date.ts';

export { formatMoment as sayMoment, formatZone as sayZone } from '#schemas/domain/platform/format-date.ts';

/** With the zone that it is said in: "Nov 30, 2026, 9:00 AM CST". */
export const sayZonedMoment = (iso: string, zone: string): string =>
  `${formatMoment(iso, zone)} ${formatZone(zone, iso)}`;
