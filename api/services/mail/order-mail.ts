/** The mail that says an order was placed: text and HTML, every value escaped. */
import type { Insertable } from 'kysely';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import type { Tables } from '#api/storage/schema.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import type { Order } from '#schemas/domain/order.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const paper = '#f7f3ea';
const ink = '#1f1b16';
const accent = '#1d5c50';

function lineOf(item: Order['cart']['items'][number]): [string, string] {
  const options = Object.values(item.options).join(', ');
  return [`${item.quantity} × ${item.name}${options ? ` (${options})` : ''}`, formatDollars(item.line_total)];
}

function sumsOf({ cart }: Order): [string, string][] {
  return [
    [m.cart_subtotal(), formatDollars(cart.subtotal)],
    [m.cart_shipping(), formatDollars(cart.shipping)],
    [m.cart_tax(), formatDollars(cart.tax)],
    [m.cart_total(), formatDollars(cart.total)],
  ];
}

export function orderMail(context: Context, order: Order): Insertable<Tables['mail']> {
  const link = `${context.publicUrl}/checkout/success/${order.cart_id}?token=${encodeURIComponent(order.token)}`;
  const subject = m.mail_order_subject({ number: order.number });
  const greeting = m.mail_order_greeting({ name: order.cart.billing_address?.name ?? '' });
  const intro = m.mail_order_intro({ number: order.number, warehouse: order.warehouse_name });
  const rows = [...order.cart.items.map(lineOf), ...sumsOf(order)];
  const now = context.now().toISOString();
  const text = [
    greeting,
    '',
    intro,
    '',
    ...rows.map(([what, sum]) => `${what}  ${sum}`),
    '',
    `${m.mail_order_link()} ${link}`,
    '',
  ].join('\n');
  const cells = rows
    .map(
      ([what, sum]) =>
        `<tr><td style="padding:6px 0">${escapeHtml(what)}</td><td align="right">${escapeHtml(sum)}</td></tr>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:${paper};color:${ink};font:16px/1.5 Georgia,serif">
<table role="presentation" width="560" align="center" style="padding:32px 24px"><tr><td>
<h1 style="font-weight:400">${escapeHtml(subject)}</h1><p>${escapeHtml(greeting)}</p><p>${escapeHtml(intro)}</p>
<table role="presentation" width="100%" style="font:15px/1.4 Helvetica,Arial,sans-serif">${cells}</table>
<p><a href="${escapeHtml(link)}" style="color:${accent}">${escapeHtml(m.mail_order_link())}</a></p>
</td></tr></table></body></html>`;
  return {
    id: newId(),
    recipient: order.email,
    subject,
    text,
    html,
    attempts: 0,
    next_attempt_at: now,
    sent_at: null,
    created_at: now,
  };
}
