/** GET /api/v1/desk/… (ours): orders and the payments' report, for who handles orders. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { standingPayment } from '#api/sales/payments/balance.ts';
import { findDeskOrders, findOrderIdsByNumber } from '#api/sales/storage/order-desk.ts';
import { findLastReconciliation } from '#api/sales/storage/payments.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { DeskPayment, DeskRow, DeskStatus, Reconciliation } from '#schemas/domain/sales/order-desk.ts';
import { deskAnswer } from './change-order.ts';

type Query = {
  q?: string | undefined;
  status?: DeskStatus | undefined;
  payment?: DeskPayment | undefined;
  company?: string | undefined;
  page: number;
  limit: number;
};

/** Throws unauthenticated, forbidden. */
export async function listDeskOrders(context: Context, query: Query) {
  requirePermission(context.actor, 'handleOrders');
  const rows = await findDeskOrders(context.database.kysely, query, toWindow(query));
  const items = rows.map(
    ({
      id,
      total_cents,
      company,
      payment_kind,
      payment_status,
      amount_cents,
      captured_cents,
      refunded_cents,
      settled_cents,
      canceled_cents,
      returned_cents,
      all: _all,
      ...row
    }): DeskRow => ({
      _id: id,
      ...row,
      company: company ?? '',
      total: toDollars(total_cents - (canceled_cents ?? 0)),
      payment:
        payment_kind && payment_status
          ? {
              kind: payment_kind,
              ...standingPayment(row.status, {
                status: payment_status,
                amount_cents,
                captured_cents,
                refunded_cents,
                settled_cents,
                canceled_cents,
                returned_cents,
              }),
            }
          : null,
    }),
  );
  return toPage(items, rows[0]?.all ?? 0, query);
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getDeskOrder(context: Context, id: string): Promise<DeskOrder> {
  requirePermission(context.actor, 'handleOrders');
  return deskAnswer(context, id);
}

/** The last report. Throws unauthenticated, forbidden. */
export async function getReconciliation(context: Context): Promise<{ report: Reconciliation | null }> {
  requirePermission(context.actor, 'handleOrders');
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
