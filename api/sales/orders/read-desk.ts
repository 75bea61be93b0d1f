/** GET /api/v1/desk/… (ours): orders and the payments' report, for who handles orders. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { countWaitingOrders, findDeskOrders } from '#api/sales/storage/desk-orders.ts';
import { findOrderIdsByNumber } from '#api/sales/storage/order-desk.ts';
import { findLastReconciliation } from '#api/sales/storage/payments.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { Reconciliation } from '#schemas/domain/sales/order-desk.ts';
import type { DeskFilter } from '#schemas/domain/sales/order-list.ts';
import { deskAnswer } from './change-order.ts';
import { deskRow } from './desk-row.ts';
import { deskWhere } from './desk-where.ts';

/** Throws unauthenticated, forbidden. */
export async function listDeskOrders(context: Context, query: DeskFilter & { page: number; limit: number }) {
  requirePermission(context.actor, 'readOrders');
  const db = context.database.kysely;
  const { page, limit, ...filter } = query;
  const { where } = await deskWhere(context, db, filter);
  const rows = await findDeskOrders(db, where, filter.sort, toWindow({ page, limit }));
  const items = rows.map(({ all: _all, ...row }) => deskRow(row));
  return {
    ...toPage(items, rows[0]?.all ?? 0, { page, limit }),
    counts: await countWaitingOrders(db, where.today),
  };
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getDeskOrder(context: Context, id: string): Promise<DeskOrder> {
  requirePermission(context.actor, 'readOrders');
  return deskAnswer(context, id);
}

/** The last report. Throws unauthenticated, forbidden. */
export async function getReconciliation(context: Context): Promise<{ report: Reconciliation | null }> {
  requirePermission(context.actor, 'takePayments');
  const db = context.database.kysely;
  const last = await findLastReconciliation(db);
  if (!last) return { report: null };
  const orders = await findOrderIdsByNumber(
    db,
    last.problems.flatMap(({ order }) => (order ? [order] : [])),
  );
  const ids = new Map(orders.map(({ id, number }) => [number, id]));
  return {
    report: {
      since: last.since,
      at: last.created_at,
      checked: last.checked,
      problems: last.problems.map(({ kind, payment, order, oursCents, theirsCents, done }) => ({
        kind,
        payment,
        order: order ? { _id: ids.get(order) ?? order, number: order } : null,
        ours: toDollars(oursCents),
        theirs: toDollars(theirsCents),
        voided: done === 'voided',
      })),
    },
  };
}
