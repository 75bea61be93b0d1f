/** What the desk prints of several orders. No schema: it never crosses the wire. */
import type { PickList } from './order-batch.ts';
import type { OrderPaper } from './order-paper.ts';

/** Packing slips and labels, in the order of the papers; each order as of today. */
export type OrderPapers = readonly OrderPaper[];

export type PickListPaper = PickList & {
  shop: string;
  /** YYYY-MM-DD in the shop's time zone. */
  date: string;
};
