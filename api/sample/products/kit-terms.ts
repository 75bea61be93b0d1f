/** What the kits' parts must have in common, and what a kit saves. */
import type { CompatibilityRule, KitPrice } from '#schemas/domain/catalog/product-data.ts';

type Side = [slot: string, attribute: string, ...values: string[]];
const side = ([slot, attribute, ...values]: Side) => ({ slot, attribute, values });
const same = (first: string, second: string, attribute: string, reason: string): CompatibilityRule => ({
  kind: 'same',
  slots: [first, second],
  attribute,
  reason,
});
const requires = (condition: Side, consequence: Side, reason: string): CompatibilityRule => ({
  kind: 'requires',
  if: side(condition),
  // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
  then: side(consequence),
  reason,
});
const forbids = (condition: Side, consequence: Side, reason: string): CompatibilityRule => ({
  kind: 'forbids',
  if: side(condition),
  // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
  then: side(consequence),
  reason,
});
const less = (percent: number): KitPrice => ({ kind: 'sum', offBps: percent * 100 });

const wideHoles = '3 on 8 in centers';
const drilled = (slot: string) => [
  requires(
    [slot, 'Faucet holes', wideHoles],
    ['Faucet', 'Hole count', '3'],
    'It is drilled for three holes on 8 in centers: choose a faucet for three holes.',
  ),
  requires(
    [slot, 'Faucet holes', '1'],
    ['Faucet', 'Hole count', '1'],
    'It is drilled for one hole: choose a single-hole faucet.',
  ),
  requires(
    [slot, 'Faucet holes', wideHoles, '1'],
    ['Faucet', 'Mounting', 'Deck'],
    'Its holes are in the deck, and this faucet comes out of the wall.',
  ),
];
const topFits = (vanity: string, top: string) =>
  requires(
    ['Vanity', 'Width', vanity],
    ['Top', 'Width', top],
    `A ${vanity} vanity takes a ${top} top: half an inch over on each side.`,
  );

/** By the kit's name. */
export const kitTerms: Record<string, { rules?: CompatibilityRule[]; kitPrice?: KitPrice }> = {
  'Tidewater Vanity Suite': {
    rules: [
      topFits('24 in', '25 in'),
      topFits('36 in', '37 in'),
      topFits('48 in', '49 in'),
      ...drilled('Vanity'),
      forbids(
        ['Vanity', 'Width', '24 in'],
        ['Mirror', 'Width', '30 in', '36 in'],
        'A mirror is no wider than its vanity.',
      ),
    ],
    kitPrice: less(8),
  },
  'Marlowe House Double Vanity Suite': { rules: drilled('Vanity'), kitPrice: less(6) },
  'Powder Room in a Box': {
    rules: drilled('Basin'),
    kitPrice: less(5),
  },
  'Soaking Bath Set': {
    rules: [
      requires(
        ['Bath', 'Drain location', 'Center'],
        ['Filler', 'Mounting', 'Floor'],
        'A bath that drains in the middle stands clear of the wall: its filler stands on the floor.',
      ),
      same('Filler', 'Towel bar', 'Finish', 'Filler and towel bar are of one finish.'),
    ],
    kitPrice: less(7),
  },
  'Complete Shower Set': {
    rules: [
      same('Shower', 'Grab bar', 'Finish', 'Choose the same finish as the shower.'),
      same('Shower', 'Robe hook', 'Finish', 'Choose the same finish as the shower.'),
    ],
    kitPrice: less(5),
  },
  'Bath Hardware Set': {
    rules: [
      same('Towel bar', 'Paper holder', 'Finish', 'One plating lot: all pieces are of one finish.'),
      same('Towel bar', 'Robe hook', 'Finish', 'One plating lot: all pieces are of one finish.'),
    ],
    kitPrice: { kind: 'set' },
  },
  'Apron Sink Set': {
    rules: [same('Faucet', 'Pot filler', 'Finish', 'Faucet and pot filler are of one finish.')],
    kitPrice: less(5),
  },
  'Island and Stools Set': { kitPrice: less(6) },
  'Ten-Foot Kitchen Run': {
    rules: [same('Base', 'Wall', 'Color', 'Base and wall cabinets are painted in one batch.')],
    kitPrice: less(4),
  },
  'Dining Table and Chairs Set': {
    rules: [
      same('Table', 'Chair', 'Finish', 'Table and chairs are oiled in one batch: choose one finish.'),
      forbids(
        ['Table', 'Width', '60 in'],
        ['Chandelier', 'product', 'PEM-5218'],
        'A 48 in chandelier is too long over a 60 in table.',
      ),
    ],
    kitPrice: less(6),
  },
  'Living Room Set': {
    rules: [same('Sofa', 'Chair', 'Color', 'Sofa and chair are covered from one dye lot: choose one cover.')],
    kitPrice: less(8),
  },
  'Bedroom Set': {
    rules: [same('Bed', 'Nightstand', 'Finish', 'Bed and nightstand are cut from the same boards.')],
    kitPrice: less(7),
  },
  'Reading Corner Set': { kitPrice: less(5) },
};
