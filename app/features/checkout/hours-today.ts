import { hoursOn, todayAt } from '#app/features/warehouse/hours.ts';
import type { Warehouse } from '#schemas/domain/warehouse.ts';

/** Opening hours of this day where the warehouse is (RESOLUTIONS 18); null when it is closed. */
export const hoursToday = (warehouse: Warehouse, now = new Date()) =>
  hoursOn(warehouse, todayAt(warehouse, now));
