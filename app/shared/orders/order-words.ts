/** What a shopper reads of an order: where it is, how it is paid, what comes back. Without React: papers say it too. */
import { brandName } from '#app/shared/orders/payment-words.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { HistoryKind, OrderReturn, ReturnStatus } from '#schemas/domain/sales/order-desk.ts';
import type { PaymentKind } from '#schemas/domain/sales/payment.ts';
import {
  type PaymentState,
  paymentState,
  type StandingPayment,
} from '#schemas/domain/sales/payment-state.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { choiceText } from '#schemas/fields/choice-text.ts';

type Payment = StandingPayment & { kind: PaymentKind };

/** What is fetched is picked up; all else is sent. */
export function statusWords(status: OrderStatus, delivery: string | null): string {
  const isFetched = delivery === 'Will Call';
  if (status === 'partly_fulfilled') return isFetched ? m.order_partly_picked_up() : m.order_partly_sent();
  if (status === 'fulfilled') return isFetched ? m.order_picked_up() : m.order_sent();
  return status === 'canceled' ? m.order_canceled() : m.order_getting_ready();
}

const toPay: Record<PaymentKind, () => string> = {
  card: m.order_pay_later,
  bank: m.order_pay_later,
  terms: m.order_pay_terms,
  check: m.order_pay_check,
  cash: m.order_pay_cash,
};

const standing: Record<PaymentState, (payment: Payment) => string> = {
  due: ({ kind }) => toPay[kind](),
  partly_paid: ({ balance }) => m.order_pay_part({ amount: formatDollars(balance) }),
  paid: m.order_pay_paid,
  partly_refunded: ({ refunded }) => m.order_pay_part_refunded({ amount: formatDollars(refunded) }),
  refunded: ({ refunded }) => m.order_pay_refunded({ amount: formatDollars(refunded) }),
  written_off: m.order_pay_written_off,
  pending: m.order_pay_pending,
  starting: m.order_pay_asked,
  unknown: m.order_pay_asked,
  action: m.order_pay_asked,
  processing: m.order_pay_processing,
  authorized: m.order_pay_authorized,
  declined: m.order_pay_declined,
  failed: m.order_pay_failed,
  voided: m.order_pay_voided,
};

/** How its payment stands, by its balance. */
export const paymentWords = (payment: Payment): string => standing[paymentState(payment)](payment);

/**
 * What was canceled, paid and refunded and what is due, where a part was; nothing otherwise. Where the rest of an order
 * was canceled, its figures add up from `total`, which it came to when it was placed.
 */
export function balanceRows(payment: StandingPayment, total: number): [label: string, amount: string][] {
  const { captured, refunded, balance, canceled = 0 } = payment;
  const less = (amount: number, off: number) => formatDollars(Math.round((amount - off) * 100) / 100);
  const back: [string, string][] = refunded > 0 ? [[m.order_paper_refunded(), formatDollars(-refunded)]] : [];
  if (canceled > 0)
    return [
      [m.desk_canceled(), formatDollars(-canceled)],
      [m.order_total_now(), less(total, canceled)],
      [m.desk_taken(), formatDollars(captured)],
      ...back,
      ...(refunded > 0 ? [[m.order_net_paid(), less(captured, refunded)] as [string, string]] : []),
      ...(balance > 0 ? [[m.desk_balance(), formatDollars(balance)] as [string, string]] : []),
    ];
  if (balance <= 0 || captured <= 0) return [];
  return [[m.desk_taken(), formatDollars(captured)], ...back, [m.desk_balance(), formatDollars(balance)]];
}

const kinds: Record<PaymentKind, () => string> = {
  card: m.checkout_credit_card,
  bank: m.checkout_ach,
  terms: m.checkout_terms,
  check: m.checkout_check,
  cash: m.checkout_cash,
};

/** With what it is paid: a card by its last four digits. */
export function meansWords({ kind, brand, last4 }: NonNullable<Order['payment']>): string {
  return last4 ? m.checkout_card_ending({ brand: brandName(brand), last4 }) : kinds[kind]();
}

const returnWords: Record<ReturnStatus, () => string> = {
  asked: m.order_return_asked,
  approved: m.order_return_approved,
  refused: m.order_return_refused,
  received: m.order_return_received,
  refunded: m.order_return_refunded,
};

/** What a return is called; one whose goods stay is a refund alone. */
export function returnWord({
  status,
  credited,
  keeps_goods: isKept,
}: Pick<OrderReturn, 'status' | 'credited' | 'keeps_goods'>): () => string {
  if (credited) return m.order_return_credited;
  return isKept && status !== 'refunded' ? m.order_refund_next : returnWords[status];
}

/** Of the history as shoppers get it; null for what is the house's own business. */
const historyWords: Record<HistoryKind, (() => string) | null> = {
  placed: m.order_did_placed,
  fulfilled: null,
  payment_captured: m.order_did_captured,
  payment_received: m.order_did_received,
  payment_refunded: m.order_did_refunded,
  payment_voided: m.order_did_voided,
  payment_refused: null,
  note: null,
  canceled: m.order_did_canceled,
  lines_changed: m.order_did_lines_changed,
  rest_canceled: m.order_did_rest_canceled,
  return_asked: m.order_did_return_asked,
  return_approved: m.order_did_return_approved,
  return_refused: m.order_did_return_refused,
  return_received: m.order_did_return_received,
  return_refunded: m.order_did_return_refunded,
  lines_refunded: m.order_did_lines_refunded,
  payment_problem: null,
  payment_reversed: m.order_did_reversed,
  check_returned: m.order_did_check_returned,
};

/** What a history entry is called. A card or bank account is charged; a check, cash and terms are received. */
export function historyName(kind: HistoryKind, payment: Order['payment']): (() => string) | null {
  const isCharged = payment === null || payment.kind === 'card' || payment.kind === 'bank';
  return kind === 'payment_captured' && !isCharged ? m.order_did_received : historyWords[kind];
}

/** An item's name, with what was chosen of a piece made to measure: two of one SKU are told apart by it. */
export function itemName({ name, configuration }: Pick<CartItem, 'name' | 'configuration'>): string {
  const choice = configuration ? choiceText(configuration) : '';
  return choice ? `${name} (${choice})` : name;
}

/** The names of lines, such as "2 × Aldgate Pendant, 1 × …". */
export function linesText(
  { cart }: Pick<Order, 'cart'>,
  lines: readonly { item: string; quantity: number }[],
): string {
  const names = new Map(cart.items.map((item) => [item._id, itemName(item)]));
  return lines.map(({ item, quantity }) => `${quantity} × ${names.get(item) ?? ''}`).join(', ');
}
