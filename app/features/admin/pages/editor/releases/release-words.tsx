/** A release's state and time in words. */
import * as m from '#messages';
import type { Release, ReleaseState } from '#schemas/domain/content/release.ts';
import { classes } from '#ui/classes.ts';
import { sayZonedMoment } from '../words/when.ts';

const states: Record<ReleaseState, { name: () => string; look: string }> = {
  open: { name: m.release_state_open, look: 'bg-sand text-stone' },
  scheduled: { name: m.editor_state_pending, look: 'bg-info/10 text-info' },
  done: { name: m.release_state_done, look: 'bg-accent-soft text-accent-deep' },
  failed: { name: m.editor_state_failed, look: 'bg-danger-soft text-danger' },
  cancelled: { name: m.editor_state_cancelled, look: 'bg-sand text-stone' },
};

export function ReleaseChip({ state }: Pick<Release, 'state'>) {
  const { name, look } = states[state];
  return (
    <span
      className={classes(
        'inline-flex rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        look,
      )}
    >
      {name()}
    </span>
  );
}

/** When it goes live, went live, or ended otherwise; what ended is said by the shop's clock. */
export function sayWhen({ state, at, ended_at, zone }: Release, shopZone: string): string {
  if (state === 'open') return m.release_no_time();
  if (state === 'scheduled') return at ? sayZonedMoment(at, zone) : '';
  return ended_at ? sayZonedMoment(ended_at, shopZone) : '';
}
