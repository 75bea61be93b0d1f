/** How an experiment is set, started, ended and deleted. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { translationHref } from '#app/features/admin/translations/kind-places.ts';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import type { PageProblem } from '#schemas/domain/content/editor.ts';
import { longestExperimentName, type WholeExperiment } from '#schemas/domain/content/experiment.ts';
import { longestNote } from '#schemas/domain/content/note-length.ts';
import type { ReasonName } from '#schemas/domain/platform/reasons.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { editorHref } from '../pages/places.ts';
import { Card } from '../releases/release-forms.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { experimentHref, goalNames, hasNewA, sayShares } from './experiment-words.tsx';
import type { ExperimentAnswer, LoadedExperiment } from './experiments.server.ts';
import { GoalField } from './goal-field.tsx';
import { SharesChoice } from './shares-choice.tsx';

const link = 'inline-flex min-h-6 items-center underline underline-offset-4';

const sayProblem = ({ reason, values, message }: PageProblem): string =>
  sentenceOf({ reason: reason as ReasonName, ...(values ? { values } : {}) }) ?? message;

type StartProps = Pick<
  LoadedExperiment,
  'experiment' | 'problems' | 'other' | 'approval' | 'untranslated'
> & {
  isSame: boolean;
  answer: ExperimentAnswer | undefined;
};

export function StartCard(props: StartProps) {
  const { experiment, approval, untranslated, answer } = props;
  const why = whyNot(props);
  const refused = refusedOf(answer, 'start');
  return (
    <Card title={m.experiment_start_title()}>
      {why ? (
        <div className="text-sm">{why}</div>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-sm text-stone">{sayShares(experiment.shares)}</p>
          {untranslated > 0 ? (
            <Notice tone="warning">
              {m.experiment_untranslated({ count: untranslated })}{' '}
              <Link to={translationHref('variant', experiment.variant)} className={link}>
                {m.experiment_translate()}
              </Link>
            </Notice>
          ) : null}
          {approval.isMissing ? <Notice tone="warning">{m.editor_review_needed()}</Notice> : null}
          {refused?.errors.reason ? (
            <p className="text-sm font-medium text-danger">{refused.errors.reason}</p>
          ) : null}
          <ConfirmForm
            name={approval.isMissing ? m.experiment_start_without() : m.experiment_start()}
            text={m.experiment_start_sure()}
            intent="start"
            variant="primary"
          >
            <input type="hidden" name="revision" value={experiment.draft.revision} />
            {approval.isMissing ? (
              <TextField
                label={m.experiment_start_reason()}
                hint={m.editor_review_reason_hint()}
                name="reason"
                required
                maxLength={longestNote}
              />
            ) : null}
          </ConfirmForm>
        </div>
      )}
    </Card>
  );
}

/** What keeps it from being started; null when nothing is known to. */
function whyNot({ experiment, problems, other, approval, isSame }: StartProps) {
  const { gap, page, variant } = experiment;
  const editor = (
    <a href={editorHref('variant', variant)} className={link}>
      {m.experiment_edit_b()}
    </a>
  );
  if (gap)
    return (
      <p>
        {gap === 'page_not_live' ? m.problem_experiment_page_not_live() : m.problem_experiment_block_gone()}{' '}
        <a href={editorHref('page', page._id)} className={link}>
          {m.experiment_open_page()}
        </a>
      </p>
    );
  if (other)
    return (
      <p>
        {m.experiment_start_taken({ name: other.name })}{' '}
        <Link to={experimentHref(other._id)} className={link}>
          {m.experiment_open()}
        </Link>
      </p>
    );
  if (isSame)
    return (
      <p>
        {m.problem_experiment_same()} {editor}
      </p>
    );
  if (problems.length > 0)
    return (
      <>
        <p className="font-medium text-danger">{m.experiment_start_problems({ count: problems.length })}</p>
        <ul className="mt-1 mb-2 list-disc pl-5">
          {problems.map((problem) => (
            <li key={`${problem.pointer} ${problem.reason}`}>{sayProblem(problem)}</li>
          ))}
        </ul>
        {editor}
      </>
    );
  if (approval.isMissing && !approval.mayDoWithout)
    return (
      <p>
        {m.editor_review_needed()}. {m.experiment_start_review()}{' '}
        <a href={editorHref('variant', variant)} className={link}>
          {m.experiment_open_b()}
        </a>
      </p>
    );
  return null;
}

