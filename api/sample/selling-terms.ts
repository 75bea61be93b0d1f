/**
 * The sample dealer's tax, delivery rates and fees. The rates are those of the states in 2026 as far as they are known,
 * with the whole rate of some cities; a dealer who sells checks every one of them.
 */
import type { Insertable } from 'kysely';
import type { Tables } from '#api/platform/database/schema.ts';
import { usStates } from '#schemas/domain/platform/address.ts';

/** Percent of the state itself; Alaska, Delaware, Montana, New Hampshire and Oregon have no sales tax. */
const statePercent: Record<(typeof usStates)[number], number> = {
  AL: 4,
  AK: 0,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DE: 0,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  MT: 0,
  NE: 5.5,
  NV: 6.85,
  NH: 0,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  OR: 0,
  PA: 6,
  PR: 11.5,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 4.85,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
};

/** Sellers within them tax where they are. */
const originStates = ['AZ', 'IL', 'MO', 'MS', 'OH', 'PA', 'TN', 'TX', 'UT', 'VA'];

/** Where the sample dealer has houses or sells enough to collect. */
const nexusStates = [
  'AZ',
  'CA',
  'CO',
  'FL',
  'GA',
  'ID',
  'IL',
  'MA',
  'MN',
  'NC',
  'NJ',
  'NV',
  'NY',
  'OH',
  'PA',
  'SC',
  'TN',
  'TX',
  'UT',
  'VA',
  'WA',
];

/** All of a place's tax in percent. */
const places: [state: string, from: string, to: string, place: string, percent: number][] = [
  ['CO', '80201', '80299', 'Denver', 8.81],
  ['CO', '80301', '80310', 'Boulder', 9.045],
  ['CO', '80901', '80951', 'Colorado Springs', 8.2],
  ['NC', '28201', '28299', 'Charlotte', 7.25],
  ['NC', '27601', '27699', 'Raleigh', 7.25],
  ['NC', '28801', '28816', 'Asheville', 7],
  ['WA', '98101', '98199', 'Seattle', 10.35],
  ['WA', '98660', '98687', 'Vancouver', 8.8],
  ['CA', '90001', '90089', 'Los Angeles', 9.75],
  ['CA', '94102', '94188', 'San Francisco', 8.625],
  ['NY', '10001', '10292', 'New York', 8.875],
  ['TX', '78701', '78799', 'Austin', 8.25],
  ['IL', '60601', '60699', 'Chicago', 10.25],
  ['GA', '30301', '30399', 'Atlanta', 8.9],
  ['AZ', '85001', '85099', 'Phoenix', 9.1],
  ['UT', '84101', '84199', 'Salt Lake City', 8.45],
];

const ppm = (percent: number) => Math.round(percent * 10_000);

export const taxStates: Insertable<Tables['tax_state']>[] = usStates.map((state) => ({
  state,
  nexus: nexusStates.includes(state),
  rule: originStates.includes(state) ? 'origin' : 'destination',
  rate_ppm: ppm(statePercent[state]),
}));

export const taxPlaces: Insertable<Tables['tax_zip']>[] = places.map(
  ([state, zip_from, zip_to, place, percent]) => ({
    id: `tax-${zip_from}`,
    state,
    zip_from,
    zip_to,
    place,
    rate_ppm: ppm(percent),
  }),
);

/** The flat charge of each house's own van. */
export const localDeliveryCents = 9_500;

/** From each house: near, the region, the rest of the mainland. */
const regions: Record<string, { near: string[]; region: string[]; prefixes: string[] }> = {
  'wh-portland': {
    near: ['OR', 'WA'],
    region: ['ID', 'CA', 'NV', 'MT', 'UT', 'WY'],
    prefixes: ['970', '971', '972', '973', '986'],
  },
  'wh-denver': {
    near: ['CO', 'WY', 'NM'],
    region: ['UT', 'NE', 'KS', 'OK', 'TX', 'AZ', 'SD', 'MT', 'ID', 'NV'],
    prefixes: ['800', '801', '802', '803', '804', '805'],
  },
  'wh-charlotte': {
    near: ['NC', 'SC', 'VA'],
    region: ['GA', 'TN', 'FL', 'AL', 'WV', 'KY', 'DC', 'MD', 'DE', 'PA', 'NJ', 'NY', 'OH', 'MS'],
    prefixes: ['280', '281', '282', '297'],
  },
};
const offshore = ['AK', 'HI', 'PR'];

