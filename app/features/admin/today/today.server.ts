/** /admin: what waits for whoever works here (docs/product.md#start-page). */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';

export async function loadToday(context: AppLoadContext) {
  const { first_name } = await requireEmployee(context);
  const [today, mentions, notifications, reviews] = await Promise.all([
    context.api.getToday(),
    context.api.listMentionsOfMe(),
    context.api.listNotifications({ query: { isRead: 'false' } }),
    context.api.listWaitingReviews(),
  ]);
  return {
    name: first_name,
    ...unwrap('getToday', today),
    reviews: unwrap('listWaitingReviews', reviews),
    mentions: unwrap('listMentionsOfMe', mentions),
    notifications: unwrap('listNotifications', notifications).filter(({ href }) =>
      href.startsWith('/admin/'),
    ),
  };
}
export type TodayPage = Awaited<ReturnType<typeof loadToday>>;

/** Marks the notifications as read. */
export async function actOnToday(context: AppLoadContext, request: Request): Promise<StaffAnswer> {
  await requireEmployee(context);
  const form = await request.formData();
  if (textOf(form, 'form') !== 'read') throw notFound();
  return answerOf(form, 'read', await context.api.readNotifications(), m.today_marked());
}
