/** What employees do with an order's payment: take it, give it back, let it go (issue 7; RESOLUTIONS 51). */
import { RefusedByProcessor, UnknownOutcome } from '#api/integrations/payments/payment-processor.ts';
import { requirePermission } from '#api/services/account/require-role.ts';
import type { Context, Services } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import {
  findOperation,
  findOperations,
  findPayment,
  findPaymentOfOrder,
  insertOperation,
  lockPayment,
  type OperationRow,
  type PaymentRow,
  updateOperation,
  updatePayment,
} from '#api/storage/repositories/payments.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { toDollars } from '#schemas/domain/money.ts';
import { leaseMs } from './payments.ts';
import { settlePayment } from './settle-payment.ts';

type Kind = OperationRow['kind'];

const retryMs = 5000;

/** Check, cash, terms, and what was to be collected later: the money comes by hand, and no processor knows of it. */
const isByHand = ({ processor_id }: PaymentRow): boolean => processor_id === null;

const refuse = (sentence: string) => new ProblemError('invalid', sentence, { '/amount': [sentence] });

/** Cents that the operation may be about at most. Throws invalid, saying why there are none. */
function mostOf(kind: Kind, payment: PaymentRow, operations: readonly OperationRow[]): number {
  const open = operations.filter(({ status }) => status === 'starting');
  if (open.some((operation) => operation.kind !== 'refund' || kind !== 'refund'))
    throw new ProblemError('invalid', 'The processor has not answered the last request yet. Wait a moment.');
  if (kind === 'refund') {
    const asked = open.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    return payment.captured_cents - payment.refunded_cents - asked;
  }
  if (isByHand(payment)) {
    const isOpen = payment.status === 'due' || payment.status === 'pending';
    if (!isOpen) throw new ProblemError('invalid', 'This payment is over.');
    if (kind === 'void' && payment.captured_cents > 0)
      throw new ProblemError('invalid', 'Something was paid already: refund it instead.');
    return payment.amount_cents - payment.captured_cents;
  }
  if (payment.status !== 'authorized')
    throw new ProblemError('invalid', `This payment is ${payment.status}: there is nothing held.`);
  return payment.amount_cents;
}

/** By hand it is done as soon as it is written down. */
async function book(
  db: Parameters<typeof updatePayment>[0],
  payment: PaymentRow,
  kind: Kind,
  cents: number,
  at: string,
) {
  const captured = payment.captured_cents + (kind === 'capture' ? cents : 0);
  const refunded = payment.refunded_cents + (kind === 'refund' ? cents : 0);
  const status = kind === 'void' ? 'voided' : captured >= payment.amount_cents ? 'captured' : payment.status;
  await updatePayment(db, payment.id, {
    captured_cents: captured,
    refunded_cents: refunded,
    status,
    updated_at: at,
  });
}

async function operate(
  context: Context,
  kind: Kind,
  orderId: string,
  { cents, note = '' }: { cents?: number | undefined; note?: string | undefined },
): Promise<PaymentRow> {
  requirePermission(context.actor, 'handleOrders');
  const { database, payments } = context;
  const now = context.now();
  const found = await findPaymentOfOrder(database.kysely, orderId);
  if (!found) throw new ProblemError('not_found', 'There is no payment of this order.');
  const operation = await database.transaction(async (tx) => {
    const payment = (await lockPayment(tx, found.id)) as PaymentRow;
    const most = mostOf(kind, payment, await findOperations(tx, payment.id));
    const amount = cents ?? most;
    if (amount > most) throw refuse(`At most ${formatDollars(toDollars(Math.max(0, most)))} is left.`);
    if (amount < 1) throw refuse('There is nothing left of it.');
    const byHand = isByHand(payment);
    if (!byHand && !payments)
      throw new ProblemError('payment_unavailable', 'The payment processor is not set up.');
    if (byHand) await book(tx, payment, kind, amount, now.toISOString());
    const row = {
      id: newId(),
      payment_id: payment.id,
      kind,
      amount_cents: amount,
      status: byHand ? ('done' as const) : ('starting' as const),
      problem: '',
      note,
      account_id: context.actor.accountId,
      created_at: now.toISOString(),
      next_check_at: byHand || !payments ? null : new Date(now.getTime() + leaseMs(payments)).toISOString(),
    };
    await insertOperation(tx, row);
    return row;
  });
  if (operation.status === 'starting') {
    await runOperation(context, operation);
    const after = await findOperation(database.kysely, operation.id);
    if (after?.status === 'refused') throw new ProblemError('payment_refused', after.problem);
  }
  return (await findPayment(database.kysely, found.id)) as PaymentRow;
}

export type PaymentChange = { cents?: number | undefined; note?: string | undefined };

/**
 * Takes what was authorized, or writes down what came by hand; all that is left of it without `cents`. One call to the
 * processor takes it, and lets go of the rest. Throws unauthenticated, forbidden, not_found, invalid, payment_refused
 * and payment_unavailable. An answer that does not come is asked for again by the job.
 */
export const capturePayment = (context: Context, orderId: string, change: PaymentChange = {}) =>
  operate(context, 'capture', orderId, change);

/** Gives back of what was taken. Throws as capturePayment. */
export const refundPayment = (context: Context, orderId: string, change: PaymentChange = {}) =>
  operate(context, 'refund', orderId, change);

/** Lets go of what was authorized, or of what was still due. Throws as capturePayment. */
export const voidPayment = (context: Context, orderId: string, note?: string) =>
  operate(context, 'void', orderId, { note });

/** Asks the processor for an operation; asking again with its id is asking for the same. */
export async function runOperation(services: Services, operation: OperationRow): Promise<void> {
  const { payments, database } = services;
  const db = database.kysely;
  const payment = await findPayment(db, operation.payment_id);
  if (!payments || !payment?.processor_id) return;
  const { processor } = payments;
  const request = {
    processorId: payment.processor_id,
    amountCents: operation.amount_cents,
    key: operation.id,
  };
  try {
    if (operation.kind === 'refund') {
      await processor.refund(request);
      await settlePayment(services, await processor.read(payment.processor_id));
    } else {
      const seen = await (operation.kind === 'capture'
        ? processor.capture(request)
        : processor.void(request));
      await settlePayment(services, seen);
    }
    await updateOperation(db, operation.id, { status: 'done', next_check_at: null });
  } catch (error) {
    if (error instanceof RefusedByProcessor)
      await updateOperation(db, operation.id, {
        status: 'refused',
        problem: error.message,
        next_check_at: null,
      });
    else if (error instanceof UnknownOutcome) {
      services.log.warn({ err: error, operation: operation.id }, 'the processor did not answer');
      await updateOperation(db, operation.id, {
        next_check_at: new Date(services.now().getTime() + retryMs).toISOString(),
      });
    } else throw error;
  }
}
