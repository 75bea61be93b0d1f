/** What is said of a day's hours, and why they are not as usual. */
import * as m from '#messages';
import type { ComingDay } from '#schemas/domain/platform/opening-hours.ts';
import { holidayNames } from './holiday-names.ts';

export const hoursText = ({ hours }: Pick<ComingDay, 'hours'>): string =>
  hours ? m.warehouse_hours_of(hours) : m.warehouse_closed();

/** Empty for a day as usual. */
export const whyOf = ({ name, holiday }: Pick<ComingDay, 'name' | 'holiday'>): string =>
  name || (holiday ? holidayNames[holiday]() : '');
