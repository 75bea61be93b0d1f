/** What is in the way of publishing, each with the way to its field. */

import * as m from '#messages';
import { WarningIcon } from '#ui/status-icons.tsx';
import { findBlock } from '../document/model.ts';
import { useDocument } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { fieldTrail, pageFieldTrail, typeLabel } from '../words/block-words.ts';

export function ProblemList(props: { problems: readonly Problem[]; onProblem: (problem: Problem) => void }) {
  const { problems, onProblem } = props;
  const document = useDocument();
  const trailOf = ({ key, path }: Problem): string[] => {
    if (key === null) return [m.editor_the_page(), ...pageFieldTrail({ path })];
    const value = findBlock(document, key)?.value ?? null;
    return [typeLabel(value), ...fieldTrail(value, path)];
  };
  return (
    <section aria-labelledby="problems-title" className="rounded-md border border-danger bg-danger-soft">
      <h3 id="problems-title" className="flex items-center gap-2 px-4 pt-3 text-sm font-semibold">
        <WarningIcon className="size-5 text-danger" />
        {m.editor_in_the_way({ count: problems.length })}
      </h3>
      <ul className="py-1.5">
        {problems.map((problem) => (
          <li key={JSON.stringify([problem.key, problem.path, problem.message])}>
            <button
              type="button"
              onClick={() => onProblem(problem)}
              className="flex min-h-9 w-full flex-wrap items-baseline gap-x-3 px-4 py-1 text-left text-sm hover:bg-surface/60"
            >
              <span className="font-medium text-danger underline underline-offset-4">
                {trailOf(problem).join(' › ')}
              </span>
              <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
