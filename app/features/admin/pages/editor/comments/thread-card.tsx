/** A thread in the panel: its first comment, and when it is open the replies and where one replies. */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import * as m from '#messages';
import type { CommentThread, CommentThreadHead } from '#schemas/domain/content/comment.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { actorName } from '../words/actor-name.ts';
import { CommentBody } from './comment-body.tsx';
import { replyKey } from './comment-store.ts';
import { useCommentStore, useComments } from './comments-context.tsx';
import { Composer } from './composer.tsx';

type Props = { head: CommentThreadHead; isOpen: boolean; isAsked: boolean; onToggle: () => void };

export function ThreadCard({ head, isOpen, isAsked, onToggle }: Props) {
  const store = useCommentStore();
  const announce = useAnnounce();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const version = useComments((state) => state.version);
  const [thread, setThread] = useState<CommentThread | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { _id, first, replies, resolved, may_reply, may_resolve } = head;

  const read = useCallback(async () => {
    const answer = await callApi('getCommentThread', { params: { id: _id } });
    if (!answer.ok) return setFailed(answer.problem.message);
    setFailed(null);
    setThread(answer.data);
  }, [_id]);
  // Again when anything of the page's comments changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says when to read again.
  useEffect(() => {
    if (isOpen) void read();
  }, [isOpen, read, version]);
  useEffect(() => {
    if (!isAsked) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [isAsked]);

  const take = (next: CommentThread | null) => {
    const dialog = card.current?.closest('dialog');
    // What was pressed may be gone with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (card.current ?? dialog)?.focus();
    });
    setThread(next);
    if (next) store.take(next);
    else store.drop(_id);
  };
  const resolve = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await callApi('resolveComments', {
      params: { id: _id },
      body: { resolved: resolved === null },
    });
    setBusy(false);
    if (!answer.ok) return setFailed(answer.problem.message);
    announce(resolved ? m.comments_said_reopened() : m.comments_said_resolved());
    take(answer.data);
  };
  const closing = replies > 0 ? m.comments_hide() : m.editor_cancel();
  const opening = replies > 0 ? m.comments_count({ count: replies }) : m.comments_reply();
  const label = isOpen ? closing : opening;
  const later = (thread?.comments ?? []).filter((one) => one._id !== _id);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={m.comments_by({ name: actorName(first.author) })}
      className={classes(
        'scroll-mt-4 rounded-md border bg-surface p-3 outline-none',
        isAsked ? 'border-accent' : 'border-line',
      )}
    >
      {resolved ? (
        <p className="mb-2 text-sm font-semibold text-stone">
          {m.comments_resolved_by({ name: actorName(resolved.by) })}
        </p>
      ) : null}
      <CommentBody comment={first} onThread={take} />
      <div id={id}>
        {isOpen && later.length > 0 ? (
          <ul className="mt-3 flex flex-col gap-3 border-l-2 border-line pl-3">
            {later.map((comment) => (
              <li key={comment._id}>
                <CommentBody comment={comment} onThread={take} />
              </li>
            ))}
          </ul>
        ) : null}
        {isOpen && may_reply ? (
          <div className="mt-3">
            <Composer
              draftKey={replyKey(_id)}
              label={m.comments_reply_label()}
              submit={m.comments_reply()}
              send={(body) => callApi('replyToComment', { params: { id: _id }, body })}
              onSent={(next) => {
                announce(m.comments_replied());
                take(next);
              }}
            />
          </div>
        ) : null}
      </div>
      {failed ? (
        <Notice tone="error" className="mt-2 text-sm">
          {failed}
        </Notice>
      ) : null}
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {replies > 0 || may_reply ? (
          <Button
            type="button"
            variant="outline"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            {label}
          </Button>
        ) : null}
        {may_resolve ? (
          <Button type="button" variant="outline" size="small" busy={busy} onClick={() => void resolve()}>
            {resolved ? m.comments_reopen() : m.comments_resolve()}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
