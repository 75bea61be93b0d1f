/** Tables of migrations/0029-order-desk.ts. */
import type { Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { OrderEventKind, OrderLineCount, ReturnStatus } from '#schemas/domain/sales/order-desk.ts';

type OrdersTables = {
  /** Something that was handed over at once. */
  fulfilment: {
    id: string;
    order_id: string;
    lines: Json<OrderLineCount[]>;
    carrier: string;
    tracking: string;
    account_id: string | null;
    created_at: Moment;
  };
  order_return: {
    id: string;
    order_id: string;
    lines: Json<OrderLineCount[]>;
    reason: string;
    status: ReturnStatus;
    /** What the shopper was told when it was decided. */
    answer: Generated<string>;
    refunded_cents: Generated<number>;
    /** The goods were credited: no money went back. */
    is_credited: Generated<boolean>;
    fee_cents: Generated<number>;
    /** Nothing comes back: the desk refunds what was handed over (migrations/0082-line-refunds.ts). */
    keeps_goods: Generated<boolean>;
    /** The account that asked, unless a guest or an employee did (migrations/0056-return-asker.ts). */
    account_id: string | null;
    created_at: Moment;
    updated_at: Moment;
  };
  /** migrations/0083-draft-orders.ts */
  draft_order: {
    id: string;
    number: string;
    cart_id: string;
    name: string;
    email: string;
    phone: string;
    staff_id: string | null;
    sent_at: Moment | null;
    created_at: Moment;
    updated_at: Moment;
  };
  order_event: {
    id: string;
    order_id: string;
    kind: OrderEventKind;
    note: string;
    account_id: string | null;
    /** The order's total before and after its items were changed; null of everything else. */
    before_cents: Generated<number | null>;
    after_cents: Generated<number | null>;
    created_at: Moment;
  };
  /** Written by an employee (migrations/0046-customer-desk.ts); never shown to the customer. */
  customer_note: { id: string; account_id: string; body: string; author: string; created_at: Moment };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends OrdersTables {}
}
