import * as m from '#messages';
import { formatWeekdayDate } from '#schemas/domain/platform/format-date.ts';
import type { PickUpWindow } from '#schemas/domain/sales/order.ts';

/** A pick-up window by the warehouse's own clock. */
export const windowText = ({ date, from_time, to_time }: PickUpWindow): string =>
  m.checkout_window({ day: formatWeekdayDate(date), from: from_time, to: to_time });
