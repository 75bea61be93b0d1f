import { expect, test } from 'vitest';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import { pdfPages, pdfText } from '#tests/factories/pdf-text.ts';
import { orderPdf } from './order.ts';

const plain = {
  name: 'Aldgate Pendant',
  sku: 'ALD-1',
  options: { Finish: 'Brass' },
  piece_size: 12,
  unit: 'Box',
  quantity: 3,
  price: 10.5,
  line_total: 31.5,
  note: 'Unit 4',
  fulfilled: 2,
  configuration: null,
};
const made = {
  ...plain,
  _id: 'made',
  name: 'Fitted shelf',
  note: '',
  fulfilled: 0,
  configuration: {
    parts: [{ slot: 'Top', name: 'Stone top', sku: 'TOP-9', options: { Stone: 'Slate' }, quantity: 2 }],
    dimensions: { Width: 30.5 },
    options: { Edge: 'Bevelled' },
    drawing_name: 'plan.pdf',
    ready_on: '2026-12-20',
    returnable: false,
  },
};
const address = {
  name: 'Maya Lindqvist',
  address: '14 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
};
const order = {
  number: 'AF-100042',
  status: 'partly_fulfilled',
  // Late in the evening of the 22nd where the warehouse is.
  placed_at: '2026-11-23T04:30:00.000Z',
  email: 'maya@example.com',
  phone: '503 555 0148',
  po_number: 'PO-7731',
  note: 'Call before you come',
  pick_up: null,
  cart: {
    items: [...Array.from({ length: 70 }, (_, index) => ({ ...plain, _id: `line-${index}` })), made],
    count: 213,
    subtotal: 2236.5,
    discount: 36.5,
    shipping: 95,
    fee: 0,
    tax: 0,
    total: 2295,
    Delivery_method: 'Local Delivery',
    payment_type: 'Credit Card',
    billing_address: { ...address, company: 'Lindqvist Build' },
    shipping_address: { ...address, address: '7 Mill Lane' },
    job_name: 'Mill Lane 7',
    coupon: 'TRADE5',
    coupon_saving: 36.5,
  },
  warehouse_name: 'Portland',
  payment: {
    kind: 'card',
    status: 'captured',
    captured: 2295,
    refunded: 31.5,
    balance: 0,
    brand: 'visa',
    last4: '4242',
  },
  fulfilments: [
    {
      _id: 'f',
      at: '2026-11-24T18:00:00.000Z',
      lines: [{ item: 'line-0', quantity: 2 }],
      carrier: 'UPS',
      tracking: '1Z999AA10123456784',
    },
  ],
  returns: [],
  history: [],
} as unknown as Order;
const warehouse = {
  name: 'Portland',
  phone: '503 555 0100',
  time_zone: 'America/Los_Angeles',
  address: { address: '1 Quay', city: 'Portland', state: 'OR', zip: '97209' },
} as unknown as Warehouse;
const paper = {
  shop: 'Alder & Fenn',
  warehouse,
  timeZone: warehouse.time_zone,
  order,
  date: '2026-11-25',
};

test('an order on paper names its lines, prices, addresses, papers, payment and shipments', async () => {
  const pdf = await orderPdf(paper);
  const text = pdfText(pdf);
  for (const word of [
    'Order AF-100042',
    'Nov 22, 2026',
    'As of Nov 25, 2026',
    'Partially shipped',
    'PO-7731',
    'Mill Lane 7',
    'Lindqvist Build',
    '7 Mill Lane',
    'Local Delivery',
    'Visa ending in 4242: Paid, $31.50 refunded',
    'Call before you come',
    'Box of 12',
    'Finish: Brass',
    'Note: Unit 4',
    '2 of 3 shipped',
    '2 × Stone top, Slate, TOP-9',
    'Width 30.5 in',
    'Edge: Bevelled',
    'plan.pdf',
    'Dec 20, 2026',
    'Made to order: can’t be returned.',
    '$10.50',
    '$31.50',
    '-$36.50',
    '$95.00',
    '$2,295.00',
    '-$31.50',
    'UPS 1Z999AA10123456784',
  ])
    expect(text).toContain(word);
  expect(text.replace('Questions?', '')).not.toContain('?');
  expect((await orderPdf(paper)).equals(pdf)).toBe(true);
});

