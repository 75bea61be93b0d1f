/** GET /api/v1/catalog/transfers and /stock-history (ours). */
import { findMovements, findTransfers, type TransferRow } from '#api/catalog/storage/transfers.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import type { StockTransfer } from '#schemas/domain/catalog/stock-transfer.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

type Asked = { page: number; limit: number };

export const transferView = (row: TransferRow): StockTransfer => ({
  _id: row.id,
  at: row.created_at,
  by: row.by,
  from: { _id: row.from_id, name: row.from_name },
  to: { _id: row.to_id, name: row.to_name },
  note: row.note,
  lines: row.lines,
});

/** Throws unauthenticated and forbidden. */
export async function listStockTransfers(context: Context, asked: Asked) {
  requirePermission(context.actor, 'readWarehouses');
  const { rows, total } = await findTransfers(context.database.kysely, toWindow(asked));
  return toPage(rows.map(transferView), total, asked);
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getStockHistory(context: Context, id: string, asked: Asked) {
  requirePermission(context.actor, 'readWarehouses');
  const db = context.database.kysely;
  if (!(await findAllWarehouses(db)).some((row) => row.id === id))
    throw new ProblemError('not_found', because('warehouse_not_found'));
  const { rows, total } = await findMovements(db, id, toWindow(asked));
  const items = rows.map((row) => ({
    _id: row.id,
    at: row.created_at,
    sku: row.code,
    name: row.name,
    quantity: row.quantity,
    reason: row.reason,
    order: row.order_id,
    other: row.other,
  }));
  return toPage(items, total, asked);
}
