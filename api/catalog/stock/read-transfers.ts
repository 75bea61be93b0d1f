/** GET /api/v1/catalog/transfers and /stock-history (ours). */
import {
  findArrivals,
  findMovements,
  findTransfer,
  findTransferLines,
  findTransfers,
  type TransferRow as StoredTransfer,
  type TransferLineRow,
} from '#api/catalog/storage/transfers.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import type { StockTransfer, TransferRow, TransferStatus } from '#schemas/domain/catalog/stock-transfer.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

type Asked = { page: number; limit: number };

const rowView = (row: StoredTransfer, lines: readonly TransferLineRow[]): TransferRow => ({
  _id: row.id,
  number: row.number,
  status: row.status,
  at: row.created_at,
  by: row.by,
  from: { _id: row.from_id, name: row.from_name },
  to: { _id: row.to_id, name: row.to_name },
  note: row.note,
  lines: lines
    .filter(({ transfer_id }) => transfer_id === row.id)
    .map(({ sku_id, code, name, quantity, received }) => ({ sku_id, sku: code, name, quantity, received })),
});

/** What went into stock at one moment, at one warehouse. */
async function readArrivals(db: Executor, id: string): Promise<StockTransfer['arrivals']> {
  const rows = await findArrivals(db, id);
  const moments = groupBy(rows, ({ created_at, warehouse_id }) => `${created_at} ${warehouse_id}`);
  return [...moments.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const warehouse = { _id: first.warehouse_id, name: first.warehouse_name };
    return [
      {
        ...{ at: first.created_at, by: first.by, warehouse },
        lines: lines.map(({ code, quantity }) => ({ sku: code, quantity })),
      },
    ];
  });
}

/** Throws not_found. */
export async function transferView(db: Executor, id: string): Promise<StockTransfer> {
  const row = await findTransfer(db, id);
  if (!row) throw new ProblemError('not_found', because('transfer_not_found'));
  const [lines, arrivals] = [await findTransferLines(db, [id]), await readArrivals(db, id)];
  return { ...rowView(row, lines), version: row.version, arrivals };
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getStockTransfer(context: Context, id: string): Promise<StockTransfer> {
  requirePermission(context.actor, 'readWarehouses');
  return transferView(context.database.kysely, id);
}

/** Throws unauthenticated and forbidden. */
export async function listStockTransfers(
  context: Context,
  asked: Asked & { status?: TransferStatus | undefined },
) {
  requirePermission(context.actor, 'readWarehouses');
  const db = context.database.kysely;
  const { rows, total } = await findTransfers(db, asked.status, toWindow(asked));
  const lines = await findTransferLines(
    db,
    rows.map(({ id }) => id),
  );
  return toPage(
    rows.map((row) => rowView(row, lines)),
    total,
    asked,
  );
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
