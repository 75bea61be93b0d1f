/** What the reports are made of: figures beside those before, bars, and the tables behind them. */
import type { ReactNode } from 'react';
import { Panel } from '#app/features/admin/employees/staff-parts.tsx';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Report, ReportKind } from '#schemas/domain/sales/report.ts';
import { buttonClasses } from '#ui/button.tsx';

/** By how much more or less than before, in words. */
export function sayChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? m.reports_same() : m.reports_new();
  const share = Math.round(((now - before) / before) * 100);
  if (share === 0) return m.reports_same();
  return share > 0 ? m.reports_more({ share }) : m.reports_less({ share: -share });
}

/** One part of the report, with its CSV. */
export function ReportPanel(props: {
  kind: ReportKind;
  title: string;
  text?: string;
  /** The page's own query, for the same days. */
  search: string;
  children: ReactNode;
}) {
  const { kind, title, text, search, children } = props;
  return (
    <Panel id={kind} title={title} {...(text ? { text } : {})}>
      <div className="mt-3">{children}</div>
      <a
        href={`/admin/reports/${kind}.csv${search}`}
        download
        aria-label={m.reports_csv_of({ report: title })}
        className={`mt-4 ${buttonClasses({ variant: 'outline', size: 'small' })}`}
      >
        {m.reports_csv()}
      </a>
    </Panel>
  );
}

export function Figure(props: { name: string; value: string; now: number; before: number; said: string }) {
  return (
    <div>
      <dt className="text-sm text-stone">{props.name}</dt>
      <dd className="font-display text-2xl tabular-nums">{props.value}</dd>
      <dd className="text-sm text-stone">
        {m.reports_before({ value: props.said })}
        <span className="block font-medium text-ink">{sayChange(props.now, props.before)}</span>
      </dd>
    </div>
  );
}

type Column = { title: string; number?: boolean };

/** Rows under named columns; scrolls by itself where it is too wide. */
export function Figures(props: {
  label: string;
  columns: Column[];
  rows: { key: string; cells: ReactNode[] }[];
}) {
  const { label, columns, rows } = props;
  const side = (column: Column | undefined) => (column?.number ? 'text-right tabular-nums' : 'text-left');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className="max-h-96 overflow-auto" tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-stone">
            {columns.map((column) => (
              <th key={column.title} scope="col" className={`py-1.5 pr-4 font-medium ${side(column)}`}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {cells.map((cell, index) => {
                const column = columns[index];
                const look = `py-1.5 pr-4 ${side(column)}`;
                return index === 0 ? (
                  <th
                    key={column?.title}
                    scope="row"
                    className={`${look} font-normal [overflow-wrap:anywhere]`}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={column?.title} className={look}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "Nov 3, 2026", or two days of a longer step. */
export const sayStep = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDate(from) : m.reports_step({ from: formatDate(from), to: formatDate(to) });

const chart = { width: 720, height: 220, left: 84, bottom: 36, top: 14 };
/** In the chart's own units: as large on a phone, where the chart is small, as beside it. */
const words = 'fill-stone text-[1.625rem] wide:text-xs';

/** "$500", "$1.5K": for an axis. */
const shortDollars = (dollars: number): string =>
  dollars >= 1000 ? `$${Number((dollars / 1000).toFixed(1))}K` : `$${Number(dollars.toFixed(2))}`;

/** A round number of dollars at or above the largest. */
function roundUp(largest: number): number {
  if (largest <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(largest));
  return Math.ceil(largest / unit) * unit;
}

type Charted = Pick<Report, 'steps' | 'sales' | 'sales_before'>;

/**
 * Revenue as bars, the period before as lines across them; what it says is in the table behind it. `names`: of the two
 * periods, where the one before is another than the days right before.
 */
export function RevenueChart({
  report: { steps, sales, sales_before },
  names,
}: {
  report: Charted;
  names?: { label: string; now: string; before: string };
}) {
  const { width, height, left, bottom, top } = chart;
  const most = roundUp(Math.max(...steps.map((step) => Math.max(step.revenue, step.revenue_before))));
  const inner = height - top - bottom;
  const y = (dollars: number) => top + inner * (1 - dollars / most);
  const slot = (width - left) / Math.max(1, steps.length);
  const bar = Math.min(40, slot * 0.7);
  const sums = { revenue: formatDollars(sales.revenue), before: formatDollars(sales_before.revenue) };
  const label = names?.label ?? m.reports_chart_sales(sums);
  const first = steps[0];
  const last = steps.at(-1);
  return (
    <figure className="mt-5">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={left}
              x2={width}
              y1={y(most * share)}
              y2={y(most * share)}
              className="stroke-line"
              strokeWidth="1"
            />
            <text x={left - 8} y={y(most * share) + 4} textAnchor="end" className={words}>
              {shortDollars(most * share)}
            </text>
          </g>
        ))}
        {steps.map((step, index) => {
          const x = left + slot * index + (slot - bar) / 2;
          return (
            <g key={step.from}>
              <rect
                x={x}
                y={y(step.revenue)}
                width={bar}
                height={Math.max(0, top + inner - y(step.revenue))}
                className="fill-accent"
              />
              {step.revenue_before > 0 ? (
                <line
                  x1={x - 1}
                  x2={x + bar + 1}
                  y1={y(step.revenue_before)}
                  y2={y(step.revenue_before)}
                  className="stroke-ink"
                  strokeWidth="2"
                  strokeDasharray="4 2"
                />
              ) : null}
            </g>
          );
        })}
        {first ? (
          <text x={left} y={height - 6} className={words}>
            {formatDate(first.from)}
          </text>
        ) : null}
        {last && steps.length > 1 ? (
          <text x={width} y={height - 6} textAnchor="end" className={words}>
            {formatDate(last.to)}
          </text>
        ) : null}
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-5 text-sm text-stone">
        <span className="inline-flex items-center gap-2">
          <span className="inline-block h-3 w-4 bg-accent" />
          {names?.now ?? m.reports_chart_now()}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="inline-block w-4 border-t-2 border-dashed border-ink" />
          {names?.before ?? m.reports_chart_before()}
        </span>
      </figcaption>
    </figure>
  );
}

/** A bar beside a number, as long as its share of the largest; the number says it. */
export function Bar({ value, most }: { value: number; most: number }) {
  const share = most > 0 ? (value / most) * 100 : 0;
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full min-w-16">
      <rect width="100" height="8" className="fill-sand" />
      <rect width={share} height="8" className="fill-accent" />
    </svg>
  );
}
