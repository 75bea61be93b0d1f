/** A frame around a block, drawn over the page; it follows whatever moves the block. */
import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { boxOf } from './reveal.ts';

type Box = { top: number; left: number; width: number; height: number };

/** The slot's box in the document, kept up to date. `moved` is anything that may have moved it. */
function useBox(slot: string, moved: unknown): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moved` says that it must be measured anew.
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const slotBox = boxOf(slot);
      const next = slotBox && {
        top: Math.round(slotBox.top + scrollY),
        left: Math.round(slotBox.left + scrollX),
        width: Math.round(Math.min(slotBox.width, document.documentElement.clientWidth - slotBox.left)),
        height: Math.round(slotBox.height),
      };
      setBox((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const watch = new ResizeObserver(later);
    watch.observe(document.body);
    for (const name of ['scroll', 'transitionend', 'load'] as const)
      window.addEventListener(name, later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      for (const name of ['scroll', 'transitionend', 'load'] as const)
        window.removeEventListener(name, later, { capture: true });
    };
  }, [slot, moved]);
  return box;
}

export function Outline(props: { slot: string; label: string; selected: boolean; moved: unknown }) {
  const box = useBox(props.slot, props.moved);
  if (!box) return null;
  return (
    <div
      aria-hidden="true"
      data-preview-outline={props.selected ? 'selected' : 'hovered'}
      className={classes(
        'pointer-events-none absolute z-50 outline-accent',
        // A light line inside the dark one: it is seen on any ground.
        props.selected
          ? 'shadow-[inset_0_0_0_3px_var(--color-surface)] outline-2 -outline-offset-2'
          : 'outline-1 -outline-offset-1 outline-dashed',
      )}
      style={box}
    >
      <span
        className={classes(
          'absolute top-0 left-0 max-w-full truncate px-2 py-0.5 text-xs font-semibold',
          props.selected ? 'bg-accent text-on-accent' : 'bg-accent-soft text-ink',
        )}
      >
        {props.label}
      </span>
    </div>
  );
}
