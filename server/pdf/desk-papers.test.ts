import { expect, test } from 'vitest';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { OrderPaper } from '#schemas/domain/sales/order-paper.ts';
import { pdfPages, pdfText } from '#tests/factories/pdf-text.ts';
import { labelsPdf } from './labels.ts';
import { packingSlipsPdf } from './packing-slips.ts';
import { pickListPdf } from './pick-list.ts';

const address = {
  name: 'Maya Lindqvist',
  company: 'Lindqvist Build',
  address: '14 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
};
const itemOf = (id: string, quantity: number, fulfilled: number) => ({
  _id: id,
  name: `Faucet ${id}`,
  sku: `FA-${id}`,
  options: { Finish: 'Brass' },
  quantity,
  fulfilled,
  price: 31.5,
  line_total: 63,
  note: '',
  unit: 'each',
  piece_size: 1,
  ship_from: null,
  configuration: null,
});
const paperOf = (number: string, change: object = {}): OrderPaper => ({
  shop: 'Alder & Fenn',
  warehouse: null,
  timeZone: 'America/Los_Angeles',
  date: '2026-11-25',
  order: {
    number,
    status: 'partly_fulfilled',
    placed_at: '2026-11-22T18:00:00.000Z',
    email: 'maya@example.com',
    phone: '503 555 0148',
    po_number: 'PO-7',
    note: '',
    warehouse_name: 'Tacoma',
    fulfilments: [
      {
        _id: 'f',
        at: '2026-11-24T18:00:00.000Z',
        lines: [{ item: 'a', quantity: 1 }],
        carrier: 'UPS',
        tracking: '1Z9',
      },
    ],
    cart: {
      items: [itemOf('a', 3, 1), itemOf('b', 1, 1)],
      Delivery_method: 'UPS',
      shipping_address: address,
      billing_address: address,
      job_name: 'Mill Lane 7',
    },
    ...change,
  } as unknown as Omit<Order, 'token'>,
});

test('a packing slip has what is left to pack and no prices, each order on a page of its own', async () => {
  const pdf = await packingSlipsPdf([paperOf('AF-1'), paperOf('AF-2')]);
  const text = pdfText(pdf ?? Buffer.of());
  for (const word of [
    'Packing slip AF-1',
    'Packing slip AF-2',
    'FA-a',
    '14 Alder Court',
    'PO-7',
    'Mill Lane 7',
  ])
    expect(text).toContain(word);
  expect(text).not.toContain('FA-b');
  expect(text).not.toContain('$');
  expect(pdfPages(pdf ?? Buffer.of())).toBe(2);
});

test('an order that left has a slip for each shipment; one that was canceled has none', async () => {
  const text = pdfText((await packingSlipsPdf([paperOf('AF-1', { status: 'fulfilled' })])) ?? Buffer.of());
  expect(text).toContain('Shipment of Nov 24, 2026');
  expect(text).toContain('UPS 1Z9');
  expect(await packingSlipsPdf([paperOf('AF-1', { status: 'canceled', fulfilments: [] })])).toBeNull();
});

test('a pick list has a page for each warehouse and says for which orders', async () => {
  const line = { bin: 'B7', sku: 'FA-a', name: 'Faucet', quantity: 4 };
  const orders = [
    { number: 'AF-1', quantity: 3 },
    { number: 'AF-2', quantity: 1 },
  ];
  const warehouses = ['Portland', 'Tacoma'].map((name) => ({
    _id: name,
    name,
    lines: [{ ...line, orders }],
  }));
  const pdf = await pickListPdf({ shop: 'Alder & Fenn', date: '2026-11-25', warehouses });
  const text = pdfText(pdf ?? Buffer.of());
  for (const word of ['Portland', 'Tacoma', 'B7', '3 × AF-1, 1 × AF-2', '4']) expect(text).toContain(word);
  expect(pdfPages(pdf ?? Buffer.of())).toBe(2);
  expect(await pickListPdf({ shop: 'Alder & Fenn', date: '2026-11-25', warehouses: [] })).toBeNull();
});

test('a label of 4 by 6 inches is made for what is sent to an address alone', async () => {
  const long = { ...address, company: 'The Lindqvist and Daughters Building Company of Oregon '.repeat(4) };
  const fetched = paperOf('AF-2', { cart: { ...paperOf('').order.cart, shipping_address: null } });
  const sent = paperOf('AF-1', { cart: { ...paperOf('').order.cart, shipping_address: long } });
  const pdf = (await labelsPdf([sent, fetched])) ?? Buffer.of();
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 288 432]');
  expect(pdfPages(pdf)).toBe(1);
  expect(pdfText(pdf)).toContain('Order AF-1');
  expect(await labelsPdf([fetched])).toBeNull();
});
