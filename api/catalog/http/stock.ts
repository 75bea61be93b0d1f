import { moveStock } from '#api/catalog/stock/move-stock.ts';
import { getStockHistory, getStockTransfer, listStockTransfers } from '#api/catalog/stock/read-transfers.ts';
import { endTransfer, receiveTransfer } from '#api/catalog/stock/receive-transfer.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { stockCalls } from '#schemas/contract/catalog/stock.ts';

export const stockHandlers: HandlersOf<typeof stockCalls> = {
  listStockTransfers: (context, { query }) => listStockTransfers(context, query),
  moveStock: (context, { body }) => moveStock(context, body),
  getStockTransfer: (context, { params }) => getStockTransfer(context, params.id),
  receiveTransfer: (context, { params, body }) => receiveTransfer(context, params.id, body),
  endTransfer: (context, { params, body }) => endTransfer(context, params.id, body),
  getStockHistory: (context, { params, query }) => getStockHistory(context, params.id, query),
};
