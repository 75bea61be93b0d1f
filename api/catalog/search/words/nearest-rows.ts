/** The rows nearest to a search, from memory; stored-products.ts finds the same by SQL. */
import { shelfName } from '#api/catalog/index/columns.ts';
import type { MadeIndex } from '#api/catalog/index/listing-index.ts';
import { levelsOf, type Rows, rankRows, saysOf } from '../rank-rows.ts';
import { type NearProduct, type ProductSearch, weights } from '../ranking.ts';
import type { WordIndex } from './word-index.ts';

/** The nearest first; of what is not on sale, none. `ranked`: of very many answers so many are ranked. */
export function nearestRows(
  index: MadeIndex,
  search: ProductSearch,
  { ranked, limit }: { ranked: number; limit: number },
): NearProduct[] {
  const { columns, words } = index;
  const codes = new Map<number, number>();
  for (const { id, tier } of search.codes) {
    const row = columns.rowOf(id);
    if (row !== undefined && columns.live[row] === 1) codes.set(row, weights.code[tier]);
  }
  const found = search.terms.length === 0 ? { says: [], words: [] } : findByWords(words, search, ranked);
  const ordered = rankRows(rowsOf(index, search), search, { ...found, codes });
  return ordered.slice(0, limit).map(({ row, level }) => ({ id: columns.idOf(row), level }));
}

/** The rows that answer, the strictest level first, and how much each term says. */
function findByWords(words: WordIndex, search: ProductSearch, ranked: number) {
  const masks = words.masks(search.terms.map(({ query }) => query));
  const says = saysOf(search, masks.found, words.figures().products);
  const levels = levelsOf(masks.counts, says);
  return { says, words: masks.rows(levels, ranked).flat().slice(0, ranked) };
}

function rowsOf({ columns, words }: MadeIndex, { terms }: ProductSearch): Rows {
  return {
    scorer: (shares) => words.scorer(terms, shares),
    finds: (query) => words.asks(query),
    isIn: (department) => {
      const shelf = columns.shelfCodes.of(shelfName('category', department));
      return shelf === undefined ? () => false : (row) => columns.isOn(row, shelf);
    },
    popularity: (row) => columns.popularity[row] as number,
    compareIds: (a, b) => columns.idTexts.compare(a, b),
  };
}
