/** A catalog of another trade, written by hand to judge the search by, and which of its products answer which query how well. */

export type TradeProduct = {
  /** The manufacturer's model number, with its separators; unique in its trade. */
  number: string;
  name: string;
  description: string;
  vendor: string;
  category: string;
  /** What else stands on its page: features and specifications, in words. */
  text: string;
  /** Sold in a year; skewed as sales are, and no hint to what answers a query. */
  popularity: number;
  /** What a judge may ask. The search is never told. */
  facts: Readonly<Record<string, string | number | boolean>>;
};

export type QueryKind =
  | 'one noun'
  | 'kind and feature'
  | 'measure'
  | 'number'
  | 'name and number'
  | 'misspelled'
  | 'abbreviation'
  | 'brand'
  | 'use'
  | 'long';

/** 3: what was meant, with everything that was said. 2: short of one thing, or a close alternative. 1: better than nothing. */
export type Grade = 0 | 1 | 2 | 3;

export type TradeQuery = { query: string; kind: QueryKind; judge: (product: TradeProduct) => Grade };

export type Trade = { name: string; products: readonly TradeProduct[]; queries: readonly TradeQuery[] };
