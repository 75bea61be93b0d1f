import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';

/** Nothing here, why, and what to do next. */
export function EmptyState({
  title,
  text,
  action,
  level = 2,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  level?: 1 | 2;
}) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
      <Heading level={level} size="card">
        {title}
      </Heading>
      {text ? <p className="mt-3 max-w-text text-stone">{text}</p> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
