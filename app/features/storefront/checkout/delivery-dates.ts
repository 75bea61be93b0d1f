/** When goods arrive or are ready, as people read it. */
import * as m from '#messages';
import { formatShortWeekday } from '#schemas/domain/platform/format-date.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import type { DeliveryDates } from '#schemas/domain/sales/order.ts';

export function datesText(method: DeliveryMethod, { from, to }: DeliveryDates): string {
  if (method === 'Will Call') return m.checkout_date_ready({ day: formatShortWeekday(from) });
  return from === to
    ? formatShortWeekday(from)
    : m.checkout_date_range({ from: formatShortWeekday(from), to: formatShortWeekday(to) });
}
