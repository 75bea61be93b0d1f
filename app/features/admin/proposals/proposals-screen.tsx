/** /admin/proposals: every quote, drafts too, the newest first. */
import { Form, Link } from '@remix-run/react';
import { ProposalChip, proposalStatusName } from '#app/shared/proposals/proposal-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { ProposalRow } from '#schemas/domain/sales/proposal.ts';
import { proposalStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';

type Query = { q?: string | undefined; status?: string | undefined };
type Props = {
  query: Query;
  proposals: { items: ProposalRow[]; total: number; page: number; pages: number } | null;
};

const hrefOf = ({ q, status }: Query, page: number): string =>
  `/admin/proposals?${new URLSearchParams({
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  })}`;

export function DeskProposalsScreen({ query, proposals }: Props) {
  if (!proposals)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.proposals_not_yours()} text={m.desk_not_yours_text()} />
      </Container>
    );
  const { items, total, page, pages } = proposals;
  return (
    <Container className="py-6 wide:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.account_proposals()}
        </Heading>
        <ButtonLink to="/admin/proposals/new">{m.proposals_new()}</ButtonLink>
      </div>
      <Form
        method="get"
        role="search"
        key={hrefOf(query, 1)}
        className="mt-5 grid items-end gap-3 wide:grid-cols-[1fr_12rem_auto]"
      >
        <TextField
          type="search"
          name="q"
          label={m.proposals_find()}
          defaultValue={query.q ?? ''}
          maxLength={60}
        />
        <SelectField name="status" label={m.billing_status()} defaultValue={query.status ?? ''}>
          <option value="">{m.billing_all()}</option>
          {proposalStatuses.map((status) => (
            <option key={status} value={status}>
              {proposalStatusName(status)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          {m.billing_apply()}
        </Button>
      </Form>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.list_none_found()} text={m.proposals_none_text()} />
        </div>
      ) : (
        <ul
          aria-label={m.account_proposals()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {items.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.proposal_count({ count: total })}
      </p>
      <div className="mt-4">
        <Pagination page={page} pages={pages} hrefOf={(other) => hrefOf(query, other)} />
      </div>
    </Container>
  );
}

function Row({ row }: { row: ProposalRow }) {
  const zone = useShopZone();
  const { _id, number, status, customer, salesperson, updated_at, expires_on, total, order } = row;
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 px-4 py-3 hover:bg-paper wide:grid-cols-[7rem_1fr_12rem_7rem_7rem]">
      <Link
        to={`/admin/proposals/${_id}`}
        className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {number}
      </Link>
      <p className="text-right font-semibold tabular-nums wide:order-last">{formatDollars(total)}</p>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {customer.name}
        {customer.company ? <span className="block text-sm text-stone">{customer.company}</span> : null}
      </p>
      <p className="text-sm text-stone max-wide:order-last max-wide:col-span-2">
        {[
          formatDay(updated_at, zone),
          status === 'sent' ? m.proposal_until({ day: formatDate(expires_on) }) : '',
          order?.number ?? '',
        ]
          .filter(Boolean)
          .join(', ')}
        {salesperson ? <span className="block">{salesperson}</span> : null}
      </p>
      <p>
        <ProposalChip status={status} />
      </p>
    </li>
  );
}
