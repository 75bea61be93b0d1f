/** The answer to who asked for review: approved, or what is to be changed. */
import { type FormEvent, useState } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { longestNote } from '#schemas/domain/content/note-length.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextareaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { Changes } from '../publish/publish-parts.tsx';
import { usePublishState } from '../publish/use-publish.ts';
import { useEditorSession } from '../session/hooks.ts';
import { useShopZone } from '../words/when.ts';

type Props = {
  page: EditorPage;
  answer: 'approved' | 'changes';
  onPage: (page: EditorPage) => void;
  onDone: (page: EditorPage) => void;
  onClose: () => void;
};

const formId = 'answer-review-form';

export function AnswerDialog({ page, answer, onPage, onDone, onClose }: Props) {
  const session = useEditorSession();
  const zone = useShopZone();
  const { state, again } = usePublishState(page, onPage);
  /** The one that the dialog was opened for: another's answer may come while it is open. */
  const [id] = useState(page.review?._id ?? '');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ message: string; note?: string | undefined } | null>(null);
  const isYes = answer === 'approved';
  const title = isYes ? m.editor_review_approve() : m.editor_review_changes();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || state.is !== 'ready') return;
    if (!isYes && note.trim() === '') {
      setRefused({ message: '', note: m.problem_review_note_missing() });
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    setRefused(await tell());
    setBusy(false);
  };
  const tell = async (): Promise<{ message: string; note?: string | undefined } | null> => {
    if (!(await session.saveNow())) return { message: m.editor_not_saved() };
    const body = { answer, note: note.trim(), revision: session.revision };
    const done = await callApi('answerReview', { params: { id }, body });
    if (!done.ok) {
      again();
      return { message: done.problem.message, note: done.problem.fieldErrors?.['/note']?.[0] };
    }
    void showToast(isYes ? m.editor_review_approved_toast() : m.editor_review_changes_toast(), {
      kind: 'success',
    });
    const read = await callApi('getEditorPage', { params: { id: page._id } });
    if (read.ok) onDone(read.data);
    else onClose();
    return null;
  };
  return (
    <Dialog
      title={title}
      {...(isYes ? { text: m.editor_review_approve_text() } : {})}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.editor_cancel()}
          </Button>
          <Button type="submit" form={formId} disabled={state.is !== 'ready'} busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-6">
        {refused?.message ? <Notice tone="error">{refused.message}</Notice> : null}
        <TextareaField
          label={isYes ? m.editor_review_note() : m.editor_review_changes_note()}
          rows={3}
          maxLength={longestNote}
          value={note}
          required={!isYes}
          data-autofocus=""
          error={refused?.note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Changes state={state} zone={zone} />
      </form>
    </Dialog>
  );
}
