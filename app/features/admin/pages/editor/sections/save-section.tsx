/** A block becomes a saved section: named, made, published, and put in the block's place. */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formResolver } from '#app/shared/forms/form-resolver.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { editorHref } from '../pages/places.ts';
import { useEditorSession } from '../session/hooks.ts';
import { blockTitle, shorten } from '../words/block-words.ts';
import { replaceBySection, sectionOf } from './section-actions.ts';

const schema = z.object({ title: z.string().trim().min(1, problemKey('title_missing')).max(120) });
const formId = 'save-section';

/** A section that was made and is not on the shop yet; `why`: what kept it from being published. */
type WaitingSection = { title: string; href: string; why: string | null };

type Props = { blockKey: string; mayPublish: boolean; onClose: () => void };

export function SaveSection({ blockKey, mayPublish, onClose }: Props) {
  const session = useEditorSession();
  const [refused, setRefused] = useState<string[]>([]);
  const [waiting, setWaiting] = useState<WaitingSection | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(schema),
    defaultValues: () => {
      const { blocks } = session.getSnapshot().document;
      const value = blocks.find(({ key }) => key === blockKey)?.value ?? null;
      return Promise.resolve({ title: shorten(blockTitle(value) ?? '', 60) });
    },
  });
  const { ref, ...field } = register('title');

  const send = handleSubmit(async ({ title }) => {
    setRefused([]);
    const document = sectionOf(session.getSnapshot().document, blockKey, title);
    if (!document) return onClose();
    // Nothing is made of what could not be published.
    const checked = await callApi('checkDraft', { body: { document } });
    if (!checked.ok) return setRefused([checked.problem.message]);
    const { problems } = checked.data;
    if (problems.length > 0)
      return setRefused([
        m.section_save_blocked(),
        ...problems.map((problem) => sentenceOf(problem) ?? problem.message),
      ]);
    const made = await callApi('createEditorPage', { body: { document } });
    if (!made.ok) return setRefused([made.problem.message]);
    const link = { href: editorHref('section', made.data._id), label: m.section_save_open() };
    const params = { id: made.data._id };
    const body = { revision: made.data.draft.revision, note: '' };
    const published = mayPublish ? await callApi('publishDraft', { params, body }) : null;
    // A block that shows nothing on the shop takes nobody's place: the section waits as a draft, and the page says so.
    if (!published?.ok)
      return setWaiting({ title, href: link.href, why: published ? published.problem.message : null });
    const intent = replaceBySection(session.getSnapshot().document, blockKey, made.data._id);
    if (intent && session.edit(intent.label, intent.operations)) session.select(intent.key);
    void showToast(m.section_saved({ title }), { kind: 'success', link });
    onClose();
  });

  if (waiting) return <SectionWaits {...waiting} onClose={onClose} />;
  return (
    <Dialog
      title={m.section_do_save()}
      width="small"
      text={mayPublish ? m.section_save_text() : m.section_save_draft_text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.editor_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={formState.isSubmitting}>
            {m.section_do_save()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {refused.length > 0 ? (
          <Notice tone="error">
            {refused.slice(0, 6).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
          </Notice>
        ) : null}
        <TextField
          label={m.session_page_title()}
          hint={m.section_name_help()}
          required
          maxLength={120}
          inputRef={ref}
          data-autofocus=""
          error={formState.errors.title?.message}
          {...field}
        />
      </form>
    </Dialog>
  );
}

function SectionWaits({ title, href, why, onClose }: WaitingSection & { onClose: () => void }) {
  return (
    <Dialog
      title={m.section_saved_draft({ title })}
      width="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.section_saved_stay()}
          </Button>
          <ButtonLink to={href} reloadDocument data-autofocus="">
            {m.section_save_open()}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {why ? <Notice tone="warning">{why}</Notice> : null}
        <p>{m.section_saved_draft_text()}</p>
      </div>
    </Dialog>
  );
}
