import { mayDo } from '#api/platform/auth/require-role.ts';
import { sign } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { withFulfilled } from '#api/sales/carts/order-line.ts';
import { balanceCents, owedCents, restByHand, unsecuredCents } from '#api/sales/payments/balance.ts';
import { findOrderApproval } from '#api/sales/storage/approvals.ts';
import {
  findCompanyName,
  findFulfilments,
  findOperationsOfOrder,
  findOrderEvents,
  findReturnedCents,
  findReturns,
} from '#api/sales/storage/order-desk.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import { findPaymentOfOrder, type PaymentRow } from '#api/sales/storage/payments.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { worthOf } from '#schemas/domain/sales/lines-worth.ts';
import type { DeskOrder, Order } from '#schemas/domain/sales/order.ts';
import type { HistoryEntry, HistoryKind } from '#schemas/domain/sales/order-desk.ts';
import { editRefusal } from './edit-refusal.ts';
import { countLines } from './order-lines.ts';
import { previewRest, unusedByHand } from './preview-rest.ts';

const operationKinds = {
  capture: 'payment_captured',
  receive: 'payment_received',
  refund: 'payment_refunded',
  void: 'payment_voided',
} as const satisfies Record<string, HistoryKind>;

/** Events that are the house's own business. */
const internal: readonly HistoryKind[] = ['note', 'payment_problem', 'payment_refused'];

type Today = Awaited<ReturnType<typeof readToday>>;

async function readToday(db: Executor, row: OrderRow) {
  const [payment, fulfilments, returns, events, operations] = [
    await findPaymentOfOrder(db, row.id),
    await findFulfilments(db, row.id),
    await findReturns(db, row.id),
    await findOrderEvents(db, row.id),
    await findOperationsOfOrder(db, row.id),
  ];
  // A buyer's order alone can have one.
  const approval = row.company_id ? await findOrderApproval(db, row.id) : undefined;
  const returned = await findReturnedCents(db, row.id);
  return { payment, approval, fulfilments, returns, events, operations, returned };
}

/** Cents that it came to when it was placed: before its items were changed for the first time. */
const placedCents = ({ total_cents }: OrderRow, events: Today['events']): number =>
  events.find(({ before_cents }) => before_cents !== null)?.before_cents ?? total_cents;

/** Everything that happened, oldest first. */
function historyOf(row: OrderRow, { fulfilments, events, operations }: Today): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    {
      _id: row.id,
      at: row.placed_at,
      kind: 'placed',
      amount: toDollars(placedCents(row, events)),
      note: '',
      by: null,
      lines: [],
    },
    ...fulfilments.map(({ id, created_at, lines, carrier, tracking, by }) => ({
      _id: id,
      at: created_at,
      kind: 'fulfilled' as const,
      amount: null,
      note: [carrier, tracking].filter(Boolean).join(' '),
      by,
      lines,
    })),
    ...operations
      .filter(({ status }) => status !== 'starting')
      .map(({ id, created_at, kind, status, amount_cents, note, problem, by }) => ({
        _id: id,
        at: created_at,
        kind: status === 'refused' ? ('payment_refused' as const) : operationKinds[kind],
        amount: toDollars(amount_cents),
        note: problem || note,
        by,
        lines: [],
      })),
    ...events.map(({ id, created_at, kind, note, by, after_cents }) => ({
      _id: id,
      at: created_at,
      kind,
      amount: after_cents === null ? null : toDollars(after_cents),
      note,
      by,
      lines: [],
    })),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function viewOf(secret: Buffer, row: OrderRow, today: Today): Order {
  const { payment, approval, fulfilments, returns } = today;
  const { document } = row;
  return {
    ...document,
    cart: {
      ...document.cart,
      items: withFulfilled(document.cart.items, countLines(fulfilments)),
    },
    status: row.status,
    token: sign(secret, 'order', row.id),
    payment: payment
      ? {
          kind: payment.kind,
          status: payment.status,
          captured: toDollars(payment.captured_cents + payment.settled_cents),
          refunded: toDollars(payment.refunded_cents),
          canceled: toDollars(payment.canceled_cents),
          balance: toDollars(owedCents(row.status, payment, today.returned)),
          credit: toDollars(payment.credit_cents),
          brand: payment.brand,
          last4: payment.last4,
        }
      : null,
    approval: approval?.decided_at ? { by: approval.decider, at: approval.decided_at } : null,
    fulfilments: fulfilments.map(({ id, created_at, lines, carrier, tracking }) => ({
      _id: id,
      at: created_at,
      lines,
      carrier,
      tracking,
    })),
    returns: returns.map(
      ({
        id,
        created_at,
        status,
        lines,
        reason,
        answer,
        refunded_cents,
        is_credited,
        keeps_goods,
        fee_cents,
      }) => ({
        _id: id,
        at: created_at,
        status,
        lines,
        reason,
        answer,
        refunded: toDollars(refunded_cents),
        credited: is_credited,
        keeps_goods,
        // Asked for with the refund, and kept when the money is back.
        restocking_fee: refunded_cents > 0 ? toDollars(fee_cents) : 0,
        worth: toDollars(worthOf(document, lines)),
      }),
    ),
    history: historyOf(row, today),
  };
}

