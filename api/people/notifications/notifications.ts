/** GET and PUT /api/v1/notifications (docs/product.md#notifications). */
import {
  findNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from '#api/people/storage/notifications.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { noticeText } from '#api/platform/notices/notice-words.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import * as m from '#messages';
import { type Notification, notificationsPerPage } from '#schemas/domain/people/notification.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Older rows have the date as it was written then. */
const dateText = (date: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date) : date);

const texts: Record<NotificationKind, (params: Record<string, string>) => string> = {
  order_placed: ({ number = '' }) => m.notification_order_placed({ number }),
  order_fulfilled: ({ number = '', how, part }) => {
    if (how === 'pickup')
      return part ? m.notification_order_part_handed({ number }) : m.notification_order_handed({ number });
    return part ? m.notification_order_part_sent({ number }) : m.notification_order_sent({ number });
  },
  order_changed: ({ number = '' }) => m.notification_order_changed({ number }),
  order_canceled: ({ number = '', how }) =>
    how === 'rest'
      ? m.notification_order_rest_canceled({ number })
      : m.notification_order_canceled({ number }),
  order_refunded: ({ number = '', amount = '', how }) =>
    how === 'credited'
      ? m.notification_order_credited({ number, amount })
      : m.notification_order_refunded({ number, amount }),
  return_approved: ({ number = '' }) => m.notification_return_approved({ number }),
  return_refused: ({ number = '' }) => m.notification_return_refused({ number }),
  return_received: ({ number = '' }) => m.notification_return_received({ number }),
  back_in_stock: ({ name = '', warehouse = '' }) => m.notification_back_in_stock({ name, warehouse }),
  trade_received: ({ company = '' }) => m.notification_trade_received({ company }),
  trade_approved: ({ company = '' }) => m.notification_trade_approved({ company }),
  trade_declined: ({ company = '', reason = '' }) =>
    reason
      ? m.notification_trade_declined_because({ company, reason })
      : m.notification_trade_declined({ company }),
  trade_reopened: ({ company = '' }) => m.notification_trade_reopened({ company }),
  company_off: ({ company = '' }) => m.notification_company_off({ company }),
  company_on: ({ company = '' }) => m.notification_company_on({ company }),
  joined: ({ company = '', name = '' }) => m.notification_joined({ company, name }),
  invoice_issued: ({ number = '', amount = '', date = '', how }) =>
    how === 'voided'
      ? m.notification_invoice_voided({ number, amount })
      : m.notification_invoice_issued({ number, amount, date: dateText(date) }),
  invoice_past_due: ({ amount = '', count = '1' }) =>
    m.notification_invoice_past_due({ amount, count: Number(count) }),
  payment_posted: ({ number = '', amount = '', how }) =>
    how === 'returned'
      ? m.notification_returned_check({ number, amount })
      : how === 'reversed'
        ? m.notification_payment_reversed({ number, amount })
        : how === 'refused'
          ? m.notification_debit_refused({ amount })
          : how === 'taken_back'
            ? m.notification_debit_returned({ number, amount })
            : m.notification_payment_posted({ number, amount }),
  credit_issued: ({ number = '', amount = '', how }) =>
    how === 'voided'
      ? m.notification_credit_voided({ number, amount })
      : how === 'written_off'
        ? m.notification_written_off({ number, amount })
        : m.notification_credit_issued({ number, amount }),
  rebate_earned: ({ amount = '', offer = '' }) => m.notification_rebate_earned({ amount, offer }),
  rebate_taken_back: ({ amount = '', offer = '' }) => m.notification_rebate_taken_back({ amount, offer }),
  approval_requested: ({ name = '', total = '' }) => m.notification_approval_requested({ name, total }),
  approval_approved: ({ name = '', total = '' }) => m.notification_approval_approved({ name, total }),
  approval_declined: ({ name = '', total = '', reason = '' }) =>
    m.notification_approval_declined({ name, total, reason }),
  approval_canceled: ({ name = '', total = '' }) => m.notification_approval_canceled({ name, total }),
  approval_order_changed: ({ number = '', total = '' }) =>
    m.notification_approval_order_changed({ number, total }),
  cart_helped: ({ name = '', shop = '' }) => m.cart_helped({ name, shop }),
  proposal_sent: ({ number = '' }) => m.notification_proposal_sent({ number }),
  proposal_changed: ({ number = '', what }) =>
    what === 'withdrawn'
      ? m.notification_proposal_withdrawn({ number })
      : m.notification_proposal_changed({ number }),
  proposal_message: ({ number = '' }) => m.notification_proposal_message({ number }),
  proposal_answered: ({ number = '', name = '', what }) =>
    what === 'declined'
      ? m.notification_proposal_declined({ name, number })
      : m.notification_proposal_accepted({ name, number }),
  chat_answered: ({ name = '' }) => m.notification_chat_answered({ name }),
  review_asked: ({ name = '', title = '' }) => m.notification_review_asked({ name, title }),
  review_answered: ({ name = '', title = '', what }) => {
    if (what === 'published') return m.notification_review_published({ name, title });
    return what === 'changes'
      ? m.notification_review_changes({ name, title })
      : m.notification_review_approved({ name, title });
  },
  comment_mention: ({ name = '', page = '' }) => m.notification_comment_mention({ name, page }),
  comment_reply: ({ name = '', page = '' }) => m.notification_comment_reply({ name, page }),
  employee_notice: noticeText,
};

const view = (row: NotificationRow): Notification => ({
  _id: row.id,
  isRead: row.is_read,
  kind: row.kind,
  text: texts[row.kind](row.params),
  href: row.href,
  created_at: row.created_at,
});

type Query = { isRead: 'true' | 'false' | 'all'; before?: string | undefined; limit: number };

/** The newest first. Throws unauthenticated. */
export async function listNotifications(
  context: Context,
  { isRead, before, limit }: Query,
): Promise<Notification[]> {
  const accountId = requireAccount(context.actor);
  const wanted = isRead === 'all' ? null : isRead === 'true';
  const rows = await findNotifications(context.database.kysely, accountId, { isRead: wanted, before, limit });
  return rows.map(view);
}

/** All of the caller's become read; answers what is unread then. */
export async function readNotifications(context: Context): Promise<Notification[]> {
  await markAllRead(context.database.kysely, requireAccount(context.actor));
  return listNotifications(context, { isRead: 'false', limit: notificationsPerPage });
}

/** Throws unauthenticated, and not_found for anybody else's. */
export async function readNotification(context: Context, id: string): Promise<Notification> {
  const row = await markRead(context.database.kysely, requireAccount(context.actor), id);
  if (!row) throw new ProblemError('not_found', because('notification_not_found'));
  return view(row);
}
