import * as m from '#messages';
import type { Holiday } from '#schemas/domain/platform/us-holidays.ts';

/** Public holidays in words. */
export const holidayNames: Record<Holiday, () => string> = {
  new_year: m.holiday_new_year,
  king: m.holiday_king,
  presidents: m.holiday_presidents,
  memorial: m.holiday_memorial,
  juneteenth: m.holiday_juneteenth,
  independence: m.holiday_independence,
  labor: m.holiday_labor,
  columbus: m.holiday_columbus,
  veterans: m.holiday_veterans,
  thanksgiving: m.holiday_thanksgiving,
  christmas: m.holiday_christmas,
};
