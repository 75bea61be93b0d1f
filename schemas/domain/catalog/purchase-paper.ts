/** A purchase order on paper. No schema: it never crosses the wire. */
import type { Warehouse } from '../platform/warehouse.ts';
import type { PurchaseOrder } from './purchase-order.ts';

export type PurchasePaper = {
  shop: string;
  order: PurchaseOrder;
  /** Where it is delivered; null once the shop does not show it any more. */
  warehouse: Warehouse | null;
  /** IANA. */
  timeZone: string;
};
