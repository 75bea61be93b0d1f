import { dayAhead, hoursToday, opensNext } from '#schemas/domain/platform/opening-hours.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';

/** What of a warehouse's hours (docs/product.md#opening-hours) is still to come: today's, or when it opens next. */
export function pickUpHours(warehouse: Warehouse, now = new Date()) {
  const { is } = hoursToday(warehouse, now);
  return is === 'open' || is === 'later'
    ? { today: dayAhead(warehouse, 0, now).hours, next: null }
    : { today: null, next: opensNext(warehouse, now) };
}
