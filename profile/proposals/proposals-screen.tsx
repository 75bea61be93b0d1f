/** /a/proposals: quotes from salespeople, found, narrowed, sorted, and taken along as a file. */
import { Link } from '@remix-run/react';
import { ProposalChip, proposalStatusName } from '#app/shared/proposals/proposal-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { ProposalRow, ProposalSort } from '#schemas/domain/sales/proposal.ts';
import { proposalStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListFrame, type ListQuery } from '../list-frame.tsx';

type Props = {
  query: ListQuery;
  proposals: { items: ProposalRow[]; total: number; page: number; pages: number };
};

const sortNames: Record<ProposalSort, () => string> = {
  newest: m.proposal_sort_newest,
  oldest: m.proposal_sort_oldest,
  expires: m.proposal_sort_expires,
  total: m.proposal_sort_total,
};

export default function ProposalsScreen({ query, proposals }: Props) {
  const { items, page, pages, total } = proposals;
  return (
    <ListFrame
      path="/a/proposals"
      query={query}
      find={m.proposal_find()}
      filter={{
        name: 'status',
        label: m.billing_status(),
        options: proposalStatuses
          .filter((status) => status !== 'draft')
          .map((status) => [status, proposalStatusName(status)] as const),
      }}
      sorts={Object.entries(sortNames).map(([sort, label]) => [sort, label()] as const)}
      count={m.proposal_count({ count: total })}
      page={page}
      pages={pages}
      isEmpty={items.length === 0}
      empty={<EmptyState title={m.account_proposals_empty()} text={m.account_proposals_text()} />}
    >
      <ul className="mt-2 border-t border-line">
        {items.map((row) => (
          <Row key={row._id} row={row} />
        ))}
      </ul>
    </ListFrame>
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
