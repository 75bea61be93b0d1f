/** /a/notifications: what the shop told this person (docs/product.md#notifications). Works without a script. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { notificationsPath } from '#app/shared/notifications-path.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { returnTo } from '#app/shared/return-to.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { notificationsPerPage } from '#schemas/domain/people/notification.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';

export async function loadNotifications(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const unreadOnly = searchParams.get('show') === 'unread';
  const before = idSchema.safeParse(searchParams.get('before'));
  // One more than is shown tells whether there is more.
  const listed = await context.api.listNotifications({
    query: {
      isRead: unreadOnly ? 'false' : 'all',
      limit: notificationsPerPage + 1,
      ...(before.success ? { before: before.data } : {}),
    },
  });
  const found = unwrap('listNotifications', listed);
  const notifications = found.slice(0, notificationsPerPage);
  return {
    person: personOf(context, profile),
    notifications,
    unreadOnly,
    isFirst: !before.success,
    /** Where the older ones begin; null at the end. */
    older: found.length > notificationsPerPage ? (notifications.at(-1)?._id ?? null) : null,
    back: pathname + search,
  };
}

/** Follows one, which marks it read, or marks one or all. */
export async function actOnNotifications(context: AppLoadContext, request: Request) {
  await requireProfile(context, request);
  const form = await request.formData();
  const back = returnTo(form.get('returnTo'), notificationsPath);
  const intent = form.get('intent');
  if (intent === 'all') {
    unwrap('readNotifications', await context.api.readNotifications());
    return redirect(back, 303);
  }
  const id = idSchema.safeParse(form.get('notification'));
  if (!id.success) throw notFound();
  const read = await context.api.readNotification({ params: { id: id.data } });
  if (!read.ok) throw notFound();
  return redirect(intent === 'follow' ? returnTo(read.data.href, back) : back, 303);
}
