/** How far a company is with the offers that reward what it spends (docs/product.md#rebate). */
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';
import { classes } from '#ui/classes.ts';

/** `isDesk`: an employee reads it. */
export function RebateProgress({
  rebates,
  isDesk = false,
  className,
}: {
  rebates: readonly Rebate[];
  isDesk?: boolean;
  className?: string;
}) {
  if (rebates.length === 0) return null;
  return (
    <ul className={classes('space-y-4', className)}>
      {rebates.map((rebate) => (
        <One key={rebate._id} rebate={rebate} isDesk={isDesk} />
      ))}
    </ul>
  );
}

/** What is left to do, or what came of it. */
function standingOf(
  { status, threshold, progress, credit, granted, ends_on }: Rebate,
  isDesk: boolean,
): string {
  if (status === 'earned')
    return (isDesk ? m.rebate_earned_desk : m.rebate_earned)({ credit: formatDollars(granted) });
  if (status === 'ended') return m.rebate_ended({ date: formatDate(ends_on) });
  const left = formatDollars(Math.max(0, threshold - progress));
  return (isDesk ? m.rebate_open_desk : m.rebate_open)({ left, credit: formatDollars(credit) });
}

function One({ rebate, isDesk }: { rebate: Rebate; isDesk: boolean }) {
  const { title, status, threshold, progress, waiting, ends_on } = rebate;
  return (
    <li className="rounded-sm bg-surface p-5 shadow-card wide:p-6">
      <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
      <p className="mt-1 text-xl font-semibold tabular-nums">
        {m.rebate_progress({
          progress: formatDollars(progress),
          threshold: formatDollars(threshold),
          date: formatDate(ends_on),
        })}
      </p>
      <progress
        aria-label={m.rebate_progress_label({ title })}
        value={Math.min(progress, threshold)}
        max={threshold}
        className="mt-3 block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-accent"
      />
      <p className="mt-3">{standingOf(rebate, isDesk)}</p>
      {waiting > 0 && status !== 'earned' ? (
        <p className="mt-1 text-sm text-stone">{m.rebate_waiting({ amount: formatDollars(waiting) })}</p>
      ) : null}
      <p className="mt-1 text-sm text-stone">{m.rebate_what_counts()}</p>
    </li>
  );
}
