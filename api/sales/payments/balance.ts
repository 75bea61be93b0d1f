/** What an order still owes. Pure. */
import type { PaymentRow } from '#api/sales/storage/payments.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { StandingPayment } from '#schemas/domain/sales/payment-state.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';

type Booked = Pick<
  PaymentRow,
  | 'status'
  | 'processor_id'
  | 'amount_cents'
  | 'captured_cents'
  | 'refunded_cents'
  | 'settled_cents'
  | 'canceled_cents'
>;
type Sums = Omit<Booked, 'status' | 'processor_id'>;

/** Cents that are owed after all that was paid and refunded: below zero where more was paid. `returned`: see below. */
export const owedAfterCents = (
  { amount_cents, captured_cents, refunded_cents, settled_cents, canceled_cents }: Sums,
  returned: number,
): number => amount_cents - canceled_cents - returned - settled_cents - (captured_cents - refunded_cents);

/**
 * Cents that are still to be paid: the total without what was canceled, less what was paid and not refunded, by the
 * order itself or by the customer's other money and credits (`settled_cents`). The refund of a return, `returned`
 * cents in all, is for goods that came back and lowers what is owed by as much; a refund of a part payment does not, so
 * it is due again. An order that was once paid in full owes nothing after a refund: that refund is an allowance. Where
 * less was captured than the order comes to, or the hold is over, the rest is not held any more and is still to be paid;
 * what was to come by hand is written off by that.
 */
export function balanceCents(payment: Booked, returned: number): number {
  const { status, processor_id } = payment;
  if (status === 'captured' || (status === 'voided' && processor_id !== null))
    return Math.max(0, owedAfterCents({ ...payment, refunded_cents: 0 }, 0));
  if (status !== 'due' && status !== 'pending') return 0;
  return Math.max(0, owedAfterCents(payment, returned));
}

/** Cents that a card or a bank was asked for when the order was placed. */
export const askedCents = ({
  amount_cents,
  credit_cents,
  held_cents,
}: Pick<PaymentRow, 'amount_cents' | 'credit_cents' | 'held_cents'>): number =>
  held_cents ?? amount_cents - credit_cents;

/** Cents that the buyer still owes: nothing of an order that was canceled. */
export const owedCents = (order: OrderStatus, payment: Booked, returned: number): number =>
  order === 'canceled' ? 0 : balanceCents(payment, returned);

/** Sums as a list's query reads them: null where there is no payment. */
type Listed = {
  status: PaymentRow['status'];
  processor_id: string | null;
  amount_cents: number | null;
  captured_cents: number | null;
  refunded_cents: number | null;
  settled_cents: number | null;
  canceled_cents: number | null;
  returned_cents: number;
};

/** A listed order's payment, in dollars. */
export function standingPayment(order: OrderStatus, row: Listed): StandingPayment {
  const { status, processor_id, returned_cents: returned } = row;
  const payment = {
    status,
    processor_id,
    amount_cents: row.amount_cents ?? 0,
    captured_cents: row.captured_cents ?? 0,
    refunded_cents: row.refunded_cents ?? 0,
    settled_cents: row.settled_cents ?? 0,
    canceled_cents: row.canceled_cents ?? 0,
  };
  return {
    status,
    captured: toDollars(payment.captured_cents + payment.settled_cents),
    refunded: toDollars(payment.refunded_cents),
    balance: toDollars(owedCents(order, payment, returned)),
  };
}

/**
 * Cents of a card's or a bank's order that are neither paid nor held: a part was captured, the hold ran out or was let
 * go of, or the bank took the money back.
 */
export function unsecuredCents(order: OrderStatus, payment: Booked, returned: number): number {
  if (payment.processor_id === null || order === 'canceled') return 0;
  if (payment.status === 'failed')
    return Math.max(0, payment.amount_cents - payment.canceled_cents - payment.settled_cents);
  return balanceCents(payment, returned);
}

type Buyer = { company_id: string | null; account_id: string | null };

/**
 * Cents of a card's or a bank's order that can be paid by hand: what is neither paid nor held. None of a guest's, in
 * whose books no mistake could be put right, and none that a bank took back: that is open in the customer's books.
 */
export const restByHand = (
  { status, company_id, account_id }: Buyer & { status: OrderStatus },
  payment: Parameters<typeof unsecuredCents>[1],
  returned: number,
): number => {
  const hasBooks = company_id !== null || account_id !== null;
  return hasBooks && payment.status !== 'failed' ? unsecuredCents(status, payment, returned) : 0;
};
