/** What employees wrote about a page: whoever may read pages reads it. */
import {
  countThreads,
  findCommentState,
  findCommentsById,
  findThreads,
} from '#api/content/storage/comments.ts';
import { findPage } from '#api/content/storage/pages.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import { mayDo, requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { CommentThread, CommentThreadHead } from '#schemas/domain/content/comment.ts';
import { noPage } from '../pages/page-access.ts';
import { commentView, mentionsOf, readThread, threadHead } from './comment-views.ts';

type Listed = {
  threads: CommentThreadHead[];
  version: number;
  open: number;
  resolved: number;
  may_write: boolean;
};

/** Threads with their first comment. Throws unauthenticated, forbidden, not_found. */
export async function listComments(context: Context, pageId: string, withResolved: boolean): Promise<Listed> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  if (!(await findPage(db, pageId))) throw noPage();
  // Read before the threads: who hears of a newer number reads again.
  const { version } = await findCommentState(db, pageId);
  const rows = await findThreads(db, pageId, authorOf(context), withResolved);
  const firsts = await findCommentsById(
    db,
    rows.map(({ id }) => id),
  );
  const mentions = await mentionsOf(db, firsts);
  const firstOf = new Map(firsts.map((one) => [one.id, commentView(context, one, mentions)]));
  return {
    threads: rows.flatMap((row) => {
      const first = firstOf.get(row.id);
      return first ? [threadHead(context, row, first)] : [];
    }),
    version,
    ...(await countThreads(db, pageId)),
    may_write: mayDo(context.actor, 'editPages'),
  };
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getCommentThread(context: Context, id: string): Promise<CommentThread> {
  requirePermission(context.actor, 'readPages');
  return readThread(context, context.database.kysely, id);
}
