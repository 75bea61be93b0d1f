/** What is bought for the warehouses, for employees. */
import { z } from 'zod';
import {
  createPurchaseOrderSchema,
  movePurchaseOrderSchema,
  purchaseOrderSchema,
  purchaseOrdersSchema,
  purchaseStatuses,
  receivePurchaseSchema,
  savePurchaseOrderSchema,
} from '#schemas/domain/catalog/purchase-order.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'warehouses';
const path = '/api/v1/desk/inventory/purchase-orders';
const who = '(sales, warehouse, publisher, admin)';
const refusals = ['unauthenticated', 'forbidden'] as const;
const change = {
  tag,
  params: { id: idSchema },
  response: purchaseOrderSchema,
  errors: [...refusals, 'not_found' as const, 'stale_version' as const, 'bad_origin' as const],
};

export const purchaseOrderCalls = {
  listPurchaseOrders: call({
    method: 'get',
    path,
    tag,
    summary: `Purchase orders, newest first ${who}`,
    query: {
      status: z.enum(purchaseStatuses).optional(),
      vendor: idSchema.optional(),
      warehouse: idSchema.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    },
    response: purchaseOrdersSchema,
    errors: [...refusals],
  }),
  createPurchaseOrder: call({
    method: 'post',
    path,
    tag,
    summary: `A draft for a vendor and a warehouse, empty or with what is low ${who}`,
    body: createPurchaseOrderSchema,
    status: 201,
    response: purchaseOrderSchema,
    errors: [...refusals, 'bad_origin'],
  }),
  getPurchaseOrder: call({
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: `One purchase order with what arrived ${who}`,
    params: { id: idSchema },
    response: purchaseOrderSchema,
    errors: [...refusals, 'not_found'],
  }),
  savePurchaseOrder: call({
    ...change,
    method: 'put',
    path: `${path}/{id}`,
    summary: `Its expected day, its note and, of a draft, its lines ${who}`,
    body: savePurchaseOrderSchema,
  }),
  movePurchaseOrder: call({
    ...change,
    method: 'post',
    path: `${path}/{id}/status`,
    summary: `Order it, close it with the rest missing, or cancel it ${who}`,
    body: movePurchaseOrderSchema,
  }),
  receivePurchaseOrder: call({
    ...change,
    method: 'post',
    path: `${path}/{id}/receipts`,
    summary: `A delivery: goods go into stock at what they cost ${who}`,
    body: receivePurchaseSchema,
  }),
};
