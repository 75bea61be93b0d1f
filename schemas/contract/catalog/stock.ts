/** Stock that employees move between warehouses, and what moved it. */
import { z } from 'zod';
import {
  endTransferSchema,
  moveStockSchema,
  receiveTransferSchema,
  stockHistorySchema,
  stockTransferSchema,
  stockTransfersSchema,
  transferStatuses,
} from '#schemas/domain/catalog/stock-transfer.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'warehouses';
const who = '(warehouse, publisher, admin)';
const refusals = ['unauthenticated', 'forbidden'] as const;
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(100).default(25);
const change = {
  method: 'post' as const,
  tag,
  params: { id: idSchema },
  response: stockTransferSchema,
  errors: [...refusals, 'not_found' as const, 'stale_version' as const, 'bad_origin' as const],
};

export const stockCalls = {
  listStockTransfers: call({
    method: 'get',
    path: '/api/v1/catalog/transfers',
    tag,
    summary: 'Transfers between warehouses, newest first (employees)',
    query: { status: z.enum(transferStatuses).optional(), page, limit },
    response: stockTransfersSchema,
    errors: [...refusals],
  }),
  moveStock: call({
    method: 'post',
    path: '/api/v1/catalog/transfers',
    tag,
    summary: `Send stock from one warehouse to another, or note that it went there ${who}`,
    body: moveStockSchema,
    status: 201,
    response: stockTransferSchema,
    errors: [...refusals, 'bad_origin'],
  }),
  getStockTransfer: call({
    method: 'get',
    path: '/api/v1/catalog/transfers/{id}',
    tag,
    summary: 'One transfer and what of it arrived (employees)',
    params: { id: idSchema },
    response: stockTransferSchema,
    errors: [...refusals, 'not_found'],
  }),
  receiveTransfer: call({
    ...change,
    path: '/api/v1/catalog/transfers/{id}/receipts',
    summary: `What arrived of a transfer goes into stock ${who}`,
    body: receiveTransferSchema,
  }),
  endTransfer: call({
    ...change,
    path: '/api/v1/catalog/transfers/{id}/status',
    summary: `What has not arrived went back, or is lost ${who}`,
    body: endTransferSchema,
  }),
  getStockHistory: call({
    method: 'get',
    path: '/api/v1/catalog/stock-history/{id}',
    tag,
    summary: 'What came to a warehouse and left it, newest first (employees)',
    params: { id: idSchema },
    query: { page, limit },
    response: stockHistorySchema,
    errors: [...refusals, 'not_found'],
  }),
};
