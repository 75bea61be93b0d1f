/**
 * POST /api/v1/desk/orders/{id}/line-refunds (ours): what was handed over is paid back or credited, and stays where it is
 * (docs/decisions/0078-line-refunds.md).
 */

import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { finishOperation } from '#api/sales/payments/operate-payment.ts';
import { findFulfilments, findReturns, insertReturn, type ReturnRow } from '#api/sales/storage/order-desk.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { worthOf } from '#schemas/domain/sales/lines-worth.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { RefundLines } from '#schemas/domain/sales/order-desk.ts';
import { changeOrder, deskAnswer } from './change-order.ts';
import { linesOver, refundable } from './order-lines.ts';
import { beginRefund } from './refund-return.ts';

/** Throws invalid at the lines of which less was handed over, and at an amount over what they came to. */
async function requireRefundable(
  tx: Transaction<Tables>,
  { id, document }: OrderRow,
  { lines, amount }: RefundLines,
) {
  const left = refundable(document.cart.items, await findFulfilments(tx, id), await findReturns(tx, id));
  const errors = linesOver(lines, left, (most) =>
    most > 0 ? because('refund_line_left', { count: most }) : because('refund_line_none'),
  );
  refuseFields(errors);
  const worth = worthOf(document, lines);
  if (toCents(amount) <= worth) return;
  const reason = because('refund_over_lines', { amount: formatDollars(toDollars(worth)) });
  throw new ProblemError('invalid', reason, { '/amount': [reason] });
}

/** A return that nobody asked for and that brings nothing back: what is left of it is its money. */
function keepReturn(
  context: Context,
  tx: Transaction<Tables>,
  orderId: string,
  { lines, reason }: RefundLines,
): Promise<ReturnRow> {
  const now = context.now().toISOString();
  return insertReturn(tx, {
    id: newId(),
    order_id: orderId,
    lines: JSON.stringify(lines),
    reason,
    status: 'received',
    keeps_goods: true,
    account_id: null,
    created_at: now,
    updated_at: now,
  });
}

/**
 * Where the processor refuses the money, the lines wait for it among the order's returns, and can be tried again there.
 * Throws unauthenticated, forbidden, not_found, stale_version, invalid, payment_refused, payment_unknown and
 * payment_unavailable.
 */
export async function refundLines(context: Context, id: string, input: RefundLines): Promise<DeskOrder> {
  const { version, amount, reason: note } = input;
  const operation = await changeOrder(
    context,
    id,
    version,
    async (tx, row) => {
      await requireRefundable(tx, row, input);
      const kept = await keepReturn(context, tx, id, input);
      return beginRefund(context, tx, row, kept, { step: 'refund', version, amount, fee: 0, note });
    },
    'takePayments',
  );
  if (operation) await finishOperation(context, operation);
  return deskAnswer(context, id);
}
