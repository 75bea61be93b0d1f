/** The products nearest to a search by SQL, while there is no index in memory: found by PostgreSQL, ranked as there. */

import { Texts } from '#api/catalog/index/texts.ts';
import {
  countMatches,
  countProducts,
  type FoundProduct,
  findAnswering,
  findFoundProducts,
  findSomeWords,
} from '#api/catalog/storage/search.ts';
import type { SearchContext } from './phrases.ts';
import { levelsOf, type Rows, rankRows, saysOf } from './rank-rows.ts';
import { enough, type NearProduct, type ProductSearch, type Term, weights } from './ranking.ts';
import { bindQuery } from './words/bind.ts';
import { Documents } from './words/documents.ts';
import { Lexemes } from './words/lexemes.ts';
import { answers, labels } from './words/match.ts';
import { boundTerms, countLengths, type Figures, Scorer, translated } from './words/score.ts';

/** Beyond so many products a word says little either way: counting them all takes too long. */
const mostCounted = 1000;
/** As many tell what is usual in the catalog. */
const mostMeasured = 1000;

const noDocuments = () => new Documents(new Lexemes(new Texts()));

const figuresOf = ({ memo, database }: SearchContext): Promise<Figures> =>
  memo.get('search-figures', ['catalog'], async () => {
    const [products, some] = await Promise.all([
      countProducts(database.kysely),
      findSomeWords(database.kysely, mostMeasured),
    ]);
    const documents = noDocuments();
    for (const [row, words] of some.entries()) documents.put(row, words);
    const lengths = await countLengths(documents, async () => {});
    return { products: Math.max(products, 1), lengths: lengths.map((sum) => sum / Math.max(some.length, 1)) };
  });

/** The nearest first. `ranked`: of very many answers so many are ranked. */
export async function storedProducts(
  context: SearchContext,
  search: ProductSearch,
  { ranked, limit }: { ranked: number; limit: number },
): Promise<NearProduct[]> {
  const db = context.database.kysely;
  const queries = search.terms.map(({ query }) => query);
  const [figures, counts] = await Promise.all([figuresOf(context), countMatches(db, queries, mostCounted)]);
  const says = saysOf(search, counts, figures.products);
  const departments = search.departments.map(({ id }) => id);
  const codes = await findFoundProducts(
    db,
    search.codes.map(({ id }) => id),
    departments,
  );
  const found =
    queries.length === 0
      ? []
      : await findAnswering(db, { queries, says, departments }, { enough, most: ranked });
  const products = [...new Map([...codes, ...found].map((one) => [one.id, one])).values()];
  const rowOf = new Map(products.map(({ id }, row) => [id, row]));
  const tiers = new Map(search.codes.map(({ id, tier }) => [id, weights.code[tier]]));
  const masks = new Set(levelsOf(countsOf(found), says).flat());
  const words = found.filter(({ mask }) => masks.has(mask)).map(({ id }) => rowOf.get(id) as number);
  const ordered = rankRows(rowsOf(products, search.terms, figures), search, {
    words,
    codes: new Map(codes.map(({ id }) => [rowOf.get(id) as number, tiers.get(id) as number])),
    says,
  });
  return ordered.slice(0, limit).map(({ row, level }) => ({ id: (products[row] as FoundProduct).id, level }));
}

function countsOf(found: readonly FoundProduct[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { mask } of found) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  return counts;
}

function rowsOf(products: readonly FoundProduct[], terms: readonly Term[], figures: Figures): Rows {
  const documents = noDocuments();
  for (const [row, { words }] of products.entries()) documents.put(row, words);
  const written = documents.written();
  const of = (row: number) => products[row] as FoundProduct;
  return {
    scorer: (shares) => {
      const bound = boundTerms(terms, shares, (query) => bindQuery(documents, query));
      const scorer = new Scorer(bound, written, figures, documents.meant(translated, true));
      return (row) => scorer.score(documents.run(row));
    },
    finds: (query) => {
      const bound = bindQuery(documents, query);
      return (row) => answers(bound, written, documents.run(row), labels.any);
    },
    isIn: (department) => (row) => of(row).departments.includes(department),
    popularity: (row) => of(row).popularity,
    compareIds: (a, b) => (of(a).id < of(b).id ? -1 : 1),
  };
}
