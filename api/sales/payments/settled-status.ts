/** What a payment is after the processor has said how it stands: only ever forward. Pure. */
import type { ProcessorStatus } from '#api/sales/payments/payment-processor.ts';
import type { PaymentStatus } from '#schemas/domain/sales/payment.ts';

const rank: Partial<Record<PaymentStatus, number>> = {
  starting: 0,
  unknown: 1,
  action: 2,
  processing: 3,
  authorized: 4,
  captured: 5,
};

const isOver = (status: PaymentStatus) => rank[status] === undefined;

export type Settled = {
  status: PaymentStatus;
  /** The processor has money that no order is for: it is given back. */
  isStray: boolean;
};

/**
 * Events come late, twice and out of order. `hasOrder`: a payment that fails after its order was written has failed;
 * one that fails before was declined, and nothing came of it.
 */
export function settledStatus(
  before: PaymentStatus,
  seen: ProcessorStatus,
  { hasOrder }: { hasOrder: boolean },
): Settled {
  if (isOver(before)) {
    const isStray = !hasOrder && (seen === 'authorized' || seen === 'captured');
    return { status: before, isStray };
  }
  if (seen === 'declined') return { status: hasOrder ? 'failed' : 'declined', isStray: false };
  // What was captured is refunded, never voided: an older event.
  if (seen === 'voided') return { status: before === 'captured' ? before : 'voided', isStray: false };
  const isForward = (rank[seen] ?? 0) > (rank[before] ?? 0);
  return { status: isForward ? seen : before, isStray: false };
}
