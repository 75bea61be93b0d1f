/** The sample's kits and pieces made to measure, by the shop's own rules. */
import { expect, test } from 'vitest';
import { completeKit } from '#api/pricing/core/complete-kit.ts';
import { customPrice } from '#api/pricing/core/custom.ts';
import { checkKit, type Kit, kitCents } from '#api/pricing/core/kit.ts';
import type { KitSku } from '#api/pricing/core/kit-rules.ts';
import { tryFormula } from '#api/pricing/core/try-formula.ts';
import { customProductSchema } from '#schemas/domain/catalog/product-data.ts';
import { sampleDealer } from './dealer.ts';

const { products } = sampleDealer();
const skus: KitSku[] = products.flatMap((product) =>
  product.skus.map((sku) => ({
    code: sku.sku,
    productId: product.id,
    productNumber: product.productNumber,
    name: product.name,
    options: sku.options,
    specifications: product.specifications,
    active: true,
    cents: sku.retailCents,
    retailCents: sku.retailCents,
    stock: 9,
  })),
);
const byCode = new Map(skus.map((sku) => [sku.code, sku]));
const kits = products
  .filter(({ kind }) => kind === 'combination')
  .map((product) => ({
    product,
    kit: {
      slots: product.slots ?? [],
      rules: product.rules ?? [],
      kitPrice: product.kitPrice ?? { kind: 'sum', offBps: 0 },
    } satisfies Kit,
  }));

test('every kit can be completed, whatever is chosen in its first slot, with and without what is optional', () => {
  const dead: string[] = [];
  for (const { product, kit } of kits) {
    const [first, ...others] = kit.slots;
    for (const sku of skus.filter(({ productId }) => first?.productIds.includes(productId))) {
      const wanted = new Map([[first?.name ?? '', { sku: sku.code, quantity: 1 }]]);
      const made = completeKit(kit, skus, wanted);
      if (made.parts?.[0]?.sku !== sku.code) dead.push(`${product.name}: ${sku.code}`);
      else expect(checkKit(kit, made.parts, byCode), product.name).toEqual({});
    }
    for (const slot of others.filter(({ optional }) => optional)) {
      const whole = skus
        .filter(({ productId }) => slot.productIds.includes(productId))
        .map((sku) => completeKit(kit, skus, new Map([[slot.name, { sku: sku.code, quantity: 1 }]])).parts);
      if (!whole.some((parts) => parts?.some((part) => part.slot === slot.name)))
        dead.push(`${product.name}: ${slot.name}`);
    }
  }
  expect(dead).toEqual([]);
}, 60_000);

test('rules name slots of their kit, and each forbids something', () => {
  for (const { product, kit } of kits) {
    const names = kit.slots.map(({ name }) => name);
    for (const rule of kit.rules) {
      const sides = rule.kind === 'same' ? rule.slots : [rule.if.slot, rule.then.slot];
      expect(names, product.name).toEqual(expect.arrayContaining([...sides]));
    }
    const { parts } = completeKit(kit, skus, new Map());
    expect(parts, product.name).not.toBeNull();
  }
  expect(kits.filter(({ kit }) => kit.rules.length > 0).length).toBeGreaterThan(6);
  expect(kits.some(({ kit }) => kit.kitPrice.kind === 'set')).toBe(true);
  expect(kits.some(({ kit }) => kit.kitPrice.kind === 'sum' && kit.kitPrice.offBps > 0)).toBe(true);
});

test('a set price is below the cheapest kit’s parts', () => {
  for (const { product, kit } of kits.filter((one) => one.kit.kitPrice.kind === 'set')) {
    const [own] = product.skus;
    const cheapest = Math.min(
      ...skus
        .filter(({ productId }) => kit.slots[0]?.productIds.includes(productId))
        .map((sku) => {
          const wanted = new Map([[kit.slots[0]?.name ?? '', { sku: sku.code, quantity: 1 }]]);
          const cheapFirst = [...skus].sort((a, b) => a.cents - b.cents);
          const { parts } = completeKit(kit, cheapFirst, wanted);
          return kitCents(kit.kitPrice, parts ?? [], byCode, { cents: 0, retailCents: 0 }).separatelyCents;
        }),
    );
    expect(own?.retailCents, product.name).toBeLessThan(cheapest);
  }
});

test('made-to-measure prices are those of a dealer: more for more, never far from the list price', () => {
  for (const product of products) {
    if (!product.custom) continue;
    const custom = customProductSchema.parse(product.custom);
    const list = product.skus[0]?.retailCents ?? 0;
    expect(tryFormula(custom, [list]), product.name).toBeNull();
    const at = (share: number) => {
      const price = customPrice({ cents: list, retailCents: list }, custom, {
        dimensions: Object.fromEntries(
          custom.dimensions.map(({ name, min, max, step }) => [
            name,
            min + Math.round(((max - min) * share) / step) * step,
          ]),
        ),
        options: Object.fromEntries(custom.options.map(({ name, values }) => [name, values[0]?.label ?? ''])),
      });
      if ('problem' in price) throw new Error(`${product.name}: ${price.problem}`);
      return price.cents;
    };
    expect(at(0), product.name).toBeGreaterThan(list * 0.1);
    expect(at(0.5), product.name).toBeGreaterThan(list * 0.6);
    expect(at(0.5), product.name).toBeLessThan(list * 1.7);
    expect(at(1), product.name).toBeGreaterThan(at(0));
    expect(at(1), product.name).toBeLessThan(list * 6);
    expect(
      custom.options?.every(({ values }) => values[0]?.addCents === 0),
      product.name,
    ).toBe(true);
  }
});

