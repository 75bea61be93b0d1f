import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompatibilityRule } from '#schemas/domain/catalog/product-data.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { completeKit } from './complete-kit.ts';
import { checkKit, type Kit, type KitPart, kitCents, kitStock, tidyParts } from './kit.ts';
import type { KitSku } from './kit-rules.ts';

const sku = (code: string, productId: string, more: Partial<KitSku> = {}): KitSku => ({
  code,
  productId,
  productNumber: productId.toUpperCase(),
  name: code,
  options: {},
  specifications: {},
  active: true,
  cents: 1000,
  retailCents: 1200,
  stock: 5,
  ...more,
});
const list = [
  sku('V24', 'vanity', { options: { Width: '24 in' }, stock: 9 }),
  sku('V36', 'vanity', { options: { Width: '36 in' } }),
  sku('T24', 'top', { options: { Width: '24 in' }, specifications: { 'Faucet holes': '1' } }),
  sku('T36', 'top', { options: { Width: '36 in' }, specifications: { 'Faucet holes': '3' }, stock: 0 }),
  sku('F1', 'single', { specifications: { 'Hole count': '1' } }),
  sku('F3', 'wide', { specifications: { 'Hole count': '3' }, cents: 3333 }),
  sku('M', 'mirror'),
];
const skus = new Map(list.map((one) => [one.code, one]));
const holes = (count: string): CompatibilityRule => ({
  kind: 'requires',
  if: { slot: 'Top', attribute: 'Faucet holes', values: [count] },
  // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
  then: { slot: 'Faucet', attribute: 'Hole count', values: [count] },
  reason: `The top is drilled for ${count}.`,
});
const kit: Kit = {
  slots: [
    { name: 'Vanity', min: 1, max: 1, optional: false, productIds: ['vanity'] },
    { name: 'Top', min: 1, max: 1, optional: false, productIds: ['top'] },
    { name: 'Faucet', min: 1, max: 2, optional: false, productIds: ['single', 'wide'] },
    { name: 'Mirror', min: 0, max: 2, optional: true, productIds: ['mirror'] },
  ],
  rules: [
    {
      kind: 'same',
      slots: ['Vanity', 'Top'],
      attribute: 'Width',
      reason: 'The top is as wide as the vanity.',
    },
    holes('1'),
    holes('3'),
    {
      kind: 'forbids',
      if: { slot: 'Vanity', attribute: 'sku', values: ['V24'] },
      // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
      then: { slot: 'Mirror', attribute: 'product', values: ['MIRROR'] },
      reason: 'The mirror is wider than the vanity.',
    },
  ],
  kitPrice: { kind: 'sum', offBps: 0 },
};
const parts = (...codes: [string, string, number?][]): KitPart[] =>
  codes.map(([slot, code, quantity = 1]) => ({ slot, sku: code, quantity }));
const small = parts(['Vanity', 'V24'], ['Top', 'T24'], ['Faucet', 'F1']);

describe('checkKit', () => {
  it('takes what goes together', () => {
    expect(checkKit(kit, small, skus)).toEqual({});
    expect(
      checkKit(kit, parts(['Vanity', 'V36'], ['Top', 'T36'], ['Faucet', 'F3', 2], ['Mirror', 'M', 2]), skus),
    ).toEqual({});
  });

  it('names the slot and the reason of each thing that does not', () => {
    expect(checkKit(kit, parts(['Vanity', 'V36'], ['Top', 'T24'], ['Faucet', 'F3']), skus)).toEqual({
      '/parts/1/sku': [because('kit_rule', { slot: 'Top', why: 'The top is as wide as the vanity.' })],
      '/parts/2/sku': [because('kit_rule', { slot: 'Faucet', why: 'The top is drilled for 1.' })],
    });
    expect(checkKit(kit, [...small, ...parts(['Mirror', 'M'])], skus)).toEqual({
      '/parts/3/sku': [because('kit_rule', { slot: 'Mirror', why: 'The mirror is wider than the vanity.' })],
    });
    expect(
      checkKit(kit, parts(['Vanity', 'V24'], ['Top', 'T24'], ['Basin', 'F1'], ['Faucet', 'F1', 3]), skus),
    ).toEqual({
      '/parts/2/slot': [because('kit_slot_unknown')],
      '/parts/Faucet': [because('kit_part_range', { slot: 'Faucet', minimum: 1, maximum: 2 })],
    });
    const archived = new Map(skus).set(
      'F1',
      sku('F1', 'single', { active: false, specifications: { 'Hole count': '1' } }),
    );
    expect(checkKit(kit, small, archived)).toEqual({
      '/parts/2/sku': [because('kit_part_discontinued', { slot: 'Faucet', name: 'F1' })],
    });
  });

  it('holds nobody to what a part does not say', () => {
    const plain = new Map(skus).set('T24', sku('T24', 'top'));
    expect(checkKit(kit, parts(['Vanity', 'V36'], ['Top', 'T24'], ['Faucet', 'F3']), plain)).toEqual({});
  });

  it('wants what a rule requires also in an optional slot', () => {
    const needs: Kit = {
      ...kit,
      rules: [
        {
          kind: 'requires',
          if: { slot: 'Vanity', attribute: 'Width', values: ['36 in'] },
          // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
          then: { slot: 'Mirror', attribute: 'sku', values: ['M'] },
          reason: 'It comes with its mirror.',
        },
      ],
    };
    const wide = parts(['Vanity', 'V36'], ['Top', 'T36'], ['Faucet', 'F3']);
    expect(checkKit(needs, wide, skus)).toEqual({
      '/parts/Mirror': [because('kit_rule', { slot: 'Mirror', why: 'It comes with its mirror.' })],
    });
    expect(completeKit(needs, list, new Map([['Vanity', { sku: 'V36', quantity: 1 }]])).parts).toContainEqual(
      { slot: 'Mirror', sku: 'M', quantity: 1 },
    );
  });
});

