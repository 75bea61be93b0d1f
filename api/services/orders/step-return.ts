/** POST /api/v1/desk/returns/{id} (ours): a return is approved or refused, received, and paid back. */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/services/account/require-role.ts';
import type { Context } from '#api/services/context.ts';
import { returnMail } from '#api/services/mail/order-step-mail.ts';
import { newId } from '#api/services/new-id.ts';
import { finishOperation } from '#api/services/payments/operate-payment.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { onCommit } from '#api/storage/database.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import {
  findOrderItems,
  findReturn,
  type ReturnRow,
  updateReturn,
} from '#api/storage/repositories/order-desk.ts';
import type { OrderRow } from '#api/storage/repositories/orders.ts';
import { addStock, insertMovements } from '#api/storage/repositories/stock.ts';
import type { Tables } from '#api/storage/schema.ts';
import type { DeskOrder } from '#schemas/domain/order.ts';
import type { ReturnStatus, StepReturn } from '#schemas/domain/order-desk.ts';
import { changeOrder, deskAnswer, writeDeed, writeEvent } from './change-order.ts';
import { beginRefund } from './refund-return.ts';

/** Where each step begins and ends. */
const steps = {
  approve: { from: 'asked', to: 'approved' },
  refuse: { from: 'asked', to: 'refused' },
  receive: { from: 'approved', to: 'received' },
  refund: { from: 'received', to: 'refunded' },
} as const satisfies Record<StepReturn['step'], { from: ReturnStatus; to: ReturnStatus }>;

/** A line's own SKU, or the parts of a kit as many as went with it. */
async function restock(context: Context, tx: Transaction<Tables>, row: OrderRow, { lines }: ReturnRow) {
  const items = await findOrderItems(tx, row.id);
  const units = new Map<string, number>();
  for (const { item, quantity } of lines) {
    const line = items.find(({ id }) => id === item);
    if (!line) continue;
    const parts = items.filter(({ parent_id }) => parent_id === line.id);
    for (const part of parts.length > 0 ? parts : [line])
      units.set(part.sku_id, (units.get(part.sku_id) ?? 0) + (part.quantity * quantity) / line.quantity);
  }
  const warehouse = row.document.cart.warehouse;
  const sorted = [...units].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [sku, quantity] of sorted) await addStock(tx, sku, warehouse, quantity);
  await insertMovements(
    tx,
    sorted.map(([sku, quantity]) => ({
      id: newId(),
      order_id: row.id,
      sku_id: sku,
      warehouse_id: warehouse,
      quantity,
      reason: 'return',
      created_at: context.now().toISOString(),
    })),
  );
  await context.versions.bump(tx, [...new Set(items.map(({ product_id }) => `product:${product_id}`))]);
}

type Step<Name extends StepReturn['step']> = Extract<StepReturn, { step: Name }>;

/** Approved, refused or received: written down, and the shopper gets a mail. */
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
  await writeDeed(context, tx, row, 'return', [to, input.note].filter(Boolean).join(': '));
  await insertMail(tx, returnMail(context, row, { ...known, status: to, answer }));
  onCommit(tx, context.mailWaiting);
}

/**
 * Throws unauthenticated, forbidden, not_found, stale_version, invalid for a step that is not the next, payment_refused,
 * payment_unknown and payment_unavailable. A refund ends the return when the money is back, also when the job hears of
 * that: until then the return stays received.
 */
export async function stepReturn(context: Context, id: string, input: StepReturn): Promise<DeskOrder> {
  requirePermission(context.actor, 'handleOrders');
  const found = await findReturn(context.database.kysely, id);
  if (!found) throw new ProblemError('not_found', 'There is no such return.');
  const { from } = steps[input.step];
  const operation = await changeOrder(context, found.order_id, input.version, async (tx, row) => {
    // The order is locked: nobody else steps now.
    const known = (await findReturn(tx, id)) ?? found;
    if (known.status !== from) throw new ProblemError('invalid', `This return is ${known.status} already.`);
    if (input.step === 'refund') return beginRefund(context, tx, row, known, input);
    await move(context, tx, row, known, input);
    return null;
  });
  if (operation) await finishOperation(context, operation);
  return deskAnswer(context, found.order_id);
}
