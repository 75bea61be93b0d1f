/**
 * What two rates say of each other, by a sequential test (the mixture sequential probability ratio test): its confidence
 * holds on whichever day it is read, so that looking every morning and stopping at a good one is no mistake. Audiences
 * with different shares are compared each with itself (docs/decisions/0093-experiments.md).
 */
export type Rates = { a: { visitors: number; reached: number }; b: { visitors: number; reached: number } };

export type Comparison = {
  /** B's rate less A's. */
  by: number;
  /** The bounds that hold it with 95 % confidence. */
  from: number;
  to: number;
  /** That they differ, from 0 to 1. */
  confidence: number;
};

/** How large differences are expected to be, as a part of the rate: the test is quickest at these. */
const expected = 0.2;
const doubt = 0.05;

/** Pooled over the strata by their weights; null where a variant has no visitor to compare. */
export function compareRates(strata: readonly Rates[]): Comparison | null {
  const compared = strata.filter(({ a, b }) => a.visitors > 0 && b.visitors > 0);
  const weigh = ({ a, b }: Rates) => (a.visitors * b.visitors) / (a.visitors + b.visitors);
  const total = compared.reduce((sum, stratum) => sum + weigh(stratum), 0);
  if (total === 0) return null;
  let [by, variance, rate] = [0, 0, 0];
  for (const stratum of compared) {
    const { a, b } = stratum;
    const part = weigh(stratum) / total;
    // Half a visitor more on either side: a rate of nothing is no certainty.
    const pooled = (a.reached + b.reached + 1) / (a.visitors + b.visitors + 2);
    by += part * (b.reached / b.visitors - a.reached / a.visitors);
    variance += part * part * pooled * (1 - pooled) * (1 / a.visitors + 1 / b.visitors);
    rate += part * pooled;
  }
  const spread = (expected * rate) ** 2;
  const ratio =
    Math.sqrt(variance / (variance + spread)) *
    Math.exp((spread * by * by) / (2 * variance * (variance + spread)));
  const reach = Math.sqrt(
    ((variance * (variance + spread)) / spread) *
      (Math.log((variance + spread) / variance) + 2 * Math.log(1 / doubt)),
  );
  return {
    by,
    from: Math.max(-1, by - reach),
    to: Math.min(1, by + reach),
    confidence: Math.max(0, 1 - 1 / ratio),
  };
}

/** Whether visitors came in another share than was set, beyond chance (one in a thousand, by chi-squared). */
export function isSkewed(strata: readonly { a: number; b: number; share: number }[]): boolean {
  let [squares, degrees] = [0, 0];
  for (const { a, b, share } of strata) {
    const expectedB = ((a + b) * share) / 100;
    const expectedA = a + b - expectedB;
    // Of few visitors it says nothing.
    if (expectedA < 5 || expectedB < 5) continue;
    squares += (a - expectedA) ** 2 / expectedA + (b - expectedB) ** 2 / expectedB;
    degrees += 1;
  }
  const limits = [0, 10.83, 13.82, 16.27];
  return degrees > 0 && squares > (limits[degrees] ?? Number.POSITIVE_INFINITY);
}
