/** What the sample's people have bought: orders in every state that a desk meets, the oldest first. No cards: there is no processor yet when they are made. */
import type { Address } from '#schemas/domain/platform/address.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/sales/cart.ts';

/** What became of an order, `days` after it was placed. `lines`: sell units of each line, all that is left when missing. */
export type SampleStep = { days: number } & (
  | { do: 'send'; lines?: number[]; carrier?: string; tracking?: string; paid?: true }
  | { do: 'paid' }
  | { do: 'refund'; amount: number; note: string }
  | { do: 'cancel'; reason: string }
  | { do: 'note'; text: string }
  | { do: 'ask'; line: number; quantity: number; reason: string }
  | { do: 'approve'; note: string }
  | { do: 'receive' }
  | { do: 'pay back' }
);

export type SampleOrder = {
  /** Email of a sample account. */
  who: string;
  /** Days before the first start. */
  daysAgo: number;
  warehouse: string;
  lines: { sku: string; quantity: number; note?: string }[];
  delivery: DeliveryMethod;
  payment: PaymentType;
  address: Address;
  phone: string;
  po?: string;
  note?: string;
  steps: SampleStep[];
};

const maya = {
  who: 'shopper@example.com',
  warehouse: 'wh-portland',
  phone: '503 555 0148',
  address: { name: 'Maya Lindqvist', address: '14 Alder Court', city: 'Portland', state: 'OR', zip: '97209' },
} as const;
const tobias = {
  who: 'trade@example.com',
  warehouse: 'wh-portland',
  phone: '503 555 0171',
  address: {
    name: 'Tobias Marsh',
    company: 'Marsh & Daughters Builders',
    address: '2210 NW Thurman Street',
    city: 'Portland',
    state: 'OR',
    zip: '97210',
  },
} as const;
const ines = {
  who: 'contract@example.com',
  warehouse: 'wh-denver',
  phone: '720 555 0126',
  address: {
    name: 'Ines Okafor',
    company: 'Okafor Hospitality Fit-Out',
    address: '1801 Wynkoop Street',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
  },
} as const;

export const sampleOrders: SampleOrder[] = [
  {
    ...tobias,
    daysAgo: 41,
    lines: [
      { sku: 'ELS-2113-MABL', quantity: 4 },
      { sku: 'MER-4610-AGCO', quantity: 24, note: 'Primary bath and hall' },
    ],
    delivery: 'UPS',
    payment: 'terms',
    po: '2208-A',
    steps: [
      { do: 'send', days: 2, carrier: 'UPS Ground', tracking: '1Z999AA10123456784' },
      { do: 'paid', days: 30 },
    ],
  },
  {
    ...ines,
    daysAgo: 30,
    lines: [
      { sku: 'MAR-5313-WHANBR', quantity: 12, note: 'Rooms 201 to 212' },
      { sku: 'MAR-5110-AGCO', quantity: 6 },
    ],
    delivery: 'Local Delivery',
    payment: 'check',
    po: 'OHF-1173',
    note: 'Dock on 18th Street, before 10',
    steps: [
      { do: 'send', days: 3, paid: true },
      { do: 'ask', days: 6, line: 0, quantity: 2, reason: 'Two rooms were dropped from the plan' },
      { do: 'approve', days: 7, note: 'Hand them to the driver with Thursday’s delivery.' },
      { do: 'receive', days: 10 },
      { do: 'pay back', days: 10 },
    ],
  },
  {
    ...maya,
    daysAgo: 19,
    lines: [{ sku: 'KES-3108-GU', quantity: 1 }],
    delivery: 'Will Call',
    payment: 'check',
    steps: [
      { do: 'send', days: 1, paid: true },
      { do: 'ask', days: 8, line: 0, quantity: 1, reason: 'The spray head does not click back in' },
    ],
  },
  {
    ...tobias,
    daysAgo: 13,
    lines: [
      { sku: 'TOL-4621-BRBR', quantity: 30 },
      { sku: 'CAS-3707-WAPU', quantity: 16, note: 'Lot must match' },
      { sku: 'KES-3304-GU', quantity: 2 },
    ],
    delivery: 'Local Delivery',
    payment: 'terms',
    po: '2214',
    steps: [
      { do: 'note', days: 1, text: 'Tile comes from one lot on the 2nd: sinks and pulls go first.' },
      { do: 'send', days: 2, lines: [30, 0, 2], carrier: 'Our truck' },
    ],
  },
  {
    ...maya,
    daysAgo: 10,
    lines: [{ sku: 'BRM-6205-BLOA', quantity: 4 }],
    delivery: 'Will Call',
    payment: 'cash',
    steps: [{ do: 'cancel', days: 1, reason: 'The customer chose another chair' }],
  },
  {
    ...ines,
    daysAgo: 7,
    lines: [{ sku: 'MOO-5216-BRBR', quantity: 2 }],
    delivery: 'Local Delivery',
    payment: 'check',
    po: 'OHF-1180',
    steps: [
      { do: 'send', days: 2, paid: true },
      { do: 'refund', days: 4, amount: 40, note: 'One arm was scratched; the customer keeps it' },
    ],
  },
  {
    ...tobias,
    daysAgo: 3,
    lines: [
      { sku: 'HAL-2118-BRNI', quantity: 2 },
      { sku: 'MAR-5110-AGCO', quantity: 3 },
    ],
    delivery: 'FedEx',
    payment: 'terms',
    po: '2219',
    steps: [],
  },
  {
    ...maya,
    daysAgo: 1,
    lines: [{ sku: 'SEA-5121-MABL', quantity: 2, note: 'Over the kitchen table' }],
    delivery: 'Will Call',
    payment: 'check',
    steps: [],
  },
];
