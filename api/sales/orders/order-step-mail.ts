/** What the shopper hears of an order after it was placed: it was sent, paid back, canceled, or is coming back. */
import { sign } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import type { EmailItem } from '#api/platform/mail/email-items.ts';
import type { Letter, LetterWords } from '#api/platform/mail/letter.ts';
import { briefEmailItem } from '#api/sales/carts/order-line.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { OrderLineCount, ReturnStatus } from '#schemas/domain/sales/order-desk.ts';
import { trackingHref } from '#schemas/domain/sales/tracking.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';

export type MailedOrder = Pick<OrderRow, 'id' | 'number' | 'email' | 'document' | 'account_id'>;

/** Where a shopper sees an order without a session. */
const orderPath = (context: Pick<Context, 'secret'>, id: string): string =>
  `/order-lookup/${id}?${new URLSearchParams({ token: sign(context.secret, 'order', id) })}`;

function itemsOf({ document }: MailedOrder, lines: readonly OrderLineCount[]): EmailItem[] {
  const items = new Map(document.cart.items.map((item) => [item._id, item]));
  return lines.flatMap(({ item: id, quantity }): EmailItem[] => {
    const item = items.get(id);
    return item ? [briefEmailItem(item, quantity)] : [];
  });
}

/** A letter that leads to its order. */
export const stepMail =
  (
    context: Context,
    row: MailedOrder,
    words: () => Pick<Letter, 'subject' | 'paragraphs' | 'items' | 'rows'>,
  ): LetterWords =>
  () => ({
    ...words(),
    link: { path: orderPath(context, row.id), label: m.mail_order_link() },
    foot: { path: '/order-lookup', label: m.mail_order_lookup() },
    isChosen: row.account_id !== null,
  });

/** `isPart`: more of the order is still to come. */
type Sent = { lines: readonly OrderLineCount[]; carrier: string; tracking: string; isPart: boolean };

function sentSubject(number: string, isPickUp: boolean, isPart: boolean): string {
  if (isPickUp)
    return isPart ? m.mail_order_part_handed_subject({ number }) : m.mail_order_handed_subject({ number });
  return isPart ? m.mail_order_part_sent_subject({ number }) : m.mail_order_sent_subject({ number });
}

export function fulfilledMail(context: Context, row: MailedOrder, sent: Sent) {
  const { number, document } = row;
  const isPickUp = document.cart.Delivery_method === 'Will Call';
  const href = trackingHref(sent);
  return stepMail(context, row, () => ({
    subject: sentSubject(number, isPickUp, sent.isPart),
    paragraphs: [
      isPickUp
        ? m.mail_order_handed({ warehouse: document.warehouse_name })
        : m.mail_order_sent({ warehouse: document.warehouse_name }),
      ...(sent.tracking
        ? [
            m.mail_order_tracking({
              tracking: [deliveryName(sent.carrier), sent.tracking].filter(Boolean).join(' '),
            }),
          ]
        : []),
      ...(href ? [href] : []),
    ],
    items: itemsOf(row, sent.lines),
  }));
}

/** What came back, and what was kept of it. */
type PaidBack = { cents: number; fee_cents: number };

const feeText = ({ fee_cents }: PaidBack): string[] =>
  fee_cents > 0 ? [m.mail_return_fee({ amount: formatDollars(toDollars(fee_cents)) })] : [];

/** `byHand`: no processor knows of the money, so that no statement will show it by itself. */
export function refundedMail(context: Context, row: MailedOrder, back: PaidBack & { byHand: boolean }) {
  const amount = formatDollars(toDollars(back.cents));
  const text = back.byHand ? m.mail_order_refunded_by_hand : m.mail_order_refunded;
  return stepMail(context, row, () => ({
    subject: m.mail_order_refunded_subject({ number: row.number }),
    paragraphs: [text({ amount }), ...feeText(back)],
  }));
}

export function creditedMail(context: Context, row: MailedOrder, back: PaidBack, memo: string) {
  const amount = formatDollars(toDollars(back.cents));
  return stepMail(context, row, () => ({
    subject: m.mail_order_credited_subject({ number: row.number }),
    paragraphs: [m.mail_order_credited({ amount, memo }), ...feeText(back)],
  }));
}

export function canceledMail(context: Context, row: MailedOrder) {
  return stepMail(context, row, () => ({
    subject: m.mail_order_canceled_subject({ number: row.number }),
    paragraphs: [m.mail_order_canceled()],
  }));
}

export function restCanceledMail(context: Context, row: MailedOrder, lines: readonly OrderLineCount[]) {
  return stepMail(context, row, () => ({
    subject: m.mail_order_rest_canceled_subject({ number: row.number }),
    paragraphs: [m.mail_order_rest_canceled()],
    items: itemsOf(row, lines),
  }));
}

type Told = Exclude<ReturnStatus, 'asked' | 'refunded'>;

const returnWords: Record<Told, (warehouse: string) => string> = {
  approved: (warehouse) => m.mail_return_approved({ warehouse }),
  refused: () => m.mail_return_refused(),
  received: () => m.mail_return_received(),
};

export function returnMail(
  context: Context,
  row: MailedOrder,
  back: { status: Told; lines: readonly OrderLineCount[]; answer: string },
) {
  return stepMail(context, row, () => ({
    subject: m.mail_return_subject({ number: row.number }),
    paragraphs: [returnWords[back.status](row.document.warehouse_name)],
    items: itemsOf(row, back.lines),
    // Below the items, which the sentence leads to.
    rows: back.answer ? [[m.mail_return_answer(), back.answer]] : [],
  }));
}

type AskedReturn = {
  lines: readonly OrderLineCount[];
  reason: string;
  /** Who asked, where it was not who placed the order. */
  by: { name: string; email: string } | null;
};

/**
 * That a return was asked for: to who placed the order, to the colleague who asked, and to `shop`, the dealer's own
 * address, where it has one. Later steps are told to both (tell-shopper.ts).
 */
export function returnAskedMails(
  context: Context,
  row: MailedOrder,
  back: AskedReturn,
  shop: string,
): { to: string; words: LetterWords }[] {
  const { by } = back;
  const { number } = row;
  const items = () => itemsOf(row, back.lines);
  const rows = (): [string, string][] => [[m.mail_return_reason(), back.reason]];
  const asked = (text: () => string) =>
    stepMail(context, row, () => ({
      subject: m.mail_return_asked_subject({ number }),
      paragraphs: [text()],
      items: items(),
      rows: rows(),
    }));
  const theirs = by
    ? [
        { to: by.email, words: asked(() => m.mail_return_asked_for_colleague({ email: row.email })) },
        { to: row.email, words: asked(() => m.mail_return_asked_by({ name: by.name })) },
      ]
    : [{ to: row.email, words: asked(m.mail_return_asked) }];
  if (!shop) return theirs;
  const ours = () => ({
    subject: m.mail_return_desk_subject({ number }),
    paragraphs: [m.mail_return_desk({ email: by?.email ?? row.email })],
    items: items(),
    rows: rows(),
    link: { path: `/admin/orders/${row.id}`, label: m.mail_return_desk_link() },
  });
  return [...theirs, { to: shop, words: ours }];
}
