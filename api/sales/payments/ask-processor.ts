/** Asks the processor about one payment, and settles what it says. */

import type { Services } from '#api/platform/context.ts';
import { RefusedByProcessor, UnknownOutcome } from '#api/sales/payments/payment-processor.ts';
import { findPayment, type PaymentRow, updatePayment } from '#api/sales/storage/payments.ts';
import { holdMs, type Payments } from './payments.ts';
import { dropPayment, settlePayment } from './settle-payment.ts';

/** ms until an answer that did not come is asked for again, by how often it was. */
const waits = [1000, 3000, 10_000, 30_000, 60_000, 300_000];

const ageMs = (services: Services, { created_at }: PaymentRow): number =>
  services.now().getTime() - new Date(created_at).getTime();

/** What the processor says; null when it never heard of it. */
async function hear(services: Services, { processor }: Payments, payment: PaymentRow) {
  const { id, processor_id: known, status, request } = payment;
  const isLate = ageMs(services, payment) > holdMs;
  if (known) {
    const seen = await processor.read(known);
    const isGivenUp = status === 'declined' || status === 'voided';
    // What went through in the last moment is the order that was wanted; what is over there cannot be let go of again.
    const isLeft = status === 'action' && isLate && seen.status === 'action';
    const isStray = isGivenUp && seen.status !== 'declined' && seen.status !== 'voided';
    if (isStray && seen.status === 'captured') {
      // It was given up, and went through all the same: no order is for this money.
      const amountCents = seen.capturedCents - seen.refundedCents;
      if (amountCents > 0) await processor.refund({ processorId: known, amountCents, key: `${id}-refund` });
      return processor.read(known);
    }
    return isLeft || isStray ? processor.void({ processorId: known, key: `${id}-void` }) : seen;
  }
  // Nobody waits for it any more: only what was done already counts.
  if (isLate || !request || (payment.kind !== 'card' && payment.kind !== 'bank'))
    return processor.find(id, new Date(new Date(payment.created_at).getTime() - 60_000));
  return processor.authorize({
    paymentId: id,
    orderId: payment.order_id,
    kind: payment.kind,
    amountCents: payment.amount_cents - payment.credit_cents,
    ...request,
  });
}

/**
 * For who has claimed the payment (claimPayment). A processor that does not answer makes it "unknown", and it is asked
 * again later with the same key: the same payment, never a second one.
 */
export async function askProcessor(services: Services, paymentId: string): Promise<void> {
  const { payments } = services;
  const payment = await findPayment(services.database.kysely, paymentId);
  if (!payments || !payment) return;
  try {
    services.fault('payment.asking');
    const seen = await hear(services, payments, payment);
    services.fault('payment.answered');
    if (seen) await settlePayment(services, seen);
    else await dropPayment(services, payment.id, 'expired');
  } catch (error) {
    if (error instanceof RefusedByProcessor && !payment.processor_id) {
      services.log.error({ err: error, payment: payment.id }, 'the processor refused a payment');
      await dropPayment(services, payment.id, 'refused');
    } else if (error instanceof UnknownOutcome || error instanceof RefusedByProcessor) {
      services.log.warn(
        { err: error, payment: payment.id },
        'the processor did not say how a payment stands',
      );
      const wait = waits[Math.min(payment.checks, waits.length - 1)] ?? 0;
      await updatePayment(services.database.kysely, payment.id, {
        ...(payment.status === 'starting' ? { status: 'unknown' } : {}),
        next_check_at: new Date(services.now().getTime() + wait).toISOString(),
      });
    } else throw error;
  }
}
