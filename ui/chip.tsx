import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const looks = {
  waiting: 'bg-warning-soft text-warning',
  done: 'bg-accent-soft text-accent-deep',
  planned: 'bg-info/10 text-info',
  quiet: 'bg-sand text-stone',
  failed: 'bg-danger-soft text-danger',
};
export type ChipTone = keyof typeof looks;

/** How something stands, in a word or two. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        looks[tone],
      )}
    >
      {children}
    </span>
  );
}
