/** Customers, the newest first: found by what they say on the phone, narrowed by what they are. */
import { Form, Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import {
  type CustomerFilter,
  type CustomerRow,
  customerFilters,
} from '#schemas/domain/sales/customer-desk.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { CustomerChip } from './customer-parts.tsx';
import { filterNames, nameOfCustomer } from './customer-words.ts';

type Query = { q?: string | undefined; show?: CustomerFilter | undefined };
type Props = {
  customers: { items: CustomerRow[]; total: number; page: number; pages: number } | null;
  query: Query;
};

const hrefOf = (query: Query, page: number): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const params = new URLSearchParams(asked);
  if (page > 1) params.set('page', `${page}`);
  return `/admin/customers?${params}`;
};

export function CustomersScreen({ customers, query }: Props) {
  if (!customers)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.customers_not_yours()} text={m.customers_not_yours_text()} />
      </Container>
    );
  const { items, total, page, pages } = customers;
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.customers_title()}
      </Heading>
      <Filters query={query} />
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.customers_none()} text={m.customers_none_text()} />
        </div>
      ) : (
        <ul
          aria-label={m.customers_title()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {items.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.customers_count({ count: total })}
      </p>
      <div className="mt-4">
        <Pagination page={page} pages={pages} hrefOf={(other) => hrefOf(query, other)} />
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
      className="mt-5 grid items-end gap-3 wide:grid-cols-[1fr_auto_auto]"
    >
      <TextField
        type="search"
        name="q"
        required={false}
        label={m.customers_search()}
        placeholder={m.customers_search_hint()}
        defaultValue={query.q ?? ''}
      />
      <SelectField
        name="show"
        label={m.customers_filter()}
        defaultValue={query.show ?? ''}
        className="min-w-44"
      >
        <option value="">{m.customers_all()}</option>
        {customerFilters.map((show) => (
          <option key={show} value={show}>
            {filterNames[show]()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.customers_show()}
      </Button>
    </Form>
  );
}

function Row({ row }: { row: CustomerRow }) {
  const zone = useShopZone();
  const { _id, email, company, status, created_at, last_seen_at, orders, lifetime } = row;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-0.5 px-4 py-2.5 text-sm wide:grid-cols-[1fr_12rem_10rem_7rem]">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          to={`/admin/customers/${_id}`}
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-accent"
        >
          {nameOfCustomer(row)}
        </Link>{' '}
        {status === 'active' ? null : <CustomerChip status={status} />}
        <span className="block text-stone">{email}</span>
      </span>
      <span className="order-last col-span-full [overflow-wrap:anywhere] wide:order-none wide:col-span-1">
        {company}
      </span>
      <span className="order-last col-span-full text-stone wide:order-none wide:col-span-1">
        {m.customers_since({ day: formatDay(created_at, zone) })}
        {last_seen_at ? (
          <span className="block">{m.customers_seen({ day: formatDay(last_seen_at, zone) })}</span>
        ) : null}
      </span>
      <span className="text-right tabular-nums">
        <span className="font-semibold">{formatDollars(lifetime)}</span>
        <span className="block text-stone">{m.customers_orders({ count: orders })}</span>
      </span>
    </li>
  );
}
