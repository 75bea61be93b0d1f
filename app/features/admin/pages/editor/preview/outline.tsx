/** A frame around a block, drawn over the page; it follows whatever moves the block. */
import { classes } from '#ui/classes.ts';
import { useBox } from './use-box.ts';

type Props = {
  measure: () => DOMRect | null;
  label: string;
  selected: boolean;
  /** Anything that may have moved it. */
  moved: unknown;
};

export function Outline({ measure, label, selected, moved }: Props) {
  const box = useBox(measure, moved);
  if (!box) return null;
  return (
    <div
      aria-hidden="true"
      data-preview-outline={selected ? 'selected' : 'hovered'}
      className={classes(
        'pointer-events-none absolute z-50 outline-accent',
        // A light line inside the dark one: it is seen on any ground.
        selected
          ? 'shadow-[inset_0_0_0_3px_var(--color-surface)] outline-2 -outline-offset-2'
          : 'outline-1 -outline-offset-1 outline-dashed',
      )}
      style={box}
    >
      <span
        className={classes(
          'absolute top-0 left-0 max-w-full truncate px-2 py-0.5 text-xs font-semibold',
          selected ? 'bg-accent text-on-accent' : 'bg-accent-soft text-ink',
        )}
      >
        {label}
      </span>
    </div>
  );
}
