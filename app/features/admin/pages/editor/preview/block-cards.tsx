/** What stands in a block's place when the block itself is not shown. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { Audience } from '#schemas/domain/content/page.ts';
import { classes } from '#ui/classes.ts';
import { WarningIcon } from '#ui/status-icons.tsx';
import type { EntryProblem, LeftOutReason } from './entries.ts';

/** A block that cannot be shown, and what is the matter. */
export function ProblemCard({ label, problems }: { label: string; problems: EntryProblem[] }) {
  return (
    <div className="page-width py-4">
      <div className="flex gap-3 rounded-sm border-l-4 border-danger bg-danger-soft px-4 py-3">
        <WarningIcon className="mt-0.5 size-5 shrink-0 text-danger" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{m.preview_broken({ label: label || m.preview_nameless() })}</p>
          {problems.length > 0 ? (
            <ul className="mt-1 space-y-0.5">
              {problems.slice(0, 8).map(({ pointer, field, message }) => (
                <li key={`${pointer} ${message}`}>
                  {field ? <span className="font-medium">{field}: </span> : null}
                  {message}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </div>
  );
}

const audienceWords: Record<Audience, () => string> = {
  guest: m.preview_hidden_guest,
  customer: m.preview_hidden_customer,
  company: m.preview_hidden_company,
};

export function leftOutWords(reason: LeftOutReason, as: Audience): string {
  if (reason === 'audience') return audienceWords[as]();
  if (reason === 'warehouse') return m.preview_hidden_warehouse();
  if (reason === 'section') return m.preview_hidden_section();
  return reason === 'date' ? m.preview_hidden_date() : m.preview_hidden();
}

/** A slim line where a block would be. */
export function Placeholder({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={classes('page-width py-1.5', className)}>
      <p className="flex flex-wrap items-baseline gap-x-2 rounded-sm border border-dashed border-line-strong bg-surface px-3 py-1.5 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-stone">{children}</span>
      </p>
    </div>
  );
}
