/** A cart on paper, with what it would cost today. No schema: it never crosses the wire. */

import type { Warehouse } from '../platform/warehouse.ts';
import type { Cart } from './cart.ts';

export type Estimate = {
  shop: string;
  warehouse: Warehouse;
  cart: Cart;
  /** YYYY-MM-DD, at the warehouse. */
  date: string;
  until: string;
};
