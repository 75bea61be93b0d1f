/** Who is told of what happens in the shop (ours; docs/product.md#employee-notices). */
import { noticesSchema, saveNoticesSchema } from '#schemas/domain/platform/notice.ts';
import { call } from '../call.ts';

const admins = ['unauthenticated', 'forbidden'] as const;

export const noticeCalls = {
  getNotices: call({
    method: 'get',
    path: '/api/v1/desk/notices',
    tag: 'notices',
    summary: 'Which employees are told of what, and when (admin)',
    response: noticesSchema,
    errors: [...admins],
  }),
  saveNotices: call({
    method: 'put',
    path: '/api/v1/desk/notices',
    tag: 'notices',
    summary: 'Change that, all rules at once (admin)',
    body: saveNoticesSchema,
    response: noticesSchema,
    errors: [...admins, 'stale_version', 'bad_origin'],
  }),
};
