/** POST /api/v1/desk/returns/{id} (ours): a return is approved or refused, received, and paid back. */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/services/account/require-role.ts';
import type { Context } from '#api/services/context.ts';
import { returnMail } from '#api/services/mail/order-step-mail.ts';
import { newId } from '#api/services/new-id.ts';
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
import { refundOrder } from './operate-order-payment.ts';

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

/** Cents that are paid back. Throws invalid for a fee of all of it or more. */
function refundCents({ amount, fee }: Extract<StepReturn, { step: 'refund' }>): number {
  const cents = Math.round((amount - fee) * 100);
  if (cents >= 1) return cents;
  const sentence = 'Nothing is left to give back after this fee.';
  throw new ProblemError('invalid', sentence, { '/fee': [sentence] });
}

/**
 * Throws unauthenticated, forbidden, not_found, stale_version, invalid for a step that is not the next, payment_refused
 * and payment_unavailable: then the return stays received.
 */
export async function stepReturn(context: Context, id: string, input: StepReturn): Promise<DeskOrder> {
  requirePermission(context.actor, 'handleOrders');
  const { kysely } = context.database;
  const found = await findReturn(kysely, id);
  if (!found) throw new ProblemError('not_found', 'There is no such return.');
  const { from, to } = steps[input.step];
  const cents = input.step === 'refund' ? refundCents(input) : 0;
  await changeOrder(context, found.order_id, input.version, async (tx, row) => {
    // The order is locked: nobody else steps now.
    const known = (await findReturn(tx, id)) ?? found;
    if (known.status !== from) throw new ProblemError('invalid', `This return is ${known.status} already.`);
    const decides = input.step === 'approve' || input.step === 'refuse';
    await updateReturn(tx, id, {
      status: to,
      updated_at: context.now().toISOString(),
      ...(decides ? { answer: input.note } : {}),
      ...(cents > 0 ? { refunded_cents: cents } : {}),
    });
    if (input.step === 'receive' && input.restock) await restock(context, tx, row, known);
    if (to === 'refunded') return;
    await writeEvent(context, tx, row, `return_${to}`, input.note);
    await writeDeed(context, tx, row, 'return', [to, input.note].filter(Boolean).join(': '));
    await insertMail(
      tx,
      returnMail(context, row, { ...known, status: to, answer: decides ? input.note : '' }),
    );
    onCommit(tx, context.mailWaiting);
  });
  if (input.step === 'refund') await payBack(context, found, cents, input.note);
  return deskAnswer(context, found.order_id);
}

async function payBack(context: Context, { id, order_id }: ReturnRow, cents: number, note: string) {
  try {
    await refundOrder(context, order_id, { cents, note });
  } catch (error) {
    await context.database.transaction((tx) =>
      updateReturn(tx, id, { status: 'received', refunded_cents: 0 }),
    );
    throw error;
  }
  await context.database.transaction(async (tx) => {
    const order = { id: order_id, number: '' };
    await writeEvent(context, tx, order, 'return_refunded', note);
  });
}
