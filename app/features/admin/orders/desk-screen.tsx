/** Every order, newest first: found by what is on its papers, narrowed by how it stands. */
import { Form, Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import {
  type DeskPayment,
  type DeskRow,
  type DeskStatus,
  deskPayments,
  deskStatuses,
} from '#schemas/domain/sales/order-desk.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { StatusChip } from './desk-parts.tsx';
import { filterNames, paymentFilterNames, sayPayment } from './desk-words.ts';

type Query = {
  q?: string | undefined;
  status?: DeskStatus | undefined;
  payment?: DeskPayment | undefined;
  /** The company whose orders alone are listed. */
  company?: string | undefined;
};
type Props = {
  orders: { items: DeskRow[]; total: number; page: number; pages: number } | null;
  query: Query;
};

const hrefOf = (query: Query, page: number): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const params = new URLSearchParams(asked);
  if (page > 1) params.set('page', `${page}`);
  return `/admin/orders?${params}`;
};

export function DeskScreen({ orders, query }: Props) {
  if (!orders)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.desk_not_yours()} text={m.desk_not_yours_text()} />
      </Container>
    );
  return (
    <Container className="py-6 wide:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.desk_title()}
        </Heading>
        <ButtonLink to="/admin/orders/reconciliation" variant="outline" size="small">
          {m.desk_reconciliation()}
        </ButtonLink>
      </div>
      <Filters query={query} />
      {query.company ? (
        <p className="mt-3 flex flex-wrap gap-x-5 text-sm text-accent">
          <Link to={`/admin/companies/${query.company}`} className="underline underline-offset-4">
            {m.companies_of_these_orders()}
          </Link>
          <Link to="/admin/orders" className="underline underline-offset-4">
            {m.desk_all_companies()}
          </Link>
        </p>
      ) : null}
      {orders.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.desk_none()} text={m.desk_none_text()} />
        </div>
      ) : (
        <ul
          aria-label={m.desk_title()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {orders.items.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.desk_count({ count: orders.total })}
      </p>
      <div className="mt-4">
        <Pagination page={orders.page} pages={orders.pages} hrefOf={(page) => hrefOf(query, page)} />
      </div>
    </Container>
  );
}

function Filters({ query }: { query: Query }) {
  return (
    <Form
      method="get"
      role="search"
      key={hrefOf(query, 1)}
      className="mt-5 grid items-end gap-3 wide:grid-cols-[1fr_auto_auto_auto]"
    >
      {query.company ? <input type="hidden" name="company" value={query.company} /> : null}
      <TextField
        type="search"
        name="q"
        required={false}
        label={m.desk_search()}
        placeholder={m.desk_search_hint()}
        defaultValue={query.q ?? ''}
      />
      <SelectField
        name="status"
        label={m.desk_status()}
        defaultValue={query.status ?? ''}
        className="min-w-44"
      >
        <option value="">{m.desk_any()}</option>
        {deskStatuses.map((status) => (
          <option key={status} value={status}>
            {filterNames[status]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="payment"
        label={m.desk_payment()}
        defaultValue={query.payment ?? ''}
        className="min-w-44"
      >
        <option value="">{m.desk_any()}</option>
        {deskPayments.map((payment) => (
          <option key={payment} value={payment}>
            {paymentFilterNames[payment]()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.desk_show()}
      </Button>
    </Form>
  );
}

function Row({ row }: { row: DeskRow }) {
  const zone = useShopZone();
  const who = [row.company, row.name].filter(Boolean).join(', ') || row.email;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-0.5 px-4 py-2.5 text-sm wide:grid-cols-[7rem_7rem_1fr_12rem_6rem]">
      <Link
        to={`/admin/orders/${row._id}`}
        className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-accent"
      >
        {row.number}
      </Link>
      <span className="text-right text-stone wide:text-left">{formatDay(row.placed_at, zone)}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {who}
        <span className="block text-stone">
          {[
            row.email,
            row.po_number ? m.desk_po({ po: row.po_number }) : '',
            deliveryName(row.delivery),
            row.warehouse,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="order-last col-span-full flex flex-wrap items-center gap-2 wide:order-none wide:col-span-1">
        <StatusChip status={row.status} />
        {row.returns > 0 ? <span className="font-semibold text-warning">{m.desk_return_open()}</span> : null}
        <span className="basis-full text-stone">{row.payment ? sayPayment(row.payment) : ''}</span>
      </span>
      <span className="text-right font-semibold tabular-nums">{formatDollars(row.total)}</span>
    </li>
  );
}
