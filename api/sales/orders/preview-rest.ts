/** What canceling the rest of an order does to its money. */
import type { Executor } from '#api/platform/database/database.ts';
import { owedAfterCents } from '#api/sales/payments/balance.ts';
import { findInvoicesOfOrder } from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { PaymentRow } from '#api/sales/storage/payments.ts';
import { findOrderCredit } from '#api/sales/storage/rebates.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';

/** What is to be done with the payment: money that is held for nothing, or that was paid for what is canceled. */
export type RestMoney = { kind: 'refund' | 'void'; cents?: number } | null;

type Canceled = Parameters<typeof owedAfterCents>[0] & Pick<PaymentRow, 'status'>;

/** What is to be done with a payment of which the rest was canceled already. Pure. */
export function restMoney(payment: Canceled, returned: number): RestMoney {
  const owed = owedAfterCents(payment, returned);
  if (payment.status === 'authorized') return owed <= 0 ? { kind: 'void' } : null;
  const cents = Math.min(-owed, payment.captured_cents - payment.refunded_cents);
  return cents > 0 && payment.status !== 'failed' ? { kind: 'refund', cents } : null;
}

/** What canceling the rest will do, before it is done; null where there is no rest that can be canceled. */
export async function previewRest(
  db: Executor,
  order: OrderRow,
  payment: PaymentRow | undefined,
  returned: number,
): Promise<{ canceled: number; refund: number; void: boolean } | null> {
  if (order.status !== 'partly_fulfilled') return null;
  const invoices = await findInvoicesOfOrder(db, order.id);
  const canceled_cents = order.total_cents - invoices.reduce((sum, { total_cents }) => sum + total_cents, 0);
  const held = (await findOrderCredit(db, order.id)).reduce((sum, { cents }) => sum + cents, 0);
  const money =
    payment &&
    restMoney({ ...payment, canceled_cents, settled_cents: payment.settled_cents - held }, returned);
  return {
    canceled: toDollars(canceled_cents),
    refund: toDollars(money?.cents ?? 0),
    void: money?.kind === 'void',
  };
}
