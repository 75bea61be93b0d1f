/** What is behind the wall and under the basin, and light bulbs: small parts that other products need (companions.ts). */
import { chance, createdOf, parentOf, prices, stockOf } from '../build.ts';
import { finishOf } from '../filters.ts';
import { METALS } from '../line.ts';
import type { SampleProduct, SampleSku } from '../types.ts';

type Part = {
  name: string;
  slug: string;
  number: string;
  category: string;
  model: string;
  finishes: string[];
  /** Retail in dollars. */
  price: number;
  weight: number;
  size: [width: number, depth: number, height: number];
  vendor: string;
  description: string;
  specs: Record<string, string>;
  uom?: { name: string; pieces: number };
  /** What its picture shows, where the finish says little. */
  alt?: string;
};

const exposed = [
  'polished-chrome',
  'brushed-nickel',
  'matte-black',
  'brushed-brass',
  'oil-rubbed-bronze',
  'polished-nickel',
];
const plumbing = { Certifications: 'cUPC', Warranty: '10 years' };
const rough = {
  category: 'drains-rough-in',
  model: 'valve-rough',
  finishes: ['brushed-brass'],
  vendor: 'calder-and-voss',
};

const plumbed: Part[] = [
  {
    name: 'Pop-Up Sink Drain with Overflow',
    slug: 'pop-up-sink-drain-with-overflow',
    number: 'DRN-7701',
    category: 'drains-rough-in',
    model: 'drain-popup',
    finishes: METALS,
    price: 48,
    weight: 1.1,
    size: [2.9, 2.9, 8.3],
    vendor: 'brightwell',
    description:
      'For basins with an overflow: a press of the cap closes it, another opens it. The tailpiece is 1-1/4 in brass, and the cap lifts out for cleaning.',
    specs: { Material: 'Solid Brass', 'Drain size': '1-1/4 in', Overflow: 'Yes', ...plumbing },
  },
  {
    name: 'Pop-Up Sink Drain without Overflow',
    slug: 'pop-up-sink-drain-without-overflow',
    number: 'DRN-7702',
    category: 'drains-rough-in',
    model: 'drain-popup',
    finishes: METALS,
    price: 46,
    weight: 1.1,
    size: [2.9, 2.9, 8.3],
    vendor: 'brightwell',
    description:
      'For vessel sinks and other basins without an overflow. The cap closes with a press and lifts out for cleaning; the body is brass without openings.',
    specs: { Material: 'Solid Brass', 'Drain size': '1-1/4 in', Overflow: 'No', ...plumbing },
  },
  {
    name: 'Decorative P-Trap, 1-1/4 in',
    slug: 'decorative-p-trap-1-1-4-in',
    number: 'TRP-7711',
    category: 'drains-rough-in',
    model: 'p-trap',
    finishes: METALS,
    price: 84,
    weight: 2.4,
    size: [11.5, 3.5, 9.6],
    vendor: 'brightwell',
    description:
      'Seventeen-gauge brass tube for basins whose trap is seen. Slip joints adjust in height and reach, and a wall flange is included.',
    specs: { Material: 'Solid Brass', 'Inlet size': '1-1/4 in', Flange: 'Included', ...plumbing },
  },
  {
    name: 'Kitchen P-Trap, 1-1/2 in',
    slug: 'kitchen-p-trap-1-1-2-in',
    number: 'TRP-7712',
    category: 'drains-rough-in',
    model: 'p-trap',
    finishes: ['polished-chrome', 'brushed-nickel', 'matte-black'],
    price: 46,
    weight: 2.6,
    size: [12.5, 3.8, 10.2],
    vendor: 'brightwell',
    description:
      'A 1-1/2 in trap for kitchen sinks with a 3-1/2 in outlet. The cleanout nut turns by hand, and it fits a disposer as well as a strainer.',
    specs: { Material: 'Solid Brass', 'Inlet size': '1-1/2 in', Flange: 'Included', ...plumbing },
  },
  {
    name: 'Braided Supply Lines, Pair',
    slug: 'braided-supply-lines-pair',
    number: 'SUP-7721',
    category: 'drains-rough-in',
    model: 'supply-lines',
    finishes: exposed,
    price: 34,
    weight: 0.9,
    size: [6.8, 1.2, 20],
    vendor: 'brightwell',
    description:
      'Two 20 in lines, one hot and one cold, from a 3/8 in compression stop to the faucet. The braid is stainless steel under the finish.',
    specs: {
      Material: 'Stainless Steel',
      Length: '20 in',
      'Supply connection': '3/8 in compression',
      ...plumbing,
    },
    uom: { name: 'pair', pieces: 2 },
  },
  {
    name: 'Tub Waste & Overflow',
    slug: 'tub-waste-and-overflow',
    number: 'WST-7741',
    category: 'drains-rough-in',
    model: 'tub-waste',
    finishes: METALS,
    price: 168,
    weight: 5.2,
    size: [10, 3.6, 16],
    vendor: 'calder-and-voss',
    description:
      'Brass tube from the overflow to the drain for freestanding baths 24 to 30 in high. The toe-tap stopper comes out without tools.',
    specs: { Material: 'Solid Brass', 'Drain size': '1-1/2 in', Overflow: 'Yes', ...plumbing },
  },
  {
    ...rough,
    name: 'Pressure-Balance Rough-In Valve',
    slug: 'pressure-balance-rough-in-valve',
    number: 'VLV-7731',
    price: 118,
    weight: 3.4,
    size: [6.8, 4.4, 6.8],
    description:
      'Goes into the wall before the tile, behind any of our one-handle shower trims. It holds the temperature within 3 degrees when a tap opens elsewhere.',
    specs: { Material: 'Solid Brass', Connection: '1/2 in universal', Stops: 'Integral', ...plumbing },
    alt: 'Pressure-balance rough-in valve in brass with four ports',
  },
  {
    ...rough,
    name: 'Thermostatic Rough-In Valve, Two Outlets',
    slug: 'thermostatic-rough-in-valve-two-outlets',
    number: 'VLV-7732',
    price: 246,
    weight: 5.1,
    size: [7.6, 5, 7.6],
    description:
      'The body behind a thermostatic shower system: one cartridge holds the temperature, two outlets feed the head and the hand shower.',
    specs: { Material: 'Solid Brass', Connection: '1/2 in universal', Stops: 'Integral', ...plumbing },
    alt: 'Thermostatic rough-in valve in brass with four ports',
  },
  {
    ...rough,
    name: 'Wall Faucet Rough-In Valve, 8 in Centers',
    slug: 'wall-faucet-rough-in-valve-8-in-centers',
    number: 'VLV-7733',
    price: 132,
    weight: 3.8,
    size: [9.4, 3.8, 5.2],
    description:
      'The body behind a two-handle wall faucet or tub filler on 8 in centers. A mud guard keeps the tile line true, and the cartridges come with the trim.',
    specs: { Material: 'Solid Brass', Connection: '1/2 in NPT', Stops: 'In the trim', ...plumbing },
    alt: 'Wall faucet rough-in valve in brass',
  },
  {
    ...rough,
    name: 'Floor-Mount Tub Filler Rough-In',
    slug: 'floor-mount-tub-filler-rough-in',
    number: 'VLV-7734',
    price: 184,
    weight: 6.2,
    size: [8, 8, 5.5],
    description:
      'Set between the joists before the floor is tiled; the column bolts to it at the end. Both supplies can be tested with the caps that come with it.',
    specs: { Material: 'Solid Brass', Connection: '1/2 in NPT', Stops: 'Integral', ...plumbing },
    alt: 'Floor-mount tub filler rough-in in brass',
  },
];

