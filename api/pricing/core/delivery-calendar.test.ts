import { describe, expect, it } from 'vitest';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import { deliveryRange, isHoliday } from './delivery-calendar.ts';
import type { TransitDays } from './shipping-table.ts';

const week = { open: '7:00 AM', close: '5:00 PM' };
const closed = { open: 'Closed', close: 'Closed' };
const house = {
  time_zone: 'America/Los_Angeles',
  hours: {
    monday: week,
    tuesday: week,
    wednesday: week,
    thursday: week,
    friday: week,
    saturday: { open: '8:00 AM', close: '11:30 AM' },
    sunday: closed,
  },
};
const range = (
  method: DeliveryMethod,
  now: string,
  { leadDays = 0, transit = [1, 2] }: { leadDays?: number | null; transit?: TransitDays | null } = {},
) => {
  const dates = deliveryRange(method, house, new Date(now), { leadDays, transit });
  return dates && `${dates.from} ${dates.to}`;
};

describe('public holidays', () => {
  it.each([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    // The Fourth is a Saturday in 2026, the next New Year's Day after it a Friday, that of 2028 a Saturday.
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
    '2027-01-01',
    '2027-12-31',
  ])('%s', (date) => expect(isHoliday(date)).toBe(true));

  it.each(['2026-11-25', '2026-11-27', '2026-11-19', '2026-12-24', '2026-07-06', '2026-05-18'])(
    '%s is none',
    (date) => expect(isHoliday(date)).toBe(false),
  );
});

describe('delivery dates', () => {
  it('leaves today before the cut-off, which is three hours before the warehouse closes by its own clock', () => {
    // Monday; 2 PM in Portland is 22:00 UTC.
    expect(range('UPS', '2026-11-16T22:00:00Z')).toBe('2026-11-17 2026-11-18');
    expect(range('UPS', '2026-11-16T22:01:00Z')).toBe('2026-11-18 2026-11-19');
    // Already Tuesday in UTC, still Monday evening there.
    expect(range('UPS', '2026-11-17T04:00:00Z')).toBe('2026-11-18 2026-11-19');
  });

  it('follows the clocks when they change', () => {
    // Monday, 2 November 2026: clocks went back on Sunday, so 2 PM is 22:00 UTC; on Friday before it was 21:00.
    expect(range('UPS', '2026-11-02T22:00:00Z')).toBe('2026-11-03 2026-11-04');
    expect(range('UPS', '2026-10-30T21:00:00Z')).toBe('2026-11-02 2026-11-03');
    expect(range('UPS', '2026-10-30T21:01:00Z')).toBe('2026-11-03 2026-11-04');
  });

  it('neither leaves nor arrives on a weekend or on Thanksgiving', () => {
    // Wednesday before Thanksgiving, after the cut-off: Thursday is closed, Friday is the day.
    expect(range('UPS', '2026-11-25T23:00:00Z')).toBe('2026-11-30 2026-12-01');
    // Before the cut-off it leaves on Wednesday.
    expect(range('UPS', '2026-11-25T20:00:00Z')).toBe('2026-11-27 2026-11-30');
    // Packed on Saturday, collected on Monday.
    expect(range('FedEx', '2026-11-21T16:00:00Z')).toBe('2026-11-24 2026-11-25');
  });

  it('takes as long as the rate says, and longest where it says nothing', () => {
    const at = '2026-11-16T18:00:00Z';
    expect(range('UPS', at, { transit: [2, 4] })).toBe('2026-11-18 2026-11-20');
    expect(range('UPS', at, { transit: null })).toBe('2026-11-18 2026-11-24');
    expect(range('USPS', at, { transit: null })).toBe('2026-11-18 2026-11-25');
    expect(range('Freight', at, { transit: null })).toBe('2026-11-19 2026-12-01');
  });

  it('brings what the warehouse’s own truck brings on days when it is open', () => {
    expect(range('Local Delivery', '2026-11-20T18:00:00Z')).toBe('2026-11-21 2026-11-23');
    expect(range('Local Delivery', '2026-11-25T18:00:00Z')).toBe('2026-11-27 2026-11-28');
  });

  it('is ready for pickup on an open day', () => {
    expect(range('Will Call', '2026-11-16T18:00:00Z')).toBe('2026-11-16 2026-11-16');
    expect(range('Will Call', '2026-11-25T23:00:00Z')).toBe('2026-11-27 2026-11-27');
  });

  it('waits for what is not in the warehouse yet', () => {
    // Ten days after Monday is Thanksgiving.
    expect(range('Will Call', '2026-11-16T18:00:00Z', { leadDays: 10 })).toBe('2026-11-27 2026-11-27');
    expect(range('Drop Ship', '2026-11-16T18:00:00Z', { leadDays: 10 })).toBe('2026-11-30 2026-12-01');
  });

  it('promises nothing where nobody knows: no lead time, a quote, a warehouse without hours', () => {
    expect(range('UPS', '2026-11-16T18:00:00Z', { leadDays: null })).toBeNull();
    expect(range('Other', '2026-11-16T18:00:00Z')).toBeNull();
    expect(
      deliveryRange('UPS', { ...house, hours: {} as never }, new Date(), { leadDays: 0, transit: null }),
    ).toBeNull();
  });
});

describe('special days', () => {
  const exceptions = [
    { date: '2026-11-20', name: 'Inventory', ...closed },
    { date: '2026-11-26', name: 'Open for contractors', open: '7:00 AM', close: '5:00 PM' },
  ];
  const pickUp = (now: string) =>
    deliveryRange('Will Call', { ...house, exceptions }, new Date(now), { leadDays: 0, transit: null })?.from;

  it('are days on which nothing is packed, and days on which it is, also public holidays', () => {
    expect(pickUp('2026-11-20T16:00:00Z')).toBe('2026-11-21');
    expect(pickUp('2026-11-26T16:00:00Z')).toBe('2026-11-26');
  });
});
