/** POST /api/v1/questions/{id}/answers (ours): employees answer at once, buyers once the dealer has read it. */
import type { Transaction } from 'kysely';
import { productHref } from '#api/catalog/shop/views.ts';
import {
  insertAnswer,
  type LockedQuestion,
  lockQuestion,
  raiseQuestion,
  setQuestionStatus,
} from '#api/catalog/storage/questions.ts';
import { findAuthor, hasBought } from '#api/catalog/storage/reviews.ts';
import { letterTexts } from '#api/catalog/translations/shop-texts.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { mayDo } from '#api/platform/auth/require-role.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import { because } from '#schemas/domain/platform/reasons.ts';

const hourMs = 60 * 60 * 1000;
const most = { address: 120, visitor: 40 };

export const noQuestion = () => new ProblemError('not_found', because('question_not_found'));

/** One email to the asker for each answer that everybody can read now; none to those who answered themselves. */
export async function tellAsker(
  context: Context,
  tx: Transaction<Tables>,
  question: LockedQuestion,
  answer: { account_id: string; body: string },
): Promise<void> {
  if (answer.account_id === question.account_id) return;
  const { product_id: id, product_name: english } = question;
  const texts = await letterTexts(context, tx, [id]);
  const named = () => texts().product(id, 'name', english);
  await insertMail(
    tx,
    'answer',
    await letterTo(context, tx, question.email, () => ({
      subject: m.mail_answer_subject({ name: named() }),
      paragraphs: [
        m.mail_order_greeting({ name: question.first_name }),
        m.mail_answer_text({ name: named() }),
      ],
      rows: [
        [m.mail_answer_question(), question.body],
        [m.mail_answer_answer(), answer.body],
      ],
      link: { path: `${productHref(question)}#questions`, label: m.mail_answer_link() },
    })),
  );
  onCommit(tx, context.mailWaiting);
}

/** Throws unauthenticated, not_found (also a question that is not shown), forbidden, too_many_requests. */
export async function answerQuestion(context: Context, id: string, { text }: { text: string }) {
  const accountId = requireAccount(context.actor);
  const isEmployee = mayDo(context.actor, 'moderate');
  if (!(await countUse(context, whoAsks(context, 'answer', most), hourMs)))
    throw new ProblemError('too_many_requests', because('too_many_questions'));
  const author = await findAuthor(context.database.kysely, accountId);
  const now = context.now().toISOString();
  return context.database.transaction(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question || (!isEmployee && question.status !== 'published')) throw noQuestion();
    if (!isEmployee && !(await hasBought(tx, accountId, question.product_id)))
      throw new ProblemError('forbidden', because('review_not_bought'));
    const answer = {
      id: newId(),
      question_id: id,
      account_id: accountId,
      author: author?.author ?? '',
      dealer: isEmployee,
      body: text,
      status: isEmployee ? ('published' as const) : ('pending' as const),
      created_at: now,
      published_at: isEmployee ? now : null,
    };
    await insertAnswer(tx, answer);
    if (!isEmployee) await raiseQuestion(tx, id);
    else {
      // An answer shows its question.
      await setQuestionStatus(tx, id, 'published', now);
      await recordAudit(tx, context, 'question.answer', id, question.body);
      await tellAsker(context, tx, question, answer);
      await context.versions.bump(tx, [`product:${question.product_id}`]);
    }
    return { published: isEmployee };
  });
}
