/** Comments for what is inside: read when the editor opens, and shown in a panel when asked for. */
import { useSearchParams } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createCommentStore } from './comment-store.ts';
import { CommentContextProvider, useComments } from './comments-context.tsx';
import { CommentsPanel } from './comments-panel.tsx';

type Props = { pageId: string; account: string; children: ReactNode };

export function CommentsProvider({ pageId, account, children }: Props) {
  const [store] = useState(() => createCommentStore(pageId, account));
  const asked = useSearchParams()[0].get('comment');
  const thread = asked && /^[\w-]{1,80}$/.test(asked) ? asked : null;
  useEffect(() => {
    store.forgetOthers();
    // A notification leads to its thread.
    if (thread) store.show({ thread });
    else void store.load();
  }, [store, thread]);
  return (
    <CommentContextProvider value={store}>
      {children}
      <Panel />
    </CommentContextProvider>
  );
}

function Panel() {
  const place = useComments((state) => state.place);
  return place ? <CommentsPanel place={place} /> : null;
}
