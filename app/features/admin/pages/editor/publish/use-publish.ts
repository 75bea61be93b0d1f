/**
 * What publishing needs to know, asked when its dialog opens, and again when somebody else published meanwhile: all is
 * saved, what is live now, what is in the way.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { type DocumentDiff, diffDocuments } from '../document/diff.ts';
import { openDocument } from '../document/model.ts';
import { callApi } from '../editor-client.ts';
import { useDocument, useEditorSession } from '../session/hooks.ts';

export type PublishState =
  | { is: 'asking' }
  | { is: 'failed'; message: string }
  | { is: 'ready'; page: EditorPage; diff: DocumentDiff };

/** The draft is what shoppers see: there is nothing to look at, nor to publish. */
export const isAsPublished = (state: PublishState): boolean =>
  state.is === 'ready' &&
  state.page.status === 'published' &&
  state.diff.page.length === 0 &&
  state.diff.blocks.length === 0;

/** Blocks that are new, or otherwise than on the shop; none while that is not known. */
export const changedBlocks = (state: PublishState): string[] =>
  state.is === 'ready'
    ? state.diff.blocks.flatMap(({ key, kind }) => (kind === 'added' || kind === 'changed' ? [key] : []))
    : [];

type Answer = { is: 'asking' | 'ready' } | { is: 'failed'; message: string };

const asking = { is: 'asking' } as const;
const liveOf = ({ published }: EditorPage) => published?.revision ?? null;

export function usePublishState(
  page: EditorPage,
  onPage: (page: EditorPage) => void,
): { state: PublishState; again: () => void } {
  const session = useEditorSession();
  const document = useDocument();
  const [answer, setAnswer] = useState<Answer>(asking);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((last) => last + 1), []);
  const wanted = `${round} ${liveOf(page)}`;
  /** What was asked about last: an answer that brings another published revision needs no second one. */
  const known = useRef('');
  const tell = useRef(onPage);
  tell.current = onPage;

  useEffect(() => {
    if (known.current === wanted) return;
    let left = false;
    const ask = async (): Promise<EditorPage | string> => {
      if (!(await session.saveNow())) return m.editor_not_saved();
      const fetched = await callApi('getEditorPage', { params: { id: page._id } });
      if (!fetched.ok) return fetched.problem.message;
      await session.follow(fetched.data.draft.revision);
      return (await session.check()) ? fetched.data : m.editor_unreached();
    };
    setAnswer(asking);
    void ask().then((next) => {
      if (left) return;
      if (typeof next === 'string') return setAnswer({ is: 'failed', message: next });
      known.current = `${round} ${liveOf(next)}`;
      setAnswer({ is: 'ready' });
      tell.current(next);
    });
    return () => {
      left = true;
    };
  }, [session, page._id, wanted, round]);

  const { published } = page;
  const before = useMemo(() => openDocument(published?.document ?? {}), [published]);
  const diff = useMemo(() => diffDocuments(before, document), [before, document]);
  const ready = { is: 'ready', page, diff } as const;
  return { state: answer.is === 'failed' ? answer : answer.is === 'ready' ? ready : asking, again };
}
