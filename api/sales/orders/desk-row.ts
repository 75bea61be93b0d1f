import { standingPayment } from '#api/sales/payments/balance.ts';
import type { DeskOrderRow } from '#api/sales/storage/desk-orders.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { DeskRow } from '#schemas/domain/sales/order-desk.ts';

/** One order of the desk's list, in dollars. */
export function deskRow({
  id,
  total_cents,
  company,
  payment_kind,
  payment_status,
  processor_id,
  amount_cents,
  captured_cents,
  refunded_cents,
  settled_cents,
  canceled_cents,
  returned_cents,
  ...row
}: DeskOrderRow): DeskRow {
  return {
    _id: id,
    ...row,
    company: company ?? '',
    total: toDollars(total_cents - (canceled_cents ?? 0)),
    payment:
      payment_kind && payment_status
        ? {
            kind: payment_kind,
            ...standingPayment(row.status, {
              status: payment_status,
              processor_id,
              amount_cents,
              captured_cents,
              refunded_cents,
              settled_cents,
              canceled_cents,
              returned_cents,
            }),
          }
        : null,
  };
}
