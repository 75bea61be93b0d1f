/** /a/invoices: what was invoiced, found, narrowed, sorted, and taken along as a file. */
import { Form, Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, ListedInvoice } from '#schemas/domain/sales/ledger.ts';
import { invoiceStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { BillingFrame, InvoiceStatusChip, invoiceStatusName } from './billing-parts.tsx';

type Query = { q?: string | undefined; status?: string | undefined; sort?: string | undefined };
type Props = {
  balance: Balance;
  query: Query;
  invoices: { items: ListedInvoice[]; total: number; page: number; pages: number; open: number };
};

const sortNames = {
  newest: m.billing_sort_newest,
  oldest: m.billing_sort_oldest,
  due: m.billing_sort_due,
  open: m.billing_sort_open,
} as const;

function addressOf(path: string, { q, status, sort }: Query, page = 1): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (status) params.set('status', status);
  if (sort && sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', `${page}`);
  const asked = params.toString();
  return asked ? `${path}?${asked}` : path;
}

export default function InvoicesScreen({ balance, query, invoices }: Props) {
  const { items, page, pages } = invoices;
  const isNarrowed = Boolean(query.q || query.status);
  return (
    <BillingFrame balance={balance} part="invoices">
      <Form
        method="get"
        className="mt-6 grid items-end gap-4 wide:grid-cols-[1fr_11rem_11rem_auto]"
        data-no-print
      >
        <TextField
          name="q"
          type="search"
          label={m.billing_find()}
          defaultValue={query.q ?? ''}
          maxLength={60}
        />
        <SelectField name="status" label={m.billing_status()} defaultValue={query.status ?? ''}>
          <option value="">{m.billing_all()}</option>
          <option value="unpaid">{m.billing_unpaid()}</option>
          {invoiceStatuses.map((status) => (
            <option key={status} value={status}>
              {invoiceStatusName(status)}
            </option>
          ))}
        </SelectField>
        <SelectField name="sort" label={m.billing_sort()} defaultValue={query.sort ?? 'newest'}>
          {Object.entries(sortNames).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label()}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          {m.billing_apply()}
        </Button>
      </Form>
      {items.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={isNarrowed ? m.billing_none_found() : m.account_invoices_empty()}
            text={isNarrowed ? m.billing_none_found_text() : m.account_invoices_text()}
          />
        </div>
      ) : (
        <>
          <p className="mt-6 flex flex-wrap justify-between gap-x-6 text-stone">
            <span>{m.billing_count({ count: invoices.total })}</span>
            <a
              href={addressOf('/a/invoices.csv', query)}
              className="text-accent underline underline-offset-4"
              data-no-print
            >
              {m.billing_csv()}
            </a>
          </p>
          <ul className="mt-2 border-t border-line">
            {items.map((invoice) => (
              <Row key={invoice._id} invoice={invoice} />
            ))}
          </ul>
        </>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefOf={(number) => addressOf('/a/invoices', query, number)} />
      </div>
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
      </p>
      <p className="text-stone">
        {formatDay(issued_at, zone)}
        {status === 'paid' ? null : `, ${m.billing_due({ day: formatDate(due_on) })}`}
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
