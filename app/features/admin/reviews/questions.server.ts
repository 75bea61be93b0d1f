/** /admin/questions: what customers ask, the dealer's answers, and those of buyers. */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { moderationStatuses } from '#schemas/domain/catalog/review.ts';

/** `questions` is null for a role that does not moderate. */
export async function loadDeskQuestions(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const status = moderationStatuses.find((one) => one === asked.get('status')) ?? 'pending';
  const listed = await context.api.listDeskQuestions({ query: { status, page: pageIn(asked) } });
  return { questions: listed.ok ? listed.data : null, status };
}

export async function moderateQuestions(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const [id, action, answer] = [textOf(form, 'id'), textOf(form, 'action'), textOf(form, 'answer')];
  if (action === 'answer') {
    const result = await context.api.answerQuestion({ params: { id }, body: { text: textOf(form, 'text') } });
    return data(answerOf(form, `${id}:answer`, result, m.desk_question_answered(), ['text']), {
      status: result.ok ? 200 : result.status,
    });
  }
  const body = {
    version: Number(textOf(form, 'version')),
    action: action === 'reject' ? ('reject' as const) : ('publish' as const),
    ...(answer ? { answer } : {}),
  };
  const result = await context.api.moderateQuestion({ params: { id }, body });
  const done = body.action === 'publish' ? m.desk_question_published() : m.desk_question_rejected();
  return data(answerOf(form, `${id}:${body.action}`, result, done), {
    status: result.ok ? 200 : result.status,
  });
}
