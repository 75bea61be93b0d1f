/** All experiments: those that run, those to come, those that ended. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { type Experiment, longestExperimentName } from '#schemas/domain/content/experiment.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { addressOf, audienceName } from '../pages/page-words.tsx';
import { useShopZone } from '../words/when.ts';
import {
  defaultName,
  ExperimentChip,
  experimentHref,
  goalNames,
  saySince,
  saySubject,
  sayWinner,
} from './experiment-words.tsx';
import type { TestablePage } from './experiments.server.ts';
import { GoalField } from './goal-field.tsx';
import { SharesChoice } from './shares-choice.tsx';

type Props = {
  experiments: Experiment[] | null;
  message: string | null;
  mayBegin: boolean;
  pages: TestablePage[];
  wanted: string | null;
  answer: StaffAnswer | undefined;
};

const groups = [
  { state: 'running', title: m.experiment_running },
  { state: 'draft', title: m.experiment_drafts },
  { state: 'ended', title: m.experiment_ended },
] as const;

export function ExperimentsScreen({ experiments, message, mayBegin, pages, wanted, answer }: Props) {
  return (
    <Container className="py-8 wide:py-10">
      <Heading level={1} size="section">
        {m.experiment_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.experiment_text()}</p>
      {mayBegin ? <NewExperiment {...{ pages, wanted, answer }} /> : null}
      {experiments === null ? (
        <Notice tone="error" title={m.experiment_failed()} className="mt-6">
          {message}
        </Notice>
      ) : experiments.length === 0 ? (
        <div className="mt-8">
          <EmptyState level={2} title={m.experiment_none()} text={m.experiment_none_text()} />
        </div>
      ) : (
        groups.map(({ state, title }) => {
          const some = experiments.filter((experiment) => experiment.state === state);
          if (some.length === 0) return null;
          return (
            <section key={state} aria-labelledby={`experiments-${state}`} className="mt-8">
              <h2 id={`experiments-${state}`} className="mb-3 font-semibold">
                {title()}
              </h2>
              <List experiments={some} />
            </section>
          );
        })
      )}
    </Container>
  );
}

function NewExperiment({ pages, wanted, answer }: Pick<Props, 'pages' | 'wanted' | 'answer'>) {
  const scripted = useScripted();
  const refused = refusedOf(answer, 'new');
  const busy = useNavigation().formData?.get('intent') === 'new';
  const begun = pages.find(({ _id }) => _id === wanted);
  return (
    <details open={refused !== undefined || begun !== undefined} className="group mt-6">
      <summary className={`${buttonClasses()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {m.experiment_new()}
      </summary>
      <Form
        method="post"
        action="/admin/experiments?index"
        noValidate={scripted}
        aria-label={m.experiment_new()}
        className="mt-4 flex max-w-2xl flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card"
      >
        <p className="text-sm text-stone">{m.experiment_new_text()}</p>
        {refused?.message ? <Notice tone="error">{refused.message}</Notice> : null}
        <SelectField
          label={m.experiment_page()}
          name="page"
          defaultValue={refused?.values.page ?? begun?._id}
          error={refused?.errors.page}
        >
          {pages.map(({ _id, title, slug, audience }) => (
            <option key={_id} value={_id}>
              {[title || m.editor_untitled(), addressOf(slug), audienceName(audience)].join(' · ')}
            </option>
          ))}
        </SelectField>
        <TextField
          label={m.release_name()}
          hint={m.experiment_name_hint()}
          name="name"
          required
          maxLength={longestExperimentName}
          defaultValue={refused?.values.name ?? (begun && defaultName(begun.title, null))}
          error={refused?.errors.name}
        />
        <GoalField value={refused?.values.goal} />
        <SharesChoice values={refused?.values} errors={refused?.errors} />
        <Button type="submit" name="intent" value="new" busy={busy} className="self-start">
          {m.experiment_create()}
        </Button>
      </Form>
    </details>
  );
}

function List({ experiments }: { experiments: Experiment[] }) {
  const zone = useShopZone();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
      {experiments.map((experiment) => {
        const { _id, name, page, goal, state, visitors } = experiment;
        return (
          <li
            key={_id}
            className="grid gap-x-6 gap-y-1.5 px-5 py-4 desk:grid-cols-[minmax(0,1fr)_12rem_14rem_6rem] desk:items-center"
          >
            <div className="min-w-0">
              <Link
                to={experimentHref(_id)}
                className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {name}
              </Link>
              <p className="text-sm text-stone [overflow-wrap:anywhere]">
                {page.title || m.editor_untitled()} › {saySubject(experiment)}
              </p>
            </div>
            <p className="text-sm">
              <span className="desk:sr-only">{m.experiment_goal_is()} </span>
              {goalNames[goal]()}
            </p>
            <p className="text-sm">
              {state === 'draft' ? null : (
                <span className="font-medium desk:block">{m.experiment_visitors({ count: visitors })}</span>
              )}
              {state === 'draft' ? null : <span className="desk:hidden"> · </span>}
              <span className="text-stone">{saySince(experiment, zone)}</span>
            </p>
            <p className="desk:text-right">
              {state === 'ended' ? (
                <span className="text-sm font-medium">{sayWinner(experiment)}</span>
              ) : (
                <ExperimentChip state={state} />
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
