import type { Grade, QueryKind, TradeProduct, TradeQuery } from '../trade.ts';

export type Is = (product: TradeProduct) => boolean;
type Value = string | number | boolean;

/** Is one of these kinds of thing. */
export const kind =
  (...kinds: string[]): Is =>
  ({ facts }) =>
    kinds.includes(String(facts.kind));
/** A fact has one of these values. */
export const fact =
  (name: string, ...values: Value[]): Is =>
  ({ facts }) =>
    values.some((value) => facts[name] === value);
/** A fact that lists several things names this one. */
export const lists =
  (name: string, word: string): Is =>
  ({ facts }) =>
    String(facts[name] ?? '').includes(word);
export const by =
  (vendor: string): Is =>
  (product) =>
    product.vendor === vendor;
export const numbered =
  (...numbers: string[]): Is =>
  ({ number }) =>
    numbers.includes(number);
export const all =
  (...every: Is[]): Is =>
  (product) =>
    every.every((is) => is(product));
export const any =
  (...some: Is[]): Is =>
  (product) =>
    some.some((is) => is(product));
export const not =
  (is: Is): Is =>
  (product) =>
    !is(product);
const none: Is = () => false;

/** The best grade a product reaches: what was meant, what is close to it, what is better than nothing. */
export const ask = (query: string, queryKind: QueryKind, three: Is, two = none, one = none): TradeQuery => ({
  query,
  kind: queryKind,
  judge: (product): Grade => (three(product) ? 3 : two(product) ? 2 : one(product) ? 1 : 0),
});

/** A model number: its own product, and behind it those of its family that are the same kind of thing. */
export const askNumber = (
  query: string,
  queryKind: 'number' | 'name and number',
  number: string,
  family: string,
  itsKind: string,
) => ask(query, queryKind, numbered(number), none, all(fact('family', family), kind(itsKind)));
