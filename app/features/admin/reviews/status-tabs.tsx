import { Link } from '@remix-run/react';
import * as m from '#messages';
import { type ModerationStatus, moderationStatuses } from '#schemas/domain/catalog/review.ts';
import { classes } from '#ui/classes.ts';

export const moderationNames: Record<ModerationStatus, () => string> = {
  pending: m.desk_pending,
  published: m.desk_published,
  rejected: m.desk_rejected,
};

/** The states of what customers write, and how many wait. */
export function StatusTabs(props: { path: string; current: ModerationStatus; pending: number }) {
  const { path, current, pending } = props;
  return (
    <nav aria-label={m.desk_status()} className="mt-4 flex gap-6 border-b border-line text-sm">
      {moderationStatuses.map((status) => (
        <Link
          key={status}
          to={`${path}?${new URLSearchParams({ status })}`}
          aria-current={status === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center border-b-2',
            status === current ? 'border-accent' : 'border-transparent text-stone hover:text-ink',
          )}
        >
          {moderationNames[status]()}
          {status === 'pending' && pending > 0 ? ` (${pending})` : ''}
        </Link>
      ))}
    </nav>
  );
}
