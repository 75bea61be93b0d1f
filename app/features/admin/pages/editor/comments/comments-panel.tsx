/** The page's comments along the edge: threads by block in the page's order, and where one is begun. */
import { useEffect, useId, useState } from 'react';
import * as m from '#messages';
import type { CommentThreadHead } from '#schemas/domain/content/comment.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { findBlock } from '../document/model.ts';
import { callApi } from '../editor-client.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { useBlockKeys, useDocument, useEditorSession } from '../session/hooks.ts';
import { blockName, definitionOf } from '../words/block-words.ts';
import type { Place } from './comment-store.ts';
import { useCommentStore, useComments } from './comments-context.tsx';
import { Composer } from './composer.tsx';
import { groupThreads } from './group-threads.ts';
import { ThreadCard } from './thread-card.tsx';

/** ms between two questions of who only reads: presence, which says when there is something new, is for who edits. */
const every = 10_000;

export function CommentsPanel({ place }: { place: Place }) {
  const store = useCommentStore();
  const { readOnly } = useEditorSession();
  const { threads, resolved, mayWrite, isLoaded, failed, withResolved } = useComments((state) => state);
  const blocks = useBlockKeys();
  const [opened, setOpened] = useState<string | null>(place.thread ?? store.replying());
  const asked = useAskedThread(place);
  const name = useBlockNames();
  const id = useId();

  useEffect(() => {
    if (!readOnly) return;
    const timer = setInterval(() => void store.load(), every);
    return () => clearInterval(timer);
  }, [store, readOnly]);
  const at = place.block ?? null;
  useEffect(() => {
    if (isLoaded && at !== null && !place.write)
      document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'start' });
  }, [isLoaded, at, place.write, id]);

  const groups = groupThreads(threads, blocks);
  return (
    <Dialog
      title={m.comments_title()}
      text={m.comments_text()}
      place="side"
      width="small"
      onClose={store.close}
    >
      {failed ? (
        <Notice tone="error" className="mb-4">
          {failed}
        </Notice>
      ) : null}
      {asked.missing ? <Notice className="mb-4">{asked.missing}</Notice> : null}
      {mayWrite ? <NewComment at={at} focuses={place.write === true} /> : null}
      {!isLoaded && !failed ? (
        <p role="status" className="text-sm text-stone">
          {m.editor_loading()}
        </p>
      ) : null}
      {isLoaded && groups.length === 0 ? <p className="text-sm text-stone">{m.comments_none()}</p> : null}
      {groups.map(({ key, isGone, threads: own }) => (
        <section key={key ?? 'page'} aria-labelledby={`${id}-${key ?? 'page'}`} className="mb-6">
          <h3
            id={`${id}-${key ?? 'page'}`}
            className="mb-2 scroll-mt-4 text-sm font-semibold text-stone [overflow-wrap:anywhere]"
          >
            {isGone ? m.comments_gone() : name(key)}
          </h3>
          <ul className="flex flex-col gap-3">
            {own.map((head) => (
              <li key={head._id}>
                {isGone ? <GoneBlock head={head} /> : null}
                <ThreadCard
                  head={head}
                  isOpen={opened === head._id}
                  isAsked={place.thread === head._id}
                  onToggle={() => setOpened(opened === head._id ? null : head._id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {resolved > 0 || withResolved ? (
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-pressed={withResolved}
          onClick={() => store.showResolved(!withResolved)}
        >
          {withResolved ? m.comments_hide_resolved() : m.comments_show_resolved({ count: resolved })}
        </Button>
      ) : null}
    </Dialog>
  );
}

/** What the block was, where that is known. */
function GoneBlock({ head }: { head: CommentThreadHead }) {
  const label = definitionOf(head.block_type)?.label();
  return label ? <p className="mb-1 text-sm text-stone">{label}</p> : null;
}

/** A thread to which a link led may be resolved, or gone. */
function useAskedThread({ thread }: Place): { missing: string | null } {
  const store = useCommentStore();
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (!thread) return;
    void callApi('getCommentThread', { params: { id: thread } }).then((answer) => {
      if (!answer.ok) setMissing(answer.status === 404 ? m.comments_thread_gone() : answer.problem.message);
      else if (answer.data.page !== store.pageId) setMissing(m.comments_thread_gone());
      else if (answer.data.resolved) store.showResolved(true);
    });
  }, [store, thread]);
  return { missing };
}

function useBlockNames(): (key: string | null) => string {
  const document = useDocument();
  return (key) => {
    const block = key === null ? undefined : findBlock(document, key);
    return block ? blockName(block.value) : m.comments_page();
  };
}

/** The name under which a new thread is kept while it is typed. */
const newKey = 'new';

type NewProps = { at: string | null; focuses: boolean };

function NewComment({ at, focuses }: NewProps) {
  const store = useCommentStore();
  const announce = useAnnounce();
  const name = useBlockNames();
  // A key that the editor gave is no id: nothing can hang on it.
  const blocks = useBlockKeys().filter((key) => !key.startsWith('~'));
  const [about, setAbout] = useState(() => at ?? store.draft(newKey).block ?? null);
  const block = about !== null && blocks.includes(about) ? about : null;
  return (
    <section aria-label={m.comments_add()} className="mb-6 border-b border-line pb-6">
      {blocks.length > 0 ? (
        <SelectField
          label={m.comments_on()}
          value={block ?? ''}
          onChange={(event) => {
            const chosen = event.target.value || null;
            setAbout(chosen);
            store.keepDraft(newKey, { ...store.draft(newKey), block: chosen });
          }}
          className="mb-3"
        >
          <option value="">{m.comments_page()}</option>
          {blocks.map((key) => (
            <option key={key} value={key}>
              {name(key)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Composer
        draftKey={newKey}
        block={block}
        label={m.comments_label()}
        submit={m.comments_send()}
        focuses={focuses}
        send={(body) => callApi('createComment', { params: { id: store.pageId }, body: { ...body, block } })}
        onSent={(thread) => {
          announce(m.comments_sent());
          store.take(thread);
        }}
      />
    </section>
  );
}
