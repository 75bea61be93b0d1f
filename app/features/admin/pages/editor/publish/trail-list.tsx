/** Problems or warnings, each as the way to its field. */
import { WarningIcon } from '#ui/status-icons.tsx';
import { useDocument } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { problemTrail } from './problem-trail.ts';

const looks = {
  danger: { box: 'border-danger bg-danger-soft', text: 'text-danger' },
  warning: { box: 'border-warning bg-warning-soft', text: 'text-warning' },
} as const;

type Props = {
  id: string;
  tone: keyof typeof looks;
  title: string;
  problems: readonly Problem[];
  onProblem: (problem: Problem) => void;
};

export function TrailList({ id, tone, title, problems, onProblem }: Props) {
  const document = useDocument();
  const { box, text } = looks[tone];
  return (
    <section aria-labelledby={id} className={`rounded-md border ${box}`}>
      <h3 id={id} className="flex items-center gap-2 px-4 pt-3 text-sm font-semibold">
        <WarningIcon className={`size-5 ${text}`} />
        {title}
      </h3>
      <ul className="py-1.5">
        {problems.map((problem) => (
          <li key={JSON.stringify([problem.key, problem.path, problem.message])}>
            <button
              type="button"
              onClick={() => onProblem(problem)}
              className="flex min-h-9 w-full flex-wrap items-baseline gap-x-3 px-4 py-1 text-left text-sm hover:bg-surface/60"
            >
              <span className={`font-medium underline underline-offset-4 ${text}`}>
                {problemTrail(document, problem).join(' › ')}
              </span>
              <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
