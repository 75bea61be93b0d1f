/** /a/approvals: the company's requests for who answers them, the own ones for a buyer. */
import { Form, Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { ListedApproval } from '#schemas/domain/sales/approval.ts';
import { type ApprovalStatus, approvalStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ApprovalChip, approvalStatusNames } from './approval-parts.tsx';

type Props = {
  status: ApprovalStatus | null;
  approvals: { items: ListedApproval[]; total: number; page: number; pages: number };
};

const addressOf = (status: ApprovalStatus | null, page: number): string => {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (page > 1) params.set('page', `${page}`);
  return params.size > 0 ? `/a/approvals?${params}` : '/a/approvals';
};

export default function ApprovalsScreen({ status, approvals }: Props) {
  const { items, total, page, pages } = approvals;
  return (
    <>
      <Form method="get" className="mt-6 flex flex-wrap items-end gap-4">
        <SelectField name="status" label={m.approvals_status()} defaultValue={status ?? ''}>
          <option value="">{m.approvals_all()}</option>
          {approvalStatuses.map((one) => (
            <option key={one} value={one}>
              {approvalStatusNames[one]()}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          {m.approvals_apply()}
        </Button>
      </Form>
      {items.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={m.approvals_empty()} text={m.approvals_empty_text()} />
        </div>
      ) : (
        <>
          <p className="mt-6 text-stone">{m.approvals_count({ count: total })}</p>
          <ul className="mt-2 border-t border-line">
            {items.map((approval) => (
              <Row key={approval._id} approval={approval} />
            ))}
          </ul>
        </>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefOf={(number) => addressOf(status, number)} />
      </div>
    </>
  );
}

function Row({ approval }: { approval: ListedApproval }) {
  const zone = useShopZone();
  const { _id, requester, own, requested_at, total, count } = approval;
  return (
    <li className="group relative flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-surface wide:px-3">
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <Link
          to={`/a/approvals/${_id}`}
          reloadDocument
          className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {own ? m.approvals_own() : requester}
        </Link>
        <span className="block text-sm text-stone">
          {`${formatDay(requested_at, zone)} · ${m.approvals_items({ count })}`}
        </span>
      </span>
      <ApprovalChip approval={approval} />
      <span className="font-semibold tabular-nums">{formatDollars(total)}</span>
    </li>
  );
}
