/** An order on paper, as it stands today. No schema: it never crosses the wire. */
import type { Order } from './order.ts';
import type { Warehouse } from './warehouse.ts';

export type OrderPaper = {
  shop: string;
  /** Null for a warehouse that there is no more. */
  warehouse: Warehouse | null;
  order: Omit<Order, 'token'>;
  /** YYYY-MM-DD, at the warehouse. */
  date: string;
};
