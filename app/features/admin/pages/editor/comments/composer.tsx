/** Where a comment is typed. What stands in it is kept when the panel closes, and when it could not be sent. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { commentLimit } from '#schemas/domain/content/comment-path.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { useCommentStore } from './comments-context.tsx';
import type { CommentDraft } from './kept-comments.ts';
import { stillMentioned } from './mentions.ts';
import { useMentions } from './use-mentions.ts';

export type Sent = { text: string; mentions: string[]; client_id: string };

type Props<T> = {
  /** Under which name the store keeps what is typed. */
  draftKey: string;
  /** What stands in it at first, where nothing is kept. */
  start?: Pick<CommentDraft, 'text' | 'people'>;
  /** What a new thread is about, kept with what is typed. */
  block?: string | null;
  label: string;
  submit: string;
  focuses?: boolean;
  send: (sent: Sent) => Promise<ApiResult<T>>;
  onSent: (answer: T) => void;
  onCancel?: () => void;
};

export function Composer<T>(props: Props<T>) {
  const { draftKey, start, block = null, label, submit, focuses = false, send, onSent, onCancel } = props;
  const store = useCommentStore();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => {
    const known = store.draft(draftKey);
    return known.text === '' && start ? { ...known, ...start } : known;
  });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const change = (next: CommentDraft) => {
    // What could not be sent may have arrived: other words are another comment.
    const kept = { ...next, block, ...(failed === null ? {} : { client: crypto.randomUUID() }) };
    setDraft(kept);
    store.keepDraft(draftKey, kept);
    setFailed(null);
  };
  const mentions = useMentions({
    area,
    onChoose: (text, person) => change({ ...draft, text, people: [...draft.people, person] }),
  });
  useEffect(() => {
    if (focuses) area.current?.focus();
  }, [focuses]);

  const over = draft.text.trim().length - commentLimit;
  const submitDraft = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    if (draft.text.trim() === '') {
      setFailed(m.problem_comment_missing());
      area.current?.focus();
      return;
    }
    setBusy(true);
    const people = stillMentioned(draft.text, draft.people);
    const answer = await send({
      text: draft.text,
      mentions: people.map(({ _id }) => _id),
      client_id: draft.client,
    });
    setBusy(false);
    if (!answer.ok) {
      const [field] = Object.values(answer.problem.fieldErrors ?? {});
      return setFailed(field?.[0] ?? answer.problem.message);
    }
    store.dropDraft(draftKey);
    setDraft(store.draft(draftKey));
    setFailed(null);
    onSent(answer.data);
  };

  const isListed = mentions.list.length > 0;
  return (
    <form onSubmit={(event) => void submitDraft(event)} noValidate>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        readOnly={busy}
        value={draft.text}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isListed ? `${id}-people` : undefined}
        aria-activedescendant={isListed ? `${id}-${mentions.at}` : undefined}
        aria-invalid={failed !== null || undefined}
        onChange={(event) => {
          change({ ...draft, text: event.target.value });
          mentions.look();
        }}
        onKeyDown={(event) => {
          mentions.keyDown(event);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented)
            void submitDraft(event);
        }}
        onClick={mentions.look}
        onBlur={mentions.close}
        className="block w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-base [field-sizing:content] min-h-20 max-h-60"
      />
      {isListed ? (
        <div
          id={`${id}-people`}
          role="listbox"
          aria-label={m.comments_people()}
          className="mt-1 rounded-md border border-line bg-surface py-1 shadow-card"
        >
          {mentions.list.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus, and its keys choose.
            <div
              key={person._id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === mentions.at}
              // The focus stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mentions.choose(person)}
              className={classes(
                'flex min-h-10 cursor-pointer items-center px-3 text-sm [overflow-wrap:anywhere]',
                index === mentions.at ? 'bg-sand' : 'hover:bg-sand',
              )}
            >
              {person.name}
            </div>
          ))}
        </div>
      ) : null}
      {failed ? (
        <Notice tone="error" className="mt-2 text-sm">
          {failed}
        </Notice>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <p id={`${id}-hint`} className={classes('mr-auto text-sm', over > 0 ? 'text-danger' : 'text-stone')}>
          {over > 0 ? m.comments_left({ count: over }) : m.comments_hint()}
        </p>
        {onCancel ? (
          <Button type="button" variant="outline" size="small" onClick={onCancel}>
            {m.editor_cancel()}
          </Button>
        ) : null}
        <Button type="submit" size="small" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
