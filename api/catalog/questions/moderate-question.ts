/** The desk of questions (ours): what waits, and what everybody may read. */
import { productHref } from '#api/catalog/shop/views.ts';
import {
  type AnswerRow,
  countDeskQuestions,
  type DeskQuestionRow,
  findAnswers,
  findDeskQuestions,
  lockQuestion,
  raiseQuestion,
  setAnswerStatus,
  setQuestionStatus,
} from '#api/catalog/storage/questions.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { DeskQuestion, ModerateQuestion } from '#schemas/domain/catalog/question.ts';
import type { ModerationStatus } from '#schemas/domain/catalog/review.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { noQuestion, tellAsker } from './answer-question.ts';
import { answerView } from './views.ts';

const deskView = (row: DeskQuestionRow, answers: AnswerRow[] = []): DeskQuestion => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  product: { name: row.product_name, href: productHref(row) },
  text: row.body,
  author: row.author,
  email: row.email,
  created_at: row.created_at,
  answers: answers.map((answer) => ({ ...answerView(answer), status: answer.status })),
});

/** Throws unauthenticated, forbidden. */
export async function listDeskQuestions(
  context: Context,
  query: { status: ModerationStatus; page: number; limit: number },
) {
  requirePermission(context.actor, 'moderate');
  const db = context.database.kysely;
  const [rows, total, pending] = await Promise.all([
    findDeskQuestions(db, { status: query.status }, toWindow(query)),
    countDeskQuestions(db, query.status),
    countDeskQuestions(db, 'pending'),
  ]);
  const answers = groupBy(
    await findAnswers(
      db,
      rows.map(({ id }) => id),
    ),
    ({ question_id }) => question_id,
  );
  return {
    ...toPage(
      rows.map((row) => deskView(row, answers.get(row.id))),
      total,
      query,
    ),
    pending,
  };
}

/** Throws unauthenticated, forbidden, not_found, stale_version. */
export async function moderateQuestion(
  context: Context,
  id: string,
  { version, action, answer: answerId }: ModerateQuestion,
): Promise<DeskQuestion> {
  requirePermission(context.actor, 'moderate');
  const now = context.now().toISOString();
  const status = action === 'publish' ? ('published' as const) : ('rejected' as const);
  await context.database.transaction(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question) throw noQuestion();
    if (question.version !== version) throw new ProblemError('stale_version', because('record_changed'));
    if (answerId === undefined) await setQuestionStatus(tx, id, status, now);
    else {
      const answer = await setAnswerStatus(tx, { id: answerId, questionId: id, status, now });
      if (!answer) throw noQuestion();
      await raiseQuestion(tx, id);
      if (status === 'published') await tellAsker(context, tx, question, answer);
    }
    await recordAudit(tx, context, `question.${action}`, id, question.body);
    await context.versions.bump(tx, [`product:${question.product_id}`]);
  });
  const db = context.database.kysely;
  const [row] = await findDeskQuestions(db, { id }, { limit: 1, offset: 0 });
  if (!row) throw noQuestion();
  return deskView(row, await findAnswers(db, [id]));
}
