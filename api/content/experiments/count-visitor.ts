/** Who has seen a variant, and what came of it: by events that are recorded anyway (docs/product.md#experiments). */
import { createHash } from 'node:crypto';
import { countGoal, findRunningIds, insertVisitor } from '#api/content/storage/experiments.ts';
import type { NewEvent } from '#api/platform/analytics/new-event.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { type ExperimentGoal, experimentGoals, variantFor } from '#schemas/domain/content/experiment.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { runningExperiments } from './running-experiments.ts';

const windowMs = 10 * 60 * 1000;
const most = { address: 3000, visitor: 600 };

/** Of one experiment alone: what a visitor did in one is not to be found in another, or under an account. */
const hashOf = (experiment: string, visitor: string): string =>
  createHash('sha256').update(`${experiment} ${visitor}`).digest('base64url').slice(0, 22);

/** POST /api/v1/experiments/{id}/seen. Never fails for the visitor's sake: what is not counted answers `counted: false`. */
export async function seeExperiment(context: Context, id: string): Promise<{ counted: boolean }> {
  const { visitor, actor } = context;
  if (!context.counted || visitor === null || actor.role !== null) return { counted: false };
  const experiment = (await runningExperiments(context)).find(({ _id }) => _id === id);
  const variant = experiment && variantFor(experiment, visitor, actor.audience);
  if (!variant || !(await countUse(context, whoAsks(context, 'event', most), windowMs)))
    return { counted: false };
  const seen = { experiment: id, visitor: hashOf(id, visitor), variant, audience: actor.audience };
  await insertVisitor(context.database.kysely, seen, context.now());
  return { counted: true };
}

const goalOf = (type: string): ExperimentGoal | undefined => experimentGoals.find((goal) => goal === type);

/** With the caller's transaction, for the experiments that the visitor has seen. */
export async function countInExperiments(
  context: Context,
  db: Executor,
  events: readonly NewEvent[],
): Promise<void> {
  const { visitor } = context;
  if (visitor === null || !events.some(({ type }) => goalOf(type))) return;
  const running = await findRunningIds(db);
  if (running.length === 0) return;
  const visitors = running.map((id) => ({ experiment: id, visitor: hashOf(id, visitor) }));
  for (const { type, value } of events) {
    const goal = goalOf(type);
    if (!goal) continue;
    const cents = goal === 'submit order' && value ? toCents(Number(value)) : 0;
    await countGoal(db, visitors, { goal, cents }, context.now());
  }
}
