/** Tables of migrations/0049-trade-accounts.ts. */
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { ApprovalDocument } from '#schemas/domain/sales/approval.ts';
import type { ApprovalStatus } from '#schemas/domain/sales/sales-statuses.ts';

/** Sell units of a SKU as it was configured (`choice` is configurationKey). */
export type Goods = { sku: string; choice: string; quantity: number };

type ApprovalTables = {
  order_approval: {
    id: string;
    company_id: string;
    requested_by: string;
    /** Null for a cart that is gone. */
    cart_id: string | null;
    status: ApprovalStatus;
    total_cents: number;
    goods: Json<Goods[]>;
    document: Json<ApprovalDocument>;
    note: string;
    requested_at: Moment;
    decided_by: string | null;
    decided_at: Moment | null;
    reason: string;
    /** The order that uses it, from when its payment is asked for. */
    order_id: string | null;
    used_at: Moment | null;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ApprovalTables {}
}