/** What becomes of the page, and what of anybody's work is not in it. */
const sayUseB = (experiment: WholeExperiment): string =>
  [
    experiment.result?.verdict === 'open' ? m.experiment_use_b_early() : m.experiment_use_b_sure(),
    ...(hasNewA(experiment) ? [m.experiment_use_b_loses_a()] : []),
    ...(experiment.draft.is_live ? [] : [m.experiment_use_b_without_draft()]),
  ].join(' ');

/** The three ways to end it. */
export function EndCard({ experiment }: { experiment: WholeExperiment }) {
  const isB = experiment.result?.verdict === 'winner_b';
  return (
    <Card title={m.experiment_end_title()}>
      <div className="flex flex-col items-start gap-3">
        {experiment.gap ? null : (
          <ConfirmForm
            name={m.experiment_use_b()}
            text={sayUseB(experiment)}
            intent="use_b"
            variant={isB ? 'primary' : 'outline'}
          />
        )}
        <ConfirmForm name={m.experiment_keep_a()} text={m.experiment_keep_a_sure()} intent="keep_a" />
        <ConfirmForm name={m.experiment_end()} text={m.experiment_end_sure()} intent="end" />
      </div>
    </Card>
  );
}

export const DeleteCard = ({ experiment }: { experiment: WholeExperiment }) => (
  <Card title={m.experiment_delete()}>
    <ConfirmForm
      name={m.experiment_delete_it()}
      text={m.experiment_delete_sure({ name: experiment.name })}
      intent="delete"
    />
  </Card>
);

type SettingsProps = {
  experiment: WholeExperiment;
  mayChange: boolean;
  refused: StaffAnswer | undefined;
};

/** All of it may change before it runs, its name until it ends. */
export function SettingsCard({ experiment, mayChange, refused }: SettingsProps) {
  const { name, goal, shares, state } = experiment;
  const scripted = useScripted();
  const isDraft = state === 'draft';
  const intent = isDraft ? 'save' : 'rename';
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Card title={m.experiment_settings()}>
      {isDraft && mayChange ? null : (
        <dl className="mb-5 flex flex-col gap-3 text-sm last:mb-0">
          <div>
            <dt className="font-medium">{m.experiment_goal()}</dt>
            <dd className="text-stone">{goalNames[goal]()}</dd>
          </div>
          <div>
            <dt className="font-medium">{m.experiment_shares()}</dt>
            <dd className="text-stone">{sayShares(shares)}</dd>
          </div>
        </dl>
      )}
      {mayChange ? (
        <Form
          // Uncontrolled fields keep what was typed: what was saved begins them anew.
          key={JSON.stringify([name, goal, shares])}
          method="post"
          noValidate={scripted}
          preventScrollReset
          className="flex flex-col items-start gap-4"
        >
          <TextField
            label={m.release_name()}
            name="name"
            required
            maxLength={longestExperimentName}
            defaultValue={refused?.values.name ?? name}
            error={refused?.errors.name}
            className="w-full"
          />
          {isDraft ? (
            <>
              <GoalField value={refused?.values.goal ?? goal} />
              <SharesChoice shares={shares} values={refused?.values} errors={refused?.errors} />
            </>
          ) : null}
          <Button type="submit" variant="outline" name="intent" value={intent} busy={busy}>
            {isDraft ? m.experiment_save() : m.release_rename()}
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
