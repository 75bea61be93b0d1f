/** What employees do with an order's payment: take it, give it back, let it go (docs/product.md#placing-the-order). */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { unusedOf } from '#api/sales/ledger/apply-credit.ts';
import { customerOf } from '#api/sales/ledger/issue-credit-memo.ts';
import { type Hand, methodOf, postPayment, postRest } from '#api/sales/ledger/post-payment.ts';
import { tellPayment } from '#api/sales/ledger/tell-billing.ts';
import { findCheck, type ReceiptDocument } from '#api/sales/storage/ledger.ts';
import { findReturnedCents } from '#api/sales/storage/order-desk.ts';
import { findOrderById, type OrderRow } from '#api/sales/storage/orders.ts';
import {
  findOperation,
  findOperations,
  findPaymentOfOrder,
  insertOperation,
  lockPayment,
  type OperationRow,
  type PaymentRow,
  updateOperation,
  updatePayment,
} from '#api/sales/storage/payments.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { type HandMethod, isByHand as isHandMethod } from '#schemas/domain/sales/sales-statuses.ts';
import { balanceCents, restByHand } from './balance.ts';
import { operationIdOf } from './operation-id.ts';
import { leaseMs } from './payments.ts';
import { followOperation, runOperation } from './run-operation.ts';

type Kind = OperationRow['kind'];
/** What is asked for; which kind a capture is, is found out. */
type Action = Exclude<Kind, 'receive'>;

/** Check, cash, terms, and what was to be collected later: the money comes by hand, and no processor knows of it. */
const isByHand = ({ processor_id }: PaymentRow): boolean => processor_id === null;

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/amount': [reason] });

/** Cents that the operation may be about at most. Throws invalid, saying why there are none. */
function mostOf(
  kind: Kind,
  order: OrderRow,
  payment: PaymentRow,
  operations: readonly OperationRow[],
  returned: number,
): number {
  const open = operations.filter(({ status }) => status === 'starting');
  if (open.some((operation) => operation.kind !== 'refund' || kind !== 'refund'))
    throw new ProblemError('invalid', because('payment_busy'));
  if (kind === 'refund') {
    if (payment.status === 'failed') throw new ProblemError('invalid', because('payment_returned'));
    const asked = open.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    return payment.captured_cents - payment.refunded_cents - asked;
  }
  if (kind === 'receive') return restByHand(order, payment, returned);
  if (isByHand(payment)) {
    const isOpen = payment.status === 'due' || payment.status === 'pending';
    if (!isOpen) throw new ProblemError('invalid', because('payment_closed'));
    return balanceCents(payment, returned);
  }
  if (payment.status !== 'authorized')
    throw new ProblemError('invalid', because('payment_not_held', { status: payment.status }));
  // What was paid of it by other money, or canceled, is not taken.
  return payment.amount_cents - payment.settled_cents - payment.canceled_cents;
}

/** By hand it is done as soon as it is written down; answers the receipt of money that came. */
async function bookAndPost(
  context: Context,
  tx: Transaction<Tables>,
  payment: PaymentRow,
  { kind, cents, returned, hand }: { kind: Kind; cents: number; returned: number; hand: Hand | undefined },
): Promise<ReceiptDocument | undefined> {
  const captured = payment.captured_cents + (kind === 'capture' ? cents : 0);
  const refunded = payment.refunded_cents + (kind === 'refund' ? cents : 0);
  const isPaid = kind === 'capture' && cents >= balanceCents(payment, returned);
  const status = kind === 'void' ? 'voided' : isPaid ? 'captured' : payment.status;
  await updatePayment(tx, payment.id, {
    captured_cents: captured,
    refunded_cents: refunded,
    status,
    updated_at: context.now().toISOString(),
  });
  return postPayment(context, tx, payment.id, undefined, hand);
}

/** How the money came. Throws invalid at the number of a check that is missing, or posted already for this customer. */
async function handOf(
  context: Context,
  tx: Transaction<Tables>,
  payment: PaymentRow,
  { method, reference = '' }: PaymentChange,
): Promise<Hand> {
  const usual = methodOf[payment.kind];
  const hand = { method: method ?? (isHandMethod(usual) ? usual : 'check'), reference };
  if (hand.method === 'check') {
    const order = await findOrderById(tx, payment.order_id);
    const posted = reference && order ? await findCheck(tx, customerOf(order), reference) : undefined;
    const reason =
      reference === ''
        ? because('check_number_missing')
        : posted && because('check_posted', { reference, number: posted.number });
    if (reason) throw new ProblemError('invalid', reason, { '/reference': [reason] });
  }
  return { ...hand, by: context.actor.accountId };
}

