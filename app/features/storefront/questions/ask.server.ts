/** /ask/{slug}: a question about a product, or with ?question= an answer to one. Works without a script. */
import { type AppLoadContext, data } from '@remix-run/node';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';

const questionIn = (request: Request) => new URL(request.url).searchParams.get('question') ?? '';

/** Sends strangers to log in first. Throws the 404 page. */
export async function loadAsk(context: AppLoadContext, request: Request, slug: string) {
  await requireProfile(context, request);
  const product = await context.api.getProduct({ params: { slug } });
  if (!product.ok) throw notFound();
  const { name, href, picture } = product.data;
  return { product: { name, href, picture }, question: questionIn(request) };
}

export async function sendQuestion(context: AppLoadContext, request: Request, slug: string) {
  await requireProfile(context, request);
  const question = questionIn(request);
  const form = await request.formData();
  const body = { text: textOf(form, 'text') };
  const result = question
    ? await context.api.answerQuestion({ params: { id: question }, body })
    : await context.api.askQuestion({ params: { slug }, body });
  const done = !result.ok
    ? ''
    : result.data.published
      ? m.question_published()
      : question
        ? m.question_answer_sent()
        : m.question_sent();
  return data(answerOf(form, 'ask', result, done, ['text']), { status: result.ok ? 200 : result.status });
}