test('an order of which a part was paid says what was paid and what is due', async () => {
  const payment = {
    kind: 'check',
    status: 'due',
    captured: 500,
    refunded: 100,
    balance: 1895,
  } as Order['payment'];
  const text = pdfText(await orderPdf({ ...paper, order: { ...order, payment } }));
  for (const word of ['Partially paid, $1,895.00 due', 'Paid so far', '$500.00', '-$100.00', 'Balance due'])
    expect(text).toContain(word);
});

test('a heading never stands alone at the foot of a page', async () => {
  const { items } = order.cart;
  const lines = items.map(({ _id: item }) => ({ item, quantity: 1 }));
  const shipped = { _id: 'f', at: '2026-11-24T18:00:00.000Z', lines, carrier: '', tracking: '' };
  for (let more = 0; more < 14; more++) {
    const cart = { ...order.cart, items: [...items, ...items.slice(0, more)] };
    const text = pdfText(
      await orderPdf({ ...paper, order: { ...order, fulfilments: [shipped], cart } as Order }),
    );
    // The foot of a page is drawn behind its last line.
    expect(text).toMatch(/^Shipped$/m);
    expect(text).not.toMatch(/^Shipped\n.*Order AF-100042 .*Portland/m);
  }
});

test('a long order names its number and its columns on every page', async () => {
  const pdf = await orderPdf(paper);
  const pages = pdfPages(pdf);
  expect(pages).toBeGreaterThan(3);
  const text = pdfText(pdf);
  expect(text.match(/^.*Order AF-100042 .*Portland 503 555 0100$/gm)).toHaveLength(pages);
  // The last page has the sums alone or lines too.
  expect(text.match(/^Quantity$/gm)?.length).toBeGreaterThanOrEqual(pages - 1);
});

test('a kit that is longer than a page goes on on the next, its figures beside its name', async () => {
  const parts = Array.from({ length: 150 }, (_, index) => ({
    ...made.configuration.parts[0],
    sku: `PART-${index}`,
  }));
  const kit = { ...made, name: 'Vanity wall', price: 77.77, configuration: { ...made.configuration, parts } };
  const items = [...order.cart.items.slice(0, 20), kit, ...order.cart.items.slice(20, 22)];
  const text = pdfText(
    await orderPdf({ ...paper, order: { ...order, cart: { ...order.cart, items } } as Order }),
  );
  const at = (word: string) => text.indexOf(word);
  expect(at('$77.77')).toBeGreaterThan(at('Vanity wall'));
  expect(at('$77.77')).toBeLessThan(at('PART-100'));
  for (const { sku } of parts) expect(text).toContain(sku);
  expect(at('PART-149')).toBeLessThan(text.lastIndexOf('Aldgate Pendant'));
});

test('an order for a job has the data of its preliminary notice', async () => {
  const lien = {
    job_name: 'Mill Lane 7',
    site_address: '7 Mill Lane, Portland',
    legal_description: 'Lot 4. '.repeat(280),
    owner: 'Ann Sloane, 1 Main St',
    general_contractor: '',
    lender: 'First Bank',
    bond: 'Surety 99',
  };
  const withLien = { ...order, cart: { ...order.cart, lien } } as Order;
  const text = pdfText(await orderPdf({ ...paper, order: withLien }));
  for (const word of ['Job site address', lien.site_address, lien.owner, lien.lender, lien.bond])
    expect(text).toContain(word);
  expect(text).not.toContain('General contractor');
});

test('an order of a house that there is no more, that was paid by nothing we keep, is a paper all the same', async () => {
  const bare = {
    ...order,
    payment: null,
    fulfilments: [],
    po_number: '',
    note: '',
    status: 'placed',
  } as Order;
  const text = pdfText(await orderPdf({ ...paper, warehouse: null, order: bare }));
  expect(text).toContain('Getting ready');
  expect(text).toContain('Credit card');
  expect(text).not.toContain('PO number');
});
