/**
 * The comments of one page while its editor is open: its threads, what is typed and not sent yet, and whether the panel
 * is shown. Without React, so that a row of the list hears of its own count alone.
 */
import type { CommentPerson, CommentThread, CommentThreadHead } from '#schemas/domain/content/comment.ts';
import { callApi } from '../editor-client.ts';
import { type CommentDraft, keptComments } from './kept-comments.ts';

/** Where the panel was opened: at a block or the page (null), or at a thread. `write`: to write there. */
export type Place = { block?: string | null; thread?: string; write?: boolean };

export type CommentState = {
  threads: readonly CommentThreadHead[];
  open: number;
  resolved: number;
  mayWrite: boolean;
  version: number;
  isLoaded: boolean;
  failed: string | null;
  withResolved: boolean;
  place: Place | null;
};

const byAge = (one: CommentThreadHead, other: CommentThreadHead) => (one._id < other._id ? -1 : 1);

export type CommentStore = ReturnType<typeof createCommentStore>;

/** The name under which a thread's reply is kept while it is typed. */
export const replyKey = (thread: string) => `reply ${thread}`;

const headOf = ({ comments: _, ...head }: CommentThread): CommentThreadHead => head;

export function createCommentStore(pageId: string, account: string) {
  let state: CommentState = {
    threads: [],
    open: 0,
    resolved: 0,
    mayWrite: false,
    version: 0,
    isLoaded: false,
    failed: null,
    withResolved: false,
    place: null,
  };
  let asked = 0;
  let people: Promise<readonly CommentPerson[]> | null = null;
  const listeners = new Set<() => void>();
  const drafts = new Map<string, CommentDraft>();
  const kept = keptComments(account, pageId);
  const draftOf = (key: string): CommentDraft => {
    const known = drafts.get(key) ?? kept.read(key) ?? { text: '', people: [], client: crypto.randomUUID() };
    drafts.set(key, known);
    return known;
  };
  const isReplying = ({ _id }: CommentThreadHead) => draftOf(replyKey(_id)).text.trim() !== '';
  const set = (change: Partial<CommentState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** Threads that somebody else resolved while a reply to them is typed here: they stay, and say so. */
  async function stillWritten(listed: readonly CommentThreadHead[]): Promise<CommentThreadHead[]> {
    const written = state.threads.filter(
      (thread) => isReplying(thread) && !listed.some(({ _id }) => _id === thread._id),
    );
    const read = await Promise.all(
      written.map(({ _id }) => callApi('getCommentThread', { params: { id: _id } })),
    );
    return read.flatMap((one) => (one.ok ? [headOf(one.data)] : []));
  }

  async function load(): Promise<void> {
    asked += 1;
    const mine = asked;
    const { withResolved } = state;
    const answer = await callApi('listComments', {
      params: { id: pageId },
      query: withResolved ? { resolved: 'true' } : {},
    });
    // A later question has the newer answer.
    if (mine !== asked) return;
    if (!answer.ok) return set({ failed: answer.problem.message });
    const { open, resolved, version, may_write: mayWrite } = answer.data;
    const threads = [...answer.data.threads, ...(await stillWritten(answer.data.threads))].sort(byAge);
    if (mine !== asked) return;
    set({ threads, open, resolved, version, mayWrite, isLoaded: true, failed: null });
  }

  return {
    pageId,
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    /** What presence says; another number than the known one is read. */
    hear: ({ version }: { version: number }): void => {
      if (state.isLoaded && version !== state.version) void load();
    },
    show: (place: Place): void => {
      set({ place });
      void load();
    },
    close: (): void => set({ place: null }),
    showResolved: (withResolved: boolean): void => {
      set({ withResolved });
      void load();
    },
    /** A thread as a call answered it stands in the list at once. */
    take: (thread: CommentThread): void => {
      const head = headOf(thread);
      const isKnown = state.threads.some(({ _id }) => _id === head._id);
      const threads = isKnown
        ? state.threads.map((one) => (one._id === head._id ? head : one))
        : [...state.threads, head];
      set({ threads: threads.filter((one) => state.withResolved || !one.resolved || isReplying(one)) });
      void load();
    },
    drop: (thread: string): void => {
      set({ threads: state.threads.filter(({ _id }) => _id !== thread) });
      void load();
    },
    draft: draftOf,
    /** A thread in which a reply is typed; null where there is none. */
    replying: (): string | null => state.threads.find(isReplying)?._id ?? null,
    keepDraft: (key: string, draft: CommentDraft): void => {
      drafts.set(key, draft);
      kept.keep(key, draft);
    },
    dropDraft: (key: string): void => {
      drafts.delete(key);
      kept.drop(key);
    },
    forgetOthers: kept.forgetOthers,
    /** Asked for once; again when it failed. */
    people: (): Promise<readonly CommentPerson[]> => {
      people ??= callApi('listCommentPeople', {}).then((answer) => {
        if (answer.ok) return answer.data;
        people = null;
        return [];
      });
      return people;
    },
  };
}
