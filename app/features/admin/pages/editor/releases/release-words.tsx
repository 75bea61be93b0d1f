/** A release's state and time in words. */
import * as m from '#messages';
import type { Release, ReleaseState } from '#schemas/domain/content/release.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { sayZonedMoment } from '../words/when.ts';

const states: Record<ReleaseState, { name: () => string; tone: ChipTone }> = {
  open: { name: m.release_state_open, tone: 'quiet' },
  scheduled: { name: m.editor_state_pending, tone: 'planned' },
  done: { name: m.release_state_done, tone: 'done' },
  failed: { name: m.editor_state_failed, tone: 'failed' },
  cancelled: { name: m.editor_state_cancelled, tone: 'quiet' },
};

export const ReleaseChip = ({ state }: Pick<Release, 'state'>) => (
  <Chip tone={states[state].tone}>{states[state].name()}</Chip>
);

/** When it goes live, went live, or ended otherwise; what ended is said by the shop's clock. */
export function sayWhen({ state, at, ended_at, zone }: Release, shopZone: string): string {
  if (state === 'open') return m.release_no_time();
  if (state === 'scheduled') return at ? sayZonedMoment(at, zone) : '';
  return ended_at ? sayZonedMoment(ended_at, shopZone) : '';
}
