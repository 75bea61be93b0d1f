/** Begins an experiment of the page that is edited, or of one of its blocks. */
import { type FormEvent, useState } from 'react';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { isObject } from '#app/shared/json.ts';
import * as m from '#messages';
import { longestExperimentName } from '#schemas/domain/content/experiment.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { editorHref } from '../pages/places.ts';
import { useEditorSession, useSession } from '../session/hooks.ts';
import { blockName } from '../words/block-words.ts';
import { defaultName } from './experiment-words.tsx';
import { useExperimentsHere } from './experiments-here.tsx';
import { GoalField } from './goal-field.tsx';
import { goalIn, sharesIn } from './share-fields.ts';
import { SharesChoice } from './shares-choice.tsx';

const formId = 'test-variant';

/** `block`: the key of the one that is tested; null for all of the page. */
export function TestVariant({ block, onClose }: { block: string | null; onClose: () => void }) {
  const session = useEditorSession();
  const { page, ofPage } = useExperimentsHere();
  const value = useSession(({ document }) => document.blocks.find(({ key }) => key === block)?.value ?? null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ message: string | null; errors: Record<string, string> }>();
  if (!page) return null;
  const live = page.published?.document.blocks;
  const isLive =
    block === null || (Array.isArray(live) && live.some((one) => isObject(one) && one.id === block));
  const running = ofPage.find(({ state }) => state === 'running');

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    // What was written in the page stays in its draft.
    await session.saveNow();
    const made = await callApi('createExperiment', {
      body: {
        page: page._id,
        ...(block === null ? {} : { block }),
        name: String(form.get('name') ?? ''),
        goal: goalIn(form),
        shares: sharesIn(form),
      },
    });
    if (made.ok) return location.assign(editorHref('variant', made.data.variant));
    setBusy(false);
    const errors = formErrors(made.problem.fieldErrors);
    const isBeside = Object.keys(errors).some((name) => /^(?:name|shares)\b/.test(name));
    return setRefused({
      message: isBeside ? null : (errors.page ?? errors.block ?? made.problem.message),
      errors,
    });
  };

  return (
    <Dialog
      title={block === null ? m.experiment_test_page_title() : m.experiment_test_block_title()}
      text={block === null ? m.experiment_test_page_text() : m.experiment_test_block_text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.editor_cancel()}
          </Button>
          {isLive ? (
            <Button type="submit" form={formId} busy={busy}>
              {m.experiment_create_b()}
            </Button>
          ) : null}
        </>
      }
    >
      {isLive ? (
        <form id={formId} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
          {refused?.message ? <Notice tone="error">{refused.message}</Notice> : null}
          {running ? <Notice>{m.experiment_waits_for({ name: running.name })}</Notice> : null}
          <TextField
            label={m.release_name()}
            hint={m.experiment_name_hint()}
            name="name"
            required
            maxLength={longestExperimentName}
            defaultValue={defaultName(page.title, block === null ? null : blockName(value))}
            data-autofocus=""
            error={refused?.errors.name}
          />
          <GoalField />
          <SharesChoice errors={refused?.errors} />
        </form>
      ) : (
        <Notice tone="warning">{m.problem_experiment_block_gone()}</Notice>
      )}
    </Dialog>
  );
}
