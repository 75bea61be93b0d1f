import { expect, test } from 'vitest';
import type { Product, Sku, Slot } from '#schemas/domain/catalog/catalog.ts';
import { kitViewOf } from './kit.ts';
import { kitShortage } from './kit-shortage.server.ts';

const none = { kind: 'none', count: 0, warehouse: null, lead_days: null } as const;
const finish = (sku: string, name: string, price: number, more: Partial<Sku> = {}): Sku => ({
  _id: sku.toLowerCase(),
  sku,
  options: { Finish: name },
  picture: { src: `/pictures/shower/${sku}`, alt: name, width: 640, height: 800 },
  views: [],
  msrp: price,
  price,
  retail: price,
  weight: 4,
  weight_unit: 'lb',
  stock: 3,
  stocks: [],
  backorder: false,
  lead_days: null,
  availability: none,
  breaks: [],
  ...more,
});
const slotOf = (name: string, skus: Sku[]): Slot => ({
  name,
  label: name,
  min: 1,
  max: 4,
  optional: false,
  products: [
    {
      _id: `prod-${name}`,
      slug: name.toLowerCase(),
      href: `/p/${name.toLowerCase()}`,
      name: `Halvard ${name}`,
      vendor_name: 'Brightwell',
      picture: { src: '/pictures/shower/first', alt: name, width: 640, height: 800 },
      skus,
    },
  ],
});
const viewOf = (slots: Slot[], parts: { slot: string; sku: string; quantity: number }[]) =>
  kitViewOf({ slots, skus: [] as Product['skus'] }, { parts, replaced: [], blocked: [], quote: null });
const warehouses = [
  { _id: 'wh-portland', name: 'Portland' },
  { _id: 'wh-denver', name: 'Denver' },
  { _id: 'wh-charlotte', name: 'Charlotte' },
];
const shortage = (skus: Sku[], quantity: number, sku = skus[0]?.sku ?? '') =>
  kitShortage(
    viewOf([slotOf('Sconce', skus)], [{ slot: 'Sconce', sku, quantity }]),
    { _id: 'wh-portland', name: 'Portland' },
    warehouses,
  );

test('the chosen product says the price of its chosen SKU, any other one its lowest', () => {
  const slots = [slotOf('Shower', [finish('S-CH', 'Chrome', 910), finish('S-CO', 'Aged Copper', 1142)])];
  const [copper] = viewOf(slots, [{ slot: 'Shower', sku: 'S-CO', quantity: 1 }]).slots;
  expect(copper?.choices.map(({ price }) => price)).toEqual([1142]);
  const [nothing] = viewOf(slots, []).slots;
  expect(nothing?.choices.map(({ price }) => price)).toEqual([910]);
});

test('a part that is not in stock here is named, with the warehouse that has it', () => {
  const stocks = [
    { warehouse: 'wh-denver', quantity: 14 },
    { warehouse: 'wh-charlotte', quantity: 2 },
  ];
  const gunmetal = finish('G', 'Gunmetal', 90, { stock: 0, stocks });
  expect(shortage([gunmetal], 1)).toBe(
    'Sconce in Gunmetal isn’t in stock at Portland. 14 at Denver: choose another part or switch warehouse.',
  );
  const nearest = { kind: 'elsewhere', count: 2, warehouse: { _id: 'wh-charlotte', name: 'Charlotte' } };
  const nearer = { ...gunmetal, availability: { ...none, ...nearest } as Sku['availability'] };
  expect(shortage([nearer], 1)).toContain('2 at Charlotte:');
  expect(shortage([nearer], 3)).toContain('14 at Denver:');
});

test('a part that no warehouse has enough of says so, and one of which there are too few how many are needed', () => {
  expect(shortage([finish('G', 'Gunmetal', 90, { stock: 0 })], 1)).toBe(
    'Sconce in Gunmetal isn’t in stock at Portland. Choose another part.',
  );
  const few = finish('G', 'Gunmetal', 90, { stock: 1, stocks: [{ warehouse: 'wh-portland', quantity: 1 }] });
  expect(shortage([few], 2)).toBe(
    'Sconce in Gunmetal: only 1 in stock at Portland, 2 needed. Choose another part.',
  );
});

test('what is in stock, or is sold without, holds up no kit', () => {
  expect(shortage([finish('G', 'Gunmetal', 90)], 3)).toBe('');
  expect(shortage([finish('G', 'Gunmetal', 90, { stock: 0, backorder: true })], 3)).toBe('');
});
