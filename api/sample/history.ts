/** A year of two companies: what they bought, how it was handed over and paid, and what was said on the way. */
import type { SaveJob } from '#schemas/domain/people/job-site.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import type { SampleStep } from './orders.ts';

type Line = { sku: string; quantity: number; note?: string };

/** What happened `daysAgo` days before the first start. `who`: an email of the company, its admin's when missing. */
export type HistoryMoment = { daysAgo: number } & (
  | {
      do: 'order';
      who?: string;
      lines: Line[];
      delivery: DeliveryMethod;
      /** On terms unless it says otherwise. */
      payment?: 'check';
      /** Name of a job. */
      job?: string;
      po: string;
      note?: string;
      /** With the credit on the account, as far as it goes. */
      useCredit?: true;
      steps: SampleStep[];
    }
  /** The oldest unpaid invoices are paid; `part`: that share of the last of them. By check where no card is taken. */
  | { do: 'pay'; by: 'check' | 'wire' | 'card'; invoices: number; part?: number; reference: string }
  /** The check of that number did not clear. */
  | { do: 'bounce'; reference: string }
  /** Credits and unused money go toward the oldest invoices. */
  | { do: 'apply' }
  | {
      do: 'proposal';
      lines: Line[];
      /** Share that is taken off the company's own prices. */
      off: number;
      days: number;
      message: string;
      /** A question of the buyer and the desk's answer. */
      asked?: [question: string, answer: string];
      /** Days later. An accepted one is ordered on the same day. */
      answer?: { days: number } & (
        | { with: 'accept'; po: string; job: string; steps: SampleStep[] }
        | { with: 'decline'; reason: string }
      );
    }
  /** A buyer asks for approval of an order above their limit. An approved one is ordered. */
  | {
      do: 'approval';
      who: string;
      lines: Line[];
      note: string;
      job: string;
      po: string;
      answer: 'none' | { declined: string } | { approved: SampleStep[] };
    }
  | { do: 'remind' }
  /** Of their notifications, those so far. */
  | { do: 'read'; who?: string }
  | { do: 'favorite'; who?: string; sku: string; label: string }
);

type Person = { email: string; firstName: string; lastName: string; as: string };

export type SampleCompany = {
  name: string;
  trade: 'builder' | 'remodeler';
  warehouse: string;
  phone: string;
  address: Omit<Address, 'name' | 'company'>;
  taxId: string;
  /** Dollars that its unpaid orders may come to. */
  creditLimit: number;
  /** Dollars that its buyers may order without approval; null for any sum. */
  orderLimit: number | null;
  lien: boolean;
  features: ('terms' | 'jobs' | 'approvals' | 'proposals' | 'invite')[];
  admin: Person;
  colleagues: (Person & { role: 'buyer' | 'accounts_payable' })[];
  jobs: SaveJob[];
  moments: HistoryMoment[];
};

/** What both of them came for: approved within its days, they take part. The days are counted from the first start. */
export const historyOffer = {
  code: 'opening-rebate',
  title: 'Spend $15,000, get $1,500 back',
  threshold: 15_000,
  credit: 1_500,
  fromDaysAgo: 364,
  toDaysAgo: 125,
  creditDays: 365,
};

/** The day on which the companies came, before everything else. */
export const historyBegan = 363;

const all = (days: number, carrier = 'Our truck'): SampleStep => ({ do: 'send', days, carrier });

const denverJob = (name: string, address: string, zip: string, owner: string): SaveJob => ({
  name,
  site_address: { name, address, city: 'Denver', state: 'CO', zip },
  lien: {
    legal_description: '',
    owner,
    general_contractor: 'Halloran & Voss Custom Homes, 1340 Zuni Street, Denver, CO 80204',
    lender: 'Front Range Savings Bank, 1675 Larimer Street, Denver, CO 80202',
    bond: '',
  },
  closed: false,
});

