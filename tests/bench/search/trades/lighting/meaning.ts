import type { Grade, TradeProduct, TradeQuery } from '../trade.ts';

export type Is = (product: TradeProduct) => boolean;

export const kind =
  (...kinds: string[]): Is =>
  (p) =>
    kinds.includes(String(p.facts.kind));

/** Bears one of the values in the fact. */
export const has =
  (fact: string, ...values: (string | number | boolean)[]): Is =>
  (p) => {
    const value = p.facts[fact];
    return value !== undefined && values.includes(value);
  };

export const atLeast =
  (fact: string, least: number): Is =>
  (p) =>
    Number(p.facts[fact] ?? Number.NaN) >= least;

/** Gives light of this color temperature, fixed or by its switch. */
export const kelvin =
  (cct: number): Is =>
  (p) =>
    p.facts.cct === cct || String(p.facts.ccts ?? '').includes(String(cct));

export const made =
  (vendor: string): Is =>
  (p) =>
    p.vendor === vendor;

export const bears =
  (...numbers: string[]): Is =>
  (p) =>
    numbers.includes(p.number);

export const both =
  (...all: Is[]): Is =>
  (p) =>
    all.every((is) => is(p));

export const either =
  (...any: Is[]): Is =>
  (p) =>
    any.some((is) => is(p));

export const not =
  (is: Is): Is =>
  (p) =>
    !is(p);

const never: Is = () => false;

/** A judge that gives the best grade that fits. */
export const grades =
  (three: Is, two: Is = never, one: Is = never) =>
  (product: TradeProduct): Grade =>
    three(product) ? 3 : two(product) ? 2 : one(product) ? 1 : 0;

/** The product of the number, and the rest of its family as the next best. */
export const theOne = (number: string, family: string) =>
  grades(bears(number), undefined, has('family', family));

/** A query with its judge, before its kind is known. */
export type Asked = Pick<TradeQuery, 'query' | 'judge'>;

export const q = (query: string, judge: TradeQuery['judge']): Asked => ({ query, judge });
