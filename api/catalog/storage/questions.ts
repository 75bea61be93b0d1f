/** Questions about products, and their answers. */
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { ModerationStatus } from '#schemas/domain/catalog/review.ts';

export type AnswerRow = Selectable<Tables['answer']>;

export async function insertQuestion(db: Executor, row: Insertable<Tables['question']>): Promise<void> {
  await db.insertInto('question').values(row).execute();
}

export async function insertAnswer(db: Executor, row: Insertable<Tables['answer']>): Promise<void> {
  await db.insertInto('answer').values(row).execute();
}

/** Every word is in the question or in one of its published answers. */
const says = (words: string[]) =>
  sql<SqlBool>`${sql.join(
    words.map(
      (word) => sql`(question.body ilike ${anywhere(word)} or exists (
        select 1 from answer a where a.question_id = question.id and a.status = 'published'
        and a.body ilike ${anywhere(word)}))`,
    ),
    sql` and `,
  )}`;

const published = (db: Executor, productId: string, words: string[]) =>
  db
    .selectFrom('question')
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .$if(words.length > 0, (q) => q.where(says(words)));

/** Those that are answered first, then the latest; every word is in the question or in one of its answers. */
export function findQuestions(db: Executor, productId: string, words: string[], window: Window) {
  return published(db, productId, words)
    .selectAll()
    .orderBy(
      sql`exists (select 1 from answer a where a.question_id = question.id and a.status = 'published')`,
      'desc',
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countQuestions(db: Executor, productId: string, words: string[]): Promise<number> {
  const row = await published(db, productId, words)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The dealer's answers first, then in the order in which they were given. */
export function findAnswers(
  db: Executor,
  questionIds: string[],
  status?: ModerationStatus,
): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('answer')
    .selectAll()
    .where('question_id', 'in', questionIds)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'published'))
    .orderBy('dealer', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** With its product and its asker; held until the transaction ends. */
export function lockQuestion(db: Executor, id: string) {
  return db
    .selectFrom('question as q')
    .innerJoin('product as p', 'p.id', 'q.product_id')
    .innerJoin('account as a', 'a.id', 'q.account_id')
    .selectAll('q')
    .select(['p.name as product_name', 'p.slug', 'p.kind', 'a.email', 'a.first_name'])
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirst();
}
export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;

/** Every change of a question or of one of its answers raises the question's version. */
export async function setQuestionStatus(
  db: Executor,
  id: string,
  status: ModerationStatus,
  now: string,
): Promise<void> {
  await sql`update question set status = ${status}, version = version + 1,
    published_at = case when ${status} = 'published' then coalesce(published_at, ${now}::timestamptz) end
    where id = ${id}`.execute(db);
}

/** The answer as it is now; undefined when it is none of the question's. */
export function setAnswerStatus(
  db: Executor,
  { id, questionId, status, now }: { id: string; questionId: string; status: ModerationStatus; now: string },
) {
  return db
    .updateTable('answer')
    .set({ status, published_at: status === 'published' ? now : null })
    .where('id', '=', id)
    .where('question_id', '=', questionId)
    .returningAll()
    .executeTakeFirst();
}

export async function raiseQuestion(db: Executor, id: string): Promise<void> {
  await sql`update question set version = version + 1 where id = ${id}`.execute(db);
}

/** A question waits, too, while one of its answers does. */
const inState = (status: ModerationStatus) =>
  status === 'pending'
    ? sql<SqlBool>`(q.status = 'pending' or exists (
        select 1 from answer a where a.question_id = q.id and a.status = 'pending'))`
    : sql<SqlBool>`q.status = ${status}`;

export function findDeskQuestions(
  db: Executor,
  where: { status: ModerationStatus } | { id: string },
  window: Window,
) {
  const order = 'status' in where && where.status === 'pending' ? 'asc' : 'desc';
  return db
    .selectFrom('question as q')
    .innerJoin('product as p', 'p.id', 'q.product_id')
    .innerJoin('account as a', 'a.id', 'q.account_id')
    .selectAll('q')
    .select(['p.name as product_name', 'p.slug', 'p.kind', 'a.email'])
    .where('status' in where ? inState(where.status) : sql<SqlBool>`q.id = ${where.id}`)
    .orderBy('q.created_at', order)
    .orderBy('q.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type DeskQuestionRow = Awaited<ReturnType<typeof findDeskQuestions>>[number];

export async function countDeskQuestions(db: Executor, status: ModerationStatus): Promise<number> {
  const row = await db
    .selectFrom('question as q')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(inState(status))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
