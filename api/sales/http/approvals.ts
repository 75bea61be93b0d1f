import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { decideApproval } from '#api/sales/approvals/decide-approval.ts';
import { getApproval, listApprovals } from '#api/sales/approvals/read-approvals.ts';
import { cancelApproval, requestApproval } from '#api/sales/approvals/request-approval.ts';
import type { approvalCalls } from '#schemas/contract/sales/approvals.ts';

export const approvalHandlers: HandlersOf<typeof approvalCalls> = {
  requestApproval: (context, { body }) => requestApproval(context, body),
  listApprovals: (context, { query }) => listApprovals(context, query),
  getApproval: (context, { params }) => getApproval(context, params.id),
  decideApproval: (context, { params, body }) => decideApproval(context, params.id, body),
  cancelApproval: (context, { params }) => cancelApproval(context, params.id),
};
