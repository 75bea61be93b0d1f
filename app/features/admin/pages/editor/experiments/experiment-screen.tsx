/** One experiment: what is tested, what it has shown so far, and how it is started and ended. */
import { Link, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { editorHref } from '../pages/places.ts';
import { isUnchanged } from '../publish/change-list.tsx';
import { useShopZone } from '../words/when.ts';
import { DeleteCard, EndCard, SettingsCard, StartCard } from './experiment-forms.tsx';
import { ExperimentChip, saySince, saySubject, sayWinner } from './experiment-words.tsx';
import type { ExperimentAnswer, LoadedExperiment } from './experiments.server.ts';
import { LiveChanges } from './live-changes.tsx';
import { ResultPanel } from './result-panel.tsx';
import { Sides } from './sides.tsx';

type Props = LoadedExperiment & { answer: ExperimentAnswer | undefined };

const notEnded = { page_not_live: m.experiment_gap_page, block_gone: m.experiment_gap_block };

export function ExperimentScreen(props: Props) {
  const { experiment, changes, mayChange, mayRun, answer } = props;
  const { state, page, gap, result } = experiment;
  const zone = useShopZone();
  useFreshFigures(state === 'running');
  const isSame =
    state === 'draft' && (experiment.draft.is_copy || (changes !== null && isUnchanged(changes)));
  return (
    <Container className="py-8 wide:py-10">
      <Link
        to="/admin/experiments"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.experiment_back()}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading level={1} size="section">
          {experiment.name}
        </Heading>
        <ExperimentChip state={state} />
        <p className="text-stone">{saySince(experiment, zone)}</p>
      </div>
      <p className="mt-1 text-stone [overflow-wrap:anywhere]">
        <a
          href={editorHref('page', page._id)}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
        >
          {page.title || m.editor_untitled()}
        </a>{' '}
        › {saySubject(experiment)}
      </p>
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-4">
          {answer.message}
        </Notice>
      ) : null}
      {answer?.left ? (
        <Notice tone="warning" title={m.experiment_left()} className="mt-4">
          {m.experiment_left_text()}{' '}
          <a
            href={editorHref('page', page._id)}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {m.experiment_left_open()}
          </a>
        </Notice>
      ) : null}
      {gap && state === 'running' ? (
        <Notice tone="warning" title={m.experiment_gap()} className="mt-4">
          {notEnded[gap]()}
        </Notice>
      ) : null}
      <p className="mt-4 max-w-text font-medium">{nextStep(props, isSame)}</p>
      {/* On a phone the parts of both columns stand in one, what is to be done after what it is done by. */}
      <div className="mt-6 flex flex-col gap-8 desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start">
        <div className="contents min-w-0 flex-col gap-8 desk:flex">
          {result ? (
            <div className="-order-2 min-w-0 desk:order-none">
              <LiveChanges experiment={experiment} />
              <ResultPanel experiment={experiment} result={result} />
            </div>
          ) : null}
          <Sides {...props} isSame={isSame} />
        </div>
        <aside aria-label={m.experiment_what_next()} className="contents flex-col gap-6 desk:flex">
          {state === 'draft' && mayRun ? <StartCard {...props} isSame={isSame} /> : null}
          {state === 'running' && mayRun ? (
            <div className="-order-1 desk:order-none">
              <EndCard experiment={experiment} />
            </div>
          ) : null}
          <SettingsCard
            experiment={experiment}
            mayChange={mayChange && state !== 'ended'}
            refused={refusedOf(answer, 'save')}
          />
          {state === 'draft' && mayChange ? <DeleteCard experiment={experiment} /> : null}
        </aside>
      </div>
    </Container>
  );
}

/** What is to be done now, by who looks. */
function nextStep({ experiment, mayChange, mayRun }: Props, isSame: boolean): string {
  if (experiment.state === 'running' && experiment.gap) return m.experiment_next_gap();
  if (experiment.state === 'running')
    return experiment.block === null ? m.experiment_next_running_whole() : m.experiment_next_running();
  if (experiment.state === 'ended') return sayWinner(experiment);
  if (!mayChange) return m.experiment_next_draft();
  if (isSame) return m.experiment_next_change();
  return mayRun ? m.experiment_next_start() : m.experiment_next_publisher();
}

/** Whoever comes back to the tab sees today's figures. */
function useFreshFigures(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isRunning, revalidate]);
}
