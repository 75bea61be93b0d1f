/** What an experiment was made of while it ran, by the history of its page and of variant B. */
import { type ExperimentRow, findLastShown, findLiveChanges } from '#api/content/storage/experiments.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { blocksOf } from '#blocks/validate-document.ts';
import type { WholeExperiment } from '#schemas/domain/content/experiment.ts';

type Past = Pick<WholeExperiment, 'changes' | 'at_end'>;

/** The newest are enough to judge a result by. */
const mostChanges = 50;

/** Of a page, its blocks are what is tested; of B, all of it is. */
async function readChanges(db: Executor, row: ExperimentRow): Promise<Past['changes']> {
  const { page_id, variant_id, block, started_at, ended_at } = row;
  if (started_at === null) return [];
  const during = { from: started_at, until: ended_at };
  const [ofPage, ofB] = await Promise.all([
    findLiveChanges(db, { document: page_id, block }, during),
    findLiveChanges(db, { document: variant_id, block: null }, during),
  ]);
  return [
    ...ofPage.map(({ at, author, is_other }) => ({ at, author, variant: is_other ? ('a' as const) : null })),
    ...ofB.map(({ at, author }) => ({ at, author, variant: 'b' as const })),
  ]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, mostChanges);
}

/** Null also where the history has lost one of them. */
async function readEnd(db: Executor, row: ExperimentRow): Promise<Past['at_end']> {
  const { page_id, variant_id, block, ended_at } = row;
  if (ended_at === null) return null;
  const [a, b] = await Promise.all([
    findLastShown(db, { document: page_id, block }, ended_at),
    findLastShown(db, { document: variant_id, block: null }, ended_at),
  ]);
  if (!a || !b) return null;
  const isTested = (one: unknown) => block === null || (one as { id?: unknown } | null)?.id === block;
  return { a: blocksOf(a).filter(isTested), b: blocksOf(b) };
}

export const readPast = async (db: Executor, row: ExperimentRow): Promise<Past> => ({
  changes: await readChanges(db, row),
  at_end: await readEnd(db, row),
});
