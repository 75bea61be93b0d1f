/** /admin/orders/drafts: orders that employees write for a customer, the last changed first. */
import { Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import {
  type DraftOrderRow,
  type DraftOrderStatus,
  draftOrderStatuses,
} from '#schemas/domain/sales/draft-order.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { DraftChip, draftStatusNames } from './draft-parts.tsx';

type Props = {
  status: DraftOrderStatus | null;
  drafts: { items: DraftOrderRow[]; total: number; page: number; pages: number } | null;
};

const hrefOf = (status: DraftOrderStatus | null, page = 1): string => {
  const search = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  }).toString();
  return `/admin/orders/drafts${search ? `?${search}` : ''}`;
};

export function DraftsScreen({ status, drafts }: Props) {
  if (!drafts)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.drafts_not_yours()} text={m.desk_not_yours_text()} />
      </Container>
    );
  const { items, total, page, pages } = drafts;
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/orders"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.desk_back()}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.drafts_title()}
        </Heading>
        <ButtonLink to="/admin/orders/drafts/new">{m.drafts_new()}</ButtonLink>
      </div>
      <p className="mt-1 max-w-text text-sm text-stone">{m.drafts_text()}</p>
      <nav aria-label={m.billing_status()} className="mt-5 flex flex-wrap gap-2 text-sm">
        {[null, ...draftOrderStatuses].map((one) => (
          <Link
            key={one ?? 'all'}
            to={hrefOf(one)}
            aria-current={one === status ? 'page' : undefined}
            className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold"
          >
            {one ? draftStatusNames[one]() : m.billing_all()}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.drafts_none()} text={m.drafts_none_text()} />
        </div>
      ) : (
        <ul
          aria-label={m.drafts_title()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {items.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.drafts_count({ count: total })}
      </p>
      <div className="mt-4">
        <Pagination page={page} pages={pages} hrefOf={(other) => hrefOf(status, other)} />
      </div>
    </Container>
  );
}

function Row({
  row: { _id, number, status, name, company, lines, by, warehouse, updated_at, order },
}: {
  row: DraftOrderRow;
}) {
  const zone = useShopZone();
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 px-4 py-3 hover:bg-paper wide:grid-cols-[7rem_1fr_1fr_9rem]">
      <Link
        to={`/admin/orders/drafts/${_id}`}
        className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {number}
      </Link>
      <p className="text-right wide:order-last">
        <DraftChip status={status} />
      </p>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {name}
        {company ? <span className="block text-sm text-stone">{company}</span> : null}
      </p>
      <p className="text-sm text-stone max-wide:col-span-2">
        {[m.drafts_lines({ count: lines }), warehouse, order?.number ?? ''].filter(Boolean).join(', ')}
        <span className="block">{[formatDay(updated_at, zone), by].filter(Boolean).join(', ')}</span>
      </p>
    </li>
  );
}
