/** What an experiment has shown: in a sentence, as a drawing and in figures. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import {
  type ExperimentGoal,
  type ExperimentResult,
  experimentGoals,
  type VariantResult,
  type WholeExperiment,
} from '#schemas/domain/content/experiment.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { buttonClasses } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { audienceName } from '../pages/page-words.tsx';
import {
  experimentHref,
  goalNames,
  sayConfidence,
  sayCount,
  sayPart,
  sayPoints,
  sayRate,
  sayVerdict,
} from './experiment-words.tsx';
import { rateOf, relativeTo, salesEach } from './figures.ts';
import { RateDrawing } from './rate-drawing.tsx';

type Props = { experiment: WholeExperiment; result: ExperimentResult };

const week = 7;

const verdictLooks = {
  open: 'border-line-strong bg-surface',
  same: 'border-line-strong bg-surface',
  winner_a: 'border-accent bg-accent-soft',
  winner_b: 'border-accent bg-accent-soft',
};

export function ResultPanel({ experiment, result }: Props) {
  const { goal, state, _id } = experiment;
  const { a, b, days, is_skewed, verdict } = result;
  const isOver = state === 'ended';
  // Too young to be ended, however clear it looks.
  const isYoung = !isOver && days < week;
  return (
    <section
      aria-labelledby="experiment-result"
      className="rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="experiment-result" className="font-semibold">
          {m.experiment_result()}
        </h2>
        <p className="text-sm text-stone">
          {days < 1 ? m.experiment_days_none() : m.experiment_days({ count: Math.floor(days) })}
        </p>
        {state === 'running' ? (
          <Link
            to={experimentHref(_id)}
            preventScrollReset
            replace
            className={`ml-auto ${buttonClasses({ variant: 'outline', size: 'small' })}`}
          >
            {m.experiment_refresh()}
          </Link>
        ) : null}
      </div>
      {is_skewed ? (
        <Notice tone="error" title={m.experiment_skewed()} className="mb-4">
          {m.experiment_skewed_text()}
        </Notice>
      ) : null}
      <div className={classes('rounded-sm border-l-4 px-4 py-3', verdictLooks[verdict])}>
        <p className="font-display text-xl">{sayVerdict(result, isOver)}</p>
        {isOver || (isYoung && verdict !== 'open') ? null : (
          <p className="mt-1 max-w-text text-sm text-stone">{verdictText(result)}</p>
        )}
      </div>
      {isYoung ? <p className="mt-3 max-w-text text-sm text-stone">{m.experiment_whole_weeks()}</p> : null}
      <RateDrawing result={result} goal={goal} />
      <Difference result={result} goal={goal} />
      <Measures label={m.experiment_figures()}>
        <Row name={m.experiment_row_visitors()} cells={[a, b].map(({ visitors }) => sayCount(visitors))} />
        <GoalRow goal={goal} sides={[a, b]} isGoal />
        {experimentGoals
          .filter((one) => one !== goal)
          .map((one) => (
            <GoalRow key={one} goal={one} sides={[a, b]} />
          ))}
        <Row name={m.experiment_row_orders()} cells={[a, b].map(({ orders }) => sayCount(orders))} />
        <Row
          name={m.experiment_row_sales()}
          cells={[a, b].map(({ sales_cents }) => formatDollars(sales_cents / 100))}
        />
        <Row name={m.experiment_row_sales_each()} cells={[a, b].map(sayEach)} />
      </Measures>
      <p className="mt-2 max-w-text text-sm text-stone">{m.experiment_sales_note()}</p>
      <ByAudience result={result} goal={goal} />
    </section>
  );
}

const sayEach = (side: VariantResult): string => {
  const cents = salesEach(side);
  return cents === null ? '–' : formatDollars(cents / 100);
};

function verdictText({ verdict }: ExperimentResult): string {
  if (verdict === 'open') return m.experiment_too_early_text();
  if (verdict === 'same') return m.experiment_same_text();
  return m.experiment_better_text();
}

/** How far B is from A: in points, and as a part of A's rate. */
function Difference({ result, goal }: { result: ExperimentResult; goal: ExperimentGoal }) {
  const { difference, confidence } = result;
  if (!difference) return null;
  const relative = relativeTo(rateOf(result.a, goal), difference);
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 wide:grid-cols-3">
      <Fact
        name={m.experiment_points()}
        value={m.experiment_points_said({ points: sayPoints(difference.by) })}
      >
        {m.experiment_from_to({ from: sayPoints(difference.from), to: sayPoints(difference.to) })}
      </Fact>
      <Fact name={m.experiment_relative()} value={relative ? sayPart(relative.by) : '–'}>
        {relative ? m.experiment_from_to({ from: sayPart(relative.from), to: sayPart(relative.to) }) : null}
      </Fact>
      <Fact name={m.experiment_confidence()} value={sayConfidence(confidence)}>
        {m.experiment_confidence_text()}
      </Fact>
    </dl>
  );
}

const Fact = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-stone">{name}</dt>
    <dd className="font-display text-xl tabular-nums">{value}</dd>
    <dd className="text-sm text-stone tabular-nums">{children}</dd>
  </div>
);

const cell = 'py-2 pl-3 text-right align-top tabular-nums';

/** What was counted, A beside B: as narrow as a phone. */
function Measures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <table className="mt-5 w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 text-left font-medium text-stone">
            {m.experiment_row()}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            A
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            B
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  );
}

function Row({ name, note, cells }: { name: string; note?: string; cells: ReactNode[] }) {
  const [inA, inB] = cells;
  return (
    <tr>
      <th scope="row" className="py-2 text-left font-normal">
        {name}
        {note ? <span className="block text-xs text-stone">{note}</span> : null}
      </th>
      <td className={cell}>{inA}</td>
      <td className={cell}>{inB}</td>
    </tr>
  );
}

type GoalRowProps = { goal: ExperimentGoal; sides: VariantResult[]; isGoal?: boolean };

function GoalRow({ goal, sides, isGoal = false }: GoalRowProps) {
  return (
    <Row
      name={goalNames[goal]()}
      {...(isGoal ? { note: m.experiment_row_goal() } : {})}
      cells={sides.map((side) => (
        <>
          <span className={isGoal ? 'font-semibold' : undefined}>{sayRate(rateOf(side, goal))}</span>
          <span className="block text-xs text-stone">{sayCount(side.reached[goal] ?? 0)}</span>
        </>
      ))}
    />
  );
}

function ByAudience({ result, goal }: { result: ExperimentResult; goal: ExperimentGoal }) {
  if (result.audiences.length < 2) return null;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4">
        {m.experiment_by_audience()}
      </summary>
      <p className="mt-1 max-w-text text-sm text-stone">{m.experiment_by_audience_text()}</p>
      <Measures label={m.experiment_by_audience()}>
        {result.audiences.map(({ audience, a, b }) => (
          <Row
            key={audience}
            name={audienceName(audience)}
            cells={[a, b].map((side) => (
              <>
                {sayRate(rateOf(side, goal))}
                <span className="block text-xs text-stone">
                  {m.experiment_of_visitors({
                    reached: sayCount(side.reached[goal] ?? 0),
                    visitors: sayCount(side.visitors),
                  })}
                </span>
              </>
            ))}
          />
        ))}
      </Measures>
    </details>
  );
}
