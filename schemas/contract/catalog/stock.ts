/** Stock that employees move between warehouses, and what moved it. */
import { z } from 'zod';
import {
  moveStockSchema,
  stockHistorySchema,
  stockTransferSchema,
  stockTransfersSchema,
} from '#schemas/domain/catalog/stock-transfer.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'warehouses';
const refusals = ['unauthenticated', 'forbidden'] as const;
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(100).default(25);

export const stockCalls = {
  listStockTransfers: call({
    method: 'get',
    path: '/api/v1/catalog/transfers',
    tag,
    summary: 'Stock that was moved between warehouses, newest first (employees)',
    query: { page, limit },
    response: stockTransfersSchema,
    errors: [...refusals],
  }),
  moveStock: call({
    method: 'post',
    path: '/api/v1/catalog/transfers',
    tag,
    summary: 'Move stock from one warehouse to another (publisher, admin)',
    body: moveStockSchema,
    status: 201,
    response: stockTransferSchema,
    errors: [...refusals, 'bad_origin'],
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
