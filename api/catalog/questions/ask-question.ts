/** POST /api/v1/products/{slug}/questions (ours): anyone who is logged in asks. */
import { insertQuestion } from '#api/catalog/storage/questions.ts';
import { findAuthor, findReviewedProduct } from '#api/catalog/storage/reviews.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const hourMs = 60 * 60 * 1000;
const most = { address: 60, visitor: 10 };

/** Throws unauthenticated, not_found, too_many_requests. */
export async function askQuestion(context: Context, slug: string, { text }: { text: string }) {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  const product = await findReviewedProduct(db, slug);
  if (!product?.active) throw new ProblemError('not_found', because('product_not_found'));
  if (!(await countUse(context, whoAsks(context, 'question', most), hourMs)))
    throw new ProblemError('too_many_requests', because('too_many_questions'));
  const author = await findAuthor(db, accountId);
  await insertQuestion(db, {
    id: newId(),
    product_id: product.id,
    account_id: accountId,
    author: author?.author ?? '',
    body: text,
    status: 'pending',
    created_at: context.now().toISOString(),
    published_at: null,
  });
  return { published: false };
}
