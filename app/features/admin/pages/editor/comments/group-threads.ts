/** Threads by what they are about: the page first, then its blocks in their order, then what is no longer there. */
import type { CommentThreadHead } from '#schemas/domain/content/comment.ts';

export type ThreadGroup = {
  /** A block's id; null for the page itself, 'gone' for blocks that are no longer on it. */
  key: string | null;
  isGone: boolean;
  threads: CommentThreadHead[];
};

export function groupThreads(
  threads: readonly CommentThreadHead[],
  blocks: readonly string[],
): ThreadGroup[] {
  const about = (block: string | null) => threads.filter((thread) => thread.block === block);
  const known = new Set(blocks);
  const groups: ThreadGroup[] = [null, ...blocks].map((key) => ({ key, isGone: false, threads: about(key) }));
  const gone = threads.filter(({ block }) => block !== null && !known.has(block));
  return [...groups, { key: 'gone', isGone: true, threads: gone }].filter(
    (group) => group.threads.length > 0,
  );
}
