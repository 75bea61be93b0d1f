import * as m from '#messages';
import type { PickUpWindow } from '#schemas/domain/order.ts';

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A pick-up window by the warehouse's own clock. */
export const windowText = ({ date, from_time, to_time }: PickUpWindow): string =>
  m.checkout_window({ day: day.format(new Date(`${date}T00:00:00Z`)), from: from_time, to: to_time });