type Bulb = [
  number: string,
  shape: 'A19' | 'B11',
  lumens: number,
  kelvin: number,
  watts: number,
  price: number,
];
const bulbs: Bulb[] = [
  ['BLB-7801', 'A19', 800, 2700, 8.5, 9],
  ['BLB-7802', 'A19', 800, 3000, 8.5, 9],
  ['BLB-7803', 'A19', 1100, 2700, 11, 12],
  ['BLB-7804', 'A19', 1100, 3000, 11, 12],
  ['BLB-7805', 'A19', 1600, 2700, 15, 15],
  ['BLB-7806', 'A19', 1600, 3000, 15, 15],
  ['BLB-7811', 'B11', 500, 2700, 5, 10],
  ['BLB-7812', 'B11', 500, 3000, 5, 10],
];
const shapes = {
  A19: { base: 'E26', model: 'bulb-a19', noun: 'LED Bulb', width: 2.4, height: 4.4, weight: 0.2 },
  B11: { base: 'E12', model: 'bulb-candle', noun: 'Candle LED Bulb', width: 1.4, height: 4, weight: 0.1 },
} as const;

const lamps = bulbs.map(([number, shape, lumens, kelvin, watts, price]): Part => {
  const { base, model, noun, width, height, weight } = shapes[shape];
  const output = lumens.toLocaleString('en-US');
  return {
    name: `${shape} ${noun}, ${base}, ${output} lm, ${kelvin} K`,
    slug: `${shape.toLowerCase()}-led-bulb-${base.toLowerCase()}-${lumens}-lm-${kelvin}-k`,
    number,
    category: 'light-bulbs',
    model,
    finishes: ['gloss-white'],
    price,
    weight,
    size: [width, width, height],
    vendor: 'lumen-and-lathe',
    description: `${kelvin === 2700 ? 'Warm white, as a filament lamp' : 'Soft white, a little cooler than a filament lamp'}. It renders colors at 95 CRI and dims to one percent on a standard LED dimmer.`,
    specs: {
      'Bulb base': base,
      Lumens: `${output} lm`,
      'Color temperature': `${kelvin} K`,
      Wattage: `${watts} W`,
      'Color rendering': '95 CRI',
      Voltage: '120 V',
      Certifications: 'cULus, Title 24',
      Warranty: '5 years',
    },
    alt: `${shape} LED bulb with an ${base} base`,
  };
});

