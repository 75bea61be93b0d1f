/** Every order: views, filters, the list, and what is done with those that are chosen. */
import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { DeskRow } from '#schemas/domain/sales/order-desk.ts';
import { type DeskCounts, type DeskView, mostExported } from '#schemas/domain/sales/order-list.ts';
import { ButtonLink, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { DeskFilters } from './desk-filters.tsx';
import type { DeskAnswer } from './desk-list.server.ts';
import { type DeskQuery, hrefOf, searchOf } from './desk-query.ts';
import { DeskRows } from './desk-rows.tsx';
import { DeskViews } from './desk-views.tsx';

type Props = {
  orders: { items: DeskRow[]; total: number; page: number; pages: number; counts: DeskCounts } | null;
  views: DeskView[];
  warehouses: { _id: string; name: string }[];
  query: DeskQuery;
  answer: DeskAnswer | undefined;
};

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

export function DeskScreen({ orders, views, warehouses, query, answer }: Props) {
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
        <p className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/orders/reconciliation" variant="outline" size="small">
            {m.desk_reconciliation()}
          </ButtonLink>
          <ButtonLink to="/admin/orders/drafts" variant="outline" size="small">
            {m.drafts_title()}
          </ButtonLink>
          <ButtonLink to="/admin/orders/drafts/new" size="small">
            {m.drafts_new()}
          </ButtonLink>
        </p>
      </div>
      <DeskViews query={query} counts={orders.counts} views={views} answer={answer} />
      <Said answer={answer} />
      <DeskFilters query={query} warehouses={warehouses} />
      <OfOne query={query} />
      {orders.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.desk_none()} text={m.desk_none_text()} />
        </div>
      ) : (
        <DeskRows key={`${searchOf(query)} ${orders.page}`} rows={orders.items} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p role="status" className="text-sm text-stone">
          {m.desk_count({ count: orders.total })}
        </p>
        {orders.total > 0 && orders.total <= mostExported ? <Files query={query} /> : null}
      </div>
      <div className="mt-4">
        <Pagination page={orders.page} pages={orders.pages} hrefOf={(page) => hrefOf(query, page)} />
      </div>
    </Container>
  );
}

/** What came of a form: of several orders, which of them were not handed over and why. */
function Said({ answer }: { answer: DeskAnswer | undefined }) {
  const { message, done, batch } = answer ?? {};
  return (
    <>
      {message ? (
        <Notice tone={done ? 'success' : 'error'} className="mt-4">
          {message}
        </Notice>
      ) : null}
      {batch && batch.done > 0 ? (
        <Notice tone="success" className="mt-4">
          {m.desk_bulk_done({ count: batch.done })}
        </Notice>
      ) : null}
      {batch && batch.failed.length > 0 ? (
        <Notice tone="error" className="mt-4">
          {m.desk_bulk_failed({ count: batch.failed.length })}
          <ul className="mt-1 list-disc pl-5">
            {batch.failed.map(({ number, why }) => (
              <li key={number}>{m.desk_bulk_why({ number, why })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}

/** The way to the company or the customer whose orders alone are listed, and back to all. */
function OfOne({ query: { company, customer, ...others } }: { query: DeskQuery }) {
  if (!company && !customer) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-5">
      <Link to={company ? `/admin/companies/${company}` : `/admin/customers/${customer}`} className={link}>
        {company ? m.companies_of_these_orders() : m.desk_of_customer()}
      </Link>
      <Link to={hrefOf(others)} className={link}>
        {company ? m.desk_all_companies() : m.desk_all_customers()}
      </Link>
    </p>
  );
}

function Files({ query }: { query: DeskQuery }) {
  const file = (lines: boolean) =>
    `/admin/orders.csv?${[searchOf(query), lines ? 'lines=1' : ''].filter(Boolean).join('&')}`;
  return (
    <>
      <a href={file(false)} download className={buttonClasses({ variant: 'outline', size: 'small' })}>
        {m.desk_export()}
      </a>
      <a href={file(true)} download className={buttonClasses({ variant: 'outline', size: 'small' })}>
        {m.desk_export_lines()}
      </a>
    </>
  );
}
