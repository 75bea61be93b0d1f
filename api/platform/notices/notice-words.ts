/** What an employee reads of a notice: in one sentence, and as a letter. In the language that is spoken. */
import type { Letter } from '#api/platform/mail/letter.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { type NoticeKind, noticeKinds } from '#schemas/domain/platform/notice.ts';
import { type DeliveryMethod, deliveryMethods } from '#schemas/domain/sales/cart.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';

type Params = Record<string, string>;

const money = (cents: string | undefined): string => formatDollars(toDollars(Number(cents ?? 0)));

const sentences: Record<NoticeKind, (params: Params) => string> = {
  order_placed: ({ number = '', total, warehouse = '' }) =>
    m.notice_order_placed({ number, total: money(total), warehouse }),
  return_asked: ({ number = '', warehouse = '' }) => m.notice_return_asked({ number, warehouse }),
  payment_failed: ({ number = '', total }) => m.notice_payment_failed({ number, total: money(total) }),
  trade_applied: ({ company = '' }) => m.notice_trade_applied({ company }),
  message_received: () => m.notice_message_received(),
  import_failed: ({ file = '' }) => m.notice_import_failed({ file }),
};

const subjects: Record<NoticeKind, (params: Params) => string> = {
  order_placed: ({ number = '' }) => m.notice_order_placed_subject({ number }),
  return_asked: ({ number = '' }) => m.mail_return_desk_subject({ number }),
  payment_failed: ({ number = '' }) => m.notice_payment_failed_subject({ number }),
  trade_applied: ({ company = '' }) => m.mail_trade_dealer_subject({ company }),
  message_received: () => m.notice_message_received_subject(),
  import_failed: ({ file = '' }) => m.notice_import_failed_subject({ file }),
};

const links: Record<NoticeKind, () => string> = {
  order_placed: m.notice_order_link,
  return_asked: m.mail_return_desk_link,
  payment_failed: m.notice_order_link,
  trade_applied: m.mail_trade_dealer_link,
  message_received: m.notice_message_link,
  import_failed: m.notice_import_link,
};

const kindOf = (text: string | undefined) => noticeKinds.find((kind) => kind === text);

/** Of a notification, whose params say which kind it is. */
export function noticeText({ notice, ...params }: Params): string {
  const kind = kindOf(notice);
  return kind ? sentences[kind](params) : '';
}

const methodOf = (text: string | undefined): DeliveryMethod | undefined =>
  deliveryMethods.find((method) => method === text);

function rowsOf({ delivery, items }: Params): [string, string][] {
  const method = methodOf(delivery);
  const rows: [string, string | undefined][] = [
    [m.cart_estimate_delivery(), method && deliveryName(method)],
    [m.notice_items(), items],
  ];
  return rows.flatMap(([what, value]): [string, string][] => (value ? [[what, value]] : []));
}

type Told = { kind: NoticeKind; params: Params; href: string };

/** About one of them, at once. */
export const noticeLetter = ({ kind, params, href }: Told): Omit<Letter, 'to'> => ({
  subject: subjects[kind](params),
  paragraphs: [sentences[kind](params)],
  rows: rowsOf(params),
  link: { path: href, label: links[kind]() },
  also: { path: '/admin', label: m.notice_start_link() },
});

/** A daily summary names as many; the rest is on the start page. */
const mostNamed = 100;

/** About a day's, in the order of the kinds. */
export function summaryLetter(notices: readonly Told[]): Omit<Letter, 'to'> {
  const inOrder = noticeKinds.flatMap((kind) => notices.filter((one) => one.kind === kind));
  const left = inOrder.length - mostNamed;
  return {
    subject: m.notice_summary_subject({ count: inOrder.length }),
    paragraphs: [
      m.notice_summary_text(),
      ...inOrder.slice(0, mostNamed).map(({ kind, params }) => `• ${sentences[kind](params)}`),
      ...(left > 0 ? [m.notice_summary_more({ count: left })] : []),
    ],
    link: { path: '/admin', label: m.notice_start_link() },
  };
}
