import { expect, test } from 'vitest';
import { briefEmailItem, cartItemOf, emailItem, type OrderLine, orderItemsOf } from './order-line.ts';

const line = {
  id: 'line',
  sku_id: 'sku',
  product_id: 'product',
  code: 'ALD-1',
  name: 'Aldgate Pendant',
  slug: 'aldgate-pendant',
  kind: 'plain',
  options: { Finish: 'Brass' },
  picture: { src: '/media/1', alt: '', width: 4, height: 5 },
  uom: { name: 'Box', pieces: 12 },
  note: 'Unit 4',
  quantity: 3,
  msrp_cents: 1250,
  added_cents: 1200,
  configuration: null,
  shipping_method: null,
  proposal_line_id: null,
  quote: null,
  configured: null,
  available: 2,
  baseCents: 1100,
  breakBps: 1000,
  unitCents: 990,
  lineCents: 2970,
  discountCents: 297,
  method: 'UPS',
  shippingCents: 450,
} as unknown as OrderLine;

test('the item on the wire is the line in dollars, with what the quantity earns on both prices', () => {
  expect(cartItemOf(line, { delivery_method: 'UPS' }, false)).toMatchObject({
    _id: 'line',
    sku: 'ALD-1',
    price: 9.9,
    price_before: 10.8,
    discount: 2.6,
    line_total: 29.7,
    coupon_discount: 2.97,
    stock: 2,
    shipping: { method: 'UPS', charge: 4.5 },
  });
  expect(cartItemOf(line, { delivery_method: 'UPS' }, true).shipping.charge).toBe(0);
  const unchanged = { ...line, added_cents: 1100 };
  expect(cartItemOf(unchanged, { delivery_method: null }, false).price_before).toBeNull();
});

test('an order has a row for each line, and a kit’s parts behind it without a price', () => {
  const kit = {
    ...line,
    id: 'kit',
    configuration: { parts: [] },
    configured: { need: { units: new Map([['part', 2]]) } },
  } as unknown as OrderLine;
  expect(orderItemsOf('order', [line, kit])).toMatchObject([
    { id: 'line', order_id: 'order', sku_id: 'sku', quantity: 3, price_cents: 990, parent_id: null },
    { id: 'kit', price_cents: 990, configuration: '{"parts":[]}', parent_id: null },
    { sku_id: 'part', quantity: 6, price_cents: 0, configuration: null, parent_id: 'kit' },
  ]);
});

test('an email has a line with its price, or some of it without', () => {
  const item = cartItemOf(line, { delivery_method: null }, false);
  expect(emailItem(item)).toEqual({
    name: '3 × Aldgate Pendant',
    picture: '/media/1',
    details: ['Brass, SKU ALD-1', 'Box of 12', 'Note: Unit 4'],
    value: '$29.70',
  });
  expect(briefEmailItem(item, 1)).toMatchObject({
    name: '1 × Aldgate Pendant',
    details: ['Brass, SKU ALD-1'],
    value: '',
  });
});
