import type { TradeProduct } from '../trade.ts';

type Facts = TradeProduct['facts'];
/** `fill` goes into `{}` of the family's patterns, or piece by piece (parted by a bar) into `{0}`, `{1}` and so on. */
type Variant = readonly [
  number: string,
  fill: string,
  popularity: number,
  facts?: Facts,
  text?: string,
  description?: string,
];
type Family = {
  family: string;
  vendor: string;
  category: string;
  kind: string;
  /** Without one, the variant's fill is the whole name. */
  name?: string;
  description: string;
  text: string;
  facts?: Facts;
};

function filled(pattern: string, fill: string): string {
  const parts = fill.split('|');
  return pattern.replaceAll('{}', fill).replace(/\{(\d)\}/g, (_, index) => parts[Number(index)] ?? '');
}

/**
 * The products of one family. Facts: `kind` is what it is, `for` the kinds of tool an accessory serves, `isAccessory`
 * whether it is a part, refill or attachment; `in`, `ft`, `mm`, `oz`, `lb`, `gal`, `ah` are numbers in that unit,
 * `volts` is of the battery (120 for a cord), `power` is cordless, corded, air, gas or hand.
 */
export function family(shared: Family, variants: readonly Variant[]): TradeProduct[] {
  return variants.map(([number, fill, popularity, facts = {}, text = '', description]) => ({
    number,
    name: filled(shared.name ?? '{}', fill),
    description: filled(description ?? shared.description, fill),
    vendor: shared.vendor,
    category: shared.category,
    // A variant described by itself is another kind of thing: the family's features are not its own.
    text: filled([text, description ? '' : shared.text].filter(Boolean).join(' '), fill),
    popularity,
    facts: {
      family: shared.family,
      kind: shared.kind,
      isAccessory: false,
      // A part has no motor of its own: what is true of the family's machines is not true of it.
      ...(facts.isAccessory ? {} : shared.facts),
      ...facts,
    },
  }));
}
