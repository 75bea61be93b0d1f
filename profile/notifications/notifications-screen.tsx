import type { loadNotifications } from '#app/features/account/notifications/notifications.server.ts';
import { notificationsPath } from '#app/shared/notifications-path.ts';
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { NotificationList, ReadAllForm } from './notification-list.tsx';

type Props = Awaited<ReturnType<typeof loadNotifications>>;

const pathOf = (unreadOnly: boolean, before?: string) => {
  const search = new URLSearchParams({
    ...(unreadOnly ? { show: 'unread' } : {}),
    ...(before ? { before } : {}),
  });
  return search.size > 0 ? `${notificationsPath}?${search}` : notificationsPath;
};

export default function NotificationsScreen({
  person,
  notifications,
  unreadOnly,
  isFirst,
  older,
  back,
}: Props) {
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <nav aria-label={m.notifications_filter()}>
          <ul className="flex gap-2">
            {[false, true].map((unread) => (
              <li key={String(unread)}>
                <Link
                  to={pathOf(unread)}
                  aria-current={unread === unreadOnly ? 'page' : undefined}
                  className={classes(
                    'inline-flex min-h-11 items-center rounded-full border px-4 font-medium transition-colors',
                    unread === unreadOnly
                      ? 'border-accent bg-accent-soft text-accent-deep'
                      : 'border-line-strong hover:border-ink',
                  )}
                >
                  {unread ? m.notifications_unread() : m.notifications_all()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-x-6">
          {person.unread > 0 ? <ReadAllForm back={back} /> : null}
          <Link
            to="/a/settings#notifications"
            className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4"
          >
            {m.notifications_choose()}
          </Link>
        </div>
      </div>
      {notifications.length > 0 ? (
        <div className="mt-5 rounded-sm bg-surface px-5 py-2 shadow-card wide:px-7">
          <NotificationList notifications={notifications} back={back} />
        </div>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={unreadOnly ? m.notifications_none_unread() : m.notifications_none()}
            text={m.notifications_none_text()}
            action={<ButtonLink to="/a/profile/orders">{m.account_nav_orders()}</ButtonLink>}
          />
        </div>
      )}
      {isFirst && older === null ? null : (
        <nav aria-label={m.notifications_pages()} className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          {isFirst ? null : (
            <ButtonLink to={pathOf(unreadOnly)} variant="outline">
              {m.notifications_newest()}
            </ButtonLink>
          )}
          {older === null ? null : (
            <ButtonLink to={pathOf(unreadOnly, older)} variant="outline">
              {m.notifications_older()}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
