/** POST /api/v1/desk/orders/{id}/notes (ours). */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { deskAnswer, recordOrderAction, requireOrder, writeEvent } from './change-order.ts';

/** For employees alone. Throws unauthenticated, forbidden and not_found. */
export async function noteOrder(context: Context, id: string, text: string): Promise<DeskOrder> {
  requirePermission(context.actor, 'readOrders');
  const row = await requireOrder(context, id);
  await context.database.transaction(async (tx) => {
    await writeEvent(context, tx, row, 'note', text);
    await recordOrderAction(context, tx, row, 'note', text);
  });
  return deskAnswer(context, id);
}
