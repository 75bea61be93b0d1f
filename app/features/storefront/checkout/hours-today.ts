import { dayAhead } from '#schemas/domain/platform/opening-hours.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';

/** Opening hours of this day where the warehouse is (docs/product.md#opening-hours); null when it is closed. */
export const hoursToday = (warehouse: Warehouse, now = new Date()) => dayAhead(warehouse, 0, now).hours;
