/** Requests for approval of a buyer's order (docs/product.md#approvals). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { cartSchema } from './cart.ts';
import { approvalStatuses } from './sales-statuses.ts';

/** Body of POST /api/v1/approvals: the cart as it would be ordered now, at the total that was shown. */
export const requestApprovalSchema = z
  .strictObject({
    cart_id: idSchema,
    pricing_version: z.string().min(1).max(128),
    note: z.string().trim().max(1000, problemKey('text_too_long')).default(''),
  })
  .meta({ id: 'RequestApproval' });
export type RequestApproval = z.output<typeof requestApprovalSchema>;

/** Body of PUT /api/v1/approvals/{id}. */
export const decideApprovalSchema = z
  .strictObject({
    status: z.enum(['approved', 'declined']),
    /** What the buyer reads when it is declined. */
    reason: z.string().trim().max(500, problemKey('text_too_long')).default(''),
  })
  .superRefine(({ status, reason }, context) => {
    if (status === 'declined' && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: problemKey('approval_reason_missing') });
  })
  .meta({ id: 'DecideApproval' });
export type DecideApproval = z.output<typeof decideApprovalSchema>;

/** What was asked for, as it stood then, beside the lines and sums of its cart. */
export type ApprovalDocument = {
  cart: z.output<typeof cartSchema>;
  po_number: string;
  warehouse_name: string;
};

export const listedApprovalSchema = z.object({
  _id: idSchema,
  status: z.enum(approvalStatuses),
  /** The cart has changed since: as it is now, it would need another approval. */
  outdated: z.boolean(),
  requested_at: z.iso.datetime(),
  requester: z.string(),
  /** The caller asked for it. */
  own: z.boolean(),
  total: dollarsSchema,
  /** Sell units. */
  count: z.number().int(),
});
export type ListedApproval = z.output<typeof listedApprovalSchema>;

export const approvalSchema = listedApprovalSchema
  .extend({
    note: z.string(),
    /** The cart as it was asked for: lines, sums, delivery and payment. */
    cart: cartSchema,
    po_number: z.string(),
    warehouse_name: z.string(),
    decided: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
    /** The order that used it; null for one whose payment is still under way. */
    order: z.object({ _id: idSchema, number: z.string() }).nullable(),
    can: z.object({ decide: z.boolean(), cancel: z.boolean(), order: z.boolean() }),
  })
  .meta({ id: 'Approval' });
export type Approval = z.output<typeof approvalSchema>;

/**
 * What a checkout says where the caller's order needs approval. `outdated`: what was asked for, or approved, does not
 * cover the cart as it is now.
 */
export const checkoutApprovalSchema = z.object({
  limit: dollarsSchema,
  state: z.enum(['needed', 'pending', 'approved', 'declined', 'outdated']),
  /** Why it is outdated: other or more goods than were asked for, or the same ones at a higher total. */
  outdated_by: z.enum(['goods', 'total']).nullable(),
  request: z
    .object({
      _id: idSchema,
      requested_at: z.iso.datetime(),
      total: dollarsSchema,
      decided_by: z.string(),
      reason: z.string(),
    })
    .nullable(),
});
export type CheckoutApproval = z.output<typeof checkoutApprovalSchema>;
