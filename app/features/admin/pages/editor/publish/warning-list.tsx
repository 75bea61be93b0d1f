/** What is worth a look before publishing, each with the way to its field. Nothing of it is in the way. */
import { useMemo } from 'react';
import * as m from '#messages';
import { useDocument, useProblems } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { TrailList } from './trail-list.tsx';
import { warningsOf } from './warnings.ts';

type Props = { more: readonly Problem[]; onProblem: (problem: Problem) => void };

/** `more`: what takes a server to know. */
export function WarningList({ more, onProblem }: Props) {
  const document = useDocument();
  const { warnings: heard } = useProblems();
  const own = useMemo(() => warningsOf(document, Date.now()), [document]);
  const problems = [...own, ...heard, ...more];
  if (problems.length === 0) return null;
  const title = m.editor_warnings({ count: problems.length });
  return <TrailList id="warnings-title" tone="warning" {...{ title, problems, onProblem }} />;
}
