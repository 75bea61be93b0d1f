import * as m from '#messages';
import type { ListedApproval } from '#schemas/domain/sales/approval.ts';
import type { ApprovalStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { classes } from '#ui/classes.ts';

export const approvalStatusNames: Record<ApprovalStatus, () => string> = {
  pending: m.approvals_status_pending,
  approved: m.approvals_status_approved,
  declined: m.approvals_status_declined,
  canceled: m.approvals_status_canceled,
  used: m.approvals_status_used,
};

const looks: Record<ApprovalStatus, string> = {
  pending: 'bg-warning-soft text-warning',
  approved: 'bg-accent-soft text-accent-deep',
  declined: 'bg-sand text-ink',
  canceled: 'bg-sand text-stone',
  used: 'bg-accent-soft text-accent-deep',
};

/** How a request stands; one that its cart has outgrown says so. */
export function ApprovalChip({ approval }: { approval: Pick<ListedApproval, 'status' | 'outdated'> }) {
  const { status, outdated } = approval;
  return (
    <span
      className={classes(
        'inline-flex rounded-sm px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        outdated ? 'bg-sand text-ink' : looks[status],
      )}
    >
      {outdated ? m.approvals_outdated() : approvalStatusNames[status]()}
    </span>
  );
}
