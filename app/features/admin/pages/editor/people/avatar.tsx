import { classes } from '#ui/classes.ts';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('') || '?';

const tones = ['bg-accent-deep', 'bg-info', 'bg-warning', 'bg-danger', 'bg-stone'];

/** The same colour for the same name, here and on every screen. */
const toneOf = (name: string) =>
  tones[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length];

/** Who it is in two letters; `label` says it whole. */
export function Avatar({ name, label, small }: { name: string; label: string; small?: boolean }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={classes(
        'flex shrink-0 items-center justify-center rounded-full border-2 border-surface font-semibold text-on-accent',
        small ? 'size-6 text-[0.625rem]' : 'size-8 text-xs',
        toneOf(name),
      )}
    >
      {initials(name)}
    </span>
  );
}
