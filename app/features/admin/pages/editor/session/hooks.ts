/** A session in React: each hook renders again only when what it reads is another. */
import { createContext, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Json } from '#app/shared/json.ts';
import { type EditorDocument, findBlock } from '../document/model.ts';
import type { EditorSession } from './editor-session.ts';
import type { EditorSnapshot, Notice, Problems, SaveState, Selection } from './types.ts';

const SessionContext = createContext<EditorSession | null>(null);
export const SessionContextProvider = SessionContext.Provider;

/** Throws outside of <EditorSessionProvider>. */
export function useEditorSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The editor needs <EditorSessionProvider>');
  return session;
}

/** `read` answers the same thing while nothing of it changed; it may be a new function each time. */
export function useSession<T>(read: (snapshot: EditorSnapshot) => T): T {
  const session = useEditorSession();
  const now = () => read(session.getSnapshot());
  return useSyncExternalStore(session.subscribe, now, now);
}

export const useDocument = (): EditorDocument => useSession(({ document }) => document);

/** The blocks' names in their order: the same array until one comes, goes or moves. */
export function useBlockKeys(): string[] {
  const last = useRef<{ blocks: EditorDocument['blocks']; keys: string[] }>();
  return useSession(({ document: { blocks } }) => {
    const known = last.current;
    if (known?.blocks === blocks) return known.keys;
    const same =
      known?.keys.length === blocks.length && blocks.every(({ key }, index) => key === known.keys[index]);
    const keys = known && same ? known.keys : blocks.map(({ key }) => key);
    last.current = { blocks, keys };
    return keys;
  });
}

/** The block's stored form, undefined when it is gone. */
export const useBlock = (key: string): Json | undefined =>
  useSession(({ document }) => findBlock(document, key)?.value);

export const useSaveState = (): SaveState => useSession(({ save }) => save);
export const useSelection = (): Selection => useSession(({ selection }) => selection);
export const useProblems = (): Problems => useSession(({ problems }) => problems);
export const useNotice = (): Notice | null => useSession(({ notice }) => notice);

/** What undo and redo would take back and do again: "Move Hero"; null when there is nothing. */
export function useHistoryState(): { undo: string | null; redo: string | null } {
  const history = useSession((snapshot) => snapshot.history);
  return useMemo(
    () => ({ undo: history.done.at(-1)?.label ?? null, redo: history.undone.at(-1)?.label ?? null }),
    [history],
  );
}
