/** Tables of migrations/0024-payments.ts and 0055-order-rest.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { OrderDraft } from '#api/sales/storage/tables/order-draft.ts';
import type { StockReason } from '#schemas/domain/catalog/stock-transfer.ts';
import type { PaymentKind, PaymentStatus } from '#schemas/domain/sales/payment.ts';

/** What the processor is asked for; asking again must say the same. */
export type PaymentRequest = {
  token: string;
  returnUrl: string;
  email: string;
  acceptedFrom: { address: string; userAgent: string };
};

export type ReconciliationProblem = {
  kind: 'charge_without_order' | 'order_without_charge' | 'amount_differs' | 'refund_differs';
  payment: string;
  order: string | null;
  oursCents: number;
  theirsCents: number;
  /** What the job did about it. */
  done: 'voided' | null;
};

type PaymentsTables = {
  payment: {
    /** Also the key under which the processor knows it. */
    id: string;
    /** Of the order that it is for, also while there is none yet; a bill's own id otherwise. */
    order_id: string;
    /** Null for a bill. */
    cart_id: string | null;
    kind: PaymentKind;
    status: PaymentStatus;
    amount_cents: number;
    captured_cents: Generated<number>;
    refunded_cents: Generated<number>;
    /** Settled by the customer's other money and credits (docs/decisions/0047-ledger.md). */
    settled_cents: Generated<number>;
    /** Of settled_cents, what credit paid when the order was placed: the processor is asked for so much less. */
    credit_cents: Generated<number>;
    /** Of amount_cents, what is not owed: the rest of the order was canceled (migrations/0055-order-rest.ts). */
    canceled_cents: Generated<number>;
    /**
     * What the processor was asked for, where the order came to something else since; null while that is amount_cents less
     * credit_cents (migrations/0086-order-edits.ts).
     */
    held_cents: Generated<number | null>;
    processor_id: string | null;
    request: Json<PaymentRequest | null> | null;
    brand: Generated<string>;
    last4: Generated<string>;
    action_url: string | null;
    decline_code: string | null;
    created_at: Moment;
    updated_at: Moment;
    /** When the processor is asked how it stands; nobody asks before, so that one asks at a time. */
    next_check_at: Moment | null;
    checks: Generated<number>;
  };
  order_hold: { payment_id: string; draft: Json<OrderDraft>; created_at: Moment };
  payment_operation: {
    id: string;
    payment_id: string;
    /** `receive`: by hand, of what a card or a bank did not pay. */
    kind: 'capture' | 'receive' | 'refund' | 'void';
    amount_cents: number;
    status: 'starting' | 'done' | 'refused';
    problem: Generated<string>;
    note: Generated<string>;
    account_id: string | null;
    created_at: Moment;
    next_check_at: Moment | null;
  };
  payment_event: { id: string; type: string; received_at: Moment };
  reconciliation: {
    id: string;
    since: Moment;
    created_at: Moment;
    checked: number;
    problems: Json<ReconciliationProblem[]>;
  };
  /** Sell units; what left the warehouse is negative. */
  stock_movement: {
    id: string;
    /** One of the three where goods were moved for something; none where stock was adjusted or edited. */
    order_id: ColumnType<string | null, string | null | undefined, never>;
    transfer_id: ColumnType<string | null, string | null | undefined, never>;
    purchase_order_id: ColumnType<string | null, string | null | undefined, never>;
    sku_id: string;
    warehouse_id: string;
    quantity: number;
    reason: StockReason;
    created_at: Moment;
    /** An account's id, or "operator"; null where nobody is known. */
    actor: ColumnType<string | null, string | null | undefined, never>;
    note: Generated<string>;
    /** What was left; null for movements before it was kept. */
    balance: ColumnType<number | null, number | null | undefined, never>;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends PaymentsTables {}
}
