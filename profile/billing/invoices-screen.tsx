/** /a/invoices: what was invoiced, found, narrowed, sorted, and taken along as a file. */
import { Link } from '@remix-run/react';
import { invoiceStatusName } from '#app/shared/orders/ledger-words.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, ListedInvoice } from '#schemas/domain/sales/ledger.ts';
import { invoiceStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListFrame, type ListQuery } from '../list-frame.tsx';
import { BillingFrame, InvoiceStatusChip } from './billing-parts.tsx';

type Props = {
  balance: Balance;
  query: ListQuery;
  invoices: { items: ListedInvoice[]; total: number; page: number; pages: number; open: number };
};

const sortNames = {
  newest: m.billing_sort_newest,
  oldest: m.billing_sort_oldest,
  due: m.billing_sort_due,
  open: m.billing_sort_open,
} as const;

export default function InvoicesScreen({ balance, query, invoices }: Props) {
  const { items, page, pages, total } = invoices;
  return (
    <BillingFrame balance={balance} part="invoices">
      <ListFrame
        path="/a/invoices"
        query={query}
        find={m.billing_find()}
        filter={{
          name: 'status',
          label: m.billing_status(),
          options: [
            ['unpaid', m.billing_unpaid()],
            ...invoiceStatuses.map((status) => [status, invoiceStatusName(status)] as const),
          ],
        }}
        sorts={Object.entries(sortNames).map(([sort, label]) => [sort, label()] as const)}
        count={m.billing_count({ count: total })}
        page={page}
        pages={pages}
        isEmpty={items.length === 0}
        empty={<EmptyState title={m.account_invoices_empty()} text={m.account_invoices_text()} />}
      >
        <ul className="mt-2 border-t border-line">
          {items.map((invoice) => (
            <Row key={invoice._id} invoice={invoice} />
          ))}
        </ul>
      </ListFrame>
    </BillingFrame>
  );
}

function Row({ invoice }: { invoice: ListedInvoice }) {
  const zone = useShopZone();
  const { _id, number, issued_at, due_on, status, total, open, pending, order, po_number } = invoice;
  return (
    <li className="group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-surface wide:grid-cols-[8rem_1fr_8rem_7.5rem] wide:px-3">
      <Link
        to={`/a/invoices/${_id}`}
        reloadDocument
        className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {number}
      </Link>
      <p className="text-right font-semibold tabular-nums wide:order-last">
        {formatDollars(total)}
        {open > 0 && open < total ? (
          <span className="block text-sm font-normal text-stone">
            {m.billing_open_amount({ amount: formatDollars(open) })}
          </span>
        ) : null}
        {pending > 0 ? (
          <span className="block text-sm font-normal text-stone">
            {m.billing_on_its_way({ amount: formatDollars(pending) })}
          </span>
        ) : null}
      </p>
      <p className="text-stone">
        {formatDay(issued_at, zone)}
        {status === 'paid' || status === 'void' ? null : `, ${m.billing_due({ day: formatDate(due_on) })}`}
        <span className="block text-sm">
          {[
            order ? m.checkout_success_number({ number: order.number }) : '',
            po_number ? m.account_order_po({ number: po_number }) : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <p className="justify-self-end text-right wide:justify-self-start wide:text-left">
        <InvoiceStatusChip status={status} />
        {pending > 0 ? <span className="block text-sm text-stone">{m.billing_pending()}</span> : null}
      </p>
    </li>
  );
}
