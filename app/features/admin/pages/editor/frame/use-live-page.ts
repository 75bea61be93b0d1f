/** The page as the server has it: others publish it, schedule it and take it off while it is open here. */
import { useCallback, useRef, useState } from 'react';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { useCommentStore } from '../comments/comments-context.tsx';
import { callApi } from '../editor-client.ts';
import { type PageHead, usePresence } from '../people/use-presence.ts';

const isNews = ({ published, next, review }: EditorPage, head: PageHead): boolean =>
  (published?.revision ?? null) !== head.published ||
  next?._id !== head.next?._id ||
  next?.at !== head.next?.at ||
  next?.zone !== head.next?.zone ||
  review?._id !== head.review?._id ||
  review?.state !== head.review?.state;

export function useLivePage(fetched: EditorPage) {
  const [page, setPage] = useState(fetched);
  const shown = useRef(page);
  shown.current = page;
  const { _id } = fetched;
  const comments = useCommentStore();
  const hear = useCallback(
    async (head: PageHead) => {
      comments.hear(head.comments);
      if (!isNews(shown.current, head)) return;
      const answer = await callApi('getEditorPage', { params: { id: _id } });
      if (answer.ok) setPage(answer.data);
    },
    [_id, comments],
  );
  return { page, setPage, others: usePresence(_id, hear) };
}
