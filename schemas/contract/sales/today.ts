/** The employees' start page (ours; docs/product.md#start-page). */
import { todaySchema } from '#schemas/domain/sales/today.ts';
import { call } from '../call.ts';

export const todayCalls = {
  getToday: call({
    method: 'get',
    path: '/api/v1/desk/today',
    tag: 'reports',
    summary: 'What waits to be done, as far as the caller’s role does it, and sales beside last year’s',
    response: todaySchema,
    errors: ['unauthenticated', 'forbidden'],
  }),
};
