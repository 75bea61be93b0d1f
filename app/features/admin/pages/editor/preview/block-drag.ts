/** A block that is dragged through the page by its handle, by pointer or finger: where it would be put, and is. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { boxOf } from './reveal.ts';

/** px from the edge of the window within which it scrolls, and px a frame it scrolls at most. */
const edge = 72;
const fastest = 18;
/** px a pointer moves before it drags. */
const slack = 4;

export type Drop = {
  /** Among all blocks, counted from 0. */
  to: number;
  /** Where the line is drawn, in px of the document. */
  top: number;
};

type Seen = { slot: string; top: number; bottom: number };

const seenBlocks = (slots: readonly string[]): Seen[] =>
  slots.flatMap((slot) => {
    const box = boxOf(slot);
    return box ? [{ slot, top: box.top, bottom: box.bottom }] : [];
  });

/** Where a block comes to stand that is let go of at `y` (px of the window); null where it stays. */
export function dropAt(
  slots: readonly string[],
  seen: readonly Seen[],
  slot: string,
  y: number,
): Drop | null {
  const below = seen.find(({ top, bottom }) => y < (top + bottom) / 2);
  const line = below?.top ?? seen.at(-1)?.bottom;
  if (line === undefined) return null;
  const from = slots.indexOf(slot);
  const before = below ? slots.indexOf(below.slot) : slots.length;
  const to = before > from ? before - 1 : before;
  return to === from ? null : { to, top: line };
}

type Options = { slots: readonly string[]; slot: string; onDrop: (to: number) => void };

/** For the handle: it drags while it is held; Escape lets go. */
export function useBlockDrag({ slots, slot, onDrop }: Options) {
  const [drop, setDrop] = useState<Drop | null>(null);
  const [dragging, setDragging] = useState(false);
  const pointer = useRef<{ id: number; from: number; y: number } | null>(null);
  const last = useRef<Drop | null>(null);

  const end = () => {
    pointer.current = null;
    last.current = null;
    setDragging(false);
    setDrop(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one drag, whatever is drawn meanwhile.
  useEffect(() => {
    if (!dragging) return;
    let frame = 0;
    const step = () => {
      const { y = 0 } = pointer.current ?? {};
      const near = y < edge ? y - edge : Math.max(0, y - (innerHeight - edge));
      if (near !== 0) scrollBy(0, (near / edge) * fastest);
      const next = dropAt(slots, seenBlocks(slots), slot, y);
      last.current = next && { ...next, top: next.top + scrollY };
      setDrop((old) => (old?.to === next?.to && old?.top === last.current?.top ? old : last.current));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [dragging]);

  return {
    drop,
    dragging,
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = { id: event.pointerId, from: event.clientY, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = pointer.current;
        if (held?.id !== event.pointerId) return;
        held.y = event.clientY;
        if (Math.abs(held.y - held.from) > slack) setDragging(true);
      },
      onPointerUp: () => {
        const to = last.current?.to;
        const dragged = dragging;
        end();
        if (dragged && to !== undefined) onDrop(to);
      },
      onPointerCancel: end,
    },
  };
}
