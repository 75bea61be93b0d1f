/** What the shopper hears of an order after it was placed: it was sent, paid back, canceled, or is coming back. */
import { sign } from '#api/services/account/sessions.ts';
import type { Context } from '#api/services/context.ts';
import type { OrderRow } from '#api/storage/repositories/orders.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { toDollars } from '#schemas/domain/money.ts';
import type { OrderLineCount, ReturnStatus } from '#schemas/domain/order-desk.ts';
import { letter } from './letter.ts';

type Row = Pick<OrderRow, 'id' | 'number' | 'email' | 'document'>;

/** Where a shopper sees an order without a session. */
const orderPath = (context: Pick<Context, 'secret'>, id: string): string =>
  `/order-lookup/${id}?${new URLSearchParams({ token: sign(context.secret, 'order', id) })}`;

function linesOf({ document }: Row, lines: readonly OrderLineCount[]): [string, string][] {
  const items = new Map(document.cart.items.map((item) => [item._id, item]));
  return lines.flatMap(({ item: id, quantity }): [string, string][] => {
    const item = items.get(id);
    return item ? [[`${quantity} × ${item.name}`, item.sku]] : [];
  });
}

function stepMail(
  context: Context,
  row: Row,
  words: { subject: string; paragraphs: string[]; rows?: [string, string][] },
) {
  return letter(context, {
    to: row.email,
    ...words,
    link: { path: orderPath(context, row.id), label: m.mail_order_link() },
  });
}

export function fulfilledMail(
  context: Context,
  row: Row,
  sent: { lines: readonly OrderLineCount[]; carrier: string; tracking: string },
) {
  const { number, document } = row;
  const isPickUp = document.cart.Delivery_method === 'Will Call';
  return stepMail(context, row, {
    subject: isPickUp ? m.mail_order_handed_subject({ number }) : m.mail_order_sent_subject({ number }),
    paragraphs: [
      isPickUp
        ? m.mail_order_handed({ warehouse: document.warehouse_name })
        : m.mail_order_sent({ warehouse: document.warehouse_name }),
      ...(sent.tracking
        ? [m.mail_order_tracking({ tracking: [sent.carrier, sent.tracking].filter(Boolean).join(' ') })]
        : []),
    ],
    rows: linesOf(row, sent.lines),
  });
}

export function refundedMail(context: Context, row: Row, cents: number) {
  const amount = formatDollars(toDollars(cents));
  return stepMail(context, row, {
    subject: m.mail_order_refunded_subject({ number: row.number }),
    paragraphs: [m.mail_order_refunded({ amount })],
  });
}

export function canceledMail(context: Context, row: Row) {
  return stepMail(context, row, {
    subject: m.mail_order_canceled_subject({ number: row.number }),
    paragraphs: [m.mail_order_canceled()],
  });
}

type Told = Exclude<ReturnStatus, 'asked' | 'refunded'>;

const returnWords: Record<Told, (warehouse: string) => string> = {
  approved: (warehouse) => m.mail_return_approved({ warehouse }),
  refused: () => m.mail_return_refused(),
  received: () => m.mail_return_received(),
};

export function returnMail(
  context: Context,
  row: Row,
  back: { status: Told; lines: readonly OrderLineCount[]; answer: string },
) {
  return stepMail(context, row, {
    subject: m.mail_return_subject({ number: row.number }),
    paragraphs: [
      returnWords[back.status](row.document.warehouse_name),
      ...(back.answer ? [back.answer] : []),
    ],
    rows: linesOf(row, back.lines),
  });
}
