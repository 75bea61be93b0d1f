/** What a change of a search's tuning or a new synonym would do to the latest searches. Writes nothing. */
import {
  findGrades,
  findJudgedQueries,
  findLanguages,
  findShownPins,
} from '#api/catalog/storage/search-judgments.ts';
import { findRecentSearches, readTerm } from '#api/catalog/storage/search-tuning.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { comparedJudged } from '#schemas/domain/catalog/judgments.ts';
import {
  comparedSearches,
  type SearchPreview,
  type SearchPreviewInput,
} from '#schemas/domain/catalog/searches.ts';
import { type Language, toLanguage } from '#schemas/domain/platform/language.ts';
import { type Grades, ndcg10 } from '../ndcg.ts';
import { readSearch } from '../read-search.ts';
import { synonymsOf } from '../synonyms.ts';
import { type Learned, type LearnedContext, learnedFor } from './learned.ts';
import { nearestLearned } from './nearest-learned.ts';
import { compared, judgedQuality, type Measured } from './quality.ts';
import { namedProducts } from './tune-search.ts';

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

type Row = {
  query: string;
  language: Language;
  visitors: number;
  isRecent: boolean;
  /** Null where it is not judged, or judged in another language. */
  grades: Grades | null;
};

/**
 * What is asked, each once: the search itself, whether or not anybody made it yet, the latest searches, and the judged
 * ones in the language that each is made in most.
 */
async function rowsToAsk(db: Executor, query: string, ownLanguage: Language): Promise<Row[]> {
  const [recent, latestJudged] = await Promise.all([
    findRecentSearches(db, comparedSearches),
    findJudgedQueries(db, comparedJudged),
  ]);
  const judged = [...new Set([query, ...latestJudged])];
  const [grades, languageOf] = await Promise.all([findGrades(db, judged), findLanguages(db, judged)]);
  const isMade = recent.some((row) => row.query === query);
  const language = grades.has(query) ? languageOf(query) : ownLanguage;
  const rows = new Map<string, Row>();
  const add = (row: Omit<Row, 'grades'>) => {
    const key = `${row.language} ${row.query}`;
    const of = row.language === languageOf(row.query) ? (grades.get(row.query) ?? null) : null;
    if (!rows.has(key)) rows.set(key, { ...row, grades: of });
  };
  if (!isMade) add({ query, language, visitors: 0, isRecent: true });
  for (const row of recent) add({ ...row, language: toLanguage(row.language), isRecent: true });
  for (const one of grades.keys())
    add({ query: one, language: languageOf(one), visitors: 0, isRecent: false });
  return [...rows.values()];
}

/** The change put in place of what is decided for the search now. */
type Change = { now: LearnedContext; future: LearnedContext; input: SearchPreviewInput; shown: Set<string> };

/** The first products before and after; null where they are the same and nobody asks which they are. */
async function beforeAndAfter({ query, language, grades }: Row, { now, future, input, shown }: Change) {
  const [asked, then] = [inLanguageOf(now, language), inLanguageOf(future, language)];
  const isThis = query === input.query;
  const hasSynonym = input.means.length > 0;
  if (!isThis && !hasSynonym && !grades) return null;
  const [readNow, readThen, known] = await Promise.all([
    readSearch(asked, query),
    hasSynonym ? readSearch(then, query) : null,
    learnedFor(asked, query),
  ]);
  const isSame = !isThis && (!readThen || JSON.stringify(readNow) === JSON.stringify(readThen));
  if (isSame && !grades) return null;
  const isShown = (id: string) => shown.has(id);
  const learned: Learned = { ...known, pins: known.pins.filter(isShown) };
  const before = await nearestLearned(asked, readNow, learned, compared);
  if (isSame) return { before, after: before };
  const tuned: Learned = isThis
    ? { ...learned, pins: input.pins.filter(isShown), buried: new Set(input.buried) }
    : learned;
  return { before, after: await nearestLearned(then, readThen ?? readNow, tuned, compared) };
}

/** Throws unauthenticated, forbidden. */
export async function previewSearch(context: Context, input: SearchPreviewInput): Promise<SearchPreview> {
  requirePermission(context.actor, 'readCatalog');
  const { query, pins, means } = input;
  const db = context.database.kysely;
  const [rows, shown, future] = await Promise.all([
    rowsToAsk(db, query, context.language),
    findShownPins(db, pins),
    withSynonym(context, query, means),
  ]);
  const changed: { query: string; visitors: number; before: string[]; after: string[] }[] = [];
  const measured: Measured[] = [];
  for (const row of rows) {
    const lists = await beforeAndAfter(row, { now: context, future, input, shown });
    if (!lists) continue;
    const { before, after } = lists;
    if (row.grades) {
      const [was, is] = [ndcg10(before, row.grades), ndcg10(after, row.grades)];
      if (was !== null && is !== null) measured.push({ query: row.query, was, is });
    }
    if (row.isRecent && before.join() !== after.join())
      changed.push({ query: row.query, visitors: row.visitors, before, after });
  }
  const ids = [...new Set(changed.flatMap(({ before, after }) => [...before, ...after]))];
  const names = new Map((await namedProducts(db, ids)).map(({ _id, name }) => [_id, name]));
  const told = (some: string[]) => some.map((_id) => ({ _id, name: names.get(_id) ?? _id }));
  return {
    checked: rows.filter(({ isRecent }) => isRecent).length,
    changed: changed
      .toSorted((a, b) => Number(b.query === query) - Number(a.query === query) || b.visitors - a.visitors)
      .map(({ before, after, ...row }) => ({ ...row, before: told(before), after: told(after) })),
    judged: judgedQuality(measured),
  };
}
