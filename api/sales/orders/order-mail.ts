/** The mail that says an order was placed. */

import type { LetterWords } from '#api/platform/mail/letter.ts';
import { emailItem } from '#api/sales/carts/order-line.ts';
import * as m from '#messages';
import type { ShownDocument } from '#schemas/domain/catalog/catalog.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import { formatDate, formatShortWeekday } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import type { DeliveryDates, Order, OrderToday } from '#schemas/domain/sales/order.ts';
import { documentLabel } from '#schemas/fields/document-names.ts';
import { deliveryName, paymentName } from '#schemas/fields/order-names.ts';

/** What an order comes to, a row each. */
export function sumsOf({ cart }: Pick<Order, 'cart'>, creditCents: number): [string, string][] {
  return [
    [m.cart_subtotal(), formatDollars(cart.subtotal)],
    ...(cart.discount > 0
      ? [[m.cart_discount(), formatDollars(-cart.discount)] satisfies [string, string]]
      : []),
    [m.cart_shipping(), formatDollars(cart.shipping)],
    ...(cart.fee > 0 ? [[m.cart_fee(), formatDollars(cart.fee)] satisfies [string, string]] : []),
    [m.cart_tax(), formatDollars(cart.tax)],
    [m.cart_total(), formatDollars(cart.total)],
    ...(creditCents > 0
      ? ([
          [m.cart_account_credit(), formatDollars(-toDollars(creditCents))],
          [m.cart_to_pay(), formatDollars(toDollars(toCents(cart.total) - creditCents))],
        ] satisfies [string, string][])
      : []),
  ];
}

const onOneLine = ({ name, company, address, address2, city, state, zip }: Address): string =>
  [name, company, address, address2, m.shop_city_line({ city, state, zip })].filter(Boolean).join(', ');

export const promisedText = ({ from, to }: DeliveryDates): string =>
  from === to
    ? formatShortWeekday(from)
    : m.checkout_date_range({ from: formatShortWeekday(from), to: formatShortWeekday(to) });

const placeText = ({ name, address, phone }: Warehouse): string =>
  [name, address.address, m.shop_city_line(address), phone].filter(Boolean).join(', ');

/** How it comes, where to, where and when it can be picked up, and what the customer's own papers call it. */
function detailsRows(
  { cart, pick_up, promised, po_number, note }: Omit<Order, OrderToday>,
  warehouse: Warehouse | null,
): [string, string][] {
  const isPickUp = cart.Delivery_method === 'Will Call';
  const rows: [string, string | null | undefined][] = [
    [m.cart_estimate_delivery(), deliveryName(cart.Delivery_method)],
    [m.checkout_success_pick_up(), isPickUp && warehouse ? placeText(warehouse) : null],
    [m.checkout_delivery_address(), cart.shipping_address && onOneLine(cart.shipping_address)],
    [
      m.mail_order_pick_up(),
      pick_up &&
        m.checkout_window({ day: formatDate(pick_up.date), from: pick_up.from_time, to: pick_up.to_time }),
    ],
    // Who comes at a time of their own needs no other day.
    [m.order_promised(), pick_up ? null : promised && promisedText(promised)],
    [m.checkout_billing(), cart.billing_address && onOneLine(cart.billing_address)],
    [m.checkout_payment(), paymentName(cart.payment_type)],
    [m.checkout_po_number(), po_number],
    [m.mail_order_job(), cart.job_name],
    [m.checkout_note(), note],
  ];
  return rows.flatMap(([what, value]): [string, string][] => (value ? [[what, value]] : []));
}

/**
 * `firstName` of the account that placed it, empty for a guest, who is greeted by the name that the bill goes to.
 * `documentsOf`: files beside what was bought, in the reader's language.
 * `creditCents`: what credit on the account pays of it. `warehouse`: the cart's, null for one that is closed by now.
 */
export function orderMail(
  order: Omit<Order, OrderToday> & { token: string },
  {
    firstName,
    creditCents,
    warehouse,
    documentsOf,
  }: {
    firstName: string;
    creditCents: number;
    warehouse: Warehouse | null;
    documentsOf: () => ShownDocument[];
  },
): LetterWords {
  return () => ({
    subject: m.mail_order_subject({ number: order.number }),
    paragraphs: [
      m.mail_order_greeting({ name: firstName || (order.cart.billing_address?.name ?? '') }),
      m.mail_order_intro({ number: order.number, warehouse: order.warehouse_name }),
    ],
    items: order.cart.items.map(emailItem),
    rows: [...sumsOf(order, creditCents), ...detailsRows(order, warehouse)],
    files: {
      title: m.mail_order_documents(),
      list: documentsOf().map((document) => ({ label: documentLabel(document), url: document.url })),
    },
    link: {
      path: `/checkout/success/${order.cart_id}?token=${encodeURIComponent(order.token)}`,
      label: m.mail_order_link(),
    },
    also: {
      path: `/order-lookup/${order._id}/pdf?token=${encodeURIComponent(order.token)}`,
      label: m.mail_order_pdf(),
    },
    foot: { path: '/order-lookup', label: m.mail_order_lookup() },
  });
}
