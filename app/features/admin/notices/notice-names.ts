import * as m from '#messages';
import type { NoticeKind, NoticeTiming } from '#schemas/domain/platform/notice.ts';

export const noticeKindNames: Record<NoticeKind, () => string> = {
  order_placed: m.notices_kind_order_placed,
  return_asked: m.notices_kind_return_asked,
  payment_failed: m.notices_kind_payment_failed,
  trade_applied: m.notices_kind_trade_applied,
  message_received: m.notices_kind_message_received,
  import_failed: m.notices_kind_import_failed,
};

export const timingNames: Record<NoticeTiming, () => string> = {
  now: m.notices_now,
  daily: m.notices_daily,
  off: m.notices_off,
};