describe('a kit’s price and stock', () => {
  it('is what the parts cost, less what the dealer takes off', () => {
    const own = { cents: 900, retailCents: 950 };
    const three = parts(['Faucet', 'F3', 2], ['Top', 'T24']);
    expect(kitCents({ kind: 'sum', offBps: 0 }, three, skus, own)).toEqual({
      cents: 7666,
      retailCents: 3600,
      separatelyCents: 7666,
    });
    expect(kitCents({ kind: 'sum', offBps: 1250 }, three, skus, own)).toMatchObject({ cents: 6708 });
    expect(kitCents({ kind: 'set' }, three, skus, own)).toEqual({ ...own, separatelyCents: 7666 });
  });

  it('is never more than its parts, in whole cents', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000_000),
        fc.integer({ min: 1, max: 99 }),
        fc.nat(9000),
        (cents, quantity, offBps) => {
          const one = new Map([['A', sku('A', 'a', { cents })]]);
          const price = kitCents({ kind: 'sum', offBps }, parts(['Top', 'A', quantity]), one, {
            cents: 0,
            retailCents: 0,
          });
          expect(Number.isSafeInteger(price.cents)).toBe(true);
          expect(price.cents).toBeLessThanOrEqual(price.separatelyCents);
          const exact = BigInt(cents) * BigInt(quantity) * BigInt(10_000 - offBps);
          expect(BigInt(price.cents)).toBe((exact + 5000n) / 10_000n);
        },
      ),
    );
  });

  it('is how many whole kits the scarcest part makes, wherever in the kit it stands', () => {
    const left = (code: string) => ({ A: 7, B: 100 })[code] ?? 0;
    expect(kitStock(parts(['Top', 'A', 2], ['Side', 'B', 3]), left)).toBe(3);
    expect(kitStock(parts(['Top', 'A', 2], ['Side', 'A', 2]), left)).toBe(1);
    expect(kitStock(parts(['Top', 'C']), left)).toBe(0);
    expect(kitStock([], left)).toBe(0);
  });

  it('is the same kit however its parts are written down', () => {
    const parts1 = parts(['Faucet', 'F1'], ['Vanity', 'V24'], ['Faucet', 'F1'], ['Faucet', 'B']);
    const parts2 = parts(['Faucet', 'B'], ['Faucet', 'F1', 2], ['Vanity', 'V24']);
    expect(tidyParts(kit.slots, parts1)).toEqual(tidyParts(kit.slots, parts2));
  });
});

describe('completeKit', () => {
  it('fills what nothing was said of with what fits, what is in stock first', () => {
    expect(completeKit(kit, list, new Map())).toMatchObject({ parts: small, replaced: [] });
  });

  it('keeps the earlier choice and gives up the later one, saying why', () => {
    const wanted = new Map([
      ['Vanity', { sku: 'V36', quantity: 1 }],
      ['Top', { sku: 'T24', quantity: 1 }],
      ['Faucet', { sku: 'F1', quantity: 2 }],
    ]);
    expect(completeKit(kit, list, wanted)).toEqual({
      parts: parts(['Vanity', 'V36'], ['Top', 'T36'], ['Faucet', 'F3', 2]),
      replaced: [
        { slot: 'Top', sku: 'T24', reason: 'The top is as wide as the vanity.' },
        { slot: 'Faucet', sku: 'F1', reason: 'The top is drilled for 3.' },
      ],
      blocked: [
        { slot: 'Top', sku: 'T24', reason: 'The top is as wide as the vanity.' },
        { slot: 'Faucet', sku: 'F1', reason: 'The top is drilled for 3.' },
      ],
    });
  });

  it('makes only kits that the rules allow, whatever is asked for', () => {
    const asked = fc.option(
      fc.record({ sku: fc.constantFrom(...list.map(({ code }) => code), 'X'), quantity: fc.nat(9) }),
    );
    fc.assert(
      fc.property(fc.array(asked, { minLength: 4, maxLength: 4 }), (choices) => {
        const wanted = new Map(kit.slots.map(({ name }, index) => [name, choices[index]]));
        const made = completeKit(kit, list, wanted);
        expect(made.parts && checkKit(kit, made.parts, skus)).toEqual({});
      }),
    );
  });

  it('says so when nothing goes together', () => {
    const never: Kit = { ...kit, rules: [{ ...kit.rules[0], attribute: 'sku' } as CompatibilityRule] };
    expect(completeKit(never, list, new Map()).parts).toBeNull();
  });
});
