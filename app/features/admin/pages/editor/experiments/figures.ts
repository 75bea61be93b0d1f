/** What a result says in figures: rates, and how far one is from the other. */
import type {
  ExperimentGoal,
  ExperimentResult,
  Shares,
  VariantResult,
} from '#schemas/domain/content/experiment.ts';
import { audiences } from '#schemas/domain/content/page.ts';

/** The part of a variant's visitors who reached a goal, from 0 to 1; null without a visitor. */
export const rateOf = ({ visitors, reached }: VariantResult, goal: ExperimentGoal): number | null =>
  visitors === 0 ? null : (reached[goal] ?? 0) / visitors;

export const visitorsOf = ({ a, b }: Pick<ExperimentResult, 'a' | 'b'>): number => a.visitors + b.visitors;

type Span = { by: number; from: number; to: number };

/** B's difference as a part of A's rate; null where A has none. */
export function relativeTo(rate: number | null, difference: Span | null): Span | null {
  if (!rate || !difference) return null;
  const { by, from, to } = difference;
  return { by: by / rate, from: from / rate, to: to / rate };
}

/** The bounds of B's rate: where it stands, with the difference's own interval around it. Never outside of 0 to 1. */
export function boundsOf(rate: number | null, difference: Span | null): { from: number; to: number } | null {
  if (rate === null || !difference) return null;
  const { by, from, to } = difference;
  return { from: Math.max(0, rate + from - by), to: Math.min(1, rate + to - by) };
}

/** A round end for a scale that begins at nothing: 1, 2 or 5 of a power of ten, and 1 at most. */
export function scaleOf(...rates: (number | null | undefined)[]): number {
  const most = Math.max(0.01, ...rates.map((rate) => rate ?? 0));
  const unit = 10 ** Math.floor(Math.log10(most));
  const end = [1, 2, 5, 10].map((step) => step * unit).find((round) => round >= most * 1.0001) ?? 1;
  return Math.min(1, end);
}

/** Of the sales, by each visitor, in cents; null without a visitor. */
export const salesEach = ({ visitors, sales_cents }: VariantResult): number | null =>
  visitors === 0 ? null : sales_cents / visitors;

/** The share that all audiences have; null where they differ. */
export function equalShare(shares: Shares): number | null {
  const [first, ...rest] = audiences.map((audience) => shares[audience]);
  return first !== undefined && rest.every((share) => share === first) ? first : null;
}
