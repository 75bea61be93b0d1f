/** What canceling the rest of an order does to its money. */
import type { Executor } from '#api/platform/database/database.ts';
import { unusedOf } from '#api/sales/ledger/apply-credit.ts';
import { owedAfterCents } from '#api/sales/payments/balance.ts';
import { findInvoicesOfOrder, findReceiptsOfOrder } from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { PaymentRow } from '#api/sales/storage/payments.ts';
import { findOrderCredit } from '#api/sales/storage/rebates.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';

/** What is to be done with the payment: money that is held for nothing, or that was paid for what is canceled. */
export type RestMoney = { kind: 'refund' | 'void'; cents?: number } | null;

type Canceled = Parameters<typeof owedAfterCents>[0] & Pick<PaymentRow, 'status'>;

/**
 * What is to be done with a payment of which the rest was canceled already. `unused`: cents of what came by hand beside
 * it that no invoice took; they are the customer's credit, and are not paid out by a card. Pure.
 */
export function restMoney(payment: Canceled, returned: number, unused: number): RestMoney {
  const owed = owedAfterCents(payment, returned);
  if (payment.status === 'authorized') return owed <= 0 ? { kind: 'void' } : null;
  const cents = Math.min(-owed - unused, payment.captured_cents - payment.refunded_cents);
  return cents > 0 && payment.status !== 'failed' ? { kind: 'refund', cents } : null;
}

/** Cents of an order's money that came by hand beside its card or bank, and that none of its invoices took. */
export async function unusedByHand(db: Executor, orderId: string): Promise<number> {
  const receipts = await findReceiptsOfOrder(db, orderId);
  return receipts
    .filter(({ payment_id }) => payment_id === null)
    .reduce((sum, document) => sum + unusedOf({ kind: 'receipt', document }), 0);
}

/** What canceling the rest will do, before it is done; null where there is no rest that can be canceled. */
export async function previewRest(
  db: Executor,
  order: OrderRow,
  payment: PaymentRow | undefined,
  returned: number,
): Promise<{ canceled: number; refund: number; credit: number; void: boolean } | null> {
  if (order.status !== 'partly_fulfilled') return null;
  const invoices = await findInvoicesOfOrder(db, order.id);
  const canceled_cents = order.total_cents - invoices.reduce((sum, { total_cents }) => sum + total_cents, 0);
  const held = (await findOrderCredit(db, order.id)).reduce((sum, { cents }) => sum + cents, 0);
  const unused = await unusedByHand(db, order.id);
  const money =
    payment &&
    restMoney({ ...payment, canceled_cents, settled_cents: payment.settled_cents - held }, returned, unused);
  return {
    canceled: toDollars(canceled_cents),
    refund: toDollars(money?.cents ?? 0),
    credit: toDollars(unused),
    void: money?.kind === 'void',
  };
}
