import * as m from '#messages';
import type { StockReason } from '#schemas/domain/catalog/stock-transfer.ts';

/** Why stock changed. */
export const reasonNames: Record<StockReason, () => string> = {
  order: m.history_order,
  release: m.history_release,
  return: m.history_return,
  order_edit: m.history_order_edit,
  transfer: m.history_transfer,
  receipt: m.history_receipt,
  counted: m.history_counted,
  damaged: m.history_damaged,
  found: m.history_found,
  lost: m.history_lost,
  correction: m.history_correction,
  edit: m.history_edit,
};
