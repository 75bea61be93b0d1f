/** What is bought for the warehouses (migrations/0078-purchase-orders.ts). */
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { PurchaseStatus } from '#schemas/domain/catalog/purchase-order.ts';

export type ReceiptLine = { line: string; sku: string; quantity: number; cost_cents: number };

type PurchasingTables = {
  purchase_order: {
    id: string;
    number: Generated<string>;
    vendor_id: string | null;
    vendor_name: string;
    warehouse_id: string;
    status: PurchaseStatus;
    expected_on: ColumnType<string | null, string | null | undefined, string | null>;
    note: string;
    version: number;
    /** An account's id, or "operator". */
    actor: string;
    created_at: Moment;
    ordered_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  };
  purchase_order_line: {
    id: string;
    order_id: string;
    position: number;
    sku_id: string | null;
    code: string;
    name: string;
    quantity: number;
    received: number;
    cost_cents: number | null;
  };
  purchase_receipt: {
    id: string;
    order_id: string;
    note: string;
    /** An account's id, or "operator". */
    actor: string;
    lines: Json<ReceiptLine[]>;
    created_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends PurchasingTables {}
}
