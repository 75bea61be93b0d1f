/** What the desk calls an order's states, its payment's and what happened to it. */
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskOrder, Order } from '#schemas/domain/sales/order.ts';
import type {
  DeskPayment,
  DeskStatus,
  HistoryKind,
  OrderReturn,
  Reconciliation,
  ReturnStatus,
} from '#schemas/domain/sales/order-desk.ts';
import type { PaymentKind } from '#schemas/domain/sales/payment.ts';
import {
  type PaymentState,
  paymentState,
  type StandingPayment,
} from '#schemas/domain/sales/payment-state.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';

export const statusNames: Record<OrderStatus, () => string> = {
  placed: m.desk_status_placed,
  partly_fulfilled: m.desk_status_partly,
  fulfilled: m.desk_status_fulfilled,
  canceled: m.desk_status_canceled,
};

export const filterNames: Record<DeskStatus, () => string> = {
  ...statusNames,
  open: m.desk_status_open,
  late: m.desk_status_late,
  returns: m.desk_status_returns,
};

/** As choices of their own: the same words, which a line of text has in the middle, with a capital. */
const asChoice = (name: () => string) => () => {
  const word = name();
  return word.charAt(0).toUpperCase() + word.slice(1);
};

export const paymentFilterNames: Record<DeskPayment, () => string> = {
  held: asChoice(m.desk_pay_held),
  due: asChoice(m.desk_pay_due),
  taken: asChoice(m.desk_pay_taken),
  refunded: asChoice(m.desk_pay_refunded),
  failed: asChoice(m.desk_pay_unsettled),
  over: asChoice(m.desk_pay_over),
};

const kindNames: Record<PaymentKind, () => string> = {
  card: m.desk_kind_card,
  bank: m.desk_kind_bank,
  terms: m.desk_kind_terms,
  check: m.desk_kind_check,
  cash: m.desk_kind_cash,
};

const paymentNames: Record<PaymentState, (payment: StandingPayment) => string> = {
  due: m.desk_pay_due,
  partly_paid: ({ balance }) => m.desk_pay_part({ amount: formatDollars(balance) }),
  paid: m.desk_pay_taken,
  partly_refunded: ({ refunded }) => m.desk_pay_part_refunded({ amount: formatDollars(refunded) }),
  refunded: m.desk_pay_refunded,
  written_off: m.desk_pay_written_off,
  pending: m.desk_pay_later,
  starting: m.desk_pay_asked,
  unknown: m.desk_pay_asked,
  action: m.desk_pay_asked,
  processing: m.desk_pay_processing,
  authorized: m.desk_pay_held,
  declined: m.desk_pay_declined,
  failed: m.desk_pay_failed,
  voided: m.desk_pay_voided,
};

/** How it is paid, and how that stands by its balance. */
export const sayPayment = (payment: StandingPayment & { kind: PaymentKind }): string =>
  m.desk_payment_line({
    kind: kindNames[payment.kind](),
    status: paymentNames[paymentState(payment)](payment),
  });

export const sayMeans = ({ brand, last4 }: NonNullable<Order['payment']>): string =>
  [brand, last4].filter(Boolean).join(' … ');

const returnNames: Record<ReturnStatus, () => string> = {
  asked: m.desk_return_asked,
  approved: m.desk_return_approved,
  refused: m.desk_return_refused,
  received: m.desk_return_received,
  refunded: m.desk_return_refunded,
};

/** One whose goods stay is a refund alone. */
export const returnName = ({ status, keeps_goods: isKept }: OrderReturn): string =>
  (isKept ? (status === 'refunded' ? m.desk_lines_refunded : m.desk_lines_unpaid) : returnNames[status])();

export const historyNames: Record<HistoryKind, () => string> = {
  placed: m.desk_did_placed,
  fulfilled: m.desk_did_fulfilled,
  payment_captured: m.desk_did_captured,
  payment_received: m.order_did_received,
  payment_refunded: m.desk_did_refunded,
  payment_voided: m.desk_did_voided,
  payment_refused: m.desk_did_refused,
  note: m.desk_did_note,
  canceled: m.desk_did_canceled,
  lines_changed: m.order_did_lines_changed,
  rest_canceled: m.desk_did_rest_canceled,
  return_asked: m.desk_did_return_asked,
  return_approved: m.desk_did_return_approved,
  return_refused: m.desk_did_return_refused,
  return_received: m.desk_did_return_received,
  return_refunded: m.desk_did_return_refunded,
  lines_refunded: m.order_did_lines_refunded,
  payment_problem: m.desk_did_problem,
  payment_reversed: m.order_did_reversed,
  check_returned: m.order_did_check_returned,
};

/** The history; a fulfillment's note names its carrier or delivery method in the reader's language. */
export const historyOf = ({ history, fulfilments }: Pick<DeskOrder, 'history' | 'fulfilments'>) =>
  history.map((entry) => {
    const fulfilment = fulfilments.find(({ _id }) => _id === entry._id);
    if (!fulfilment) return entry;
    const { carrier, tracking } = fulfilment;
    return { ...entry, note: [deliveryName(carrier), tracking].filter(Boolean).join(' ') };
  });

/** What is wrong, and what to do about it. */
export const differences: Record<
  Reconciliation['problems'][number]['kind'],
  { what: () => string; todo: () => string }
> = {
  charge_without_order: { what: m.desk_diff_charge, todo: m.desk_todo_charge },
  order_without_charge: { what: m.desk_diff_order, todo: m.desk_todo_order },
  amount_differs: { what: m.desk_diff_amount, todo: m.desk_todo_amount },
  refund_differs: { what: m.desk_diff_refund, todo: m.desk_todo_refund },
};
