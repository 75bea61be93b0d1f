/** /a/proposals: quotes from salespeople, found, narrowed, sorted, and taken along as a file. */
import { Form, Link } from '@remix-run/react';
import { ProposalChip, proposalStatusName } from '#app/shared/proposals/proposal-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { ProposalRow, ProposalSort } from '#schemas/domain/sales/proposal.ts';
import { proposalStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Pagination } from '#ui/pagination.tsx';

type Query = { q?: string | undefined; status?: string | undefined; sort?: string | undefined };
type Props = {
  query: Query;
  proposals: { items: ProposalRow[]; total: number; page: number; pages: number };
};

const sortNames: Record<ProposalSort, () => string> = {
  newest: m.proposal_sort_newest,
  oldest: m.proposal_sort_oldest,
  expires: m.proposal_sort_expires,
  total: m.proposal_sort_total,
};

function addressOf(path: string, { q, status, sort }: Query, page = 1): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (status) params.set('status', status);
  if (sort && sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', `${page}`);
  const asked = params.toString();
  return asked ? `${path}?${asked}` : path;
}

export default function ProposalsScreen({ query, proposals }: Props) {
  const { items, page, pages, total } = proposals;
  const isNarrowed = Boolean(query.q || query.status);
  return (
    <>
      <Form
        method="get"
        className="mt-6 grid items-end gap-4 wide:grid-cols-[1fr_11rem_11rem_auto]"
        data-no-print
      >
        <TextField
          name="q"
          type="search"
          label={m.proposal_find()}
          defaultValue={query.q ?? ''}
          maxLength={60}
        />
        <SelectField name="status" label={m.billing_status()} defaultValue={query.status ?? ''}>
          <option value="">{m.billing_all()}</option>
          {proposalStatuses
            .filter((status) => status !== 'draft')
            .map((status) => (
              <option key={status} value={status}>
                {proposalStatusName(status)}
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
            title={isNarrowed ? m.proposal_none_found() : m.account_proposals_empty()}
            text={isNarrowed ? m.proposal_none_found_text() : m.account_proposals_text()}
          />
        </div>
      ) : (
        <>
          <p className="mt-6 flex flex-wrap justify-between gap-x-6 text-stone">
            <span>{m.proposal_count({ count: total })}</span>
            <a
              href={addressOf('/a/proposals.csv', query)}
              className="text-accent underline underline-offset-4"
              data-no-print
            >
              {m.billing_csv()}
            </a>
          </p>
          <ul className="mt-2 border-t border-line">
            {items.map((row) => (
              <Row key={row._id} row={row} />
            ))}
          </ul>
        </>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefOf={(number) => addressOf('/a/proposals', query, number)} />
      </div>
    </>
  );
}

function Row({ row }: { row: ProposalRow }) {
  const zone = useShopZone();
  const { _id, number, status, sent_at, expires_on, total, salesperson, customer, order } = row;
  const facts = [
    customer.company ? customer.name : '',
    salesperson ? m.proposal_from({ name: salesperson }) : '',
    order ? m.checkout_success_number({ number: order.number }) : '',
  ].filter(Boolean);
  return (
    <li className="group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-surface wide:grid-cols-[7rem_1fr_7rem_7.5rem] wide:px-3">
      <Link
        to={`/a/proposals/${_id}`}
        reloadDocument
        className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {number}
      </Link>
      <p className="text-right font-semibold tabular-nums wide:order-last">{formatDollars(total)}</p>
      <p className="text-stone">
        {[
          sent_at ? formatDay(sent_at, zone) : '',
          status === 'sent' ? m.proposal_until({ day: formatDate(expires_on) }) : '',
        ]
          .filter(Boolean)
          .join(', ')}
        {facts.length > 0 ? <span className="block text-sm">{facts.join(', ')}</span> : null}
      </p>
      <p className="justify-self-end wide:justify-self-start">
        <ProposalChip status={status} />
      </p>
    </li>
  );
}
