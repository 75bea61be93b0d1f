/** What experiments are called and what they say, in words. */
import * as m from '#messages';
import {
  type Experiment,
  type ExperimentGoal,
  type ExperimentResult,
  type ExperimentState,
  longestExperimentName,
  type Shares,
  type WholeExperiment,
} from '#schemas/domain/content/experiment.ts';
import { audiences } from '#schemas/domain/content/page.ts';
import { currentLanguage, localeOf } from '#schemas/domain/platform/language.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { audienceName } from '../pages/page-words.tsx';
import { shorten, typeLabel } from '../words/block-words.ts';
import { sayMoment } from '../words/when.ts';
import { equalShare, visitorsOf } from './figures.ts';

export const experimentHref = (id: string) => `/admin/experiments/${id}`;

const states: Record<ExperimentState, { name: () => string; tone: ChipTone }> = {
  draft: { name: m.experiment_state_draft, tone: 'quiet' },
  running: { name: m.experiment_state_running, tone: 'done' },
  ended: { name: m.experiment_state_ended, tone: 'quiet' },
};

export const ExperimentChip = ({ state }: Pick<Experiment, 'state'>) => (
  <Chip tone={states[state].tone}>{states[state].name()}</Chip>
);

export const goalNames: Record<ExperimentGoal, () => string> = {
  'view product': m.experiment_goal_view,
  'add to cart': m.experiment_goal_cart,
  'checkout begin': m.experiment_goal_checkout,
  'submit order': m.experiment_goal_order,
  register: m.experiment_goal_register,
};

/** The block that is tested, or all of the page: `Hero “Built by the trade”`. */
export function saySubject({ block, tested }: Pick<Experiment, 'block' | 'tested'>): string {
  if (block === null) return m.experiment_whole_page();
  if (!tested) return m.experiment_a_block();
  const type = typeLabel({ type: tested.type });
  return tested.title ? m.editor_block_name({ type, title: shorten(tested.title, 60) }) : type;
}

/** What an experiment is called until somebody says better: the block on its page, or the page, cut to what a name may be. */
export const defaultName = (page: string, block: string | null): string =>
  shorten(block === null ? page : m.experiment_default_name({ block, page }), longestExperimentName);

/** Whether variant A is another than it was at the start. */
export const hasNewA = ({ changes }: Pick<WholeExperiment, 'changes'>): boolean =>
  changes.some(({ variant }) => variant === 'a');

/** How it ended. */
export function sayWinner({ winner }: Pick<Experiment, 'winner'>): string {
  if (winner === null) return m.experiment_ended_none();
  return winner === 'a' ? m.experiment_ended_a() : m.experiment_ended_b();
}

/** Since when it is what it is. */
export function saySince(experiment: Experiment, zone: string): string {
  const { state, created_at, started_at, ended_at } = experiment;
  if (state === 'running' && started_at) return m.experiment_since({ when: sayMoment(started_at, zone) });
  if (state === 'ended' && ended_at) return m.experiment_until({ when: sayMoment(ended_at, zone) });
  return m.experiment_made({ when: sayMoment(created_at, zone) });
}

const number = (options: Intl.NumberFormatOptions, value: number) =>
  new Intl.NumberFormat(localeOf[currentLanguage()], options).format(value);

export const sayCount = (count: number): string => number({}, count);

/** "4.2%", in the reader's language. */
export const sayRate = (rate: number | null): string =>
  rate === null
    ? '–'
    : number({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }, rate);

/** "+12%": by how much, as a part of something. */
export const sayPart = (part: number): string =>
  number({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }, part);

/** Percentage points, with their sign: "+1.2". */
export const sayPoints = (part: number): string =>
  number({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }, part * 100);

/** "97%". Never the whole of it: nothing that is counted is certain. */
export const sayConfidence = (confidence: number): string =>
  number(
    { style: 'percent', maximumFractionDigits: 1 },
    Math.min(0.999, Math.floor(confidence * 1000) / 1000),
  );

export function sayVerdict(result: ExperimentResult, isOver: boolean): string {
  const confidence = sayConfidence(result.confidence);
  if (result.verdict === 'winner_b') return m.experiment_better_b({ confidence });
  if (result.verdict === 'winner_a') return m.experiment_better_a({ confidence });
  if (result.verdict === 'same') return m.experiment_same();
  const count = visitorsOf(result);
  return isOver ? m.experiment_ended_open({ count }) : m.experiment_too_early({ count });
}

/** "Half of the visitors see variant B.", or each audience by itself. */
export function sayShares(shares: Shares): string {
  const one = equalShare(shares);
  if (one !== null) return m.experiment_shares_said({ share: one });
  return audiences
    .map((audience) =>
      shares[audience] === 0
        ? m.experiment_share_none({ audience: audienceName(audience) })
        : m.experiment_share_said({ audience: audienceName(audience), share: shares[audience] }),
    )
    .join(' ');
}
