/** A new invoice is told to the customer, with a link to it and to its PDF (docs/product.md#ledger). */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { InvoiceDocument } from '#api/sales/storage/ledger.ts';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { openOf } from './apply-credit.ts';
import { tellCustomer } from './tell-customer.ts';

/** Nothing is told of one that is paid already: the email about the delivery says all there is to say. */
export async function tellInvoice(
  context: Context,
  tx: Transaction<Tables>,
  invoice: InvoiceDocument,
): Promise<void> {
  const cents = openOf(invoice);
  if (cents <= 0) return;
  const { id, number, po_number } = invoice;
  const words = () => ({ number, amount: formatDollars(toDollars(cents)), date: formatDate(invoice.due_on) });
  const href = `/a/invoices/${id}`;
  await tellCustomer(context, tx, invoice, {
    kind: 'invoice_issued',
    params: { ...words(), date: invoice.due_on },
    href,
    mail: () => ({
      subject: m.mail_invoice_subject(words()),
      paragraphs: [
        m.mail_invoice_text(words()),
        ...(po_number ? [m.mail_invoice_po({ number: po_number })] : []),
      ],
      link: { path: href, label: m.mail_invoice_link() },
      also: { path: `${href}/pdf`, label: m.mail_invoice_pdf() },
    }),
  });
}
