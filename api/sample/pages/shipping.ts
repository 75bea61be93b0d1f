/**
 * The page /page/shipping. Its tables are made from the rates, zones and hours that the sample is loaded with, so that
 * the page says what the checkout charges.
 */
import { packMinutes } from '#api/pricing/core/delivery-calendar.ts';
import { clockTime, minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Weekday } from '#schemas/domain/platform/weekdays.ts';
import { warehouses } from '../house.ts';
import { localDeliveryCents, shippingRates, shippingZones } from '../selling-terms.ts';

const dollars = (cents: number) => formatDollars(cents / 100);
const none = '–';

const zoneNames = [
  [1, 'Metro'],
  [2, 'Nearby'],
  [3, 'Region'],
  [4, 'Rest of the mainland'],
  [9, 'AK, HI and PR'],
] as const;

const ratesOf = (method: string, zone: number) =>
  shippingRates.filter((rate) => rate.method === method && (rate.zone ?? null) === zone);

/** "$10.95 + $0.32/lb"; with two classes of freight the lower and the higher price of a pound. */
function price(method: string, zone: number): string {
  const rates = ratesOf(method, zone);
  const [first] = rates;
  if (!first) return none;
  if (first.quote_required) return 'By quote';
  const base = (first.base_cents ?? 0) + (method === 'Local Delivery' ? localDeliveryCents : 0);
  const pounds = rates.map(({ per_lb_cents: cents = 0 }) => cents).sort((a, b) => a - b);
  const [least = 0, most = 0] = [pounds[0], pounds.at(-1)];
  if (most === 0) return dollars(base);
  return `${dollars(base)} + ${[...new Set([least, most])].map(dollars).join('–')}/lb`;
}

/** "1–5 business days": from the nearest to the farthest zone on the mainland. */
function days(method: string): string {
  const all = shippingRates.filter((rate) => rate.method === method && rate.zone && rate.zone < 9);
  const from = Math.min(...all.map(({ days_from }) => days_from ?? Number.POSITIVE_INFINITY));
  const to = Math.max(...all.map(({ days_to }) => days_to ?? 0));
  return from === to && to === 1 ? '1 business day' : `${from}–${to} business days`;
}

const methods: [method: string, what: string, time: string][] = [
  ['Will Call', 'Pickup at the dock. Any size, free.', 'Same day if ordered before the cutoff'],
  ['Local Delivery', 'Our own truck, two people, into the room. Any size.', days('Local Delivery')],
  ['UPS', 'Parcels under 150 lb.', days('UPS')],
  ['FedEx', 'Parcels under 150 lb.', days('FedEx')],
  ['USPS', 'Parcels under 70 lb.', days('USPS')],
  ['Freight', 'Pallets under 5,000 lb, to the curb, with a liftgate and an appointment.', days('Freight')],
  [
    'Drop Ship',
    'From the manufacturer’s own dock, under 400 lb.',
    `The manufacturer’s lead time, then ${days('Drop Ship')}`,
  ],
  ['Other', 'Cranes, split deliveries, 5,000 lb and more.', 'We send you a quote with a date'],
];

const priced = ['Local Delivery', 'UPS', 'FedEx', 'USPS', 'Freight', 'Drop Ship'];

/** The places of a zone seen from a warehouse: ZIP codes by their first three digits, or states. */
function places(warehouse: string, zone: number): string {
  const found = shippingZones.find((one) => one.warehouse_id === warehouse && one.zone === zone);
  const [states, zips] = [found?.states, found?.zip_prefixes].map(
    (list) => JSON.parse(String(list ?? '[]')) as string[],
  );
  return zips?.length ? `ZIP ${zips.join(', ')}` : [...(states ?? [])].sort().join(', ');
}

/** "2:00 PM (open 7:00 AM – 5:00 PM)". */
function cutoff({ hours }: (typeof warehouses)[number], day: Weekday): string {
  const { open, close } = hours[day];
  const closes = minutesOfTime(close);
  return closes === null ? 'Closed' : `${clockTime(closes - packMinutes)} (open ${open} – ${close})`;
}

const table = (id: string, title: string, text: string, heads: string[], rows: string[][], note = '') => ({
  id,
  type: 'table',
  schemaVersion: 1,
  visibility: {},
  props: { title, text, heads, rows: rows.map((cells) => ({ cells })), note },
});

const question = (text: string, answer: string) => ({ question: text, answer });

