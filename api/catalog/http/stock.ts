import { moveStock } from '#api/catalog/stock/move-stock.ts';
import { getStockHistory, listStockTransfers } from '#api/catalog/stock/read-transfers.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { stockCalls } from '#schemas/contract/catalog/stock.ts';

export const stockHandlers: HandlersOf<typeof stockCalls> = {
  listStockTransfers: (context, { query }) => listStockTransfers(context, query),
  moveStock: (context, { body }) => moveStock(context, body),
  getStockHistory: (context, { params, query }) => getStockHistory(context, params.id, query),
};
