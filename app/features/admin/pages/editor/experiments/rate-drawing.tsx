/** The two rates as bars, with the interval in which B's lies. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { ExperimentGoal, ExperimentResult } from '#schemas/domain/content/experiment.ts';
import { classes } from '#ui/classes.ts';
import { goalNames, sayRate } from './experiment-words.tsx';
import { boundsOf, rateOf, scaleOf } from './figures.ts';

type Props = { result: ExperimentResult; goal: ExperimentGoal };

export function RateDrawing({ result, goal }: Props) {
  const [a, b] = [rateOf(result.a, goal), rateOf(result.b, goal)];
  if (a === null && b === null) return null;
  const bounds = boundsOf(b, result.difference);
  // An interval of few visitors is wider than there is to draw.
  const end = scaleOf(a, b, bounds && Math.min(bounds.to, 3 * Math.max(a ?? 0, b ?? 0)));
  const at = (rate: number) => `${Math.min(100, (rate / end) * 100)}%`;
  const label = m.experiment_drawing({ goal: goalNames[goal](), a: sayRate(a), b: sayRate(b) });
  const between = bounds
    ? ` ${m.experiment_drawing_between({ from: sayRate(bounds.from), to: sayRate(bounds.to) })}`
    : '';
  return (
    <div role="img" aria-label={`${label}${between}`} className="mt-5">
      <div className="relative flex flex-col gap-3">
        <Bar letter="A" rate={a} look="bg-line-strong" at={at} />
        <Bar letter="B" rate={b} look="bg-accent" at={at}>
          {bounds ? (
            <span
              className="absolute top-1/2 h-3 -translate-y-1/2 border-x-2 border-ink shadow-[0_0_0_1px_var(--color-surface)]"
              style={{ left: at(bounds.from), right: `calc(100% - ${at(bounds.to)})` }}
            >
              <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-ink shadow-[0_0_0_1px_var(--color-surface)]" />
            </span>
          ) : null}
        </Bar>
        {a === null ? null : (
          <span className="absolute inset-y-0 right-16 left-8">
            <span
              className="absolute inset-y-0 border-l border-dashed border-stone"
              style={{ left: at(a) }}
            />
          </span>
        )}
      </div>
      <div className="mt-1 mr-16 ml-8 flex justify-between text-xs text-stone tabular-nums">
        <span>{sayRate(0)}</span>
        <span>{sayRate(end)}</span>
      </div>
    </div>
  );
}

type BarProps = {
  letter: string;
  rate: number | null;
  look: string;
  at: (rate: number) => string;
  children?: ReactNode;
};

function Bar({ letter, rate, look, at, children }: BarProps) {
  return (
    <div className="flex items-center">
      <span className="w-8 shrink-0 font-display text-lg">{letter}</span>
      <span className="relative h-7 grow rounded-sm bg-sand">
        <span
          className={classes('absolute inset-y-0 left-0 rounded-sm', look)}
          style={{ width: at(rate ?? 0) }}
        />
        {children}
      </span>
      <span className="w-16 shrink-0 text-right font-semibold tabular-nums">{sayRate(rate)}</span>
    </div>
  );
}
