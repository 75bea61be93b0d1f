import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { CheckIcon, InfoIcon, WarningIcon } from './status-icons.tsx';

const looks = {
  info: { box: 'border-line-strong bg-surface', icon: InfoIcon },
  success: { box: 'border-accent bg-accent-soft', icon: CheckIcon },
  warning: { box: 'border-warning bg-warning-soft', icon: WarningIcon },
  error: { box: 'border-danger bg-danger-soft', icon: WarningIcon },
} as const;

/** Something the page must say. An error is read out at once, the rest when there is a pause. */
export function Notice(props: {
  tone?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  className?: string;
}) {
  const { box, icon: Icon } = looks[props.tone ?? 'info'];
  return (
    <div
      role={props.tone === 'error' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-sm border-l-4 px-4 py-3', box, props.className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {props.title ? <p className="font-semibold">{props.title}</p> : null}
        {props.children}
      </div>
    </div>
  );
}
