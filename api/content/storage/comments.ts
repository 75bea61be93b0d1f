/** Threads of comments on pages. Every write raises the page's number (raiseCommentVersion). */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';

/** Whether somebody wrote in a thread, or is mentioned in it. */
const takesPart = (account: string) => sql<boolean>`exists (
  select from page_comment c left join page_comment_mention n on n.comment_id = c.id
    where c.thread_id = t.id and c.deleted_at is null and (c.author = ${account} or n.account_id = ${account}))`;

const threads = (db: Executor, account: string) =>
  (db as Kysely<Tables>)
    .selectFrom('page_comment_thread as t')
    .innerJoin('page_comment as f', 'f.id', 't.id')
    .select(['t.id', 't.page_id', 't.block', 't.block_type', 't.resolved_at', 'f.author as starter'])
    .select(personName('t.resolved_by').as('resolver'))
    .select(takesPart(account).as('takes_part'))
    .select((eb) => [
      eb
        .selectFrom('page_comment as c')
        .whereRef('c.thread_id', '=', 't.id')
        .whereRef('c.id', '<>', 't.id')
        .select((count) => count.fn.countAll<string | number>().as('count'))
        .$asScalar()
        .as('replies'),
      eb
        .selectFrom('page_comment as c')
        .whereRef('c.thread_id', '=', 't.id')
        .select((last) => last.fn.max('c.created_at').as('at'))
        .$asScalar()
        .as('last_at'),
    ]);

/** Of a page, the oldest first; `account` is who asks. */
export function findThreads(db: Executor, pageId: string, account: string, withResolved: boolean) {
  const query = threads(db, account).where('t.page_id', '=', pageId);
  return (withResolved ? query : query.where('t.resolved_at', 'is', null)).orderBy('t.id').execute();
}
export type ThreadRow = Awaited<ReturnType<typeof findThreads>>[number];

export const findThread = (db: Executor, id: string, account: string): Promise<ThreadRow | undefined> =>
  threads(db, account).where('t.id', '=', id).executeTakeFirst();

const comments = (db: Executor) =>
  db
    .selectFrom('page_comment')
    .select(['id', 'thread_id', 'author', 'body', 'created_at', 'edited_at', 'deleted_at'])
    .select(personName('author').as('author_name'));

/** The comments of a thread, the oldest first. */
export const findComments = (db: Executor, threadId: string) =>
  comments(db).where('thread_id', '=', threadId).orderBy('id').execute();
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** Those of these ids. */
export const findCommentsById = async (db: Executor, ids: readonly string[]): Promise<CommentRow[]> =>
  ids.length === 0
    ? []
    : comments(db)
        .where('id', 'in', [...ids])
        .execute();

/** What its author sent under this name before. */
export function findSentComment(db: Executor, author: string, clientId: string) {
  return db
    .selectFrom('page_comment as c')
    .innerJoin('page_comment_thread as t', 't.id', 'c.thread_id')
    .select(['c.id', 'c.thread_id', 't.page_id'])
    .where('c.author', '=', author)
    .where('c.client_id', '=', clientId)
    .executeTakeFirst();
}

/** Who is mentioned in these comments, by name. */
export async function findMentions(db: Executor, commentIds: readonly string[]) {
  if (commentIds.length === 0) return [];
  return db
    .selectFrom('page_comment_mention')
    .select(['comment_id', 'account_id'])
    .select(personName('account_id').as('name'))
    .where('comment_id', 'in', [...commentIds])
    .orderBy('name')
    .execute();
}

export async function countThreads(
  db: Executor,
  pageId: string,
): Promise<{ open: number; resolved: number }> {
  const row = await db
    .selectFrom('page_comment_thread')
    .select((eb) => [
      eb.fn.countAll<string | number>().filterWhere('resolved_at', 'is', null).as('open'),
      eb.fn.countAll<string | number>().filterWhere('resolved_at', 'is not', null).as('resolved'),
    ])
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), resolved: Number(row.resolved) };
}

/** What an open editor compares with what it knows, in one statement. */
export async function findCommentState(
  db: Executor,
  pageId: string,
): Promise<{ version: number; open: number }> {
  const { rows } = await sql<{ version: number; open: string | number }>`
    select coalesce((select version from page_comment_version where page_id = ${pageId}), 0) as version,
      (select count(*) from page_comment_thread where page_id = ${pageId} and resolved_at is null) as open`.execute(
    db,
  );
  return { version: rows[0]?.version ?? 0, open: Number(rows[0]?.open ?? 0) };
}

export async function raiseCommentVersion(db: Executor, pageId: string): Promise<void> {
  await db
    .insertInto('page_comment_version')
    .values({ page_id: pageId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('page_id').doUpdateSet({ version: sql`page_comment_version.version + 1` }),
    )
    .execute();
}

export async function insertThread(db: Executor, thread: Insertable<Tables['page_comment_thread']>) {
  await db.insertInto('page_comment_thread').values(thread).execute();
}

/** False when its author has sent one of this name already. */
export async function insertComment(
  db: Executor,
  comment: Insertable<Tables['page_comment']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('page_comment')
    .values(comment)
    .onConflict((conflict) => conflict.columns(['author', 'client_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** These people and nobody else are mentioned in it from now on. */
export async function saveMentions(db: Executor, commentId: string, accounts: readonly string[]) {
  await db.deleteFrom('page_comment_mention').where('comment_id', '=', commentId).execute();
  if (accounts.length === 0) return;
  await db
    .insertInto('page_comment_mention')
    .values(accounts.map((account_id) => ({ comment_id: commentId, account_id })))
    .execute();
}

export async function updateComment(db: Executor, id: string, body: string, now: Date) {
  const change = { body, edited_at: now.toISOString() };
  await db.updateTable('page_comment').set(change).where('id', '=', id).execute();
}

/** Its words and whom it mentions are gone; that there was one stays. */
export async function emptyComment(db: Executor, id: string, now: Date) {
  const change = { body: '', deleted_at: now.toISOString() };
  await db.updateTable('page_comment').set(change).where('id', '=', id).execute();
  await saveMentions(db, id, []);
}

export async function deleteCommentRow(db: Executor, id: string) {
  await db.deleteFrom('page_comment').where('id', '=', id).execute();
}

export async function deleteThread(db: Executor, id: string) {
  await db.deleteFrom('page_comment_thread').where('id', '=', id).execute();
}

export async function setResolved(db: Executor, id: string, by: { account: string; at: Date } | null) {
  await db
    .updateTable('page_comment_thread')
    .set({ resolved_at: by?.at.toISOString() ?? null, resolved_by: by?.account ?? null })
    .where('id', '=', id)
    .execute();
}

/** The last mention of an account in each open thread of a page that is not deleted, the newest first. */
export async function findOpenMentions(db: Executor, account: string, most: number) {
  const { rows } = await sql<{
    thread: string;
    page: string;
    kind: DocumentKind;
    title: unknown;
    author: string;
    text: string;
    at: string;
    all: string | number;
  }>`select *, count(*) over () as "all" from (
      select distinct on (t.id) t.id as thread, p.id as page, p.kind, d.document -> 'title' as title,
        ${personName('c.author')} as author, c.body as text, c.created_at as at
      from page_comment_mention n
        join page_comment c on c.id = n.comment_id
        join page_comment_thread t on t.id = c.thread_id
        join page p on p.id = t.page_id
        join page_draft d on d.page_id = p.id
      where n.account_id = ${account} and t.resolved_at is null and p.deleted_at is null
      order by t.id, c.id desc) mine
    order by at desc, thread desc limit ${most}`.execute(db);
  return rows;
}
