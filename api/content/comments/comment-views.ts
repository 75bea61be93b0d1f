/** Rows of comments as the wire shows them to whoever asks. */
import {
  type CommentRow,
  findComments,
  findMentions,
  findThread,
  type ThreadRow,
} from '#api/content/storage/comments.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import { mayDo } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type {
  Comment,
  CommentPerson,
  CommentThread,
  CommentThreadHead,
} from '#schemas/domain/content/comment.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export const noThread = () => new ProblemError('not_found', because('comment_not_found'));

/** Who may edit pages, and who is in the conversation. */
export const mayReply = ({ actor }: Context, { takes_part }: ThreadRow): boolean =>
  takes_part || mayDo(actor, 'editPages');

/** Who may edit pages, and who began it. */
export const mayResolve = (context: Context, { starter }: ThreadRow): boolean =>
  starter === authorOf(context) || mayDo(context.actor, 'editPages');

/** Whom each comment mentions. */
export async function mentionsOf(
  db: Executor,
  rows: readonly CommentRow[],
): Promise<Map<string, CommentPerson[]>> {
  const mentions = new Map<string, CommentPerson[]>();
  const ids = rows.map(({ id }) => id);
  for (const { comment_id, account_id, name } of await findMentions(db, ids))
    mentions.set(comment_id, [...(mentions.get(comment_id) ?? []), { _id: account_id, name }]);
  return mentions;
}

export const commentView = (
  context: Context,
  row: CommentRow,
  mentions: ReadonlyMap<string, CommentPerson[]>,
): Comment => ({
  _id: row.id,
  author: row.author_name,
  own: row.author === authorOf(context),
  text: row.body,
  mentions: mentions.get(row.id) ?? [],
  created_at: row.created_at,
  edited_at: row.edited_at,
  deleted: row.deleted_at !== null,
});

export const threadHead = (context: Context, row: ThreadRow, first: Comment): CommentThreadHead => ({
  _id: row.id,
  page: row.page_id,
  block: row.block,
  block_type: row.block_type,
  resolved: row.resolved_at === null ? null : { at: row.resolved_at, by: row.resolver },
  first,
  replies: Number(row.replies),
  last_at: row.last_at ?? first.created_at,
  may_reply: mayReply(context, row),
  may_resolve: mayResolve(context, row),
});

/** A thread whole. Throws not_found. */
export async function readThread(context: Context, db: Executor, id: string): Promise<CommentThread> {
  const row = await findThread(db, id, authorOf(context));
  if (!row) throw noThread();
  const rows = await findComments(db, id);
  const mentions = await mentionsOf(db, rows);
  const comments = rows.map((one) => commentView(context, one, mentions));
  const [first] = comments;
  if (!first) throw noThread();
  return { ...threadHead(context, row, first), comments };
}
