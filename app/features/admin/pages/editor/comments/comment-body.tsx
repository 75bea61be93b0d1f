/** One comment: who, when, what; and what its author can do with it. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import type { Comment, CommentThread } from '#schemas/domain/content/comment.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { Avatar } from '../people/avatar.tsx';
import { actorName } from '../words/actor-name.ts';
import { sayZonedMoment, useShopZone } from '../words/when.ts';
import { useCommentStore } from './comments-context.tsx';
import { Composer } from './composer.tsx';
import { partsOf } from './mentions.ts';

type Props = {
  comment: Comment;
  /** As it is afterwards; null when nothing is left of it. */
  onThread: (thread: CommentThread | null) => void;
};

/** What takes the place of the button that was pressed has its focus. */
const focusFirst = (place: HTMLElement | null) => place?.querySelector('button')?.focus();

const quiet =
  'inline-flex min-h-8 items-center text-sm font-medium text-stone underline-offset-4 hover:text-ink hover:underline';

export function CommentBody({ comment, onThread }: Props) {
  const { _id, author, own, text, mentions, created_at, edited_at, deleted } = comment;
  const store = useCommentStore();
  const zone = useShopZone();
  const announce = useAnnounce();
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const done = () => {
    setDoing(null);
    box.current?.focus();
  };
  const name = actorName(author);
  const draftKey = `edit ${_id}`;

  const remove = async () => {
    const answer = await callApi('deleteComment', { params: { id: _id } });
    if (!answer.ok) return setFailed(answer.problem.message);
    done();
    announce(m.comments_said_deleted());
    onThread(answer.data.thread);
  };
  return (
    <div ref={box} tabIndex={-1} className="flex gap-3 outline-none">
      <Avatar name={name} label={name} small />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          <time dateTime={created_at} className="text-stone">
            {sayZonedMoment(created_at, zone)}
          </time>
          {edited_at && !deleted ? <span className="text-stone">{m.comments_edited()}</span> : null}
        </p>
        {doing === 'edit' ? (
          <div className="mt-2">
            <Composer
              draftKey={draftKey}
              start={{ text, people: mentions }}
              label={m.comments_edit_label()}
              submit={m.comments_save()}
              focuses
              send={({ text: written, mentions: named }) =>
                callApi('changeComment', { params: { id: _id }, body: { text: written, mentions: named } })
              }
              onSent={(thread) => {
                done();
                onThread(thread);
              }}
              onCancel={() => {
                store.dropDraft(draftKey);
                done();
              }}
            />
          </div>
        ) : (
          <p className="mt-0.5 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
            {deleted ? <span className="text-stone italic">{m.comments_deleted()}</span> : null}
            {partsOf(text, mentions).map((part) =>
              part.isMention ? (
                <span key={part.at} className="font-semibold text-accent">
                  {part.text}
                </span>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
        {failed ? (
          <Notice tone="error" className="mt-2 text-sm">
            {failed}
          </Notice>
        ) : null}
        {own && !deleted && doing === null ? (
          <p className="flex gap-4">
            <button type="button" className={quiet} onClick={() => setDoing('edit')}>
              {m.comments_edit()}
            </button>
            <button type="button" className={quiet} onClick={() => setDoing('delete')}>
              {m.comments_delete()}
            </button>
          </p>
        ) : null}
        {doing === 'delete' ? (
          <div ref={focusFirst} className="mt-2 flex flex-wrap items-center gap-2">
            <p className="mr-auto text-sm font-semibold">{m.comments_delete_sure()}</p>
            <Button type="button" variant="outline" size="small" onClick={done}>
              {m.editor_cancel()}
            </Button>
            <Button type="button" size="small" onClick={() => void remove()}>
              {m.comments_delete()}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
