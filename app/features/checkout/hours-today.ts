import { type Warehouse, weekdays } from '#schemas/domain/warehouse.ts';

/** Opening hours of this day where the warehouse is (RESOLUTIONS 18); null when it is closed. */
export function hoursToday(
  { time_zone, hours }: Warehouse,
  now = new Date(),
): { open: string; close: string } | null {
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: time_zone })
    .format(now)
    .toLowerCase();
  const day = weekdays.find((weekday) => weekday === name);
  const today = day ? hours[day] : undefined;
  return !today || today.open === 'Closed' ? null : today;
}
