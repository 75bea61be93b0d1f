/**
 * The products nearest to a search. A word may stand for half of a large catalog: of very many answers those bought
 * most are ranked. The index in memory says which these are; while there is none SQL does, and they are remembered for
 * a while, for finding them takes longer than all else.
 */
import { findMostBought, rankIds } from '#api/catalog/storage/search.ts';
import type { SearchContext } from './phrases.ts';
import { rankOf } from './ranking.ts';
import type { ProductSearch } from './read-search.ts';
import { nearestRows } from './words/nearest-rows.ts';

const mostKept = 300;
const freshMs = 60_000;
/** Older than this it is no answer any more. */
const oldestMs = 600_000;

/** `at`: when it was found; `asked`: when it was last looked for anew. */
type Kept = { ids: Promise<string[]>; at: number; asked: number };

/** One list for all: a catalog that moves leaves it, for what is bought most hardly does. */
const broad = (context: SearchContext) =>
  context.memo.get('search-broad', [], async () => new Map<string, Kept>());

async function mostBought(context: SearchContext, query: string, ranked: number): Promise<string[]> {
  const answers = await broad(context);
  const key = `${ranked} ${query}`;
  const now = performance.now();
  const known = answers.get(key);
  const kept = known && now - known.at < oldestMs ? known : undefined;
  if (kept && now - kept.asked < freshMs) return kept.ids;
  const found = findMostBought(context.database.kysely, query, ranked);
  // Of few answers each counts, and asking again costs nothing.
  const keep = found.then((ids) => {
    answers.delete(key);
    if (ids.length < ranked) return;
    answers.set(key, { ids: found, at: performance.now(), asked: performance.now() });
    const [oldest] = answers.keys();
    if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
  });
  // The old answer does while a new one is found.
  if (kept) {
    answers.set(key, { ...kept, asked: now });
    keep.catch(() => answers.delete(key));
    return kept.ids;
  }
  await keep;
  return found;
}

/** Ids, the nearest first; `ranked` of what words find, and all that numbers do. */
export async function nearestProducts(
  context: SearchContext,
  { query, ranking }: ProductSearch,
  { ranked, limit }: { ranked: number; limit: number },
): Promise<string[]> {
  const codes = ranking.codes.map(({ id }) => id);
  const index = await context.listing.current();
  if (index) {
    const rows = codes.flatMap((id) => index.columns.rowOf(id) ?? []);
    const found = query === null ? [] : index.words.mostBought(query, ranked);
    return nearestRows(index, new Set([...rows, ...found]), ranking, limit);
  }
  const found = query === null ? [] : await mostBought(context, query, ranked);
  return rankIds(context.database.kysely, [...new Set([...codes, ...found])], rankOf(ranking), limit);
}
