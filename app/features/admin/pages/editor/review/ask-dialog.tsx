/** Before a draft is given to somebody to look at: what will be different for shoppers, and what to fix first. */
import { type FormEvent, useEffect, useState } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { longestNote } from '#schemas/domain/content/note-length.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextareaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { Changes, SpanishLeft } from '../publish/publish-parts.tsx';
import { TrailList } from '../publish/trail-list.tsx';
import { changedBlocks, isAsPublished, usePublishState } from '../publish/use-publish.ts';
import { WarningList } from '../publish/warning-list.tsx';
import { useEditorSession, useProblems, useSession } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { usePageWeight, weightWarnings } from '../weight/use-page-weight.ts';
import { useShopZone } from '../words/when.ts';

type Props = {
  page: EditorPage;
  onPage: (page: EditorPage) => void;
  onDone: (page: EditorPage) => void;
  onProblem: (problem: Problem) => void;
  onClose: () => void;
};

const formId = 'ask-review-form';

/** Who can be asked; nobody while it is on its way. */
function useReviewers() {
  const [people, setPeople] = useState<{ _id: string; name: string }[]>([]);
  useEffect(() => {
    let left = false;
    void callApi('listReviewers', {}).then((answer) => {
      if (!left && answer.ok) setPeople(answer.data);
    });
    return () => {
      left = true;
    };
  }, []);
  return people;
}

export function AskReviewDialog({ page, onPage, onDone, onProblem, onClose }: Props) {
  const session = useEditorSession();
  const zone = useShopZone();
  const people = useReviewers();
  const problems = useProblems();
  const weight = usePageWeight();
  const { state, again } = usePublishState(page, onPage);
  const [reviewer, setReviewer] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const isAsked = useSession(
    () => page.review?.state === 'asked' && page.review.revision === session.revision,
  );

  const isNothing = isAsPublished(state);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || state.is !== 'ready') return;
    setBusy(true);
    setRefused(null);
    setRefused(await ask());
    setBusy(false);
  };
  /** What kept it from being asked, in words. */
  const ask = async (): Promise<string | null> => {
    if (!(await session.saveNow())) return m.editor_not_saved();
    const params = { id: page._id };
    const body = { revision: session.revision, note: note.trim(), reviewer: reviewer || null };
    const asked = await callApi('askReview', { params, body });
    if (!asked.ok) {
      again();
      return asked.problem.message;
    }
    void showToast(m.editor_review_asked_toast(), { kind: 'success' });
    const read = await callApi('getEditorPage', { params });
    if (read.ok) onDone(read.data);
    else onClose();
    return null;
  };
  return (
    <Dialog
      title={m.editor_review_ask()}
      text={m.editor_review_ask_text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.editor_cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={state.is !== 'ready' || isAsked || isNothing}
            busy={busy}
          >
            {m.editor_review_ask()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-6">
        {refused ? <Notice tone="error">{refused}</Notice> : null}
        {isAsked && !refused ? <Notice>{m.editor_review_already()}</Notice> : null}
        {isNothing && !refused ? <Notice>{m.problem_review_nothing()}</Notice> : null}
        {problems.all.length > 0 ? (
          <TrailList
            id="problems-title"
            tone="danger"
            title={m.editor_in_the_way({ count: problems.all.length })}
            problems={problems.all}
            onProblem={onProblem}
          />
        ) : null}
        <WarningList more={weightWarnings(weight, changedBlocks(state))} onProblem={onProblem} />
        <SelectField
          label={m.editor_review_who()}
          value={reviewer}
          onChange={(event) => setReviewer(event.target.value)}
        >
          <option value="">{m.editor_review_anybody()}</option>
          {people.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label={m.editor_review_note()}
          rows={3}
          maxLength={longestNote}
          value={note}
          data-autofocus=""
          onChange={(event) => setNote(event.target.value)}
        />
        <Changes state={state} zone={zone} />
        <SpanishLeft />
      </form>
    </Dialog>
  );
}
