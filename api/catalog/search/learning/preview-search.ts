/** What a change of a search's tuning or a new synonym would do to the latest searches. Writes nothing. */
import { findRecentSearches, readTerm } from '#api/catalog/storage/search-tuning.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import {
  comparedResults,
  comparedSearches,
  type SearchPreview,
  type SearchPreviewInput,
} from '#schemas/domain/catalog/searches.ts';
import { type Language, toLanguage } from '#schemas/domain/platform/language.ts';
import { readSearch } from '../read-search.ts';
import { synonymsOf } from '../synonyms.ts';
import { type Learned, type LearnedContext, learnedFor } from './learned.ts';
import { nearestLearned } from './nearest-learned.ts';
import { namedProducts } from './tune-search.ts';

const listed = { ranked: 400, limit: comparedResults };

/** A memory that answers the dealer's synonyms with one more, and all else as it is. */
async function withSynonym(context: LearnedContext, term: string, means: string[]): Promise<LearnedContext> {
  if (means.length === 0) return context;
  const said = await readTerm(context.database.kysely, term);
  const synonyms = [...(await synonymsOf(context)), { said, means, isShort: false, isSpelledOut: false }];
  const memo = new Proxy(context.memo, {
    get: (target, name) =>
      name === 'get'
        ? (key: string, ...rest: [never, never]) =>
            key === 'search-synonyms' ? Promise.resolve(synonyms) : target.get(key, ...rest)
        : Reflect.get(target, name),
  });
  return { ...context, memo };
}

const inLanguageOf = (context: LearnedContext, language: Language): LearnedContext => ({
  ...context,
  language,
});

/** Throws unauthenticated, forbidden. */
export async function previewSearch(context: Context, input: SearchPreviewInput): Promise<SearchPreview> {
  requirePermission(context.actor, 'readCatalog');
  const { query, pins, buried, means } = input;
  const db = context.database.kysely;
  const recent = await findRecentSearches(db, comparedSearches);
  // The search itself is looked at, whether or not anybody made it yet.
  const searches = recent.some((row) => row.query === query)
    ? recent
    : [{ query, language: context.language, visitors: 0 }, ...recent];
  const future = await withSynonym(context, query, means);
  const changed: { query: string; visitors: number; before: string[]; after: string[] }[] = [];
  for (const row of searches) {
    const language = toLanguage(row.language);
    const [now, then] = [inLanguageOf(context, language), inLanguageOf(future, language)];
    const isThis = row.query === query;
    if (!isThis && means.length === 0) continue;
    const [readNow, readThen, learned] = await Promise.all([
      readSearch(now, row.query),
      means.length > 0 ? readSearch(then, row.query) : null,
      learnedFor(now, row.query),
    ]);
    if (!isThis && JSON.stringify(readNow) === JSON.stringify(readThen)) continue;
    const tuned: Learned = isThis ? { ...learned, pins, buried: new Set(buried) } : learned;
    const [before, after] = await Promise.all([
      nearestLearned(now, readNow, learned, listed),
      nearestLearned(then, readThen ?? readNow, tuned, listed),
    ]);
    if (before.join() !== after.join())
      changed.push({ query: row.query, visitors: row.visitors, before, after });
  }
  const ids = [...new Set(changed.flatMap(({ before, after }) => [...before, ...after]))];
  const names = new Map((await namedProducts(db, ids)).map(({ _id, name }) => [_id, name]));
  const told = (some: string[]) => some.map((_id) => ({ _id, name: names.get(_id) ?? _id }));
  return {
    checked: searches.length,
    changed: changed
      .toSorted((a, b) => Number(b.query === query) - Number(a.query === query) || b.visitors - a.visitors)
      .map(({ before, after, ...row }) => ({ ...row, before: told(before), after: told(after) })),
  };
}
