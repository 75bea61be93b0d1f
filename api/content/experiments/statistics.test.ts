import { expect, test } from 'vitest';
import { compareRates, isSkewed, type Rates } from './statistics.ts';

/** Numbers from 0 to 1, the same ones for a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many of 200 experiments somebody who looks at every 100th visitor would stop as decided. */
function stopped(rates: { a: number; b: number }): number {
  const next = numbers(7);
  let count = 0;
  for (let run = 0; run < 200; run += 1) {
    const seen: Rates = { a: { visitors: 0, reached: 0 }, b: { visitors: 0, reached: 0 } };
    for (let visitor = 1; visitor <= 6000; visitor += 1) {
      const variant = next() < 0.5 ? 'a' : 'b';
      seen[variant].visitors += 1;
      if (next() < rates[variant]) seen[variant].reached += 1;
      if (visitor % 100 === 0 && (compareRates([seen])?.confidence ?? 0) >= 0.95) {
        count += 1;
        break;
      }
    }
  }
  return count;
}

test('looking at every hundredth visitor finds a difference that there is, and seldom one that there is none', () => {
  expect(stopped({ a: 0.1, b: 0.1 })).toBeLessThan(10);
  expect(stopped({ a: 0.1, b: 0.14 })).toBeGreaterThan(190);
});

test('a rate of nothing on both sides is no difference, whatever their sizes', () => {
  const none = compareRates([{ a: { visitors: 900, reached: 0 }, b: { visitors: 100, reached: 0 } }]);
  expect(none).toMatchObject({ by: 0, confidence: 0 });
  expect(compareRates([{ a: { visitors: 0, reached: 0 }, b: { visitors: 9, reached: 3 } }])).toBeNull();
  expect(compareRates([])).toBeNull();
});

test('audiences of different shares are compared each with itself', () => {
  // Companies buy more, and most of them see B; within each audience nothing differs.
  const guests = { a: { visitors: 9000, reached: 180 }, b: { visitors: 1000, reached: 20 } };
  const companies = { a: { visitors: 1000, reached: 400 }, b: { visitors: 9000, reached: 3600 } };
  expect(compareRates([guests, companies])).toMatchObject({ by: 0, confidence: 0 });
});

test('the interval holds the difference and narrows with visitors', () => {
  const [few, many] = [1, 20].map((times) =>
    compareRates([
      {
        a: { visitors: 500 * times, reached: 50 * times },
        b: { visitors: 500 * times, reached: 60 * times },
      },
    ]),
  );
  expect(few?.by).toBeCloseTo(0.02);
  expect(few && few.from < 0 && few.to > 0.02).toBe(true);
  expect(many && few && many.to - many.from < few.to - few.from).toBe(true);
  expect(many?.confidence).toBeGreaterThan(0.99);
});

test('visitors that came in another share than was set are told from chance', () => {
  expect(isSkewed([{ a: 5000, b: 5100, share: 50 }])).toBe(false);
  expect(isSkewed([{ a: 5000, b: 5600, share: 50 }])).toBe(true);
  expect(isSkewed([{ a: 900, b: 100, share: 10 }])).toBe(false);
  expect(isSkewed([{ a: 4, b: 0, share: 50 }])).toBe(false);
});