const halloran: SampleCompany = {
  name: 'Halloran & Voss Custom Homes',
  trade: 'builder',
  warehouse: 'wh-denver',
  phone: '303 555 0164',
  address: { address: '1340 Zuni Street', city: 'Denver', state: 'CO', zip: '80204' },
  taxId: '84-5550164',
  creditLimit: 40_000,
  orderLimit: 2_500,
  lien: true,
  features: ['terms', 'jobs', 'approvals', 'proposals', 'invite'],
  admin: {
    email: 'builder@example.com',
    firstName: 'Renata',
    lastName: 'Voss',
    as: 'builder with a year of orders',
  },
  colleagues: [
    {
      email: 'builder.buyer@example.com',
      firstName: 'Cal',
      lastName: 'Pruitt',
      as: 'buyer of the builder (approval above $2,500)',
      role: 'buyer',
    },
    {
      email: 'builder.books@example.com',
      firstName: 'Dana',
      lastName: 'Whitcomb',
      as: 'accounts payable of the builder',
      role: 'accounts_payable',
    },
  ],
  jobs: [
    denverJob(
      'Quivas Street duplex',
      '3927 Quivas Street',
      '80211',
      'Quivas Partners LLC, 3927 Quivas Street, Denver, CO 80211',
    ),
    denverJob(
      'Steele Street residence',
      '448 Steele Street',
      '80206',
      'Howard and Lin Castellano, 448 Steele Street, Denver, CO 80206',
    ),
    {
      ...denverJob(
        'Lipan carriage house',
        '1129 Lipan Street',
        '80204',
        'Margaret Osei, 1129 Lipan Street, Denver, CO 80204',
      ),
      closed: true,
    },
  ],
  moments: [
    { daysAgo: 357, do: 'favorite', sku: 'OST-2100-BRBR', label: 'Primary baths' },
    { daysAgo: 357, do: 'favorite', sku: 'VES-2912-BRNI-24', label: 'Primary baths' },
    { daysAgo: 356, do: 'favorite', sku: 'HAL-3121-BRBR', label: 'Kitchens' },
    { daysAgo: 356, do: 'favorite', sku: 'HAD-3314-GU', label: 'Kitchens' },
    { daysAgo: 341, do: 'favorite', sku: 'COR-5103-WHANBR', label: 'Kitchens' },
    {
      daysAgo: 338,
      do: 'order',
      lines: [
        { sku: 'ALD-3706-WAPU', quantity: 24, note: 'One lot, please' },
        { sku: 'DUR-2921-OIRUBR', quantity: 6 },
      ],
      delivery: 'Local Delivery',
      job: 'Quivas Street duplex',
      po: 'HV-1001',
      steps: [all(3)],
    },
    {
      daysAgo: 310,
      do: 'order',
      lines: [
        { sku: 'OST-2100-BRBR', quantity: 4 },
        { sku: 'POM-2908-AGCO', quantity: 10 },
        { sku: 'VES-2912-BRNI-24', quantity: 6 },
      ],
      delivery: 'UPS',
      job: 'Quivas Street duplex',
      po: 'HV-1004',
      steps: [
        { do: 'send', days: 2, lines: [4, 0, 6], carrier: 'UPS Ground', tracking: '1Z999AA10123459911' },
        { do: 'send', days: 11, carrier: 'UPS Ground', tracking: '1Z999AA10123460127' },
      ],
    },
    { daysAgo: 306, do: 'pay', by: 'check', invoices: 1, reference: '20417' },
    {
      daysAgo: 281,
      do: 'order',
      lines: [
        { sku: 'POM-4400-SA', quantity: 30 },
        { sku: 'NOR-4618-BRBR', quantity: 30 },
      ],
      delivery: 'Local Delivery',
      job: 'Lipan carriage house',
      po: 'HV-1009',
      steps: [all(4)],
    },
    { daysAgo: 279, do: 'pay', by: 'check', invoices: 2, reference: '20466' },
    { daysAgo: 273, do: 'bounce', reference: '20466' },
    { daysAgo: 269, do: 'pay', by: 'wire', invoices: 2, reference: 'FED 0211-4471' },
    {
      daysAgo: 252,
      do: 'order',
      lines: [
        { sku: 'HAL-3121-BRBR', quantity: 3 },
        { sku: 'HAD-3314-GU', quantity: 3 },
        { sku: 'WRE-4706-MA', quantity: 8 },
      ],
      delivery: 'Local Delivery',
      job: 'Lipan carriage house',
      po: 'HV-1013',
      steps: [
        all(2),
        { do: 'ask', days: 9, line: 2, quantity: 2, reason: 'Two drawers were left out' },
        { do: 'approve', days: 10, note: 'Bring them to the counter.' },
        { do: 'receive', days: 13 },
        { do: 'pay back', days: 13 },
      ],
    },
    { daysAgo: 248, do: 'pay', by: 'card', invoices: 1, reference: '20502' },
    {
      daysAgo: 220,
      do: 'order',
      lines: [
        { sku: 'COR-5103-WHANBR', quantity: 8 },
        { sku: 'VES-5305-BLANBR', quantity: 6 },
      ],
      delivery: 'Local Delivery',
      job: 'Quivas Street duplex',
      po: 'HV-1018',
      steps: [all(5)],
    },
    { daysAgo: 218, do: 'pay', by: 'check', invoices: 1, reference: '20559' },
    {
      daysAgo: 196,
      do: 'proposal',
      lines: [
        { sku: 'PEM-4114-NAANOA', quantity: 6 },
        { sku: 'POM-4400-SA', quantity: 24 },
        { sku: 'KES-4601-BRNI', quantity: 30 },
      ],
      off: 0.06,
      days: 30,
      message: 'Cabinets and pulls for both units, held at these prices until the end of the month.',
      asked: [
        'Can the sink bases ship ahead of the doors?',
        'Yes. We deliver the bases first and the doors when they are in, at no extra charge.',
      ],
      answer: { days: 6, with: 'accept', job: 'Steele Street residence', po: 'HV-1022', steps: [all(8)] },
    },
    { daysAgo: 186, do: 'pay', by: 'check', invoices: 1, reference: '20611' },
    {
      daysAgo: 160,
      do: 'order',
      lines: [
        { sku: 'BRM-2202-PONI', quantity: 2 },
        { sku: 'OST-2100-BRBR', quantity: 3 },
      ],
      delivery: 'UPS',
      job: 'Steele Street residence',
      po: 'HV-1027',
      steps: [all(3, 'UPS Ground')],
    },
    { daysAgo: 152, do: 'pay', by: 'check', invoices: 1, reference: '20668' },
    { daysAgo: 140, do: 'pay', by: 'check', invoices: 1, reference: '20690' },
    { daysAgo: 138, do: 'read' },
    {
      daysAgo: 118,
      do: 'order',
      lines: [
        { sku: 'ALD-3706-WAPU', quantity: 20 },
        { sku: 'POM-2908-AGCO', quantity: 8 },
      ],
      delivery: 'Local Delivery',
      job: 'Steele Street residence',
      po: 'HV-1031',
      useCredit: true,
      steps: [all(3)],
    },
    {
      daysAgo: 95,
      do: 'proposal',
      lines: [
        { sku: 'VES-5305-BLANBR', quantity: 10 },
        { sku: 'COR-5103-WHANBR', quantity: 10 },
      ],
      off: 0.05,
      days: 21,
      message: 'Lighting for the Steele Street residence.',
    },
    { daysAgo: 90, do: 'pay', by: 'check', invoices: 1, reference: '20744' },
    {
      daysAgo: 84,
      do: 'approval',
      who: 'builder.buyer@example.com',
      lines: [
        { sku: 'HAL-3121-BRBR', quantity: 4 },
        { sku: 'HAD-3314-GU', quantity: 4 },
      ],
      note: 'Both kitchens at Quivas Street',
      job: 'Quivas Street duplex',
      po: 'HV-1036',
      answer: { approved: [all(3)] },
    },
    {
      daysAgo: 70,
      do: 'approval',
      who: 'builder.buyer@example.com',
      lines: [{ sku: 'BRM-2202-PONI', quantity: 8 }],
      note: 'Tub fillers for the next two houses',
      job: 'Steele Street residence',
      po: 'HV-1038',
      answer: { declined: 'Order these when the plans are final.' },
    },
    { daysAgo: 54, do: 'pay', by: 'card', invoices: 1, reference: '20803' },
    {
      daysAgo: 53,
      do: 'order',
      who: 'builder.buyer@example.com',
      lines: [
        { sku: 'NOR-4618-BRBR', quantity: 20 },
        { sku: 'WRE-4706-MA', quantity: 6 },
      ],
      delivery: 'Local Delivery',
      job: 'Quivas Street duplex',
      po: 'HV-1041',
      steps: [all(2)],
    },
    {
      daysAgo: 26,
      do: 'order',
      lines: [
        { sku: 'VES-5305-BLANBR', quantity: 6 },
        { sku: 'COR-5103-WHANBR', quantity: 4 },
      ],
      delivery: 'Local Delivery',
      job: 'Steele Street residence',
      po: 'HV-1045',
      steps: [{ do: 'send', days: 4, lines: [6, 0], carrier: 'Our truck' }],
    },
    { daysAgo: 20, do: 'pay', by: 'check', invoices: 1, part: 0.5, reference: '20867' },
    {
      daysAgo: 6,
      do: 'order',
      lines: [
        { sku: 'DUR-2921-OIRUBR', quantity: 12 },
        { sku: 'VES-2912-BRNI-24', quantity: 8 },
      ],
      delivery: 'UPS',
      job: 'Steele Street residence',
      po: 'HV-1048',
      steps: [],
    },
    {
      daysAgo: 5,
      do: 'proposal',
      lines: [
        { sku: 'PEM-4114-NAANOA', quantity: 4 },
        { sku: 'KES-4601-BRNI', quantity: 20 },
      ],
      off: 0.05,
      days: 30,
      message: 'The second kitchen, at the same discount as the first.',
    },
    {
      daysAgo: 2,
      do: 'approval',
      who: 'builder.buyer@example.com',
      lines: [{ sku: 'OST-2100-BRBR', quantity: 10 }],
      note: 'All powder rooms at once',
      job: 'Quivas Street duplex',
      po: 'HV-1050',
      answer: 'none',
    },
  ],
};

