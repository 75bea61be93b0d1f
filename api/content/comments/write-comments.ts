/**
 * Comments are begun, answered, changed, deleted and resolved. The page's row is locked meanwhile, so that a limit holds
 * and a request that comes twice makes one comment; the document is never touched.
 */
import type { Transaction } from 'kysely';
import {
  countThreads,
  deleteCommentRow,
  deleteThread,
  emptyComment,
  findComments,
  findCommentsById,
  findMentions,
  findSentComment,
  findThread,
  insertComment,
  insertThread,
  raiseCommentVersion,
  saveMentions,
  setResolved,
  type ThreadRow,
  updateComment,
} from '#api/content/storage/comments.ts';
import { findDraft } from '#api/content/storage/drafts.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import {
  type ChangeComment,
  type CommentThread,
  type CreateComment,
  type ReplyToComment,
  repliesPerThread,
  threadsPerPage,
} from '#schemas/domain/content/comment.ts';
import { kindOf } from '#schemas/domain/content/content-kinds.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { noPage, requirePage } from '../pages/page-access.ts';
import { nameOf } from '../pages/views.ts';
import { findReaders } from './comment-people.ts';
import { mayReply, mayResolve, noThread, readThread } from './comment-views.ts';
import { tellComment } from './tell-comment.ts';

const forbidden = () => new ProblemError('forbidden', because('comment_not_allowed'));
const keyReused = () => new ProblemError('idempotency_key_reused', because('key_reused'));

type Page = { id: string; document: DraftDocument };

/** The page, locked. Throws not_found, also for a deleted one. */
async function lockCommented(tx: Executor, pageId: string): Promise<Page> {
  await requirePage(tx, pageId);
  const draft = await findDraft(tx, pageId);
  if (!draft) throw noPage();
  return { id: pageId, document: draft.document };
}

/** A thread and its page, locked. Throws not_found. */
async function lockThread(
  context: Context,
  tx: Executor,
  id: string,
): Promise<{ row: ThreadRow; page: Page }> {
  const me = authorOf(context);
  const found = await findThread(tx, id, me);
  if (!found) throw noThread();
  const page = await lockCommented(tx, found.page_id);
  // As it is now that nobody else changes it.
  const row = await findThread(tx, id, me);
  if (!row) throw noThread();
  return { row, page };
}

const told = ({ id, document }: Page) => ({ id, kind: kindOf(document), title: nameOf(document) });

/** What the block is, as far as the draft says. */
function typeOf({ document }: Page, block: string | null): string | null {
  const blocks: unknown[] = Array.isArray(document.blocks) ? document.blocks : [];
  const found = blocks.find((one) => (one as { id?: unknown } | null)?.id === block) as
    | { type?: unknown }
    | undefined;
  return block !== null && typeof found?.type === 'string' ? found.type.slice(0, 80) : null;
}

/** Throws invalid for somebody who does not read pages; `known` were mentioned before, and may have left since. */
async function requireReaders(tx: Executor, mentions: readonly string[], known: readonly string[] = []) {
  if (mentions.length === 0) return;
  const able = new Set([...(await findReaders(tx)).map(({ id }) => id), ...known]);
  const wrong = mentions.findIndex((id) => !able.has(id));
  if (wrong >= 0) refuseFields({ [`/mentions/${wrong}`]: [because('comment_mention_unknown')] });
}

type Written = { page: Page; thread: string; id: string; sent: ReplyToComment; tookPart?: readonly string[] };

async function write(context: Context, tx: Transaction<Tables>, written: Written): Promise<CommentThread> {
  const { page, thread, id, sent, tookPart } = written;
  await requireReaders(tx, sent.mentions);
  const isNew = await insertComment(tx, {
    id,
    thread_id: thread,
    author: authorOf(context),
    client_id: sent.client_id,
    body: sent.text,
    created_at: context.now().toISOString(),
    edited_at: null,
    deleted_at: null,
  });
  // Sent to another page in the same moment.
  if (!isNew) throw keyReused();
  await saveMentions(tx, id, sent.mentions);
  await raiseCommentVersion(tx, page.id);
  const [comment] = await findCommentsById(tx, [id]);
  if (comment)
    await tellComment(context, tx, { page: told(page), thread, comment, mentioned: sent.mentions, tookPart });
  return readThread(context, tx, thread);
}

/** Throws unauthenticated, forbidden, not_found, invalid, idempotency_key_reused, and in_use for a page with too many. */
export function createComment(context: Context, pageId: string, sent: CreateComment): Promise<CommentThread> {
  requirePermission(context.actor, 'editPages');
  return context.database.transaction(async (tx) => {
    const page = await lockCommented(tx, pageId);
    const before = await findSentComment(tx, authorOf(context), sent.client_id);
    if (before) {
      if (before.page_id !== pageId || before.id !== before.thread_id) throw keyReused();
      return readThread(context, tx, before.thread_id);
    }
    const { open, resolved } = await countThreads(tx, pageId);
    if (open + resolved >= threadsPerPage)
      throw new ProblemError('in_use', because('comment_threads_over_limit', { most: threadsPerPage }));
    const id = newId();
    await insertThread(tx, {
      id,
      page_id: pageId,
      block: sent.block,
      block_type: typeOf(page, sent.block),
      created_at: context.now().toISOString(),
      resolved_at: null,
      resolved_by: null,
    });
    return write(context, tx, { page, thread: id, id, sent });
  });
}

