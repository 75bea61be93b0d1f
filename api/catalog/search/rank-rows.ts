/** Answers in their order, whether they were found in memory or by SQL (docs/search.md). */
import { answeringMasks, type Counts } from './levels.ts';
import { enough, leastShare, type ProductSearch, rarity, weights } from './ranking.ts';

/** Where products are known by their row. */
export type Rows = {
  /** What the words of a row are worth, all terms together 1 at most; `shares`: how much each term says. */
  scorer: (shares: readonly number[]) => (row: number) => number;
  /** Whether a tsquery finds a row. */
  finds: (query: string) => (row: number) => boolean;
  isIn: (department: string) => (row: number) => boolean;
  popularity: (row: number) => number;
  compareIds: (a: number, b: number) => number;
};

/** How much each term says, by how many products have it. */
export const saysOf = ({ terms }: ProductSearch, found: readonly number[], products: number): number[] =>
  terms.map(({ weight }, at) => weight * rarity(found[at] as number, products));

/** The masks of the products that answer, level by level. */
export const levelsOf = (counts: Counts, says: readonly number[]): number[][] =>
  answeringMasks(counts, says, { enough, least: leastShare });

/** `level`: 0 the best; what is learned of a search moves a product within its level alone. */
export type RankedRow = { row: number; level: number };

const levelStarts = [...Object.values(weights.code), weights.all.named].sort((a, b) => b - a);

/** By the exact number, by a part of one, by every word, by some. */
function levelOf(rank: number): number {
  const level = levelStarts.findIndex((start) => rank >= start);
  return level < 0 ? levelStarts.length : level;
}

/** Rows, the nearest first. `words`: those that words found; `codes`: those of a number. */
export function rankRows(
  rows: Rows,
  search: ProductSearch,
  found: { words: Iterable<number>; codes: ReadonlyMap<number, number>; says: readonly number[] },
): RankedRow[] {
  const ranks = new Map(found.codes);
  const sum = found.says.reduce((all, one) => all + one, 0);
  const score = rows.scorer(found.says.map((one) => one / sum));
  const near = search.pairs.map((query) => rows.finds(query));
  const departments = search.departments.map(({ id, weight }) => ({
    isIn: rows.isIn(id),
    points: weights.department * weight,
  }));
  for (const row of found.words) {
    let points = score(row);
    for (const isNear of near) if (isNear(row)) points += weights.pair / near.length;
    for (const department of departments) if (department.isIn(row)) points += department.points;
    ranks.set(row, (ranks.get(row) ?? 0) + points);
  }
  return Array.from(ranks, ([row, rank]) => {
    const bought = rows.popularity(row);
    const all = rank + weights.popularity * Math.log(1 + Math.max(bought, 0));
    return { row, bought, level: levelOf(all), rank: Math.round(all * 1e9) };
  })
    .sort((a, b) => b.rank - a.rank || b.bought - a.bought || rows.compareIds(a.row, b.row))
    .map(({ row, level }) => ({ row, level }));
}
