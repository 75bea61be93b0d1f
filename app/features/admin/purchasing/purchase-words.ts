import * as m from '#messages';
import type { PurchaseStatus } from '#schemas/domain/catalog/purchase-order.ts';

/** How far a purchase order is. */
export const purchaseStatusNames: Record<PurchaseStatus, () => string> = {
  draft: m.purchase_status_draft,
  ordered: m.purchase_status_ordered,
  received: m.purchase_status_received,
  closed: m.purchase_status_closed,
  canceled: m.purchase_status_canceled,
};

export const purchasesPath = '/admin/inventory/purchase-orders';