/** What a kit's text may name, as products are called. Nothing else that is sold may be named in it. */
const promised: [word: RegExp, product: RegExp][] = [
  [/\bvanity\b(?! suite)/i, /Vanity$|Vanity in /],
  [/\b(?:stone top|countertops?)\b/i, /Countertop/],
  [/\bfaucets?\b/i, /Faucet/],
  [/\bmirrors?\b/i, /Mirror/],
  [/\b(?<!center )lights?\b/i, /Light|Bar/],
  [/\bsconces?\b/i, /Sconce/],
  [/\b(?:pedestal|apron-front) sink\b/i, /Pedestal Sink|Apron-Front/],
  [/\bbathtub\b/i, /Bathtub/],
  [/\b(?<!pot )filler\b/i, /Tub Filler|Tub Faucet/],
  [/\bpot fillers?\b/i, /Pot Filler/],
  [/\btowel bars?\b/i, /Towel Bar/],
  [/\b(?:rings?|rail)\b/i, /Towel Ring/],
  [/\bgrab bars?\b/i, /Grab Bar/],
  [/\bhooks?\b/i, /Robe Hook/],
  [/\bpaper holder\b/i, /Paper Holder/],
  [/\bthermostatic\b/i, /Thermostatic/],
  [/\bisland\b/i, /Island/],
  [/\bstools?\b/i, /Stool/],
  [/\bpendants?\b/i, /Pendant/],
  [/\bbase cabinets?\b/i, /Base Cabinet/],
  [/\bwall cabinets?\b/i, /Wall Cabinet/],
  [/\b(?:pulls?|hardware)\b/i, /Pull/],
  [/\btables?\b/i, /Table/],
  [/\bchairs?\b/i, /Chair/],
  [/\bchandelier\b/i, /Chandelier/],
  [/\bsofa\b/i, /Sofa|Sectional/],
  [/\bbed\b/i, /Bed/],
  [/\bnightstands?\b/i, /Nightstand/],
  [/\bdressers?\b/i, /Dresser/],
  [/\blamps?\b/i, /Lamp/],
  [/\bottoman\b/i, /Ottoman|Bench/],
  [/\bcup\b/i, /Side Table/],
];
const counts: Record<string, number> = { two: 2, pair: 2, four: 4 };
const oneLook = /one finish|one plating lot|same batch|one dye lot|same boards/;

test('what a kit’s text promises is in the set that its page opens with; what may be added can be', () => {
  const wrong: string[] = [];
  for (const { product, kit } of kits) {
    const parts = (completeKit(kit, skus, new Map()).parts ?? []).map((part) => ({
      ...part,
      name: byCode.get(part.sku)?.name ?? '',
    }));
    const optional = kit.slots.filter((slot) => slot.optional).flatMap(({ productIds }) => productIds);
    const extras = products.filter(({ id }) => optional.includes(id)).map(({ name }) => name);
    // A fifth chair that can follow later is not promised.
    for (const clause of product.description.split(/[.;]\s/).filter((text) => !/can follow later/.test(text)))
      for (const [word, name] of promised) {
        const found = word.exec(clause);
        if (!found) continue;
        if (/may be added/.test(clause)) {
          if (!extras.some((one) => name.test(one)))
            wrong.push(`${product.name}: no ${found[0]} may be added`);
          continue;
        }
        const there = parts
          .filter((part) => name.test(part.name))
          .reduce((sum, part) => sum + part.quantity, 0);
        const before =
          clause
            .slice(0, found.index)
            .match(/(?<!\b(?:to|or) )\b(two|pair|four)\b(?! (?:to|or) )[^,]*$/i)?.[1] ?? '';
        const least = counts[before.toLowerCase()] ?? 1;
        if (there < least) wrong.push(`${product.name}: ${there} of ${least} ${found[0]}`);
      }
    const looks = new Set(
      parts.flatMap(({ sku }) => {
        const { options, specifications } = byCode.get(sku) ?? { options: {}, specifications: {} };
        const all: Record<string, string> = { ...specifications, ...options };
        return all.Finish ?? all.Color ?? [];
      }),
    );
    if (
      oneLook.test(
        product.description
          .split(/[.;]\s/)
          .filter((c) => !/may be added/.test(c))
          .join(),
      ) &&
      looks.size > 1
    )
      wrong.push(`${product.name}: ${[...looks].join(', ')}`);
  }
  expect(wrong).toEqual([]);
});

test('a kit’s photo is of something that is in it', () => {
  const wrong = kits.filter(({ product, kit }) => {
    const inside = kit.slots.filter((slot) => !slot.optional).flatMap(({ productIds }) => productIds);
    return !products.some(
      ({ id, skus: own }) =>
        inside.includes(id) && own.some(({ picture }) => picture.model === product.picture.model),
    );
  });
  expect(wrong.map(({ product }) => product.name)).toEqual([]);
});
