/** The month that the books are in: the shop's day is not yet that of UTC when a month ends. */
import { sampleDealer } from '#api/sample/dealer.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';

/** YYYY-MM, in the zone of the dealer's first warehouse, as statements are. */
export const thisMonth = (): string =>
  dayIn(sampleDealer().warehouses[0]?.timeZone ?? 'UTC', Date.now()).slice(0, 7);
