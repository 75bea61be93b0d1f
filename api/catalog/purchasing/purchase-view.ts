/** Purchase orders as employees see them: GET /api/v1/desk/inventory/purchase-orders (ours). */
import {
  findPurchaseLines,
  findPurchaseOrder,
  findPurchaseOrders,
  findReceipts,
  type PurchaseOrderRow,
} from '#api/catalog/storage/purchase-orders.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PurchaseOrder, PurchaseRow, PurchaseStatus } from '#schemas/domain/catalog/purchase-order.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const rowView = (row: PurchaseOrderRow): PurchaseRow => ({
  _id: row.id,
  number: row.number,
  status: row.status,
  vendor: { _id: row.vendor_id, name: row.vendor_name },
  warehouse: { _id: row.warehouse_id, name: row.warehouse_name },
  expected_on: row.expected_on,
  created_at: row.created_at,
  ordered_at: row.ordered_at,
  total: toDollars(Number(row.total)),
  units: row.units,
  received: row.received,
});

/** Throws not_found. */
export async function purchaseView(db: Executor, id: string): Promise<PurchaseOrder> {
  const row = await findPurchaseOrder(db, id);
  if (!row) throw new ProblemError('not_found', because('purchase_not_found'));
  const [lines, receipts] = [await findPurchaseLines(db, id), await findReceipts(db, id)];
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents));
  return {
    ...rowView(row),
    version: row.version,
    note: row.note,
    by: row.by,
    lines: lines.map(({ id: _id, sku_id, code, name, quantity, received, cost_cents }) => ({
      ...{ _id, sku_id, sku: code, name, quantity, received },
      cost: dollars(cost_cents),
    })),
    receipts: receipts.map((receipt) => ({
      _id: receipt.id,
      at: receipt.created_at,
      by: receipt.by,
      note: receipt.note,
      lines: receipt.lines.map(({ cost_cents, ...line }) => ({ ...line, cost: toDollars(cost_cents) })),
    })),
  };
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getPurchaseOrder(context: Context, id: string): Promise<PurchaseOrder> {
  requirePermission(context.actor, 'keepInventory');
  return purchaseView(context.database.kysely, id);
}

type Asked = {
  status?: PurchaseStatus | undefined;
  vendor?: string | undefined;
  warehouse?: string | undefined;
  page: number;
  limit: number;
};

/** Throws unauthenticated and forbidden. */
export async function listPurchaseOrders(context: Context, asked: Asked) {
  requirePermission(context.actor, 'keepInventory');
  const { rows, total } = await findPurchaseOrders(context.database.kysely, asked, toWindow(asked));
  return toPage(rows.map(rowView), total, asked);
}
