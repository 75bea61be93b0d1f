/**
 * How products are ranked for a search: every weight there is, for the listing and the typeahead alike. Judge a change
 * with `npm run bench:search`; docs/decisions says how they were found.
 */
import { type RawBuilder, sql } from 'kysely';
import type { CodeHit } from '#api/catalog/storage/search.ts';

export const weights = {
  /** A number or SKU goes before everything that words can reach. */
  code: { exact: 1000, prefix: 100, part: 50 },
  /** A word of the search: in the product's name, in what else it is known by, in its description. */
  name: 3,
  known: 2,
  described: 0.6,
  /** Words before "for", "with", "in" say what is wanted; those after it, what it is wanted for. */
  head: 1.6,
  /** Two words that stand side by side in the search and in the product. */
  pair: 0.6,
  /** It lies in the department that was asked for, by how much of the department's name was said. */
  department: 2,
  /** Of two that answer alike, what is bought more goes first. */
  popularity: 0.03,
} as const;

/**
 * Of very many answers, those bought most are ranked and can be listed: so many on a results page, so many while
 * somebody types.
 */
export const mostRanked = { listed: 2000, typed: 400 } as const;

/** So many products are shown while somebody types. */
export const mostTyped = 6;

/** With fewer answers than this, some that lack a word are shown too. */
export const enough = 10;

/** A word or a name of the search: a tsquery, how telling it is (0..1 over all), and its place in the sentence. */
export type RankedTerm = { query: string; weight: number };

/** Only lexemes of the given weights: 'faucet' becomes 'faucet':A, 'fauc':* becomes 'fauc':*A. */
export const labelled = (query: string, labels: string): string =>
  query.replaceAll(/'(?:[^']|'')*'(:\*)?/g, (lexeme) =>
    lexeme.endsWith(':*') ? `${lexeme}${labels}` : `${lexeme}:${labels}`,
  );

/** What a search looks for; `departments` are those that its head names, by how much of each. */
export type Ranking = {
  codes: CodeHit[];
  terms: RankedTerm[];
  pairs: RankedTerm[];
  departments: { id: string; weight: number }[];
};

/** One thing that brings a product nearer, and how much. Words count where they have these labels (A the name). */
export type RankPart = { points: number } & (
  | { kind: 'words'; query: string; labels: 'any' | 'AB' | 'A' }
  | { kind: 'department'; id: string }
  | { kind: 'codes'; ids: string[] }
);

export function rankParts({ codes, terms, pairs, departments }: Ranking): RankPart[] {
  return [
    ...terms.flatMap(({ query, weight }): RankPart[] => [
      { kind: 'words', query, labels: 'any', points: weights.described * weight },
      { kind: 'words', query, labels: 'AB', points: (weights.known - weights.described) * weight },
      { kind: 'words', query, labels: 'A', points: (weights.name - weights.known) * weight },
    ]),
    ...pairs.map(
      ({ query, weight }): RankPart => ({
        kind: 'words',
        query,
        labels: 'any',
        points: weights.pair * weight,
      }),
    ),
    ...departments.map(
      ({ id, weight }): RankPart => ({ kind: 'department', id, points: weights.department * weight }),
    ),
    ...(['exact', 'prefix', 'part'] as const).flatMap((tier): RankPart[] => {
      const ids = codes.filter((hit) => hit.tier === tier).map(({ id }) => id);
      return ids.length > 0 ? [{ kind: 'codes', ids, points: weights.code[tier] }] : [];
    }),
  ];
}

/** How near a product `p` is. */
export function rankOf(ranking: Ranking): RawBuilder<number> {
  const parts = rankParts(ranking).map((part) => {
    switch (part.kind) {
      case 'words': {
        const query = part.labels === 'any' ? part.query : labelled(part.query, part.labels);
        return sql<number>`(case when p.search @@ ${query}::tsquery then ${part.points}::float8 else 0 end)`;
      }
      case 'department':
        return sql<number>`(case when exists (select 1 from product_category pc
          where pc.product_id = p.id and pc.category_id = ${part.id}) then ${part.points}::float8 else 0 end)`;
      default:
        return sql<number>`(case when p.id = any(${part.ids}::text[]) then ${part.points}::float8 else 0 end)`;
    }
  });
  const bought = sql<number>`(${weights.popularity}::float8 * ln(1 + greatest(p.popularity, 0)))`;
  return sql<number>`(${sql.join([...parts, bought], sql` + `)})`;
}
