/** What is worth a look before publishing, each with the way to its field. Nothing of it is in the way. */
import { useMemo } from 'react';
import * as m from '#messages';
import { WarningIcon } from '#ui/status-icons.tsx';
import { useDocument } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { problemTrail } from './problem-trail.ts';
import { warningsOf } from './warnings.ts';

export function WarningList({ onProblem }: { onProblem: (problem: Problem) => void }) {
  const document = useDocument();
  const warnings = useMemo(() => warningsOf(document), [document]);
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings-title" className="rounded-md border border-warning bg-warning-soft">
      <h3 id="warnings-title" className="flex items-center gap-2 px-4 pt-3 text-sm font-semibold">
        <WarningIcon className="size-5 text-warning" />
        {m.editor_warnings({ count: warnings.length })}
      </h3>
      <ul className="py-1.5">
        {warnings.map((warning) => (
          <li key={JSON.stringify([warning.key, warning.path, warning.message])}>
            <button
              type="button"
              onClick={() => onProblem(warning)}
              className="flex min-h-9 w-full flex-wrap items-baseline gap-x-3 px-4 py-1 text-left text-sm hover:bg-surface/60"
            >
              <span className="font-medium text-warning underline underline-offset-4">
                {problemTrail(document, warning).join(' › ')}
              </span>
              <span>{warning.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
