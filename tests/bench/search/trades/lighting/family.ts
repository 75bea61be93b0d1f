import type { TradeProduct } from '../trade.ts';

export type Facts = TradeProduct['facts'];

type Words = string | ((facts: Facts, part: string) => string);

type Family = {
  family: string;
  vendor: string;
  category: string;
  kind: string;
  /** The brand's way to write a name around the part that varies; without it the row's words are the whole name. */
  name?: (part: string, facts: Facts) => string;
  description: Words;
  text: Words;
  facts?: Facts;
  /** True for parts and accessories of another product. */
  accessory?: true;
};

type Row = readonly [number: string, part: string, popularity: number, facts?: Facts];

const said = (words: Words, facts: Facts, part: string) =>
  typeof words === 'string' ? words : words(facts, part);

/** The products of one family, one for each row. */
export function family(head: Family, rows: readonly Row[]): TradeProduct[] {
  return rows.map(([number, part, popularity, own]) => {
    const facts: Facts = {
      family: head.family,
      kind: head.kind,
      isAccessory: head.accessory === true,
      ...head.facts,
      ...own,
    };
    return {
      number,
      name: head.name ? head.name(part, facts) : part,
      description: said(head.description, facts, part),
      vendor: head.vendor,
      category: head.category,
      text: said(head.text, facts, part),
      popularity,
      facts,
    };
  });
}
