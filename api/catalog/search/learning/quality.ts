/** How well searches answer, by what employees judged (docs/decisions/0099-judged-searches.md). */
import { findGrades, findLanguages, findShownPins } from '#api/catalog/storage/search-judgments.ts';
import type { JudgedQuality } from '#schemas/domain/catalog/judgments.ts';
import { comparedResults } from '#schemas/domain/catalog/searches.ts';
import { ndcg10 } from '../ndcg.ts';
import { readSearch } from '../read-search.ts';
import { type LearnedContext, learnedFor } from './learned.ts';
import { nearestLearned } from './nearest-learned.ts';

/** As far as what is compared needs it. */
export const compared = { ranked: 400, limit: comparedResults };

/** 0 to 100 with one decimal. */
const toQuality = (share: number): number => Math.round(share * 1000) / 10;

/** How well each of these searches answers now, in the language that it is made in most; none for what is not judged. */
export async function findQualities(
  context: LearnedContext,
  queries: readonly string[],
): Promise<Map<string, number>> {
  const qualities = new Map<string, number>();
  if (queries.length === 0) return qualities;
  const db = context.database.kysely;
  const [grades, languageOf, shown] = await Promise.all([
    findGrades(db, queries),
    findLanguages(db, queries),
    findShownPins(db),
  ]);
  for (const [query, of] of grades) {
    const asked = { ...context, language: languageOf(query) };
    const [read, learned] = await Promise.all([readSearch(asked, query), learnedFor(asked, query)]);
    const pins = learned.pins.filter((id) => shown.has(id));
    const share = ndcg10(await nearestLearned(asked, read, { ...learned, pins }, compared), of);
    if (share !== null) qualities.set(query, toQuality(share));
  }
  return qualities;
}

/** A judged search, 0 to 1, before and after a change. */
export type Measured = { query: string; was: number; is: number };

/** What a change does to the judged searches together and to each; what differs by less than the one decimal stays. */
export function judgedQuality(measured: readonly Measured[]): JudgedQuality {
  const mean = (of: (one: Measured) => number) =>
    measured.length === 0
      ? null
      : toQuality(measured.reduce((sum, one) => sum + of(one), 0) / measured.length);
  const told = measured.map(({ query, was, is }) => ({
    query,
    before: toQuality(was),
    after: toQuality(is),
  }));
  const byChange = told
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return {
    checked: measured.length,
    before: mean(({ was }) => was),
    after: mean(({ is }) => is),
    better: byChange.filter(({ before, after }) => after > before),
    worse: byChange.filter(({ before, after }) => after < before),
  };
}
