/** What was written down to be asked of the processor is asked, and what follows from its answer. */
import type { Transaction } from 'kysely';
import { operatorContext, type Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { postPayment } from '#api/sales/ledger/post-payment.ts';
import { tellWriteOffs } from '#api/sales/ledger/tell-billing.ts';
import { refundedMail } from '#api/sales/orders/order-step-mail.ts';
import { tellShopper } from '#api/sales/orders/tell-shopper.ts';
import { RefusedByProcessor, UnknownOutcome } from '#api/sales/payments/payment-processor.ts';
import { findBillPayment } from '#api/sales/storage/bill-payments.ts';
import { findReturn, insertOrderEvent, updateReturn } from '#api/sales/storage/order-desk.ts';
import { findOrderById } from '#api/sales/storage/orders.ts';
import {
  endOperation,
  findOperation,
  findPayment,
  lockPayment,
  type OperationRow,
  type PaymentRow,
  updateOperation,
} from '#api/sales/storage/payments.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { returnOf } from './operation-id.ts';
import type { Payments } from './payments.ts';
import { settlePayment } from './settle-payment.ts';

/** ms until an answer that did not come is asked for again. */
const retryMs = 5000;

/** ms for which a processor surely knows a key again: afterwards a refund would be another one. */
const keyLivesMs = 20 * 60 * 60 * 1000;

const tooOld = because('refund_too_old');

/**
 * Money is back, or will not come: the shopper is told, and a return that it was for is over. Once, with the operation's
 * end.
 */
export async function followOperation(
  services: Services,
  tx: Transaction<Tables>,
  operation: OperationRow,
): Promise<void> {
  const { kind, payment_id, amount_cents: cents, note, account_id } = operation;
  const payment = kind === 'capture' || kind === 'receive' ? undefined : await findPayment(tx, payment_id);
  const order = payment && (await findOrderById(tx, payment.order_id));
  if (!order) return;
  if (kind === 'void') return tellWriteOffs(operatorContext(services), tx, order);
  const now = services.now().toISOString();
  const returnId = returnOf(operation);
  const request = returnId === null ? undefined : await findReturn(tx, returnId);
  if (request) {
    await updateReturn(tx, request.id, { status: 'refunded', refunded_cents: cents, updated_at: now });
    await insertOrderEvent(tx, {
      id: newId(),
      order_id: order.id,
      kind: request.keeps_goods ? 'lines_refunded' : 'return_refunded',
      note,
      account_id,
      created_at: now,
    });
  }
  const params = { amount: formatDollars(toDollars(cents)) };
  const mail = refundedMail(operatorContext(services), order, {
    cents,
    fee_cents: request?.fee_cents ?? 0,
    byHand: payment.processor_id === null,
  });
  await tellShopper(services, tx, order, { kind: 'order_refunded', params, mail }, request?.account_id);
}

/** Asks for it, and writes down how the payment stands then. */
async function ask(
  services: Services,
  { processor }: Payments,
  operation: OperationRow,
  processorId: string,
) {
  const request = { processorId, amountCents: operation.amount_cents, key: operation.id };
  if (operation.kind === 'capture') return settlePayment(services, await processor.capture(request));
  if (operation.kind === 'void') return settlePayment(services, await processor.void(request));
  const isOld = services.now().getTime() - new Date(operation.created_at).getTime() > keyLivesMs;
  if (!isOld) await processor.refund(request);
  const seen = await processor.read(processorId);
  await settlePayment(services, seen, isOld ? {} : { answered: operation.id });
  if (isOld) throw new RefusedByProcessor(sentenceOf(tooOld));
}

/** A bill whose held money cannot be taken is let go: its invoices can be paid otherwise. */
async function releaseBill(
  services: Services,
  { processor }: Payments,
  { id, processor_id }: PaymentRow,
  { kind }: OperationRow,
): Promise<void> {
  const isBill = kind === 'capture' && processor_id && (await findBillPayment(services.database.kysely, id));
  if (!isBill) return;
  try {
    await settlePayment(services, await processor.void({ processorId: processor_id, key: `${id}-void` }));
  } catch (error) {
    if (!(error instanceof RefusedByProcessor || error instanceof UnknownOutcome)) throw error;
    services.log.error({ err: error, payment: id }, 'the held money of a bill was not let go');
  }
}

/** Asks the processor for an operation that has not ended; asking again with its id is asking for the same. */
export async function runOperation(services: Services, id: string): Promise<void> {
  const { payments, database } = services;
  const db = database.kysely;
  const operation = await findOperation(db, id);
  const payment = operation && (await findPayment(db, operation.payment_id));
  if (!payments || !payment?.processor_id || operation?.status !== 'starting') return;
  try {
    services.fault('operation.asking');
    await ask(services, payments, operation, payment.processor_id);
    services.fault('operation.answered');
    await database.transaction(async (tx) => {
      if (await endOperation(tx, id, { status: 'done' })) await followOperation(services, tx, operation);
    });
  } catch (error) {
    if (error instanceof RefusedByProcessor) {
      const problem = error.message;
      await database.transaction(async (tx) => {
        await lockPayment(tx, payment.id);
        // Money that went back at the processor itself may have waited for this answer.
        if (await endOperation(tx, id, { status: 'refused', problem }))
          await postPayment(services, tx, payment.id);
      });
      await releaseBill(services, payments, payment, operation);
    } else if (error instanceof UnknownOutcome) {
      services.log.warn({ err: error, operation: id }, 'the processor did not answer');
      const next = new Date(services.now().getTime() + retryMs);
      await updateOperation(db, id, { next_check_at: next.toISOString() });
    } else throw error;
  }
}
