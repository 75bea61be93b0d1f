/** /admin/reviews: what customers wrote, and what the dealer does with it. */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { type ModerateReview, moderationStatuses } from '#schemas/domain/catalog/review.ts';

/** `reviews` is null for a role that does not moderate. */
export async function loadDeskReviews(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const status = moderationStatuses.find((one) => one === asked.get('status')) ?? 'pending';
  const listed = await context.api.listDeskReviews({ query: { status, page: pageIn(asked) } });
  return { reviews: listed.ok ? listed.data : null, status };
}

const done: Record<ModerateReview['action'], () => string> = {
  publish: m.desk_review_published,
  reject: m.desk_review_rejected,
  reply: m.desk_review_replied,
};

const actionOf = (form: FormData): ModerateReview['action'] => {
  const asked = textOf(form, 'action');
  return asked === 'reject' || asked === 'reply' ? asked : 'publish';
};

export async function moderate(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const action = actionOf(form);
  const id = textOf(form, 'id');
  const text = action === 'reject' ? textOf(form, 'note') : action === 'reply' ? textOf(form, 'reply') : '';
  const result = await context.api.moderateReview({
    params: { id },
    body: { version: Number(textOf(form, 'version')), action, text },
  });
  const answer = answerOf(form, `${id}:${action}`, result, done[action](), ['text']);
  return data(answer, { status: result.ok ? 200 : result.status });
}