/** Zone 1 around the house, 2 near, 3 the region, 4 the mainland; 9 over water. */
export const shippingZones: Insertable<Tables['shipping_zone']>[] = [
  ...Object.entries(regions).flatMap(([warehouse_id, { near, region, prefixes }]) => {
    const rest = usStates.filter((state) => ![...near, ...region, ...offshore].includes(state));
    const zone = (number: number, states: readonly string[], zips: string[] = []) => ({
      id: `zone-${warehouse_id.slice(3)}-${number}`,
      zone: number,
      warehouse_id,
      states: JSON.stringify(states),
      zip_prefixes: JSON.stringify(zips),
    });
    return [zone(1, [], prefixes), zone(2, near), zone(3, region), zone(4, rest)];
  }),
  {
    id: 'zone-offshore',
    zone: 9,
    warehouse_id: null,
    states: JSON.stringify(offshore),
    zip_prefixes: '[]',
  },
];

type Rate = Insertable<Tables['shipping_rate']>;
type Steps = [zone: number, base: number, perLb: number][];

/** Working days on the way by zone: around the warehouse, near it, in the region, on the mainland, over water. */
const daysByZone: Record<number, [least: number, most: number]> = {
  1: [1, 1],
  2: [1, 2],
  3: [2, 3],
  4: [3, 5],
  9: [5, 9],
};
const transit = (zone: number, more = 0) => {
  const [least, most] = daysByZone[zone] ?? [];
  return least === undefined || most === undefined ? {} : { days_from: least + more, days_to: most + more };
};

const everyRate: Rate = {
  id: '',
  method: 'Other',
  zone: null,
  to_lb: null,
  class_from: null,
  class_to: null,
  dim_divisor: null,
};
const parcels = (
  method: 'UPS' | 'FedEx' | 'USPS' | 'Drop Ship',
  toLb: number,
  dim: number | null,
  steps: Steps,
): Rate[] =>
  steps.map(([zone, base_cents, per_lb_cents]) => ({
    ...everyRate,
    id: `rate-${method.toLowerCase().replace(' ', '-')}-${zone}`,
    method,
    zone,
    to_lb: toLb,
    dim_divisor: dim,
    base_cents,
    per_lb_cents,
    ...transit(zone, method === 'USPS' ? 1 : 0),
  }));

/** On pallets; dense goods go cheaper, what is over water or more than a truckload's part is quoted. */
const freight: Rate[] = (
  [
    [1, 9_500, 14, 21],
    [2, 12_500, 18, 27],
    [3, 16_500, 24, 36],
    [4, 21_500, 33, 49],
  ] as const
).flatMap(([zone, base_cents, dense, light]) => {
  const rate = {
    ...everyRate,
    method: 'Freight' as const,
    zone,
    to_lb: 5_000,
    base_cents,
    ...transit(zone, 2),
  };
  return [
    { ...rate, id: `rate-freight-${zone}-dense`, class_to: 100, per_lb_cents: dense },
    { ...rate, id: `rate-freight-${zone}-light`, class_from: 100.5, per_lb_cents: light },
  ];
});

export const shippingRates: Rate[] = [
  ...parcels('UPS', 150, 139, [
    [1, 1_095, 32],
    [2, 1_295, 48],
    [3, 1_595, 74],
    [4, 1_895, 112],
    [9, 3_995, 265],
  ]),
  ...parcels('FedEx', 150, 139, [
    [1, 1_145, 31],
    [2, 1_345, 46],
    [3, 1_625, 72],
    [4, 1_945, 109],
    [9, 4_195, 258],
  ]),
  ...parcels('USPS', 70, 166, [
    [1, 895, 41],
    [2, 995, 58],
    [3, 1_195, 88],
    [4, 1_395, 129],
    [9, 1_995, 174],
  ]),
  ...parcels('Drop Ship', 400, null, [
    [1, 1_900, 38],
    [2, 2_200, 46],
    [3, 2_600, 58],
    [4, 3_100, 74],
  ]),
  ...freight,
  // Beside the house's own charge: round the house for nothing, to the states near it for the day that it takes.
  { ...everyRate, id: 'rate-van-1', method: 'Local Delivery', zone: 1, ...transit(1) },
  { ...everyRate, id: 'rate-van-2', method: 'Local Delivery', zone: 2, base_cents: 14_500, ...transit(2) },
  { ...everyRate, id: 'rate-freight-heavy', method: 'Freight', from_lb: 5_000, quote_required: true },
  { ...everyRate, id: 'rate-freight-offshore', method: 'Freight', zone: 9, quote_required: true },
  { ...everyRate, id: 'rate-other', method: 'Other', quote_required: true },
];

/** A card costs what Colorado lets a shop add; a transfer, a check and terms cost nothing. */
export const paymentFees = { 'Credit Card': { bps: 200, fixed_cents: 0 }, ACH: { bps: 0, fixed_cents: 0 } };
