/** What is known of a search beside its words: what employees decided, and what came of it so far. */
import { findLearned, findNewProducts } from '#api/catalog/storage/search-learning.ts';
import { findTunings, type TuningRow } from '#api/catalog/storage/search-tuning.ts';
import type { Context } from '#api/platform/context.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';
import { searchWords } from '#schemas/domain/platform/search-words.ts';
import { Phrases, type SearchContext } from '../phrases.ts';

export type LearnedContext = SearchContext & Pick<Context, 'now'>;

export type Learned = {
  /** Products that come first, in this order. */
  pins: string[];
  /** Products that come last. */
  buried: Set<string>;
  /** 0 to 1: how much they should rise among their equals. */
  points: Map<string, number>;
  /** A shop path that the search leads to. */
  redirect: string | null;
};

/** ms: what another process counted is seen after this. */
const maxAge = 10 * 60_000;

/** The stems of some searches, in one order: what is said in the plural or the other way around is the same. */
async function formsOf({ database, memo, listing }: LearnedContext, queries: string[]): Promise<string[]> {
  const phrases = new Phrases({ database, memo, listing, language: sourceLanguage });
  await phrases.read(queries);
  return queries.map((query) => {
    const [read = ''] = phrases.queriesOf(query);
    return [...new Set(read.match(/'(?:[^']|'')+'/g))].sort().join(' ');
  });
}

type Tunings = { byQuery: Map<string, TuningRow>; byForm: Map<string, TuningRow> };

/** What employees decided, by the search and by its form; of two with one form, the first by the alphabet counts. */
const tunings = (context: LearnedContext): Promise<Tunings> =>
  context.memo.get('search-tunings', ['catalog'], async () => {
    const rows = await findTunings(context.database.kysely);
    const forms = await formsOf(
      context,
      rows.map(({ query }) => query),
    );
    const byForm = new Map<string, TuningRow>();
    for (const [at, row] of rows.entries()) {
      const form = forms[at] as string;
      if (form && !byForm.has(form)) byForm.set(form, row);
    }
    return { byQuery: new Map(rows.map((row) => [row.query, row])), byForm };
  });

/** Its own, or that of the same words in another form. */
async function tuningOf(context: LearnedContext, query: string): Promise<TuningRow | undefined> {
  const { byQuery, byForm } = await tunings(context);
  const own = byQuery.get(query);
  if (own || byForm.size === 0) return own;
  const [form = ''] = await formsOf(context, [query]);
  return byForm.get(form);
}

const allPoints = ({ memo, database }: LearnedContext): Promise<Map<string, Map<string, number>>> =>
  memo.get(
    'search-learned',
    [],
    async () => {
      const byQuery = new Map<string, Map<string, number>>();
      for (const { query, product_id, points } of await findLearned(database.kysely)) {
        const of = byQuery.get(query) ?? new Map<string, number>();
        byQuery.set(query, of.set(product_id, points));
      }
      return byQuery;
    },
    { maxAge },
  );

const newProducts = ({ memo, database, now }: LearnedContext): Promise<string[]> =>
  memo.get('search-new-products', ['catalog'], () => findNewProducts(database.kysely, now()), { maxAge });

/** A new product had no chance yet: it counts as much as the average of those that had one. */
function withFloor(points: Map<string, number>, fresh: readonly string[]): Map<string, number> {
  const floor = [...points.values()].reduce((sum, value) => sum + value, 0) / points.size;
  const floored = new Map(points);
  for (const id of fresh) floored.set(id, Math.max(floor, points.get(id) ?? 0));
  return floored;
}

const nothing: Learned = { pins: [], buried: new Set(), points: new Map(), redirect: null };

/** `asked`: as it was typed. */
export async function learnedFor(context: LearnedContext, asked: string): Promise<Learned> {
  const query = searchWords(asked);
  const [tuning, learned] = await Promise.all([tuningOf(context, query), allPoints(context)]);
  const points = learned.get(query);
  if (!tuning && !points) return nothing;
  return {
    pins: tuning?.pins ?? [],
    buried: new Set(tuning?.buried),
    points: points ? withFloor(points, await newProducts(context)) : nothing.points,
    redirect: tuning?.redirect ?? null,
  };
}