/** Throws unauthenticated, forbidden, not_found, invalid, idempotency_key_reused, and in_use for a thread with too many. */
export function replyToComment(
  context: Context,
  threadId: string,
  sent: ReplyToComment,
): Promise<CommentThread> {
  requirePermission(context.actor, 'readPages');
  return context.database.transaction(async (tx) => {
    const { row, page } = await lockThread(context, tx, threadId);
    if (!mayReply(context, row)) throw forbidden();
    const before = await findSentComment(tx, authorOf(context), sent.client_id);
    if (before) {
      if (before.thread_id !== threadId || before.id === threadId) throw keyReused();
      return readThread(context, tx, threadId);
    }
    if (Number(row.replies) >= repliesPerThread)
      throw new ProblemError('in_use', because('comment_replies_over_limit', { most: repliesPerThread }));
    const comments = await findComments(tx, threadId);
    const mentions = await findMentions(
      tx,
      comments.map(({ id }) => id),
    );
    const tookPart = [
      ...comments.filter(({ deleted_at }) => deleted_at === null).map(({ author }) => author),
      ...mentions.map(({ account_id }) => account_id),
    ];
    return write(context, tx, { page, thread: threadId, id: newId(), sent, tookPart });
  });
}

/** Throws unauthenticated, forbidden, not_found. */
export function resolveComments(
  context: Context,
  threadId: string,
  resolved: boolean,
): Promise<CommentThread> {
  requirePermission(context.actor, 'readPages');
  return context.database.transaction(async (tx) => {
    const { row, page } = await lockThread(context, tx, threadId);
    if (!mayResolve(context, row)) throw forbidden();
    if ((row.resolved_at !== null) !== resolved) {
      const by = { account: authorOf(context), at: context.now() };
      await setResolved(tx, threadId, resolved ? by : null);
      await raiseCommentVersion(tx, page.id);
      const action = resolved ? 'page.comment_resolve' : 'page.comment_reopen';
      await recordAudit(tx, context, action, page.id, nameOf(page.document));
    }
    return readThread(context, tx, threadId);
  });
}

/** A comment of the caller's own, its thread and its page, locked. Throws not_found, and forbidden for another's. */
async function lockOwn(context: Context, tx: Executor, id: string) {
  const thread = (await findCommentsById(tx, [id]))[0]?.thread_id;
  if (!thread) throw noThread();
  const { page, row } = await lockThread(context, tx, thread);
  const [comment] = await findCommentsById(tx, [id]);
  if (!comment || comment.deleted_at !== null) throw noThread();
  if (comment.author !== authorOf(context)) throw forbidden();
  return { page, row, comment };
}

/** Who is mentioned in it for the first time is told. Throws unauthenticated, forbidden, not_found, invalid. */
export function changeComment(
  context: Context,
  id: string,
  { text, mentions }: ChangeComment,
): Promise<CommentThread> {
  requirePermission(context.actor, 'readPages');
  return context.database.transaction(async (tx) => {
    const { page, comment } = await lockOwn(context, tx, id);
    const before = (await findMentions(tx, [id])).map(({ account_id }) => account_id);
    await requireReaders(tx, mentions, before);
    const mentioned = mentions.filter((one) => !before.includes(one));
    const isSame = text === comment.body && mentioned.length === 0 && mentions.length === before.length;
    if (!isSame) {
      await updateComment(tx, id, text, context.now());
      await saveMentions(tx, id, mentions);
      await raiseCommentVersion(tx, page.id);
      const changed = { ...comment, body: text };
      await tellComment(context, tx, {
        page: told(page),
        thread: comment.thread_id,
        comment: changed,
        mentioned,
      });
    }
    return readThread(context, tx, comment.thread_id);
  });
}

/** Throws unauthenticated, forbidden, not_found. */
export function deleteComment(context: Context, id: string): Promise<{ thread: CommentThread | null }> {
  requirePermission(context.actor, 'readPages');
  return context.database.transaction(async (tx) => {
    const { page, row, comment } = await lockOwn(context, tx, id);
    const { thread_id: thread } = comment;
    const isFirst = id === thread;
    const others = (await findComments(tx, thread)).filter((one) => one.id !== id && one.deleted_at === null);
    const isLast = others.length === 0;
    if (isLast) await deleteThread(tx, row.id);
    else if (isFirst) await emptyComment(tx, id, context.now());
    else await deleteCommentRow(tx, id);
    await raiseCommentVersion(tx, page.id);
    await recordAudit(tx, context, 'page.comment_delete', page.id, nameOf(page.document));
    return { thread: isLast ? null : await readThread(context, tx, thread) };
  });
}
