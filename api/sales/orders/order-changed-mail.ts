/** What the shopper is written when the items of an order were changed (docs/decisions/0082-order-edits.md). */
import type { Context } from '#api/platform/context.ts';
import type { EmailItem } from '#api/platform/mail/email-items.ts';
import { emailItem } from '#api/sales/carts/order-line.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { itemHere } from '#schemas/domain/sales/items-read.ts';
import type { EditedLine } from '#schemas/domain/sales/order-edit.ts';
import { promisedText, sumsOf } from './order-mail.ts';
import { type MailedOrder, stepMail } from './order-step-mail.ts';

/** A changed line: what it was and is, with the note and the place by which two lines of one SKU are told apart. */
function changedItem({ before, after }: EditedLine<CartItem>): EmailItem[] {
  const item = after ?? before;
  if (!item) return [];
  const whole = emailItem(item);
  const prices = [before?.price, after?.price].flatMap((price) =>
    price === undefined ? [] : formatDollars(price),
  );
  const [was = '', is = was] = prices;
  const quantities = { before: before?.quantity ?? 0, after: after?.quantity ?? 0 };
  return [
    {
      ...whole,
      name: m.mail_order_changed_item({ ...quantities, name: itemHere(item).name }),
      details: [
        ...whole.details,
        was === is ? m.customers_cart_each({ price: is }) : m.order_edit_each({ before: was, after: is }),
      ],
      value: after ? formatDollars(after.line_total) : m.mail_order_changed_removed(),
    },
  ];
}

const daysText = ({ promised }: MailedOrder['document']): string =>
  promised ? promisedText(promised) : m.mail_order_changed_no_day();

/** What is other than it was ordered, what stays, when it comes and what it comes to now. `was`: before. */
export function changedMail(
  context: Context,
  row: MailedOrder,
  lines: readonly EditedLine<CartItem>[],
  was: Pick<MailedOrder, 'document'>,
  creditCents: number,
) {
  const { number, document } = row;
  const changed = new Set(lines.map(({ after }) => after?._id));
  const stays = document.cart.items.filter(({ _id }) => !changed.has(_id));
  return stepMail(context, row, () => ({
    subject: m.mail_order_changed_subject({ number }),
    paragraphs: [m.mail_order_changed()],
    items: lines.flatMap(changedItem),
    rows: [
      ...stays.map((item): [string, string] => [
        m.mail_order_changed_stays(),
        [`${item.quantity} × ${itemHere(item).name}`, item.note].filter(Boolean).join(', '),
      ]),
      ...sumsOf(document, creditCents),
      [m.mail_order_changed_before(), formatDollars(was.document.cart.total)],
      ...(daysText(was.document) === daysText(document)
        ? []
        : ([[m.order_promised(), `${daysText(was.document)} → ${daysText(document)}`]] satisfies [
            string,
            string,
          ][])),
    ],
  }));
}
