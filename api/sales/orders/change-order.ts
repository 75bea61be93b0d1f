/** What every step at the desk does: finds the order, knows that nobody was faster, and writes down who did it. */
import type { Transaction } from 'kysely';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { insertOrderEvent } from '#api/sales/storage/order-desk.ts';
import { findOrderById, lockOrder, type OrderRow, updateOrder } from '#api/sales/storage/orders.ts';
import type { Permission } from '#schemas/domain/people/permissions.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { OrderEventKind } from '#schemas/domain/sales/order-desk.ts';
import { deskOrderView } from './order-view.ts';

type Tx = Transaction<Tables>;

/** Throws not_found. */
export async function requireOrder(context: Context, id: string): Promise<OrderRow> {
  const row = await findOrderById(context.database.kysely, id);
  if (!row) throw new ProblemError('not_found', because('order_not_found'));
  return row;
}

/**
 * Runs one step in a transaction, on the order of that version, and raises it: a second click of the same button is
 * refused. Throws unauthenticated, forbidden, not_found and stale_version.
 */
export async function changeOrder<T>(
  context: Context,
  id: string,
  version: number,
  change: (tx: Tx, row: OrderRow) => Promise<T>,
  permission: Permission = 'handleOrders',
): Promise<T> {
  requirePermission(context.actor, permission);
  return context.database.transaction(async (tx) => {
    const row = await lockOrder(tx, id);
    if (!row) throw new ProblemError('not_found', because('order_not_found'));
    if (row.version !== version) throw new ProblemError('stale_version', because('order_changed'));
    await updateOrder(tx, id, { version: version + 1 });
    return change(tx, row);
  });
}

export async function writeEvent(
  context: Context,
  tx: Tx,
  row: Pick<OrderRow, 'id' | 'number'>,
  kind: OrderEventKind,
  note: string,
  totals: { before_cents?: number; after_cents?: number } = {},
): Promise<void> {
  await insertOrderEvent(tx, {
    id: newId(),
    order_id: row.id,
    kind,
    note,
    ...totals,
    account_id: context.actor.role ? context.actor.accountId : null,
    created_at: context.now().toISOString(),
  });
}

type OrderAction = 'lines' | 'fulfil' | 'payment' | 'cancel' | 'cancel_rest' | 'note' | 'return';

export const recordOrderAction = (
  context: Context,
  tx: Tx,
  row: Pick<OrderRow, 'id' | 'number'>,
  action: OrderAction,
  note: string,
): Promise<void> =>
  recordAudit(tx, context, `order.${action}`, row.id, row.number, note ? { note: note.slice(0, 300) } : {});

/** The order as it is after the step. */
export const deskAnswer = async (context: Context, id: string): Promise<DeskOrder> =>
  deskOrderView(context, context.database.kysely, await requireOrder(context, id));

/**
 * Money that goes with a step that is done already: where the processor refuses, the step stays, the history says so,
 * and the payment shows what is still to do.
 */
export async function withMoney(
  context: Context,
  row: Pick<OrderRow, 'id' | 'number'>,
  move: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await move();
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await context.database.transaction((tx) =>
      writeEvent(context, tx, row, 'payment_problem', error.message),
    );
    return false;
  }
}
