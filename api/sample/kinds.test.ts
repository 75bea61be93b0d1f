/** The sample's kits and pieces made to measure, by the shop's own rules. */
import { expect, test } from 'vitest';
import { completeKit } from '#api/pricing/core/complete-kit.ts';
import { checkFormula, customPrice } from '#api/pricing/core/custom.ts';
import { checkKit, type Kit, kitCents } from '#api/pricing/core/kit.ts';
import type { KitSku } from '#api/pricing/core/kit-rules.ts';
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
});

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
    expect(() => checkFormula(custom), product.name).not.toThrow();
    const list = product.skus[0]?.retailCents ?? 0;
    const at = (share: number) => {
      const price = customPrice(list, custom, {
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
