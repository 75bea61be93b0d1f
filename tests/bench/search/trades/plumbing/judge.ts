import type { QueryKind, TradeProduct, TradeQuery } from '../trade.ts';
import { products } from './products.ts';

export type Is = (product: TradeProduct) => boolean;
type Fact = string | number | boolean;

/** Every fact listed has that value, or one of those values. */
export const has =
  (facts: Readonly<Record<string, Fact | readonly Fact[]>>): Is =>
  (product) =>
    Object.entries(facts).every(([key, value]) => {
      const fact = product.facts[key];
      return fact !== undefined && [value].flat().includes(fact);
    });
export const a = (...kinds: string[]): Is => has({ kind: kinds });
export const by =
  (vendor: string): Is =>
  (product) =>
    product.vendor === vendor;
export const numbered =
  (...numbers: string[]): Is =>
  (product) =>
    numbers.includes(product.number);
export const all =
  (...tests: Is[]): Is =>
  (product) =>
    tests.every((test) => test(product));
export const any =
  (...tests: Is[]): Is =>
  (product) =>
    tests.some((test) => test(product));
export const not =
  (test: Is): Is =>
  (product) =>
    !test(product);

const none: Is = () => false;

/** The first test that a product passes gives its grade: 3, 2 or 1. */
export const q = (kind: QueryKind, query: string, three: Is, two: Is = none, one: Is = none): TradeQuery => ({
  query,
  kind,
  judge: (product) => (three(product) ? 3 : two(product) ? 2 : one(product) ? 1 : 0),
});

/** The product that bears the number, and those of its kind in its family as better than nothing. */
export const exactly = (
  kind: Extract<QueryKind, 'number' | 'name and number'>,
  query: string,
  number: string,
): TradeQuery => {
  const facts = products.find((product) => product.number === number)?.facts;
  const siblings = has({ family: facts?.family ?? '', kind: facts?.kind ?? '' });
  return q(kind, query, numbered(number), none, siblings);
};