export const shippingPage = {
  slug: 'shipping',
  audience: 'guest',
  title: 'Shipping and delivery',
  description:
    'Delivery methods, prices by zone, cutoff times and business days of Alder & Fenn’s warehouses in Portland, Denver and Charlotte.',
  blocks: [
    {
      id: 'shipping-intro',
      type: 'rich-text',
      schemaVersion: 1,
      visibility: {},
      props: {
        style: { background: 'sand', padding: 'large' },
        kicker: 'Shipping and delivery',
        title: 'How it gets to you',
        text: `Pick up for free at any of our three warehouses, or have it brought: by our own truck from **${dollars(localDeliveryCents)}**, by parcel or by freight. Checkout shows every method for your cart with its price and its dates, and you choose before you pay.`,
        width: 'text',
        align: 'start',
      },
    },
    table(
      'shipping-methods',
      'Delivery methods',
      'Business days are counted from the day your order leaves the warehouse.',
      ['Method', 'What it is', 'Time'],
      methods,
    ),
    table(
      'shipping-rates',
      'Prices',
      'By zone, seen from the warehouse that ships. Pounds are whole pounds of the shipment; UPS, FedEx and USPS also count the room that light goods take.',
      ['Method', ...zoneNames.map(([, name]) => name)],
      priced.map((method) => [method, ...zoneNames.map(([zone]) => price(method, zone))]),
      'Freight costs less per pound for dense goods such as tile and cast iron, and more for bulky ones. Drop Ship starts at the manufacturer. A delivery that must be quoted is not ordered online: send us the cart from checkout and you have a price within one business day.',
    ),
    table(
      'shipping-zones',
      'Zones',
      'Metro is told by the first three digits of the ZIP code, the others by the state.',
      ['Zone', ...warehouses.map(({ name }) => `From ${name}`)],
      [
        ...zoneNames
          .filter(([zone]) => zone < 9)
          .map(([zone, name]) => [
            name,
            ...warehouses.map(({ id }) => (zone === 4 ? 'All other mainland states' : places(id, zone))),
          ]),
        ['AK, HI and PR', ...warehouses.map(() => 'Alaska, Hawaii, Puerto Rico')],
      ],
    ),
    table(
      'shipping-cutoffs',
      'Cutoff times',
      'What is in stock and ordered by then is packed the same day; later, on the next open day. Times are the warehouse’s own.',
      ['Warehouse', 'Monday to Friday', 'Saturday', 'Sunday'],
      warehouses.map((house) => [
        house.name,
        ...(['monday', 'saturday', 'sunday'] as const).map((day) => cutoff(house, day)),
      ]),
      'Closed on federal holidays. Carriers collect and deliver Monday through Friday; our own trucks drive on every day that the warehouse is open.',
    ),
    {
      id: 'shipping-questions',
      type: 'faq',
      schemaVersion: 2,
      visibility: {},
      props: {
        title: 'Good to know',
        items: [
          question(
            'When do I see the exact price and date?',
            'At checkout, as soon as there is an address. Each method shows its price and the first and last day of delivery. The order keeps those days, and so does its email.',
          ),
          question(
            'What about products that are not in stock?',
            'Their lead time comes first: the days until a backordered product is here, until a made-to-measure product is made, or for a kit until its slowest part is here. Where nobody knows the lead time we show no date.',
          ),
          question(
            'Does everything come at once?',
            'One delivery method is one shipment. If you choose different methods for parts of your cart, each is its own shipment with its own charge.',
          ),
          question(
            'Nobody can be at the site. What then?',
            'Our driver calls ahead. A freight carrier makes an appointment. If nobody is there at the agreed time, we may charge for the second trip.',
          ),
          question(
            'It arrived damaged.',
            'Note it on the receipt and tell us within five business days, with photos. We send the replacement first. See [Returns](/page/return-policy).',
          ),
          question(
            'Can I follow my order?',
            'Yes, in [your account](/a/profile/orders) or at [Find your order](/order-lookup). You get an email with the tracking number when it leaves.',
          ),
        ],
      },
    },
    {
      id: 'shipping-more',
      type: 'rich-text',
      schemaVersion: 1,
      visibility: {},
      props: {
        style: { background: 'accent-soft', padding: 'medium' },
        kicker: '',
        title: 'Still a question?',
        text: 'See the [help center](/page/help) and [Returns](/page/return-policy), or [write to us](/contact).',
        width: 'text',
        align: 'start',
      },
    },
  ],
};
