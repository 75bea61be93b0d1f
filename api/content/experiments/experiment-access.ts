/** Experiments as the others reach them. */

import { isDeepStrictEqual } from 'node:util';
import { findDraft } from '#api/content/storage/drafts.ts';
import {
  type ExperimentRow,
  findExperiment,
  type LockedExperiment,
  lockExperiment,
} from '#api/content/storage/experiments.ts';
import { findLiveDocument } from '#api/content/storage/pages.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { blocksOf } from '#blocks/validate-document.ts';
import type { experimentGaps, WholeExperiment } from '#schemas/domain/content/experiment.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { hasPlace } from './experiment-page.ts';
import { readPast } from './past.ts';
import { readResult } from './result.ts';
import { copyRevision } from './variant-copy.ts';
import { experimentView } from './views.ts';

export const noExperiment = () => new ProblemError('not_found', because('experiment_not_found'));

type Gap = (typeof experimentGaps)[number];

async function gapOf(db: Executor, { state, page_id, block }: ExperimentRow): Promise<Gap | null> {
  if (state === 'ended') return null;
  const live = await findLiveDocument(db, page_id);
  if (live === undefined) return 'page_not_live';
  return hasPlace(blocksOf(live) as { id: unknown }[], block) ? null : 'block_gone';
}

/** Throws not_found. */
export async function readExperiment(context: Context, db: Executor, id: string): Promise<WholeExperiment> {
  const row = await findExperiment(db, id);
  if (!row) throw noExperiment();
  const draft = await findDraft(db, row.variant_id);
  if (!draft) throw noExperiment();
  const { revision } = draft;
  const live = await findLiveDocument(db, row.variant_id);
  return {
    ...experimentView(row),
    draft: {
      revision,
      is_live: isDeepStrictEqual(draft.document, live),
      is_copy: row.state === 'draft' && revision === copyRevision,
    },
    gap: await gapOf(db, row),
    result: await readResult(db, row, context.now()),
    ...(await readPast(db, row)),
  };
}

/** Locked until the transaction ends. Throws not_found, stale_version where it is in another state by now. */
export async function requireExperiment(
  tx: Executor,
  id: string,
  ...states: LockedExperiment['state'][]
): Promise<LockedExperiment> {
  const experiment = await lockExperiment(tx, id);
  if (!experiment) throw noExperiment();
  if (!states.includes(experiment.state))
    throw new ProblemError('stale_version', because('experiment_moved_on'));
  return experiment;
}
