/** Approval of buyers' orders, within a company (all ours). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import {
  approvalSchema,
  decideApprovalSchema,
  listedApprovalSchema,
  requestApprovalSchema,
} from '#schemas/domain/sales/approval.ts';
import { approvalStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { call } from '../call.ts';

export const approvalCalls = {
  requestApproval: call({
    method: 'post',
    path: '/api/v1/approvals',
    tag: 'approvals',
    summary: 'Ask the company’s approvers to approve a cart that is above the caller’s order limit',
    body: requestApprovalSchema,
    status: 201,
    response: approvalSchema,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'cart_empty',
      'cart_closed',
      'cart_paying',
      'pricing_changed',
      'too_many_requests',
      'bad_origin',
    ],
  }),
  listApprovals: call({
    method: 'get',
    path: '/api/v1/approvals',
    tag: 'approvals',
    summary: 'Requests of the caller’s company (approvers, admins), or the caller’s own, newest first',
    query: {
      status: z.enum(approvalStatuses).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    },
    response: pageOf(listedApprovalSchema),
    errors: ['unauthenticated'],
  }),
  getApproval: call({
    method: 'get',
    path: '/api/v1/approvals/{id}',
    tag: 'approvals',
    summary: 'One request: what was asked for, by whom, and how it was answered',
    params: { id: idSchema },
    response: approvalSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  decideApproval: call({
    method: 'put',
    path: '/api/v1/approvals/{id}',
    tag: 'approvals',
    summary: 'Approve, or decline with a reason; never one’s own (approvers, admins)',
    params: { id: idSchema },
    body: decideApprovalSchema,
    response: approvalSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  cancelApproval: call({
    method: 'delete',
    path: '/api/v1/approvals/{id}',
    tag: 'approvals',
    summary: 'Cancel a request of the caller that no order has used',
    params: { id: idSchema },
    response: approvalSchema,
    errors: ['unauthenticated', 'not_found', 'stale_version', 'bad_origin'],
  }),
};
