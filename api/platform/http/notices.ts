import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { getNotices, saveNotices } from '#api/platform/notices/notice-rules.ts';
import type { noticeCalls } from '#schemas/contract/platform/notices.ts';

export const noticeHandlers: HandlersOf<typeof noticeCalls> = {
  getNotices: (context) => getNotices(context),
  saveNotices: (context, { body }) => saveNotices(context, body),
};