const tillery: SampleCompany = {
  name: 'Tillery Kitchen & Bath',
  trade: 'remodeler',
  warehouse: 'wh-charlotte',
  phone: '704 555 0139',
  address: { address: '2015 South Boulevard', city: 'Charlotte', state: 'NC', zip: '28203' },
  taxId: '56-5550139',
  creditLimit: 15_000,
  orderLimit: null,
  lien: false,
  features: ['terms', 'jobs', 'proposals', 'invite'],
  admin: {
    email: 'remodeler@example.com',
    firstName: 'Marcus',
    lastName: 'Tillery',
    as: 'remodeler with a year of orders',
  },
  colleagues: [],
  jobs: [
    {
      name: 'Dilworth kitchen',
      site_address: {
        name: 'Dilworth kitchen',
        address: '1816 Winthrop Avenue',
        city: 'Charlotte',
        state: 'NC',
        zip: '28203',
      },
      lien: {
        legal_description: '',
        owner: 'Anne and Peter Rowland, 1816 Winthrop Avenue, Charlotte, NC 28203',
        general_contractor: '',
        lender: '',
        bond: '',
      },
      closed: false,
    },
    {
      name: 'Plaza Midwood bath',
      site_address: {
        name: 'Plaza Midwood bath',
        address: '1609 Thomas Avenue',
        city: 'Charlotte',
        state: 'NC',
        zip: '28205',
      },
      lien: {
        legal_description: '',
        owner: 'Joan Whitaker, 1609 Thomas Avenue, Charlotte, NC 28205',
        general_contractor: '',
        lender: '',
        bond: '',
      },
      closed: false,
    },
  ],
  moments: [
    {
      daysAgo: 327,
      do: 'order',
      lines: [
        { sku: 'MOO-4112-CHWH-30', quantity: 4 },
        { sku: 'CAL-4605-PONI', quantity: 12 },
      ],
      delivery: 'Local Delivery',
      job: 'Dilworth kitchen',
      po: 'Rowland 1',
      steps: [all(3)],
    },
    { daysAgo: 298, do: 'pay', by: 'check', invoices: 1, reference: '5518' },
    {
      daysAgo: 292,
      do: 'order',
      lines: [
        { sku: 'SOR-2106-PONI', quantity: 4 },
        { sku: 'POM-2313-BRNI', quantity: 3 },
      ],
      delivery: 'Will Call',
      payment: 'check',
      po: 'Whitaker 1',
      steps: [{ do: 'send', days: 1, paid: true }],
    },
    {
      daysAgo: 262,
      do: 'order',
      lines: [{ sku: 'GAB-3709-MAGR', quantity: 20 }],
      delivery: 'Will Call',
      job: 'Plaza Midwood bath',
      po: 'Whitaker 2',
      steps: [all(1, '')],
    },
    { daysAgo: 240, do: 'pay', by: 'card', invoices: 1, part: 0.6, reference: '5560' },
    { daysAgo: 232, do: 'pay', by: 'check', invoices: 1, reference: '5571' },
    {
      daysAgo: 230,
      do: 'order',
      lines: [{ sku: 'CAL-4402-WHOA', quantity: 16 }],
      delivery: 'Local Delivery',
      job: 'Dilworth kitchen',
      po: 'Rowland 2',
      steps: [
        all(4),
        { do: 'ask', days: 10, line: 0, quantity: 2, reason: 'Two doors arrived with dented corners' },
        { do: 'approve', days: 11, note: 'Our driver picks them up.' },
        { do: 'receive', days: 14 },
        { do: 'pay back', days: 14 },
      ],
    },
    { daysAgo: 200, do: 'pay', by: 'check', invoices: 1, reference: '5603' },
    {
      daysAgo: 197,
      do: 'order',
      lines: [
        { sku: 'MOO-3510-CHQU-25', quantity: 3 },
        { sku: 'STA-2504-DEBL', quantity: 3 },
      ],
      delivery: 'Local Delivery',
      job: 'Plaza Midwood bath',
      po: 'Whitaker 3',
      steps: [all(2)],
    },
    { daysAgo: 163, do: 'remind' },
    { daysAgo: 158, do: 'pay', by: 'check', invoices: 1, reference: '5649' },
    {
      daysAgo: 155,
      do: 'order',
      lines: [
        { sku: 'HAD-3204-POCH', quantity: 2 },
        { sku: 'HAL-4700-MA', quantity: 6 },
      ],
      delivery: 'UPS',
      job: 'Dilworth kitchen',
      po: 'Rowland 3',
      steps: [{ do: 'send', days: 1, carrier: 'UPS Ground', tracking: '1Z999AA10123471188' }],
    },
    { daysAgo: 132, do: 'pay', by: 'card', invoices: 1, reference: '5688' },
    {
      daysAgo: 131,
      do: 'order',
      lines: [
        { sku: 'ELS-5104-AGCO', quantity: 4 },
        { sku: 'ING-4211-WAPU', quantity: 4 },
      ],
      delivery: 'Local Delivery',
      job: 'Dilworth kitchen',
      po: 'Rowland 4',
      steps: [
        { do: 'send', days: 3, lines: [4, 0], carrier: 'Our truck' },
        { do: 'send', days: 12, carrier: 'Our truck' },
      ],
    },
    {
      daysAgo: 110,
      do: 'proposal',
      lines: [{ sku: 'MOO-4112-CHWH-30', quantity: 8 }],
      off: 0.04,
      days: 30,
      message: 'Eight base cabinets for the spring project.',
      answer: { days: 9, with: 'decline', reason: 'The client chose another door style.' },
    },
    { daysAgo: 102, do: 'pay', by: 'check', invoices: 2, reference: '5731' },
    { daysAgo: 101, do: 'read' },
    {
      daysAgo: 96,
      do: 'order',
      lines: [{ sku: 'GAB-4514-MABL', quantity: 24 }],
      delivery: 'UPS',
      job: 'Dilworth kitchen',
      po: 'Rowland 5',
      steps: [{ do: 'send', days: 2, carrier: 'UPS Ground', tracking: '1Z999AA10123478420' }],
    },
    { daysAgo: 68, do: 'pay', by: 'check', invoices: 1, reference: '5790' },
    {
      daysAgo: 61,
      do: 'order',
      lines: [
        { sku: 'SOR-2106-PONI', quantity: 3 },
        { sku: 'KES-2906-MABL-24', quantity: 4 },
      ],
      delivery: 'Will Call',
      job: 'Plaza Midwood bath',
      po: 'Whitaker 4',
      steps: [all(1, '')],
    },
    { daysAgo: 30, do: 'pay', by: 'check', invoices: 1, part: 0.5, reference: '5844' },
    { daysAgo: 28, do: 'favorite', sku: 'MOO-4112-CHWH-30', label: 'Rowland kitchen' },
    { daysAgo: 28, do: 'favorite', sku: 'ELS-5104-AGCO', label: 'Rowland kitchen' },
    { daysAgo: 20, do: 'remind' },
    {
      daysAgo: 9,
      do: 'order',
      lines: [
        { sku: 'MOO-4112-CHWH-30', quantity: 3 },
        { sku: 'CAL-4402-WHOA', quantity: 6 },
      ],
      delivery: 'Will Call',
      payment: 'check',
      po: 'Rowland 6',
      steps: [{ do: 'send', days: 1, lines: [3, 0], paid: true }],
    },
    {
      daysAgo: 4,
      do: 'proposal',
      lines: [
        { sku: 'MOO-3510-CHQU-25', quantity: 2 },
        { sku: 'SOR-2106-PONI', quantity: 2 },
      ],
      off: 0.05,
      days: 21,
      message: 'Tops and faucets for the second bath at Thomas Avenue.',
    },
  ],
};

export const sampleCompanies: readonly SampleCompany[] = [halloran, tillery];
