/** What is known of a search beside its words: what employees decided, and what came of it so far. */
import { findLearned, findNewProducts } from '#api/catalog/storage/search-learning.ts';
import { findTunings, type TuningRow } from '#api/catalog/storage/search-tuning.ts';
import type { Context } from '#api/platform/context.ts';
import { searchWords } from '#schemas/domain/platform/search-words.ts';
import type { SearchContext } from '../phrases.ts';

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

/** What employees decided, by query. */
const tunings = ({ memo, database }: LearnedContext): Promise<Map<string, TuningRow>> =>
  memo.get('search-tunings', ['catalog'], async () => {
    const rows = await findTunings(database.kysely);
    return new Map(rows.map((row) => [row.query, row]));
  });

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
  const [tuned, learned] = await Promise.all([tunings(context), allPoints(context)]);
  const tuning = tuned.get(query);
  const points = learned.get(query);
  if (!tuning && !points) return nothing;
  return {
    pins: tuning?.pins ?? [],
    buried: new Set(tuning?.buried),
    points: points ? withFloor(points, await newProducts(context)) : nothing.points,
    redirect: tuning?.redirect ?? null,
  };
}
