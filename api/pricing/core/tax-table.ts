/**
 * The embedded tax table: by state, with the rates of ZIP ranges (docs/product.md#warehouses, #tax). Pure, parts of a
 * million.
 */
import type { TaxTerms } from './price-cart.ts';

/** A state's rule holds for a seller who ships from within it; whoever ships into a state follows the destination. */
export type TaxState = { state: string; nexus: boolean; rule: 'origin' | 'destination'; ratePpm: number };

/** All of a place's tax, the state's included; both ends are in the range, five digits each. */
export type TaxRange = { state: string; zipFrom: string; zipTo: string; ratePpm: number };

/** A certificate; `state` null for every state, `expiresOn` (YYYY-MM-DD) is its last good day. */
export type Exemption = { state: string | null; expiresOn: string | null };

export type Destination = { state: string; zip: string };

const five = (zip: string) => zip.slice(0, 5);

/** True where a certificate is good in a state on a day (YYYY-MM-DD). */
export const isExemptIn = (exemptions: readonly Exemption[], state: string, today: string): boolean =>
  exemptions.some(
    (one) =>
      (one.state === null || one.state === state) && (one.expiresOn === null || today <= one.expiresOn),
  );

/** The narrowest range that holds the ZIP, else the state's own rate; nothing where the dealer collects none. */
export function destinationPpm(
  to: Destination,
  states: readonly TaxState[],
  ranges: readonly TaxRange[],
): number {
  const state = states.find((one) => one.state === to.state);
  if (!state?.nexus) return 0;
  const zip = five(to.zip);
  const width = (range: TaxRange) => Number(range.zipTo) - Number(range.zipFrom);
  const [narrowest] = ranges
    .filter((range) => range.state === to.state && range.zipFrom <= zip && zip <= range.zipTo)
    .sort((a, b) => width(a) - width(b) || (a.zipFrom < b.zipFrom ? -1 : 1));
  return narrowest?.ratePpm ?? state.ratePpm;
}

/**
 * How goods are taxed: at the warehouse where they are fetched there or where nobody knows yet where they go, and in a
 * state of the origin rule for what stays in it; else where they arrive. `providedPpm` is what a tax service said of
 * the place, in place of the table.
 */
export function taxTerms({
  warehouse,
  to,
  states,
  ranges,
  exemptions,
  today,
  providedPpm = null,
}: {
  warehouse: { state: string; ratePpm: number };
  /** Null for what is fetched, and while there is no address. */
  to: Destination | null;
  states: readonly TaxState[];
  ranges: readonly TaxRange[];
  exemptions: readonly Exemption[];
  today: string;
  providedPpm?: number | null;
}): TaxTerms {
  const rule = to && states.find(({ state }) => state === to.state)?.rule;
  const isAtOrigin = !to || (to.state === warehouse.state && rule === 'origin' && providedPpm === null);
  return {
    isExempt: isExemptIn(exemptions, to?.state ?? warehouse.state, today),
    rule: isAtOrigin ? 'origin' : 'destination',
    originPpm: warehouse.ratePpm,
    destinationPpm: to ? (providedPpm ?? destinationPpm(to, states, ranges)) : null,
  };
}
