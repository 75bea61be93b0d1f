/** Orders after they were placed, all ours: the desk of the employees, and what a shopper asks of an order. */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { deskOrderSchema, orderSchema } from '#schemas/domain/sales/order.ts';
import {
  askReturnSchema,
  cancelOrderSchema,
  deskPayments,
  deskRowSchema,
  deskStatuses,
  foundOrderSchema,
  fulfilOrderSchema,
  lookUpOrderSchema,
  operatePaymentSchema,
  reconciliationSchema,
  stepReturnSchema,
} from '#schemas/domain/sales/order-desk.ts';
import { orderSorts, orderSummarySchema } from '#schemas/domain/sales/order-summary.ts';
import { orderStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { call } from '../call.ts';

const order = { id: idSchema };
const desk = ['unauthenticated', 'forbidden'] as const;
const step = [...desk, 'not_found', 'stale_version', 'bad_origin'] as const;
const money = [...step, 'payment_refused', 'payment_unknown', 'payment_unavailable'] as const;

export const orderCalls = {
  listDeskOrders: call({
    method: 'get',
    path: '/api/v1/desk/orders',
    tag: 'orders',
    summary:
      'Everybody’s orders, newest first; q is of a number, email, name, company, PO number or SKU (sales)',
    query: {
      q: z.string().trim().max(100).optional(),
      status: z.enum(deskStatuses).optional(),
      /** Those that were placed for it. */
      company: idSchema.optional(),
      payment: z.enum(deskPayments).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    },
    response: z.object({
      items: z.array(deskRowSchema),
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
      pages: z.number().int(),
    }),
    errors: [...desk],
  }),
  getDeskOrder: call({
    method: 'get',
    path: '/api/v1/desk/orders/{id}',
    tag: 'orders',
    summary: 'One order with all that was done to it and by whom (sales)',
    params: order,
    response: deskOrderSchema,
    errors: [...desk, 'not_found'],
  }),
  fulfilOrder: call({
    method: 'post',
    path: '/api/v1/desk/orders/{id}/fulfilments',
    tag: 'orders',
    summary: 'Hand lines over or send them, at most what is left; the shopper gets a mail (sales)',
    params: order,
    body: fulfilOrderSchema,
    status: 201,
    response: deskOrderSchema,
    errors: [...money],
  }),
  operatePayment: call({
    method: 'post',
    path: '/api/v1/desk/orders/{id}/payment',
    tag: 'orders',
    summary: 'Take what is held or write down what came, give back, or let go (sales)',
    params: order,
    body: operatePaymentSchema,
    response: deskOrderSchema,
    errors: [...money],
  }),
  cancelOrder: call({
    method: 'post',
    path: '/api/v1/desk/orders/{id}/cancellation',
    tag: 'orders',
    summary: 'Cancel an order of which nothing was handed over: the stock comes back (sales)',
    params: order,
    body: cancelOrderSchema,
    response: deskOrderSchema,
    errors: [...money],
  }),
  noteOrder: call({
    method: 'post',
    path: '/api/v1/desk/orders/{id}/notes',
    tag: 'orders',
    summary: 'Write something down that employees alone see (sales)',
    params: order,
    body: z.strictObject({ text: z.string().trim().min(1, problemKey('text_missing')).max(1000) }),
    status: 201,
    response: deskOrderSchema,
    errors: [...desk, 'not_found', 'bad_origin'],
  }),
  stepReturn: call({
    method: 'post',
    path: '/api/v1/desk/returns/{id}',
    tag: 'orders',
    summary: 'Approve, refuse, receive or refund a return; the shopper gets a mail (sales)',
    params: order,
    body: stepReturnSchema,
    response: deskOrderSchema,
    errors: [...money],
  }),
  getReconciliation: call({
    method: 'get',
    path: '/api/v1/desk/reconciliation',
    tag: 'orders',
    summary: 'The last comparison with the payment processor’s books; null before the first (sales)',
    response: z.object({ report: reconciliationSchema.nullable() }),
    errors: [...desk],
  }),
  askReturn: call({
    method: 'post',
    path: '/api/v1/orders/{id}/returns',
    tag: 'orders',
    summary: 'Ask to return what was handed over (the owner, the bearer of the order’s token, or sales)',
    params: order,
    query: { token: z.string().max(200).optional() },
    body: askReturnSchema,
    status: 201,
    response: orderSchema,
    errors: ['forbidden', 'not_found', 'too_many_requests', 'bad_origin'],
  }),
  lookUpOrder: call({
    method: 'post',
    path: '/api/v1/orders/lookup',
    tag: 'orders',
    summary: 'Find an order by its number and email; says the same of a wrong number and a wrong email',
    body: lookUpOrderSchema,
    response: foundOrderSchema,
    errors: ['not_found', 'too_many_requests', 'bad_origin'],
  }),
  /** Ours. */
  listOrders: call({
    method: 'get',
    path: '/api/v1/orders',
    tag: 'orders',
    summary: 'The account’s orders and its company’s; q is of a number, a PO number, a job or a product',
    query: {
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      q: z.string().trim().max(60).optional(),
      status: z.enum(orderStatuses).optional(),
      sort: z.enum(orderSorts).default('newest'),
    },
    response: pageOf(orderSummarySchema),
    errors: ['unauthenticated'],
  }),
  /** Ours. */
  getOrder: call({
    method: 'get',
    path: '/api/v1/orders/{id}',
    tag: 'orders',
    summary: 'An order of the account or its company, the one that the token opens, or any (sales)',
    params: { id: idSchema },
    query: { token: z.string().max(200).optional() },
    response: orderSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
};
