/** An invoice on paper: what was handed over, what it comes to, and what was paid of it. */
import { invoiceEach, invoiceStatusName, invoiceSums } from '#app/shared/orders/ledger-words.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { InvoicePaper } from '#schemas/domain/sales/ledger-paper.ts';
import { makeRoom, type Pdf, table, titleOf, widthOf, writePdf } from './write-pdf.ts';

function factsOf({ invoice, timeZone }: InvoicePaper): string[][] {
  const facts: [string, string][] = [
    [m.invoice_date(), formatDay(invoice.issued_at, timeZone)],
    [m.billing_status(), invoice.voided_at ? invoiceStatusName(invoice.status) : ''],
    [m.invoice_due(), formatDate(invoice.due_on)],
    [m.order_paper_order(), invoice.order?.number ?? ''],
    [m.invoice_po(), invoice.po_number],
    [m.mail_order_job(), invoice.job],
    [m.invoice_bill_to(), invoice.bill_to.join('\n')],
    [m.checkout_note(), invoice.note],
  ];
  return facts.filter(([, value]) => value !== '');
}

function sums(pdf: Pdf, { invoice, timeZone }: InvoicePaper): void {
  const rows = invoiceSums(invoice, (moment) => formatDay(moment, timeZone)).map(([name, dollars]) => [
    name,
    formatDollars(dollars),
  ]);
  makeRoom(pdf, rows.length * 20 + 40);
  pdf.moveDown(1);
  const width = widthOf(pdf);
  const box = { x: pdf.page.margins.left + width * 0.48, width: width * 0.52, figures: 1 };
  table(pdf, rows, [0.65, 0.35], box);
}

/** The bytes depend on what is given alone. */
export function invoicePdf(paper: InvoicePaper): Promise<Buffer> {
  const { shop, phone, invoice } = paper;
  const title = m.invoice_title({ number: invoice.number });
  return writePdf({ title, head: shop, foot: [shop, title, phone].join('  ·  ') }, (pdf) => {
    titleOf(pdf, title);
    table(pdf, factsOf(paper), [0.2, 0.8]);
    pdf.moveDown(1);
    const rows = invoice.lines.map((line) => {
      const { name, sku, quantity, amount } = line;
      const about = [sku && m.shop_sku({ sku }), invoiceEach(line)].filter(Boolean).join(', ');
      return [about ? `${name}\n${about}` : name, String(quantity), formatDollars(amount)];
    });
    const head = [m.account_order_item(), m.account_order_quantity(), m.cart_line_total()];
    table(pdf, rows, [0.66, 0.14, 0.2], { head, figures: 1 });
    sums(pdf, paper);
  });
}
