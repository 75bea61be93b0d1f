/** What the sample says of companions is true of what it says of the products. */
import { expect, test } from 'vitest';
import { companionsOf } from './companions.ts';
import { sampleDealer } from './dealer.ts';
import type { SampleProduct } from './types.ts';

const { products } = sampleDealer();
const declared = companionsOf(products);
const byNumber = new Map(products.map((product) => [product.productNumber, product]));
const of = (product: SampleProduct) =>
  (declared.get(product.productNumber) ?? []).map((ref) => ({ ...ref, product: byNumber.get(ref.product) }));
const inSubcategory = (slug: string) =>
  products.filter(({ categoryIds, kind }) => categoryIds[1] === `cat-${slug}` && kind !== 'combination');

test('every companion is a product of the sample, none its own, none twice', () => {
  for (const [number, list] of declared) {
    const numbers = list.map(({ product }) => product);
    expect(numbers.filter((one) => !byNumber.has(one))).toEqual([]);
    expect(numbers).not.toContain(number);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test.each([
  ['bathroom-faucets', /Drain|Rough-In/],
  ['tub-fillers', /Rough-In/],
  ['vanities', /Drain/],
  ['bathroom-sinks', /Drain/],
  ['pedestal-sinks', /P-Trap/],
  ['bathtubs', /Waste/],
  ['kitchen-sinks', /P-Trap/],
])('each of %s requires what it cannot be used without', (slug, name) => {
  const without = inSubcategory(slug).filter(
    (product) => !of(product).some((one) => one.need === 'required' && name.test(one.product?.name ?? '')),
  );
  expect(without.map((product) => product.name)).toEqual([]);
});

test('a basin without an overflow gets a drain without one, and a wall faucet its valve', () => {
  for (const product of inSubcategory('bathroom-sinks')) {
    const drain = of(product).find((one) => /Drain/.test(one.product?.name ?? ''));
    expect(drain?.product?.specifications.Overflow, product.name).toBe(product.specifications.Overflow);
  }
  for (const product of inSubcategory('bathroom-faucets')) {
    const hasValve = of(product).some((one) => /Rough-In/.test(one.product?.name ?? ''));
    expect(hasValve, product.name).toBe(product.specifications.Mounting === 'Wall');
  }
});

const finishesOf = ({ skus, specifications }: SampleProduct): string[] =>
  [...skus.map(({ options }) => options.Finish ?? specifications.Finish)].filter((one) => one !== undefined);

test('of what is alike, the one that comes in most of a product’s finishes goes with it', () => {
  const wrong: string[] = [];
  for (const product of products) {
    const finishes = finishesOf(product);
    const covers = (other: SampleProduct) => finishes.filter((one) => finishesOf(other).includes(one)).length;
    for (const { need, product: other } of of(product)) {
      if (need === 'required' || !other || other.kind !== 'variant' || !/Grab Bar/.test(other.name)) continue;
      const best = Math.max(
        ...products.filter(({ name, kind }) => /Grab Bar$/.test(name) && kind === 'variant').map(covers),
      );
      if (covers(other) < best) wrong.push(`${product.name}: ${other.name} in ${covers(other)} of ${best}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a light goes with as many bulbs of its base as it takes, and with none where they are built in', () => {
  const lights = products.filter(({ specifications }) => specifications.Lamps);
  expect(lights.length).toBeGreaterThan(100);
  for (const light of lights) {
    const [bulb, ...others] = of(light);
    expect(others, light.name).toEqual([]);
    const { Lamps: lamps = '', 'Bulb base': base } = light.specifications;
    if (base === 'Integrated LED') expect(bulb, light.name).toBeUndefined();
    else {
      expect(bulb?.product?.specifications['Bulb base'], light.name).toBe(base);
      expect(bulb?.quantity, light.name).toBe(Number.parseInt(lamps, 10));
      expect(bulb?.product?.specifications['Color temperature'], light.name).toBe(
        light.specifications['Color temperature'],
      );
    }
  }
});

test('no text says that a companion which is required is in the box', () => {
  const boxed =
    /(?:drain|supply lines|rough-in|waste|overflow|bulbs?|lamps)[^.]* (?:in the box|included|fitted at the factory|sold with)/i;
  const wrong = products.filter(
    (product) => (declared.get(product.productNumber) ?? []).length > 0 && boxed.test(product.description),
  );
  expect(wrong.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});
