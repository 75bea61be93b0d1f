/** The rows nearest to a search, from memory: what `rankOf` says in SQL. */
import { shelfName } from '#api/catalog/index/columns.ts';
import type { MadeIndex } from '#api/catalog/index/listing-index.ts';
import { type Ranking, type RankPart, rankParts, weights } from '../ranking.ts';

/** Ids, the nearest first; of what is not on sale, none. */
export function nearestRows(
  { columns, words }: MadeIndex,
  rows: Iterable<number>,
  ranking: Ranking,
  limit: number,
): string[] {
  const { idTexts, live, popularity } = columns;
  const candidates = Int32Array.from(rows).filter((row) => live[row] === 1);
  const ranks = Float64Array.from(candidates, () => 0);
  for (const part of rankParts(ranking)) {
    const fits = fitting({ columns, words }, part);
    for (let at = 0; at < candidates.length; at++)
      if (fits(candidates[at] as number)) ranks[at] = (ranks[at] as number) + part.points;
  }
  for (let at = 0; at < candidates.length; at++) {
    const bought = Math.max(popularity[candidates[at] as number] as number, 0);
    ranks[at] = (ranks[at] as number) + weights.popularity * Math.log(1 + bought);
  }
  const order = Int32Array.from(candidates.keys()).sort((a, b) => {
    const [left, right] = [candidates[a] as number, candidates[b] as number];
    return (
      (ranks[b] as number) - (ranks[a] as number) ||
      (popularity[right] as number) - (popularity[left] as number) ||
      idTexts.compare(left, right)
    );
  });
  return Array.from(order.subarray(0, limit), (at) => columns.idOf(candidates[at] as number));
}

function fitting(
  { columns, words }: Pick<MadeIndex, 'columns' | 'words'>,
  part: RankPart,
): (row: number) => boolean {
  switch (part.kind) {
    case 'words':
      return words.asks(part.query, part.labels);
    case 'department': {
      const shelf = columns.shelfCodes.of(shelfName('category', part.id));
      return shelf === undefined ? () => false : (row) => columns.isOn(row, shelf);
    }
    default: {
      const rows = new Set(part.ids.map((id) => columns.rowOf(id)));
      return (row) => rows.has(row);
    }
  }
}