const codeOf = (finish: string) =>
  finish
    .split('-')
    .map((word) => word.slice(0, 2))
    .join('')
    .toUpperCase();

function productOf(part: Part): SampleProduct {
  const { name, slug, number, category, model, finishes, price, weight, size, vendor, specs } = part;
  const isVariant = finishes.length > 1;
  const skus = finishes.map((finish): SampleSku => {
    const { label } = finishOf(finish);
    const sku = isVariant ? `${number}-${codeOf(finish)}` : number;
    return {
      id: `sku-${sku.toLowerCase()}`,
      sku,
      options: isVariant ? { Finish: label } : {},
      picture: { model, finish, alt: part.alt ?? `${name} in ${label}` },
      ...prices(price, number),
      weightLb: weight,
      stock: stockOf(sku, price),
    };
  });
  const [first] = skus;
  if (!first) throw new Error(`${name} has no finish.`);
  return {
    id: `prod-${slug}`,
    slug,
    kind: isVariant ? 'variant' : 'plain',
    name,
    productNumber: number,
    description: part.description,
    vendorId: `ven-${vendor}`,
    categoryIds: [parentOf(category), `cat-${category}`],
    tagIds: ['tag-trade-favorites'],
    collectionIds: [],
    optionNames: isVariant ? ['Finish'] : [],
    specifications: specs,
    dimensions: { width: size[0], depth: size[1], height: size[2] },
    uom: part.uom ?? { name: 'each', pieces: 1 },
    supplier: 'Direct from maker',
    taxCode: 'P0000000',
    picture: first.picture,
    popularity: Math.floor(40 + chance(`${slug}p`) * 300),
    createdAt: createdOf(slug),
    skus,
  };
}

export const buildFittings = (): SampleProduct[] => [...plumbed, ...lamps].map(productOf);
