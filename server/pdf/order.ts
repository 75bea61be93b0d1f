/** An order on paper: what was bought at which price, for whom and where to, how it is paid, and what became of it. */

import { datesText } from '#app/features/storefront/checkout/delivery-dates.ts';
import { jobFacts } from '#app/shared/orders/job-facts.ts';
import {
  balanceRows,
  linesText,
  meansWords,
  paymentWords,
  statusWords,
} from '#app/shared/orders/order-words.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { OrderPaper } from '#schemas/domain/sales/order-paper.ts';
import { deliveryName, paymentName } from '#schemas/fields/order-names.ts';
import { addressText, warehouseText } from './addresses.ts';
import { countText, lineTable, sumTable } from './cart-lines.ts';
import {
  headedTable,
  makeRoom,
  type Pdf,
  printable,
  stone,
  table,
  titleOf,
  widthOf,
  writePdf,
} from './write-pdf.ts';

type Fact = [what: string, value: string];

/** Facts that there is nothing of are left out. */
function factsOf({ order, warehouse, date, timeZone }: OrderPaper): Fact[] {
  const { cart, payment, pick_up: pickUp } = order;
  const facts: [string, string | null | undefined][] = [
    [m.order_paper_placed(), formatDay(order.placed_at, timeZone)],
    [
      m.order_paper_status(),
      `${statusWords(order.status, cart.Delivery_method)}  ·  ${m.order_paper_printed({ day: formatDate(date) })}`,
    ],
    [m.checkout_po_number(), order.po_number],
    ...jobFacts(cart),
    [m.checkout_billing(), cart.billing_address && addressText(cart.billing_address)],
    [m.cart_estimate_delivery(), deliveryName(cart.Delivery_method)],
    [m.checkout_delivery_address(), cart.shipping_address && addressText(cart.shipping_address)],
    [m.cart_estimate_warehouse(), warehouseText(order.warehouse_name, warehouse)],
    [
      m.mail_order_pick_up(),
      pickUp &&
        m.checkout_window({ day: formatDate(pickUp.date), from: pickUp.from_time, to: pickUp.to_time }),
    ],
    [m.order_promised(), order.promised && datesText(cart.Delivery_method ?? 'Will Call', order.promised)],
    [
      m.checkout_payment(),
      payment ? `${meansWords(payment)}: ${paymentWords(payment)}` : paymentName(cart.payment_type),
    ],
    [m.contact_email(), [order.email, order.phone].filter(Boolean).join('  ·  ')],
    [m.checkout_note(), order.note],
    [m.cart_coupon(), cart.coupon_saving > 0 ? cart.coupon : null],
  ];
  return facts.flatMap(([what, value]): Fact[] => (value ? [[what, value]] : []));
}

/** What left us: when, what, and under which number. */
function shipments(pdf: Pdf, { order, timeZone }: OrderPaper): void {
  if (order.fulfilments.length === 0) return;
  const isFetched = order.cart.Delivery_method === 'Will Call';
  const rows = order.fulfilments.map(({ at, lines, carrier, tracking }) => [
    formatDay(at, timeZone),
    [linesText(order, lines), [carrier, tracking].filter(Boolean).join(' ')].filter(Boolean).join('\n'),
  ]);
  headedTable(pdf, isFetched ? m.order_picked_up() : m.order_paper_shipped(), rows, [0.2, 0.8]);
}

/** What was paid and is due of it, or what was refunded. */
function paidRows(payment: NonNullable<OrderPaper['order']['payment']>, total: number): [string, string][] {
  const credit: [string, string][] =
    payment.credit > 0 ? [[m.cart_account_credit(), formatDollars(-payment.credit)]] : [];
  const rows = [...credit, ...balanceRows(payment, total)];
  if (rows.length > 0 || payment.refunded === 0) return rows;
  return [[m.order_paper_refunded(), formatDollars(-payment.refunded)]];
}

/** The bytes depend on what is given alone: the same order on the same day is the same file. */
export function orderPdf(paper: OrderPaper): Promise<Buffer> {
  const { shop, order, warehouse } = paper;
  const { cart, number, payment } = order;
  const title = m.order_paper_title({ number });
  const isFetched = cart.Delivery_method === 'Will Call';
  const phone = warehouse?.phone ?? '';
  const foot = [shop, title, `${order.warehouse_name} ${phone}`.trim()].join('  ·  ');
  return writePdf({ title, head: shop, foot }, (pdf) => {
    const width = widthOf(pdf);
    titleOf(pdf, title);
    table(pdf, factsOf(paper), [0.2, 0.8]);
    lineTable(pdf, countText(cart), cart.items, ({ fulfilled, quantity }) => {
      const canceled = order.status === 'fulfilled' ? quantity - fulfilled : 0;
      if (fulfilled < 1 && canceled < 1) return [];
      const count = { count: fulfilled, total: quantity };
      return [
        isFetched ? m.order_paper_fetched(count) : m.order_paper_fulfilled(count),
        ...(canceled > 0 ? [m.order_line_canceled({ count: canceled })] : []),
      ];
    });
    sumTable(pdf, cart, payment ? paidRows(payment, cart.total) : []);
    shipments(pdf, paper);
    makeRoom(pdf, 40);
    pdf.moveDown(1).font('Helvetica').fontSize(9).fillColor(stone);
    if (phone)
      pdf.text(printable(m.order_paper_contact({ shop, phone })), pdf.page.margins.left, pdf.y, { width });
  });
}
