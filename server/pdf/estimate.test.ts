import { expect, test } from 'vitest';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { pdfPages, pdfText } from '#tests/factories/pdf-text.ts';
import { estimatePdf } from './estimate.ts';

const item = {
  name: 'Aldgate Pendant',
  sku: 'ALD-1',
  options: { Finish: 'Brass' },
  piece_size: 12,
  unit: 'Box',
  quantity: 3,
  price: 10.5,
  line_total: 31.5,
  note: 'Unit 4',
  configuration: null,
};
const cart = {
  name: 'Alder Court',
  items: Array.from({ length: 60 }, () => item),
  count: 180,
  subtotal: 1890,
  discount: 0,
  shipping: 0,
  fee: 0,
  tax: 0,
  total: 1890,
  Delivery_method: 'Will Call',
} as unknown as Cart;
const warehouse = {
  name: 'Portland',
  phone: '503 555 0100',
  address: { address: '1 Quay', city: 'Portland', state: 'OR', zip: '97209' },
} as unknown as Warehouse;

test('an estimate names its lines, sums, days and that it is no order, over as many pages as it needs', async () => {
  const estimate = { shop: 'Alder & Fenn', warehouse, cart, date: '2026-11-22', until: '2026-12-22' };
  const pdf = await estimatePdf(estimate);
  const text = pdfText(pdf);
  for (const word of [
    'Alder & Fenn',
    'Alder Court',
    'Nov 22, 2026',
    'Dec 22, 2026',
    'Aldgate Pendant',
    'Box of 12',
    'Finish: Brass',
    'Note: Unit 4',
    '$1,890.00',
    'This is not an order',
  ])
    expect(text).toContain(word);
  expect(text).not.toContain('?');
  expect(text).toMatch(/\n1 \/ [3-9]\n/);
  // What the columns are is said on every page.
  expect(text.match(/^Quantity$/gm)).toHaveLength(pdfPages(pdf));
  expect((await estimatePdf(estimate)).equals(pdf)).toBe(true);
});

test('an estimate whose delivery is not known says so, and that its total is without it', async () => {
  const paper = (change: Partial<Cart>) =>
    estimatePdf({
      shop: 'Alder & Fenn',
      warehouse,
      cart: { ...cart, items: [cart.items[0]], ...change } as Cart,
      date: '2026-11-22',
      until: '2026-12-22',
    }).then(pdfText);
  const quoted = await paper({ Delivery_method: 'Other', shipping_pending: 'quote' });
  expect(quoted).toContain('To be quoted');
  expect(quoted).toContain('Total before delivery');
  expect(await paper({ Delivery_method: null, shipping_pending: null })).toContain('Calculated at checkout');
  expect(await paper({ shipping_pending: null })).not.toContain('Total before delivery');
});
