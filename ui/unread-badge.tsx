import * as m from '#messages';
import { classes } from './classes.ts';

/** How many notifications are unread, or what else `label` counts: a dot of the accent with the number, nothing for none. */
export function UnreadBadge({
  count,
  label,
  className,
}: {
  count: number;
  label?: string;
  className?: string;
}) {
  if (count < 1) return null;
  return (
    <span className={classes('inline-block align-middle', className)}>
      <span
        aria-hidden="true"
        className="block min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums"
      >
        {count > 99 ? m.notifications_many() : count}
      </span>
      <span className="sr-only">{label ?? m.notifications_unread_count({ count })}</span>
    </span>
  );
}
