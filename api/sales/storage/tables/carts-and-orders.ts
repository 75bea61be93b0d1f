/** The sales wing's first tables (migrations/0001-first.ts and its changes). */

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#api/platform/database/schema.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/sales/cart.ts';
import type { Lien } from '#schemas/domain/sales/lien.ts';
import type { Order, OrderToday } from '#schemas/domain/sales/order.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';

declare module '#api/platform/database/schema.ts' {
  interface Tables {
    cart: {
      id: string;
      account_id: string | null;
      guest_id: string | null;
      warehouse_id: string;
      name: string;
      /**
       * `paying`: its order waits for a payment; nothing of it changes until that is known. `saved`: its owner's list for
       * later, which is never current and never ordered.
       */
      status: 'open' | 'paying' | 'ordered' | 'saved';
      version: number;
      delivery_method: DeliveryMethod | null;
      payment_type: PaymentType | null;
      billing_address: Json<Address | null> | null;
      shipping_address: Json<Address | null> | null;
      created_at: Moment;
      updated_at: Moment;
      /** When its owner last chose it among the others; the latest is the current one. */
      selected_at: Moment | null;
      /** Pieces that a guest's cart brought at login, until the cart is changed. */
      merged: Generated<number>;
      /** The employee who changed it last, by name, and when; until its owner has read that. */
      helped_by: ColumnType<string | null, string | null | undefined, string | null>;
      helped_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
      /** The code of a coupon that could be used when it was put in. */
      coupon: ColumnType<string | null, string | null | undefined, string | null>;
      /** What the goods are for; nothing for no job. */
      job_name: Generated<string>;
      lien: ColumnType<Lien | null, string | null | undefined, string | null>;
      /** The proposal that was accepted into it. */
      proposal_id: ColumnType<string | null, string | null | undefined, string | null>;
    };
    cart_item: {
      id: string;
      cart_id: string;
      sku_id: string;
      quantity: number;
      note: string;
      position: number;
      /** The unit price when the shopper last set this line. */
      added_cents: number | null;
      configuration: ColumnType<Configuration | null, string | null | undefined, string | null>;
      /** Of a line that goes another way than its cart. */
      shipping_method: ColumnType<
        DeliveryMethod | null,
        DeliveryMethod | null | undefined,
        DeliveryMethod | null
      >;
      /** The warehouse that it comes from, where that is not its cart's. */
      ship_from: ColumnType<string | null, string | null | undefined, string | null>;
      /** The proposal's line whose price it has, as long as that is in force (carts/quoted-lines.ts). */
      proposal_line_id: ColumnType<string | null, string | null | undefined, string | null>;
    };
    /** Up to which number the edits of a page in a browser have been applied: each is applied once. */
    cart_writer: { client: string; last: number; updated_at: Moment };
    order: {
      id: string;
      number: string;
      cart_id: string;
      account_id: string | null;
      guest_id: string | null;
      /** Of the company that it was placed for. */
      company_id: string | null;
      email: string;
      total_cents: number;
      /** The order as it was placed; never changes. */
      document: Json<Omit<Order, OrderToday>>;
      placed_at: Moment;
      status: Generated<OrderStatus>;
      /** Raised by every step at the desk. */
      version: Generated<number>;
      /** Made by the database: what the desk searches. */
      searched: GeneratedAlways<string>;
    };
    /** An employee's own view of the desk's list; `search` is its address's query. */
    order_view: { id: string; account_id: string; name: string; search: string; created_at: Moment };
    order_item: {
      id: string;
      order_id: string;
      sku_id: string;
      quantity: number;
      price_cents: number;
      configuration: ColumnType<Configuration | null, string | null | undefined, never>;
      /** Of a kit's part: the kit's line, which has the price of all. */
      parent_id: string | null;
    };
    idempotency: { key: string; owner: string; fingerprint: string; order_id: string; created_at: Moment };
  }
}
