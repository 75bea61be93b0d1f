import type { QueryKind, TradeQuery } from '../trade.ts';
import type { Asked } from './meaning.ts';
import { long, nameAndNumber, number, use } from './queries-tasks.ts';
import { abbreviation, brand, kindAndFeature, measure, misspelled, oneNoun } from './queries-words.ts';

const kinds: readonly (readonly [QueryKind, readonly Asked[]])[] = [
  ['one noun', oneNoun],
  ['kind and feature', kindAndFeature],
  ['measure', measure],
  ['number', number],
  ['name and number', nameAndNumber],
  ['misspelled', misspelled],
  ['abbreviation', abbreviation],
  ['brand', brand],
  ['use', use],
  ['long', long],
];

/** One query of each kind in turn, each round one kind later, so every second query holds half of each kind. */
function mixed(): TradeQuery[] {
  const rounds = Math.max(...kinds.map(([, asked]) => asked.length));
  return Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((_, place) => {
      const [kind, asked] = kinds[(place + round) % kinds.length] ?? ['one noun', []];
      const one = asked[round];
      return one ? [{ ...one, kind }] : [];
    }),
  ).flat();
}

export const queries = mixed();
