import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxPpm } from './price-cart.ts';
import { destinationPpm, type TaxRange, type TaxState, taxTerms } from './tax-table.ts';

const states: TaxState[] = [
  { state: 'CO', nexus: true, rule: 'destination', ratePpm: 29_000 },
  { state: 'TX', nexus: true, rule: 'origin', ratePpm: 62_500 },
  { state: 'OR', nexus: true, rule: 'destination', ratePpm: 0 },
  { state: 'FL', nexus: false, rule: 'destination', ratePpm: 60_000 },
];
const ranges: TaxRange[] = [
  { state: 'CO', zipFrom: '80000', zipTo: '80999', ratePpm: 40_000 },
  { state: 'CO', zipFrom: '80201', zipTo: '80299', ratePpm: 88_100 },
  { state: 'FL', zipFrom: '33101', zipTo: '33199', ratePpm: 70_000 },
];
const denver = { state: 'CO', ratePpm: 88_100 };
const ppmOf = (change: Partial<Parameters<typeof taxTerms>[0]>) =>
  taxPpm(
    taxTerms({ warehouse: denver, to: null, states, ranges, exemptions: [], today: '2026-11-22', ...change }),
  );

describe('the table of taxes', () => {
  it('takes the narrowest range, both ends in it, else the state’s rate', () => {
    const at = (zip: string) => destinationPpm({ state: 'CO', zip }, states, ranges);
    expect(['80200', '80201', '80299-1234', '80300', '81001'].map(at)).toEqual([
      40_000, 88_100, 88_100, 40_000, 29_000,
    ]);
  });

  it('takes nothing where the dealer collects none', () => {
    expect(destinationPpm({ state: 'FL', zip: '33101' }, states, ranges)).toBe(0);
    expect(destinationPpm({ state: 'GU', zip: '96910' }, states, ranges)).toBe(0);
  });

  it('taxes what is fetched at the warehouse, and what is delivered where it arrives', () => {
    expect(ppmOf({})).toBe(88_100);
    expect(ppmOf({ to: { state: 'OR', zip: '97209' } })).toBe(0);
    expect(ppmOf({ to: { state: 'CO', zip: '80301' } })).toBe(40_000);
  });

  it('keeps to the origin for what stays in a state of that rule, not for what comes into it', () => {
    const to = { state: 'TX', zip: '78701' };
    expect(ppmOf({ to, warehouse: { state: 'TX', ratePpm: 82_500 } })).toBe(82_500);
    expect(ppmOf({ to })).toBe(62_500);
  });

  it('believes a tax service before the table', () => {
    expect(ppmOf({ to: { state: 'CO', zip: '80301' }, providedPpm: 90_450 })).toBe(90_450);
  });

  it('takes nothing with a certificate that is good there, until its last day is over', () => {
    const exempt = (state: string | null, expiresOn: string | null) =>
      ppmOf({ exemptions: [{ state, expiresOn }] });
    expect(exempt('CO', '2026-11-22')).toBe(0);
    expect(exempt('CO', '2026-11-21')).toBe(88_100);
    expect(exempt(null, null)).toBe(0);
    expect(exempt('TX', null)).toBe(88_100);
  });

  it('answers the same whatever the order of its rows', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ranges, { minLength: 3 }),
        fc.integer({ min: 79_900, max: 81_100 }),
        (shuffled, zip) => {
          const to = { state: 'CO', zip: String(zip) };
          expect(destinationPpm(to, states, shuffled)).toBe(destinationPpm(to, states, ranges));
        },
      ),
    );
  });
});
