/** The page's comments in React: each hook renders again only when what it reads is another. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CommentState, CommentStore } from './comment-store.ts';

const CommentContext = createContext<CommentStore | null>(null);
export const CommentContextProvider = CommentContext.Provider;

/** Throws outside of <CommentsProvider>. */
export function useCommentStore(): CommentStore {
  const store = useContext(CommentContext);
  if (!store) throw new Error('Comments need <CommentsProvider>');
  return store;
}

/** `read` answers the same thing while nothing of it changed. */
export function useComments<T>(read: (state: CommentState) => T): T {
  const store = useCommentStore();
  const now = () => read(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, now, now);
}
