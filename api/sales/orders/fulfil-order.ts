/** POST /api/v1/desk/orders/{id}/fulfilments (ours): lines are handed over or sent (docs/product.md#orders). */

import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { invoiceFulfilment } from '#api/sales/ledger/issue-invoice.ts';
import { tellWriteOffs } from '#api/sales/ledger/tell-billing.ts';
import { tellInvoice } from '#api/sales/ledger/tell-invoice.ts';
import { fulfilledMail } from '#api/sales/orders/order-step-mail.ts';
import { beginOperation, finishOperation } from '#api/sales/payments/operate-payment.ts';
import { findFulfilments, insertFulfilment } from '#api/sales/storage/order-desk.ts';
import { type OrderRow, updateOrder } from '#api/sales/storage/orders.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { FulfilOrder } from '#schemas/domain/sales/order-desk.ts';
import { changeOrder, deskAnswer, recordOrderAction } from './change-order.ts';
import { countLines, linesOver, statusAfter } from './order-lines.ts';
import { tellShopper } from './tell-shopper.ts';

/** What was handed over before. Throws invalid for more than is left, and for a canceled order. */
async function checkLines(db: Executor, row: OrderRow, { lines }: FulfilOrder) {
  if (row.status === 'canceled') throw new ProblemError('invalid', because('order_canceled'));
  const before = await findFulfilments(db, row.id);
  const done = countLines(before);
  const { items } = row.document.cart;
  // Of an order that is fulfilled, the rest was canceled.
  const isOver = row.status === 'fulfilled';
  const left = new Map(items.map(({ _id, quantity }) => [_id, isOver ? 0 : quantity - (done.get(_id) ?? 0)]));
  const errors = linesOver(lines, left, (most) =>
    most > 0 ? because('order_line_left', { count: most }) : because('order_line_done'),
  );
  refuseFields(errors);
  return before;
}

/**
 * A kit goes by its own line. With `capture`, the money that is held is taken first, and nothing is handed over when
 * the processor refuses or does not answer. Throws unauthenticated, forbidden, not_found, stale_version, invalid,
 * payment_refused, payment_unknown and payment_unavailable.
 */
export async function fulfilOrder(context: Context, id: string, input: FulfilOrder): Promise<DeskOrder> {
  let { version } = input;
  requirePermission(context.actor, 'fulfilOrders');
  if (input.capture) {
    const operation = await changeOrder(
      context,
      id,
      version,
      async (tx, row) => {
        await checkLines(tx, row, input);
        const cents = input.amount === undefined ? undefined : toCents(input.amount);
        return beginOperation(context, tx, 'capture', id, { cents, reference: input.reference });
      },
      'fulfilOrders',
    );
    version += 1;
    await finishOperation(context, operation);
  }
  await changeOrder(
    context,
    id,
    version,
    async (tx, row) => {
      const before = await checkLines(tx, row, input);
      const { lines, carrier, tracking } = input;
      const fulfilmentId = newId();
      await insertFulfilment(tx, {
        id: fulfilmentId,
        order_id: id,
        lines: JSON.stringify(lines),
        carrier,
        tracking,
        account_id: context.actor.accountId,
        created_at: context.now().toISOString(),
      });
      const status = statusAfter(row.document.cart.items, [...before, { lines }]);
      await updateOrder(tx, id, { status });
      const invoice = await invoiceFulfilment(context, tx, row, countLines(before), {
        id: fulfilmentId,
        lines,
        by: context.actor.accountId,
      });
      context.fault('order.invoiced');
      await recordOrderAction(context, tx, row, 'fulfil', [carrier, tracking].filter(Boolean).join(' '));
      await tellShopper(context, tx, row, {
        kind: 'order_fulfilled',
        params: {
          how: row.document.cart.Delivery_method === 'Will Call' ? 'pickup' : 'delivery',
          ...(status === 'fulfilled' ? {} : { part: 'yes' }),
        },
        mail: fulfilledMail(context, row, { ...input, isPart: status !== 'fulfilled' }),
      });
      await tellInvoice(context, tx, invoice);
      await tellWriteOffs(context, tx, row);
    },
    'fulfilOrders',
  );
  return deskAnswer(context, id);
}
