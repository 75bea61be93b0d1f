/** An order as it will be written: plain data that can wait in the database for its payment. */
import type { Insertable } from 'kysely';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Order, OrderToday } from '#schemas/domain/sales/order.ts';

export type OrderDraft = {
  id: string;
  cartId: string;
  accountId: string | null;
  guestId: string | null;
  /** Nothing in drafts from before. */
  companyId?: string | null;
  totalCents: number;
  /** Paid with credit on the account; nothing in drafts from before. */
  creditCents?: number;
  document: Omit<Order, OrderToday | 'number' | 'placed_at'>;
  items: Insertable<Tables['order_item']>[];
  /** Products whose pages tell of the stock that was taken. */
  products: string[];
  /** Who asked, with which key, from where. */
  asked: {
    owner: string;
    key: string;
    fingerprint: string;
    warehouseId: string;
    counted: boolean;
    /** Nothing in drafts from before. */
    visitor?: string | null;
  };
};
