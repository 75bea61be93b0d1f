/** What every step at the desk does: finds the order, knows that nobody was faster, and writes down who did it. */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { insertOrderEvent } from '#api/storage/repositories/order-desk.ts';
import { findOrderById, lockOrder, type OrderRow, updateOrder } from '#api/storage/repositories/orders.ts';
import type { Tables } from '#api/storage/schema.ts';
import type { DeskOrder } from '#schemas/domain/order.ts';
import type { OrderEventKind } from '#schemas/domain/order-desk.ts';
import { deskOrderView } from './order-view.ts';

type Tx = Transaction<Tables>;

/** Throws not_found. */
export async function requireOrder(context: Context, id: string): Promise<OrderRow> {
  const row = await findOrderById(context.database.kysely, id);
  if (!row) throw new ProblemError('not_found', 'There is no such order.');
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
): Promise<T> {
  requirePermission(context.actor, 'handleOrders');
  return context.database.transaction(async (tx) => {
    const row = await lockOrder(tx, id);
    if (!row) throw new ProblemError('not_found', 'There is no such order.');
    if (row.version !== version)
      throw new ProblemError(
        'stale_version',
        'Something was done to this order since you opened it. Look at it again: nothing was changed.',
      );
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
): Promise<void> {
  await insertOrderEvent(tx, {
    id: newId(),
    order_id: row.id,
    kind,
    note,
    account_id: context.actor.role ? context.actor.accountId : null,
    created_at: context.now().toISOString(),
  });
}

type Deed = 'fulfil' | 'payment' | 'cancel' | 'note' | 'return';

export const writeDeed = (
  context: Context,
  tx: Tx,
  row: Pick<OrderRow, 'id' | 'number'>,
  deed: Deed,
  note: string,
): Promise<void> =>
  recordAudit(tx, context, `order.${deed}`, row.id, row.number, note ? { note: note.slice(0, 300) } : {});

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
