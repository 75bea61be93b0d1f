/** What the sample's products need beside them and what goes with them, worked out from what is said of each. */
import type { CompanionRef } from '#schemas/domain/catalog/product-data.ts';
import type { SampleProduct } from './types.ts';

type Wanted = [product: string, need: CompanionRef['need'], quantity?: number];

const numbers = {
  drain: 'DRN-7701',
  drainWithoutOverflow: 'DRN-7702',
  trap: 'TRP-7711',
  kitchenTrap: 'TRP-7712',
  supplyLines: 'SUP-7721',
  pressureValve: 'VLV-7731',
  thermostaticValve: 'VLV-7732',
  wallValve: 'VLV-7733',
  floorRough: 'VLV-7734',
  tubWaste: 'WST-7741',
};

const subcategoryOf = ({ categoryIds }: SampleProduct) => (categoryIds[1] ?? '').replace('cat-', '');
const modelOf = ({ picture }: SampleProduct) => picture.model;

/** The bulb of a light's base and color; of as many lumens where one bulb gives them all. */
function bulbOf({ specifications }: SampleProduct, count: number): string {
  const kelvin = specifications['Color temperature'];
  if (specifications['Bulb base'] === 'E12') return kelvin === '3000 K' ? 'BLB-7812' : 'BLB-7811';
  const bright = count > 1 ? 0 : ['800 lm', '1,100 lm', '1,600 lm'].indexOf(specifications.Lumens ?? '');
  return `BLB-780${1 + Math.max(0, bright) * 2 + (kelvin === '3000 K' ? 1 : 0)}`;
}

function lightCompanions(product: SampleProduct): Wanted[] {
  const [, count] = /^(\d+) bulbs?, not included$/.exec(product.specifications.Lamps ?? '') ?? [];
  return count ? [[bulbOf(product, Number(count)), 'goes_with', Number(count)]] : [];
}

type Rule = (product: SampleProduct, like: (subcategory: string, name: RegExp) => Wanted[]) => Wanted[];

/** A box of pulls has enough for the doors and drawers of a cabinet. */
const cabinet: Rule = (product, like) => [
  ...(modelOf(product) === 'cabinet-open' ? [] : like('cabinet-pulls', /Bar Pull/)),
  ...(subcategoryOf(product) === 'base-cabinets' ? like('countertops', /^Cut-to-Size Countertop/) : []),
];

const drainFor = ({ specifications: { Overflow: overflow } }: SampleProduct) =>
  overflow === 'No' ? numbers.drainWithoutOverflow : numbers.drain;

const rules: Record<string, Rule> = {
  'bathroom-faucets': (product) => [
    ...(product.specifications.Mounting === 'Wall'
      ? ([[numbers.wallValve, 'required']] as Wanted[])
      : ([[numbers.supplyLines, 'required']] as Wanted[])),
    [modelOf(product) === 'faucet-vessel' ? numbers.drainWithoutOverflow : numbers.drain, 'required'],
    [numbers.trap, 'goes_with'],
  ],
  'tub-fillers': ({ specifications }) => [
    [specifications.Mounting === 'Wall' ? numbers.wallValve : numbers.floorRough, 'required'],
    [numbers.tubWaste, 'goes_with'],
  ],
  'kitchen-faucets': (product) =>
    modelOf(product) === 'faucet-bridge' ? [[numbers.supplyLines, 'required']] : [],
  // A column stands on the supplies that are there; a head or a hand shower has its valve behind another trim.
  showers: (product, like) => [
    ...(/Thermostatic/.test(product.name) ? ([[numbers.thermostaticValve, 'required']] as Wanted[]) : []),
    ...(/Rain|Hand/.test(product.name) ? ([[numbers.pressureValve, 'goes_with']] as Wanted[]) : []),
    ...like('bath-accessories', /Grab Bar/),
  ],
  vanities: (product, like) => [
    [numbers.drain, 'required', /Double Vanity/.test(product.name) ? 2 : 1],
    [numbers.trap, 'required', /Double Vanity/.test(product.name) ? 2 : 1],
    ...like('bathroom-faucets', /Widespread/),
  ],
  'bathroom-sinks': (product, like) => [
    [drainFor(product), 'required'],
    [numbers.trap, 'required'],
    ...like('bathroom-faucets', modelOf(product) === 'sink-vessel' ? /Vessel/ : /Widespread/),
  ],
  'pedestal-sinks': (product, like) => [
    ...(/with Trim/.test(product.name) ? [] : ([[numbers.drain, 'required']] as Wanted[])),
    [numbers.trap, 'required'],
    [numbers.supplyLines, 'required'],
    ...(/with Trim/.test(product.name)
      ? []
      : like(
          'bathroom-faucets',
          product.specifications['Faucet holes'] === '1' ? /Single-Hole/ : /Widespread/,
        )),
  ],
  bathtubs: (_product, like) => [[numbers.tubWaste, 'required'], ...like('tub-fillers', /Floor-Mount/)],
  'kitchen-sinks': (_product, like) => [
    [numbers.kitchenTrap, 'required'],
    ...like('kitchen-faucets', /Pull-Down|Bridge/),
  ],
  'base-cabinets': cabinet,
  'wall-cabinets': cabinet,
  'tall-cabinets': cabinet,
};

const finishesOf = ({ skus, specifications }: SampleProduct): Set<string> =>
  new Set(skus.flatMap(({ options }) => options.Finish ?? specifications.Finish ?? []));

/** In how many of a product's finishes another one comes. */
const inFinishesOf = (product: SampleProduct, other: SampleProduct): number =>
  [...finishesOf(other)].filter((finish) => finishesOf(product).has(finish)).length;

/**
 * By product number. `products` are all that there are; what comes in most of the product's finishes comes before the
 * others, then one of the same series.
 */
export function companionsOf(products: readonly SampleProduct[]): Map<string, CompanionRef[]> {
  const bySubcategory = new Map<string, SampleProduct[]>();
  for (const product of products) {
    const key = subcategoryOf(product);
    bySubcategory.set(key, [...(bySubcategory.get(key) ?? []), product]);
  }
  return new Map(
    products.flatMap((product) => {
      if (product.kind === 'combination') return [];
      const family = product.productNumber.split('-')[0];
      const like = (subcategory: string, name: RegExp): Wanted[] => {
        const pool = (bySubcategory.get(subcategory) ?? []).filter(
          (one) => name.test(one.name) && one.kind !== 'plain',
        );
        const most = Math.max(...pool.map((one) => inFinishesOf(product, one)));
        const alike = pool.filter((one) => inFinishesOf(product, one) === most);
        const found = alike.find(({ productNumber }) => productNumber.split('-')[0] === family) ?? alike[0];
        return found ? [[found.productNumber, 'goes_with']] : [];
      };
      const rule = rules[subcategoryOf(product)] ?? lightCompanions;
      const list = rule(product, like).map(
        ([number, need, quantity = 1]): CompanionRef => ({ product: number, need, quantity }),
      );
      return list.length > 0 ? [[product.productNumber, list] as const] : [];
    }),
  );
}
