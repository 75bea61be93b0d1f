import type { TradeProduct } from '../trade.ts';

type Facts = TradeProduct['facts'];

/** Words that a row has in place of its family's. */
type Own = { name?: string; description?: string; text?: string };

/** Model number, sold in a year, the parts of the label that fill $1, $2, ... (split at |), and facts. */
type Row = readonly [number: string, popularity: number, label: string, facts?: Facts, own?: Own];

type Family = {
  family: string;
  vendor: string;
  category: string;
  name: string;
  description: string;
  text: string;
  facts: Facts;
};

/** One kind of product in its sizes, finishes or counts; $1, $2, ... stand for the parts of a row's label. */
export function family(base: Family, rows: readonly Row[]): TradeProduct[] {
  return rows.map(([number, popularity, label, facts, own]) => {
    const parts = label.split('|');
    const fill = (text: string) =>
      text.replace(/\$(\d)/g, (_, place: string) => parts[Number(place) - 1] ?? '').trim();
    return {
      number,
      name: fill(own?.name ?? base.name),
      description: fill(own?.description ?? base.description),
      vendor: base.vendor,
      category: base.category,
      text: fill(own?.text ?? base.text),
      popularity,
      facts: { isAccessory: false, ...base.facts, family: base.family, ...facts },
    };
  });
}
