/** /a/invoices/{id}: one invoice, as it is printed. */
import { Link } from '@remix-run/react';
import { useViewEvent } from '#app/shared/events.ts';
import { invoiceEach, invoiceSums } from '#app/shared/orders/ledger-words.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Invoice } from '#schemas/domain/sales/ledger.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { InvoiceStatusChip } from './billing-parts.tsx';

/** `pending`: dollars of it that are on their way. */
type Props = { invoice: Invoice; pending: number; shop: string };

export default function InvoiceScreen({ invoice, pending, shop }: Props) {
  const zone = useShopZone();
  useViewEvent('view invoice', invoice._id);
  const facts: [string, string][] = [
    [m.invoice_from(), shop],
    [m.invoice_date(), formatDay(invoice.issued_at, zone)],
    [m.invoice_due(), formatDate(invoice.due_on)],
    ...(invoice.po_number ? [[m.invoice_po(), invoice.po_number] as [string, string]] : []),
    ...(invoice.job ? [[m.mail_order_job(), invoice.job] as [string, string]] : []),
  ];
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <InvoiceStatusChip status={invoice.status} />
        {invoice.order ? (
          <Link
            to={`/a/profile/orders/${invoice.order._id}`}
            reloadDocument
            className="text-accent underline underline-offset-4"
          >
            {m.checkout_success_number({ number: invoice.order.number })}
          </Link>
        ) : null}
      </p>
      <div className="mt-6 grid gap-6 wide:grid-cols-2">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        {invoice.bill_to.length > 0 ? (
          <div>
            <p className="text-stone">{m.invoice_bill_to()}</p>
            <p className="whitespace-pre-line">{invoice.bill_to.join('\n')}</p>
          </div>
        ) : null}
      </div>
      <Lines invoice={invoice} />
      {invoice.note ? <p className="mt-4 whitespace-pre-line text-stone">{invoice.note}</p> : null}
      {pending > 0 && pending >= invoice.open ? (
        <p className="mt-8 font-medium" data-no-print>
          {m.invoice_on_its_way({ amount: formatDollars(pending) })}
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3" data-no-print>
        {invoice.open > pending ? (
          <ButtonLink to={`/a/pay-bill?invoice=${invoice._id}`} reloadDocument>
            {m.invoice_pay()}
          </ButtonLink>
        ) : null}
        <ButtonLink to={`/a/invoices/${invoice._id}/pdf`} variant="outline" reloadDocument>
          {m.order_pdf()}
        </ButtonLink>
        <Button variant="outline" className="script-only" onClick={() => print()}>
          {m.invoice_print()}
        </Button>
        <ButtonLink to="/a/invoices" variant="outline" reloadDocument>
          {m.invoice_all()}
        </ButtonLink>
      </div>
    </>
  );
}

function Lines({ invoice }: { invoice: Invoice }) {
  const zone = useShopZone();
  const sums = invoiceSums(invoice, (moment) => formatDay(moment, zone));
  const cell = 'py-2.5 text-right tabular-nums';
  return (
    <table className="mt-8 w-full border-collapse text-left">
      <caption className="sr-only">{m.invoice_lines()}</caption>
      <thead className="text-sm text-stone">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-normal">
            {m.account_order_item()}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {m.account_order_quantity()}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {m.cart_line_total()}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
          <tr key={index} className="border-b border-line align-top">
            <td className="py-2.5 [overflow-wrap:anywhere]">
              {line.name}
              <span className="block text-sm text-stone">
                {[line.sku && m.shop_sku({ sku: line.sku }), invoiceEach(line)].filter(Boolean).join(', ')}
              </span>
            </td>
            <td className={`${cell} px-3`}>{line.quantity}</td>
            <td className={cell}>{formatDollars(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount], index) => (
          <tr
            key={`${name} ${amount}`}
            className={classes(index === sums.length - 1 && 'border-t border-ink text-lg font-semibold')}
          >
            <th scope="row" colSpan={2} className="py-1.5 pr-6 text-right font-normal">
              {name}
            </th>
            <td className="py-1.5 text-right tabular-nums">{formatDollars(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
