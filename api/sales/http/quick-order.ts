import { uploadOf } from '#api/media/http/handlers.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { checkQuickOrder } from '#api/sales/carts/quick-order/check-quick-order.ts';
import { readText } from '#api/sales/carts/quick-order/read-list.ts';
import { readSheet } from '#api/sales/carts/quick-order/read-sheet.ts';
import type { quickOrderCalls } from '#schemas/contract/sales/quick-order.ts';

export const quickOrderHandlers: HandlersOf<typeof quickOrderCalls> = {
  checkQuickOrder: (context, { body }) => checkQuickOrder(context, readText(body.text), body.elsewhere),
  checkQuickOrderSheet: async (context, { query, c }) => {
    const { rows, sheet } = await readSheet(uploadOf(c.req.raw, query.name));
    return { ...(await checkQuickOrder(context, rows, query.elsewhere)), sheet };
  },
};