/** An order as the wire shows it to its shopper: as it was placed, and how it stands today; not who worked on it. */
export async function orderView(
  { secret }: Pick<Context, 'secret'>,
  db: Executor,
  row: OrderRow,
): Promise<Order> {
  const view = viewOf(secret, row, await readToday(db, row));
  return {
    ...view,
    history: view.history
      .filter(({ kind }) => !internal.includes(kind))
      // What was written beside money and a decision is between employees; the shopper's answer is the return's.
      .map((entry) => ({ ...entry, by: null, note: entry.kind === 'fulfilled' ? entry.note : '' })),
  };
}

/** What may be done with a payment now, in dollars. */
function canOf(order: OrderRow, payment: PaymentRow | undefined, returned: number): DeskOrder['can'] {
  if (!payment) return { capture: 0, record: 0, refund: 0, void: false };
  const { status, processor_id, amount_cents, captured_cents, refunded_cents } = payment;
  const { settled_cents, canceled_cents } = payment;
  const balance = processor_id === null ? balanceCents(payment, returned) : 0;
  const capture =
    status === 'authorized' ? Math.max(0, amount_cents - settled_cents - canceled_cents) : balance;
  return {
    capture: toDollars(capture),
    record: toDollars(restByHand(order, payment, returned)),
    refund: status === 'failed' ? 0 : toDollars(Math.max(0, captured_cents - refunded_cents)),
    void: status === 'authorized' || balance > 0,
  };
}

const receivableOf = ({ company_id, account_id }: OrderRow): DeskOrder['receivable'] =>
  company_id
    ? { kind: 'company', _id: company_id }
    : account_id
      ? { kind: 'account', _id: account_id }
      : null;

/** An order as the employees' desk sees it. */
export async function deskOrderView(
  { secret, actor }: Pick<Context, 'secret' | 'actor'>,
  db: Executor,
  row: OrderRow,
): Promise<DeskOrder> {
  const today = await readToday(db, row);
  const problem = editRefusal(row, today.payment, today.operations);
  const isOver = row.status === 'canceled' || row.status === 'fulfilled';
  const may = {
    handle: mayDo(actor, 'handleOrders'),
    fulfil: mayDo(actor, 'fulfilOrders'),
    pay: mayDo(actor, 'takePayments'),
  };
  return {
    ...viewOf(secret, row, today),
    version: row.version,
    company: row.account_id ? await findCompanyName(db, row.account_id) : '',
    account: row.account_id,
    can: canOf(row, may.pay ? today.payment : undefined, today.returned),
    may,
    edit_problem: problem && sentenceOf(problem),
    rest: await previewRest(db, row, today.payment, today.returned),
    on_account: isOver ? toDollars(await unusedByHand(db, row.id)) : 0,
    unsecured: toDollars(today.payment ? unsecuredCents(row.status, today.payment, today.returned) : 0),
    receivable: receivableOf(row),
  };
}
