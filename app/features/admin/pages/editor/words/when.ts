/** Moments as the editor says them: in a named zone, the same on the server and in the browser. */
export { useShopZone } from '#app/shared/time-zone.ts';
export { formatMoment as sayMoment, formatZone as sayZone } from '#schemas/domain/platform/format-date.ts';
