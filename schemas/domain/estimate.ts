/** A cart on paper, with what it would cost today. No schema: it never crosses the wire. */
import type { Cart } from './cart.ts';
import type { Warehouse } from './warehouse.ts';

export type Estimate = {
  shop: string;
  warehouse: Warehouse;
  cart: Cart;
  /** YYYY-MM-DD, at the warehouse. */
  date: string;
  until: string;
};
