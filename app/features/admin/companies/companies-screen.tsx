/** Every company, the newest applications first: found by name, email and phone, narrowed by how it stands. */
import { Form, Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { type CompanyFilter, type CompanyRow, companyFilters } from '#schemas/domain/people/company.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { CompanyChip } from './company-parts.tsx';
import { companyStatusNames } from './company-words.ts';

type Query = { q?: string | undefined; status: CompanyFilter };
type Props = {
  list: { items: CompanyRow[]; total: number; page: number; pages: number } | null;
  query: Query;
};

function hrefOf({ q, status }: Query, page: number): string {
  const params = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(page > 1 ? { page: `${page}` } : {}),
  });
  return `/admin/companies${params.size > 0 ? `?${params}` : ''}`;
}

export function CompaniesScreen({ list, query }: Props) {
  if (!list)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.companies_not_yours()} text={m.companies_not_yours_text()} />
      </Container>
    );
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.companies_title()}
      </Heading>
      <Filters query={query} />
      {list.items.length === 0 ? (
        <div className="mt-6">
          <Nothing query={query} />
        </div>
      ) : (
        <ul
          aria-label={m.companies_title()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {list.items.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.companies_count({ count: list.total })}
      </p>
      <div className="mt-4">
        <Pagination page={list.page} pages={list.pages} hrefOf={(page) => hrefOf(query, page)} />
      </div>
    </Container>
  );
}

function Nothing({ query: { q, status } }: { query: Query }) {
  const isDone = !q && status === 'pending';
  return (
    <EmptyState
      title={isDone ? m.companies_none_pending() : m.companies_none()}
      text={isDone ? m.companies_none_pending_text() : m.companies_none_text()}
      action={
        <ButtonLink to="/admin/companies" variant="outline">
          {m.companies_show_all()}
        </ButtonLink>
      }
    />
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
        label={m.companies_search()}
        placeholder={m.companies_search_hint()}
        defaultValue={query.q ?? ''}
      />
      <SelectField
        name="status"
        label={m.companies_status()}
        defaultValue={query.status}
        className="min-w-44"
      >
        {companyFilters.map((status) => (
          <option key={status} value={status}>
            {companyStatusNames[status]()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.desk_show()}
      </Button>
    </Form>
  );
}

function Row({ row }: { row: CompanyRow }) {
  const zone = useShopZone();
  const { contact } = row;
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-start gap-x-5 gap-y-1 px-4 py-3 text-sm transition-colors hover:bg-paper wide:grid-cols-[1fr_1fr_10rem_7rem]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          to={`/admin/companies/${row._id}`}
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {row.name}
        </Link>
        <span className="block text-stone">
          {[
            m.companies_people_count({ count: row.people }),
            row.salesman ? m.companies_salesman({ name: row.salesman }) : '',
            row.source,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className="order-3 col-span-full min-w-0 [overflow-wrap:anywhere] wide:order-none wide:col-span-1">
        {contact.name}
        <span className="block text-stone">{[contact.email, row.phone].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="order-4 col-span-full text-stone wide:order-none wide:col-span-1">
        {row.applied_at
          ? m.admin_applied({ day: formatDay(row.applied_at, zone) })
          : m.companies_never_applied()}
      </span>
      <span className="justify-self-end">
        <CompanyChip status={row.status} />
      </span>
    </li>
  );
}
