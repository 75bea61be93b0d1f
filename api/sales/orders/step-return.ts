/** POST /api/v1/desk/returns/{id} (ours): a return is approved or refused, received, and paid back. */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { returnMail } from '#api/sales/orders/order-step-mail.ts';
import { finishOperation } from '#api/sales/payments/operate-payment.ts';
import { findOrderItems, findReturn, type ReturnRow, updateReturn } from '#api/sales/storage/order-desk.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { Permission } from '#schemas/domain/people/permissions.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { ReturnStatus, StepReturn } from '#schemas/domain/sales/order-desk.ts';
import { changeOrder, deskAnswer, recordOrderAction, writeEvent } from './change-order.ts';
import { unitsOf } from './order-lines.ts';
import { beginRefund } from './refund-return.ts';
import { putBack } from './stock-movements.ts';
import { tellShopper } from './tell-shopper.ts';

/** Where each step begins and ends, and who may take it. */
const steps = {
  approve: { from: 'asked', to: 'approved', by: 'handleOrders' },
  refuse: { from: 'asked', to: 'refused', by: 'handleOrders' },
  receive: { from: 'approved', to: 'received', by: 'fulfilOrders' },
  refund: { from: 'received', to: 'refunded', by: 'takePayments' },
} as const satisfies Record<StepReturn['step'], { from: ReturnStatus; to: ReturnStatus; by: Permission }>;

async function restock(context: Context, tx: Transaction<Tables>, row: OrderRow, { lines }: ReturnRow) {
  const items = await findOrderItems(tx, row.id);
  const units = unitsOf(items, lines);
  // The order's own warehouse, also for what another one sent: it comes back over its counter.
  const warehouse = row.document.cart.warehouse;
  const sorted = [...units].sort(([a], [b]) => (a < b ? -1 : 1));
  const goods = sorted.map(([sku_id, quantity]) => ({ sku_id, warehouse_id: warehouse, quantity }));
  await putBack(context, tx, row.id, 'return', goods);
  await context.versions.bump(tx, [...new Set(items.map(({ product_id }) => `product:${product_id}`))]);
}

type Step<Name extends StepReturn['step']> = Extract<StepReturn, { step: Name }>;

/** Approved, refused or received: written down, and the shopper and the colleague who asked get a mail. */
async function move(
  context: Context,
  tx: Transaction<Tables>,
  row: OrderRow,
  known: ReturnRow,
  input: Step<'approve' | 'refuse' | 'receive'>,
): Promise<void> {
  const { to } = steps[input.step];
  const answer = input.step === 'receive' ? '' : input.note;
  await updateReturn(tx, known.id, {
    status: to,
    updated_at: context.now().toISOString(),
    ...(input.step === 'receive' ? {} : { answer }),
  });
  if (input.step === 'receive' && input.restock) await restock(context, tx, row, known);
  await writeEvent(context, tx, row, `return_${to}`, input.note);
  await recordOrderAction(context, tx, row, 'return', [to, input.note].filter(Boolean).join(': '));
  const mail = returnMail(context, row, { ...known, status: to, answer });
  await tellShopper(context, tx, row, { kind: `return_${to}`, mail }, known.account_id);
}

/**
 * Throws unauthenticated, forbidden, not_found, stale_version, invalid for a step that is not the next, payment_refused,
 * payment_unknown and payment_unavailable. A refund ends the return when the money is back, also when the job hears of
 * that: until then the return stays received.
 */
export async function stepReturn(context: Context, id: string, input: StepReturn): Promise<DeskOrder> {
  const { from, by } = steps[input.step];
  requirePermission(context.actor, by);
  const request = await findReturn(context.database.kysely, id);
  if (!request) throw new ProblemError('not_found', because('return_not_found'));
  const step = async (tx: Transaction<Tables>, row: OrderRow) => {
    // The order is locked: nobody else steps now.
    const known = (await findReturn(tx, id)) ?? request;
    if (known.status !== from)
      throw new ProblemError('invalid', because('return_changed', { status: known.status }));
    if (input.step === 'refund') return beginRefund(context, tx, row, known, input);
    await move(context, tx, row, known, input);
    return null;
  };
  const operation = await changeOrder(context, request.order_id, input.version, step, by);
  if (operation) await finishOperation(context, operation);
  return deskAnswer(context, request.order_id);
}
