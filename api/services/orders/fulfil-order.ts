/** POST /api/v1/desk/orders/{id}/fulfilments (ours): lines are handed over or sent (SPEC 3, fulfilled). */
import { requirePermission } from '#api/services/account/require-role.ts';
import type { Context } from '#api/services/context.ts';
import { fulfilledMail } from '#api/services/mail/order-step-mail.ts';
import { newId } from '#api/services/new-id.ts';
import { beginOperation, finishOperation } from '#api/services/payments/operate-payment.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { type Executor, onCommit } from '#api/storage/database.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import { findFulfilments, insertFulfilment } from '#api/storage/repositories/order-desk.ts';
import { type OrderRow, updateOrder } from '#api/storage/repositories/orders.ts';
import type { DeskOrder } from '#schemas/domain/order.ts';
import type { FulfilOrder } from '#schemas/domain/order-desk.ts';
import { changeOrder, deskAnswer, writeDeed } from './change-order.ts';
import { countLines, linesOver, statusAfter } from './order-lines.ts';

/** What was handed over before. Throws invalid for more than is left, and for a canceled order. */
async function checkLines(db: Executor, row: OrderRow, { lines }: FulfilOrder) {
  if (row.status === 'canceled') throw new ProblemError('invalid', 'This order is canceled.');
  const before = await findFulfilments(db, row.id);
  const done = countLines(before);
  const { items } = row.document.cart;
  const left = new Map(items.map(({ _id, quantity }) => [_id, quantity - (done.get(_id) ?? 0)]));
  const errors = linesOver(lines, left, (most) =>
    most > 0 ? `At most ${most} left` : 'Nothing of this left',
  );
  const [sentence] = Object.values(errors)[0] ?? [];
  if (sentence) throw new ProblemError('invalid', `${sentence} to hand over.`, errors);
  return before;
}

/**
 * A kit goes by its own line. With `capture`, the money that is held is taken first, and nothing is handed over when
 * the processor refuses or does not answer. Throws unauthenticated, forbidden, not_found, stale_version, invalid,
 * payment_refused, payment_unknown and payment_unavailable.
 */
export async function fulfilOrder(context: Context, id: string, input: FulfilOrder): Promise<DeskOrder> {
  let { version } = input;
  requirePermission(context.actor, 'handleOrders');
  if (input.capture) {
    const operation = await changeOrder(context, id, version, async (tx, row) => {
      await checkLines(tx, row, input);
      return beginOperation(context, tx, 'capture', id);
    });
    version += 1;
    await finishOperation(context, operation);
  }
  await changeOrder(context, id, version, async (tx, row) => {
    const before = await checkLines(tx, row, input);
    const { lines, carrier, tracking } = input;
    await insertFulfilment(tx, {
      id: newId(),
      order_id: id,
      lines: JSON.stringify(lines),
      carrier,
      tracking,
      account_id: context.actor.accountId,
      created_at: context.now().toISOString(),
    });
    await updateOrder(tx, id, { status: statusAfter(row.document.cart.items, [...before, { lines }]) });
    await writeDeed(context, tx, row, 'fulfil', [carrier, tracking].filter(Boolean).join(' '));
    await insertMail(tx, fulfilledMail(context, row, input));
    onCommit(tx, context.mailWaiting);
  });
  return deskAnswer(context, id);
}
