/** What /page/shipping and the help center say is what the shop charges and promises. */
import { expect, test } from 'vitest';
import { deliveryRange } from '#api/pricing/core/delivery-calendar.ts';
import { localDeliveryQuote, quoteOf, type ShippingRate } from '#api/pricing/core/shipping-table.ts';
import { zoneOffset } from '#schemas/domain/platform/zone-offset.ts';
import { warehouses } from '../house.ts';
import { localDeliveryCents, paymentFees, shippingRates, shippingZones } from '../selling-terms.ts';
import help from './help.json' with { type: 'json' };
import returnPolicy from './return-policy.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import { shippingPage } from './shipping.ts';

const rowsOf = (id: string) => {
  const block = shippingPage.blocks.find((one) => one.id === id);
  const { rows = [] } = (block?.props ?? {}) as { rows?: { cells: string[] }[] };
  return rows.map(({ cells }) => cells);
};
const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

const table = {
  zones: shippingZones.map((zone) => ({
    zone: zone.zone,
    warehouseId: zone.warehouse_id ?? null,
    states: JSON.parse(String(zone.states)) as string[],
    zipPrefixes: JSON.parse(String(zone.zip_prefixes)) as string[],
  })),
  rates: shippingRates.map(
    (rate): ShippingRate => ({
      method: rate.method,
      zone: rate.zone ?? null,
      fromLb: rate.from_lb ?? 0,
      toLb: rate.to_lb ?? null,
      classFrom: rate.class_from ?? null,
      classTo: rate.class_to ?? null,
      dimDivisor: rate.dim_divisor ?? null,
      isQuoted: rate.quote_required ?? false,
      baseCents: rate.base_cents ?? 0,
      perLbCents: rate.per_lb_cents ?? 0,
    }),
  ),
};
const pounds = 40;
/** Dense and bulky goods of 40 lb; no parcel's room counts for more than its weight. */
const goods = {
  dense: [{ milliLb: pounds * 1000, width: 10, depth: 10, height: 10, quantity: 1 }],
  bulky: [{ milliLb: pounds * 1000, width: 40, depth: 40, height: 20, quantity: 1 }],
};

test('every price of the page is what the rates charge to a place of that zone', () => {
  const zones = rowsOf('shipping-zones');
  const prices = rowsOf('shipping-rates');
  expect(prices).toHaveLength(6);
  for (const [at, { id }] of warehouses.entries())
    for (const [index, [, ...places]] of zones.entries()) {
      const said = places[at] ?? '';
      const [, zip = '00000'] = /^ZIP (\d{3})/.exec(said) ?? [];
      const state = /^[A-Z]{2}\b/.exec(said)?.[0];
      const to = said.startsWith('ZIP')
        ? { state: 'XX', zip: `${zip}00` }
        : { state: state ?? (index === 4 ? 'AK' : 'ME'), zip: '99999' };
      for (const [method = '', ...cells] of prices) {
        const cell = cells[index] ?? '';
        const quote = (of: keyof typeof goods) =>
          method === 'Local Delivery'
            ? localDeliveryQuote({ flatCents: localDeliveryCents, zips: [] }, goods[of], to, id, table)
            : quoteOf(method, goods[of], to, id, table);
        const [dense, bulky] = [quote('dense'), quote('bulky')];
        const [, base = '', low = '$0', high = low] =
          /^(\$[\d.,]+)(?: \+ (\$[\d.]+)(?:–(\$[\d.]+))?\/lb)?$/.exec(cell) ?? [];
        const place = `${method} from ${id} to ${said}: ${cell}`;
        if (cell === '–') expect(dense.kind, place).toBe('no_rate');
        else if (cell === 'By quote') expect(dense.kind, place).toBe('quote_required');
        else {
          expect(dense, place).toMatchObject({ cents: cents(base) + pounds * cents(low) });
          if (method === 'Freight')
            expect(bulky, place).toMatchObject({ cents: cents(base) + pounds * cents(high) });
        }
      }
    }
});

test('what is ordered by the cutoff is ready that day, and a minute later is not', () => {
  const days = ['2026-12-01', '2026-12-05', '2026-12-06'];
  for (const [name, ...cells] of rowsOf('shipping-cutoffs')) {
    const house = warehouses.find((one) => one.name === name);
    if (!house) throw new Error(`no warehouse ${name}`);
    const place = { hours: house.hours, time_zone: house.timeZone };
    for (const [at, day] of days.entries()) {
      const said = cells[at] ?? '';
      const [, hour = '', minute = '', half = ''] = /^(\d+):(\d\d) ([AP])M/.exec(said) ?? [];
      const ready = (minutes: number) => {
        const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
        const now = new Date(wall - zoneOffset(wall, house.timeZone));
        return deliveryRange('Will Call', place, now, { leadDays: 0, transit: null })?.from;
      };
      if (said === 'Closed') {
        expect(ready(0), `${name} ${day}`).not.toBe(day);
        continue;
      }
      const by = (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
      expect(ready(by), `${name} ${day}`).toBe(day);
      expect(ready(by + 1), `${name} ${day}`).not.toBe(day);
    }
  }
});

test('business days are those of the rates', () => {
  for (const [method = '', , time = ''] of rowsOf('shipping-methods')) {
    const [, from, to] = /(\d+)–(\d+) business days$/.exec(time) ?? [];
    const mainland = shippingRates.filter((rate) => rate.method === method && rate.zone && rate.zone < 9);
    if (mainland.length === 0) continue;
    expect(Number(from), method).toBe(Math.min(...mainland.map((rate) => Number(rate.days_from))));
    expect(Number(to), method).toBe(Math.max(...mainland.map((rate) => Number(rate.days_to))));
  }
});

test('other pages that name a charge name the same one', () => {
  const text = (page: object) => JSON.stringify(page);
  expect(text(services)).toContain(`Local delivery from $${localDeliveryCents / 100}`);
  expect(text(help)).toContain(`A credit card adds ${paymentFees['Credit Card'].bps / 100} percent`);
  expect(paymentFees.ACH).toEqual({ bps: 0, fixed_cents: 0 });
  for (const { phone } of warehouses) expect(text(help)).toContain(phone);
  // The two pages about returns say one window and one fee.
  for (const said of ['sixty days', '10 percent', 'five business days', 'one business day'])
    for (const page of [help, returnPolicy]) expect(text(page)).toContain(said);
});