export type PaymentChange = {
  cents?: number | undefined;
  note?: string | undefined;
  /** Of money that no processor knows of; as the order was to be paid without it. */
  method?: HandMethod | undefined;
  reference?: string | undefined;
  /** The return that a refund is for. */
  returnId?: string | undefined;
};

async function tellReceived(
  context: Context,
  tx: Transaction<Tables>,
  orderId: string,
  receipt: ReceiptDocument,
): Promise<void> {
  const order = await findOrderById(tx, orderId);
  await tellPayment(context, tx, receipt, unusedOf({ kind: 'receipt', document: receipt }), order?.number);
}

/**
 * Writes down that an order's payment is to be taken, given back or let go of: all that is left of it without `cents`.
 * In the transaction of the step that it belongs to, so that both or neither are: whoever is killed afterwards leaves
 * the rest to the job. By hand it is done with this. Throws unauthenticated, forbidden, not_found, invalid and
 * payment_unavailable.
 */
export async function beginOperation(
  context: Context,
  tx: Transaction<Tables>,
  action: Action,
  orderId: string,
  change: PaymentChange = {},
): Promise<OperationRow> {
  requirePermission(context.actor, 'takePayments');
  const { cents, note = '', returnId } = change;
  const { payments } = context;
  const now = context.now();
  const order = await findOrderById(tx, orderId);
  const paymentOfOrder = await findPaymentOfOrder(tx, orderId);
  if (!order || !paymentOfOrder) throw new ProblemError('not_found', because('order_payment_not_found'));
  const rest =
    change.method === undefined ? 0 : restByHand(order, paymentOfOrder, await findReturnedCents(tx, orderId));
  // A check's number is taken before any lock, as at receivables.
  const hand =
    action === 'capture' && (isByHand(paymentOfOrder) || rest > 0)
      ? await handOf(context, tx, paymentOfOrder, change)
      : undefined;
  const payment = (await lockPayment(tx, paymentOfOrder.id)) as PaymentRow;
  const returned = await findReturnedCents(tx, orderId);
  const operations = await findOperations(tx, payment.id);
  const kind = hand && !isByHand(payment) ? 'receive' : action;
  const most = mostOf(kind, order, payment, operations, returned);
  const amount = cents ?? most;
  if (amount > most)
    throw refuse(because('payment_amount_too_high', { amount: formatDollars(toDollars(Math.max(0, most))) }));
  if (amount < 1) throw refuse(because(most < 1 ? 'payment_nothing_left' : 'amount_missing'));
  const byHand = isByHand(payment) || kind === 'receive';
  if (!byHand && !payments) throw new ProblemError('payment_unavailable', because('processor_missing'));
  const operation: OperationRow = {
    id: returnId === undefined ? newId() : operationIdOf(returnId),
    payment_id: payment.id,
    kind,
    amount_cents: amount,
    status: byHand ? 'done' : 'starting',
    problem: '',
    note,
    account_id: context.actor.accountId,
    created_at: now.toISOString(),
    next_check_at: byHand || !payments ? null : new Date(now.getTime() + leaseMs(payments)).toISOString(),
  };
  await insertOperation(tx, operation);
  if (byHand) {
    const receipt =
      hand && kind === 'receive'
        ? await postRest(context, tx, order, payment, amount, hand)
        : await bookAndPost(context, tx, payment, { kind, cents: amount, returned, hand });
    if (receipt) {
      const said = [note, receipt.number, receipt.reference].filter(Boolean).join(' · ');
      await updateOperation(tx, operation.id, { note: said });
      await tellReceived(context, tx, orderId, receipt);
    }
    await followOperation(context, tx, operation);
  }
  return operation;
}

/**
 * Asks the processor, after beginOperation's transaction. Throws payment_refused when it will not; payment_unknown when
 * it does not answer: the job asks again with the same key, and nobody else should.
 */
export async function finishOperation(context: Context, { id, status }: OperationRow): Promise<void> {
  if (status !== 'starting') return;
  await runOperation(context, id);
  const after = await findOperation(context.database.kysely, id);
  if (after?.status === 'refused')
    throw new ProblemError('payment_refused', because('payment_refused', { problem: after.problem }));
  if (after?.status === 'starting') throw new ProblemError('payment_unknown', because('processor_silent'));
}
