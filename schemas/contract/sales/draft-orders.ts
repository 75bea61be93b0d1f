/** Orders that employees write for a customer, all ours (docs/decisions/0079-draft-orders.md). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import {
  draftDetailsSchema,
  draftLinesSchema,
  draftOrderRowSchema,
  draftOrderSchema,
  draftOrderStatuses,
  placeDraftSchema,
  sendDraftSchema,
  sentDraftSchema,
  startDraftSchema,
} from '#schemas/domain/sales/draft-order.ts';
import { orderSchema } from '#schemas/domain/sales/order.ts';
import { call } from '../call.ts';

const tag = 'orders';
const params = { id: idSchema };
const desk = ['unauthenticated', 'forbidden'] as const;
const deed = [...desk, 'not_found', 'bad_origin'] as const;
const change = [...deed, 'stale_version', 'cart_closed', 'cart_paying'] as const;
const token = { token: z.string().max(200) };

export const draftOrderCalls = {
  listDrafts: call({
    method: 'get',
    path: '/api/v1/desk/drafts',
    tag,
    summary: 'Orders that were written for a customer, the last changed first (sales)',
    query: {
      status: z.enum(draftOrderStatuses).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    },
    response: pageOf(draftOrderRowSchema),
    errors: [...desk],
  }),
  startDraft: call({
    method: 'post',
    path: '/api/v1/desk/drafts',
    tag,
    summary: 'Begin an order for an account, or for somebody who has none (sales)',
    body: startDraftSchema,
    status: 201,
    response: draftOrderSchema,
    errors: [...deed],
  }),
  getDraft: call({
    method: 'get',
    path: '/api/v1/desk/drafts/{id}',
    tag,
    summary: 'One of them, at its customer’s prices (sales)',
    params,
    response: draftOrderSchema,
    errors: [...desk, 'not_found'],
  }),
  changeDraftLines: call({
    method: 'put',
    path: '/api/v1/desk/drafts/{id}/lines',
    tag,
    summary: 'Change its lines by the rules of a cart (sales)',
    params,
    body: draftLinesSchema,
    response: draftOrderSchema,
    errors: [...change],
  }),
  saveDraftDetails: call({
    method: 'put',
    path: '/api/v1/desk/drafts/{id}/details',
    tag,
    summary: 'How it gets there, where to, and what it is for (sales)',
    params,
    body: draftDetailsSchema,
    response: draftOrderSchema,
    errors: [...change],
  }),
  sendDraft: call({
    method: 'post',
    path: '/api/v1/desk/drafts/{id}/sending',
    tag,
    summary: 'Mail the customer a link to look at it and pay (sales)',
    params,
    body: sendDraftSchema,
    response: draftOrderSchema,
    errors: [...change, 'cart_empty'],
  }),
  placeDraft: call({
    method: 'post',
    path: '/api/v1/desk/drafts/{id}/order',
    tag,
    summary: 'Place it for its customer: on terms, or to be paid by check or in cash (sales)',
    params,
    body: placeDraftSchema,
    status: 201,
    response: orderSchema,
    errors: [...change, 'cart_empty', 'pricing_changed', 'idempotency_key_reused'],
  }),
  deleteDraft: call({
    method: 'delete',
    path: '/api/v1/desk/drafts/{id}',
    tag,
    summary: 'Delete one that is no order, with its cart (sales)',
    params,
    response: z.object({}),
    errors: [...deed, 'cart_closed', 'cart_paying'],
  }),
  getSentDraft: call({
    method: 'get',
    path: '/api/v1/sent-drafts/{token}',
    tag,
    summary: 'What a link to pay shows: not found once it is an order, or too old',
    params: token,
    response: sentDraftSchema,
    errors: ['not_found'],
  }),
  openSentDraft: call({
    method: 'post',
    path: '/api/v1/sent-drafts/{token}',
    tag,
    summary:
      'Make it the caller’s current cart: its account’s, or for a guest’s that of whoever holds the link',
    params: token,
    body: z.strictObject({}),
    response: z.object({ cart: idSchema, warehouse: idSchema }),
    errors: ['not_found', 'unauthenticated', 'forbidden', 'cart_paying', 'bad_origin'],
  }),
};
