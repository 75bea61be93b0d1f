import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadByWeight, spreadCents } from './spread.ts';

/** Few different sums, so that remainders are often equal. */
const lines = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 })
  .map((all) => all.map((cents, index) => ({ key: `k${index}`, cents: cents * 100 })));

test('shares out what is left to the largest remainders', () => {
  const of = (cents: number, ...all: number[]) =>
    spreadCents(
      cents,
      all.map((one, index) => ({ key: `k${index}`, cents: one })),
    );
  expect(of(100, 333, 333, 334)).toEqual([33, 33, 34]);
  expect(of(10, 60, 30, 10)).toEqual([6, 3, 1]);
  expect(of(1, 100, 100, 100)).toEqual([1, 0, 0]);
  expect(of(500, 100, 200)).toEqual([100, 200]);
  expect(of(5, 0, 0)).toEqual([0, 0]);
  // A product of these passes 2^53.
  expect(of(4_000_000_000_001, 3_000_000_000_000, 3_000_000_000_000)).toEqual([
    2_000_000_000_001, 2_000_000_000_000,
  ]);
});

test('adds up, gives no line more than its own, and the same in every order', () => {
  fc.assert(
    fc.property(lines, fc.nat(6_000), fc.nat(), (all, cents, seed) => {
      const shares = spreadCents(cents, all);
      const whole = all.reduce((sum, line) => sum + line.cents, 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(Math.min(cents, whole));
      for (const [index, line] of all.entries()) expect(shares[index]).toBeLessThanOrEqual(line.cents);
      const at = seed % all.length;
      const turned = [...all.slice(at), ...all.slice(0, at)].reverse();
      const again = spreadCents(cents, turned);
      for (const [index, line] of all.entries())
        expect(again[turned.findIndex(({ key }) => key === line.key)]).toBe(shares[index]);
    }),
  );
});

test('spreads by weight, evenly where nothing weighs anything, and adds up', () => {
  const of = (cents: number, ...weights: number[]) =>
    spreadByWeight(
      cents,
      weights.map((weight, index) => ({ key: `k${index}`, weight })),
    );
  expect(of(9_500, 3, 1)).toEqual([7_125, 2_375]);
  expect(of(100, 0, 0, 0)).toEqual([34, 33, 33]);
  expect(of(100)).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 20 }),
      fc.nat(500_000),
      (all, cents) => {
        expect(of(cents, ...all).reduce((a, b) => a + b, 0)).toBe(cents);
      },
    ),
  );
});
