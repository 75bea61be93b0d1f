/** Many SKUs at once, looked at before they go into a cart (ours). */

import { mediaNameSchema } from '#schemas/domain/media/media.ts';
import { quickOrderSchema, quickOrderTextSchema } from '#schemas/domain/sales/quick-order.ts';
import { call } from '../call.ts';
import { flag } from '../flag.ts';

export const quickOrderCalls = {
  checkQuickOrder: call({
    method: 'post',
    path: '/api/v1/quick-order',
    tag: 'carts',
    summary:
      'What a list of SKUs and quantities comes to, row by row, at the caller’s prices; changes nothing',
    body: quickOrderTextSchema,
    response: quickOrderSchema,
    errors: ['bad_origin', 'too_many_requests'],
  }),
  checkQuickOrderSheet: call({
    method: 'post',
    path: '/api/v1/quick-order/sheet',
    tag: 'carts',
    summary: 'The same of a CSV sheet or the first sheet of an .xlsx workbook, up to 1 MB',
    query: {
      name: mediaNameSchema,
      /** As in the body of POST /api/v1/quick-order. */
      elsewhere: flag.default(false),
    },
    upload: true,
    response: quickOrderSchema,
    errors: ['bad_origin', 'invalid', 'unsupported_media_type', 'too_large', 'too_many_requests'],
  }),
};
