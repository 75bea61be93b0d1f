/** An order on paper, as it stands today. No schema: it never crosses the wire. */

import type { Warehouse } from '../platform/warehouse.ts';
import type { Order } from './order.ts';

export type OrderPaper = {
  shop: string;
  /** Null for a warehouse that there is no more. */
  warehouse: Warehouse | null;
  order: Omit<Order, 'token'>;
  /** The warehouse's, or the shop's own where there is no such warehouse any more; IANA. */
  timeZone: string;
  /** YYYY-MM-DD there. */
  date: string;
};
