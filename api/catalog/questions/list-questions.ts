/** GET /api/v1/products/{slug}/questions (ours): what everybody reads. */
import { countQuestions, findAnswers, findQuestions } from '#api/catalog/storage/questions.ts';
import { findReviewedProduct } from '#api/catalog/storage/reviews.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { QuestionPage } from '#schemas/domain/catalog/question.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { answerView } from './views.ts';

const mostWords = 10;

/** Throws not_found. */
export async function listQuestions(
  context: Context,
  slug: string,
  query: { q?: string | undefined; page: number; limit: number },
): Promise<QuestionPage> {
  const db = context.database.kysely;
  const product = await findReviewedProduct(db, slug);
  if (!product?.active) throw new ProblemError('not_found', because('product_not_found'));
  const words = (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords);
  const [rows, total, all] = await Promise.all([
    findQuestions(db, product.id, words, toWindow(query)),
    countQuestions(db, product.id, words),
    countQuestions(db, product.id, []),
  ]);
  const answers = groupBy(
    await findAnswers(
      db,
      rows.map(({ id }) => id),
      'published',
    ),
    ({ question_id }) => question_id,
  );
  const items = rows.map((row) => ({
    _id: row.id,
    text: row.body,
    author: row.author,
    published_at: row.published_at ?? row.created_at,
    answers: (answers.get(row.id) ?? []).map(answerView),
  }));
  return { ...toPage(items, total, query), all };
}
