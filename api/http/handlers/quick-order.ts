import { checkQuickOrder } from '#api/services/quick-order/check-quick-order.ts';
import { readText } from '#api/services/quick-order/read-list.ts';
import { readSheet } from '#api/services/quick-order/read-sheet.ts';
import type { quickOrderCalls } from '#schemas/contract/quick-order.ts';
import { uploadOf } from './media.ts';
import type { HandlersOf } from './types.ts';

export const quickOrderHandlers: HandlersOf<typeof quickOrderCalls> = {
  checkQuickOrder: (context, { body }) => checkQuickOrder(context, readText(body.text)),
  checkQuickOrderSheet: async (context, { query, c }) => {
    const { rows, sheet } = await readSheet(uploadOf(c.req.raw, query.name));
    return { ...(await checkQuickOrder(context, rows)), sheet };
  },
};
