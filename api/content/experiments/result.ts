/** What an experiment has shown so far. */
import {
  type CountedGoals,
  type CountedVisitors,
  countGoals,
  countVisitors,
  type ExperimentRow,
} from '#api/content/storage/experiments.ts';
import type { Executor } from '#api/platform/database/database.ts';
import {
  type ExperimentGoal,
  type ExperimentResult,
  experimentGoals,
  type VariantResult,
  type Verdict,
} from '#schemas/domain/content/experiment.ts';
import { type Audience, audiences, type Variant, variants } from '#schemas/domain/content/page.ts';
import { type Comparison, compareRates, isSkewed } from './statistics.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Below these nothing is said: so few are no picture of the rest. */
const least = { visitors: 100, reached: 20 };
const sure = 0.95;
/** A part of the rate; what lies within is no difference worth having. */
const negligible = 0.1;

/** Of one variant, and one audience or all of them. */
function resultOf(visitors: CountedVisitors, goals: CountedGoals): VariantResult {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const of = (goal: ExperimentGoal) => goals.filter((row) => row.goal === goal);
  const reached = Object.fromEntries(
    experimentGoals.map((goal) => [goal, sum(of(goal).map((row) => row.visitors))]),
  ) as VariantResult['reached'];
  return {
    visitors: sum(visitors.map((row) => row.visitors)),
    reached,
    orders: sum(of('submit order').map(({ times }) => times)),
    sales_cents: sum(of('submit order').map(({ cents }) => cents)),
  };
}

type Pair = { a: VariantResult; b: VariantResult };

function verdictOf(comparison: Comparison | null, { a, b }: Pair, goal: ExperimentGoal): Verdict {
  const [inA, inB] = [a.reached[goal] ?? 0, b.reached[goal] ?? 0];
  const isFew = Math.min(a.visitors, b.visitors) < least.visitors || inA + inB < least.reached;
  if (!comparison || isFew) return 'open';
  const { by, from, to, confidence } = comparison;
  if (confidence >= sure) return by > 0 ? 'winner_b' : 'winner_a';
  const most = (negligible * (inA + inB)) / (a.visitors + b.visitors);
  return from > -most && to < most ? 'same' : 'open';
}

/** Null for one that never ran; of one that has ended, as it was kept. */
export async function readResult(
  db: Executor,
  experiment: Pick<ExperimentRow, 'id' | 'goal' | 'shares' | 'started_at' | 'result'>,
  now: Date,
): Promise<ExperimentResult | null> {
  const { id, goal, shares, started_at, result } = experiment;
  if (started_at === null || result) return result;
  const [visitors, goals] = await Promise.all([countVisitors(db, id), countGoals(db, id)]);
  const pairOf = (wanted: readonly Audience[]): Pair => {
    const of = (variant: Variant) => {
      const isOwn = (row: { variant: Variant; audience: Audience }) =>
        row.variant === variant && wanted.includes(row.audience);
      return resultOf(visitors.filter(isOwn), goals.filter(isOwn));
    };
    return { a: of(variants[0]), b: of(variants[1]) };
  };
  const strata = audiences
    .filter((audience) => shares[audience] > 0)
    .map((audience) => ({ audience, ...pairOf([audience]) }));
  const rates = ({ a, b }: Pair) => ({
    a: { visitors: a.visitors, reached: a.reached[goal] ?? 0 },
    b: { visitors: b.visitors, reached: b.reached[goal] ?? 0 },
  });
  const whole = pairOf(audiences);
  const comparison = compareRates(strata.map(rates));
  const { by = 0, from = 0, to = 0, confidence = 0 } = comparison ?? {};
  return {
    ...whole,
    audiences: strata,
    difference: comparison && { by, from, to },
    confidence,
    verdict: verdictOf(comparison, whole, goal),
    is_skewed: isSkewed(
      strata.map(({ audience, a, b }) => ({ a: a.visitors, b: b.visitors, share: shares[audience] })),
    ),
    days: Math.max(0, (now.getTime() - Date.parse(started_at)) / dayMs),
  };
}
