/**
 * A block that is being written stays as it is drawn: React would put its own words back under the cursor. It is let go
 * of when it comes with what was written.
 */
import { useCallback, useMemo, useRef, useState } from 'react';
import { getAt, type Json, pathOf } from '#app/shared/json.ts';
import type { PreviewEntry } from '../entries.ts';

/**
 * ms after which a block that is another by now is drawn though it does not say what was written: it may be wrong, or
 * changed by another person. One that does not come at all, for want of a line, stays as it was written.
 */
const patience = 1_500;

type Held = {
  /** As it is drawn. */
  entry: PreviewEntry;
  /** What its texts say by now, by pointer. */
  written: Readonly<Record<string, string>>;
  isWriting: boolean;
  isOverdue: boolean;
};

export type HeldEntries = {
  entries: PreviewEntry[];
  heldSlot: string | null;
  hold: (slot: string) => void;
  /** It is written; the block that says so may come. */
  letGo: (pointer: string, text: string) => void;
  /** At once, whatever it says. */
  drop: () => void;
};

const says = (entry: PreviewEntry, written: Held['written']): boolean =>
  entry.state === 'shown' &&
  Object.entries(written).every(
    ([pointer, text]) => (getAt(entry.block.props as Json, pathOf(pointer)) ?? '') === text,
  );

const isNews = (now: PreviewEntry, { entry, written, isOverdue }: Held): boolean =>
  says(now, written) || (isOverdue && now.key !== entry.key);

export function useHeldEntries(current: PreviewEntry[]): HeldEntries {
  const [held, setHeld] = useState<Held | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const now = held && current.find(({ slot }) => slot === held.entry.slot);
  const isOver = held !== null && (!now || (!held.isWriting && isNews(now, held)));
  if (isOver) setHeld(null);
  const kept = isOver ? null : held;
  const entries = useMemo(
    () => (kept ? current.map((entry) => (entry.slot === kept.entry.slot ? kept.entry : entry)) : current),
    [current, kept],
  );
  const known = useRef(current);
  known.current = current;

  const hold = useCallback((slot: string) => {
    clearTimeout(timer.current);
    const entry = known.current.find((one) => one.slot === slot);
    setHeld((before) => {
      if (before?.entry.slot === slot) return { ...before, isWriting: true, isOverdue: false };
      return entry ? { entry, written: {}, isWriting: true, isOverdue: false } : before;
    });
  }, []);
  const letGo = useCallback((pointer: string, text: string) => {
    setHeld(
      (before) => before && { ...before, written: { ...before.written, [pointer]: text }, isWriting: false },
    );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld((before) => before && { ...before, isOverdue: true }), patience);
  }, []);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    setHeld(null);
  }, []);
  return { entries, heldSlot: kept?.entry.slot ?? null, hold, letGo, drop };
}
