/** Notifications in rows: followed by their sentence, which marks them read, or marked by a button. Plain forms. */
import { notificationsPath } from '#app/shared/notifications-path.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { Notification } from '#schemas/domain/people/notification.ts';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { classes } from '#ui/classes.ts';

/** `back`: the page to come back to after one was marked. */
export function NotificationList(props: { notifications: readonly Notification[]; back: string }) {
  const zone = useShopZone();
  return (
    <ul>
      {props.notifications.map(({ _id, isRead, text, created_at }) => (
        <li key={_id} className="border-t border-line first:border-0">
          <form
            method="post"
            action={notificationsPath}
            className="flex flex-wrap items-center gap-x-4 py-1.5"
          >
            <input type="hidden" name="notification" value={_id} />
            <input type="hidden" name="returnTo" value={props.back} />
            <button
              type="submit"
              name="intent"
              value="follow"
              className={classes(
                'flex min-h-11 min-w-0 grow basis-64 items-center gap-3 text-left underline-offset-4 hover:underline',
                isRead ? 'text-stone' : 'font-semibold',
              )}
            >
              <span
                aria-hidden="true"
                className={classes('size-2 shrink-0 rounded-full', isRead ? 'bg-line' : 'bg-accent')}
              />
              <span className="min-w-0">
                {isRead ? null : <span className="sr-only">{m.notifications_new()} </span>}
                {text}
              </span>
            </button>
            <time dateTime={created_at} className="text-sm text-stone">
              {formatMoment(created_at, zone)}
            </time>
            {isRead ? null : (
              <button
                type="submit"
                name="intent"
                value="read"
                aria-label={m.notifications_mark_label({ text })}
                className="min-h-9 text-sm font-semibold text-accent underline underline-offset-4"
              >
                {m.notifications_mark()}
              </button>
            )}
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Marks all of them read. */
export const ReadAllForm = ({ back }: { back: string }) => (
  <form method="post" action={notificationsPath}>
    <input type="hidden" name="returnTo" value={back} />
    <button
      type="submit"
      name="intent"
      value="all"
      className="min-h-9 text-sm font-semibold text-accent underline underline-offset-4"
    >
      {m.account_news_read()}
    </button>
  </form>
);
