/** A processor whose answers the test decides: what it holds moves when it is told to. */
import type { PaymentProcessor, ProcessorPayment } from '#api/sales/payments/payment-processor.ts';
import { RefusedByProcessor } from '#api/sales/payments/payment-processor.ts';

export function fakeProcessor() {
  const held = new Map<string, ProcessorPayment>();
  const of = (processorId: string): ProcessorPayment => {
    const payment = held.get(processorId);
    if (!payment) throw new RefusedByProcessor('unknown');
    return payment;
  };
  const change = (id: string, values: Partial<ProcessorPayment>) => {
    const after = { ...of(id), ...values };
    held.set(id, after);
    return after;
  };
  const hold = (paymentId: string, amountCents: number, kind: 'card' | 'bank') => {
    const payment: ProcessorPayment = {
      id: `pi_${paymentId}`,
      paymentId,
      status: kind === 'card' ? 'authorized' : 'processing',
      amountCents,
      capturedCents: 0,
      refundedCents: 0,
      actionUrl: null,
      declineCode: null,
      brand: 'visa',
      last4: '4242',
    };
    held.set(payment.id, payment);
    return payment;
  };
  const adapter: PaymentProcessor = {
    provider: 'sandbox',
    publishableKey: 'pk',
    browserOrigin: (origin) => origin,
    authorize: async ({ paymentId, amountCents, kind }) => hold(paymentId, amountCents, kind),
    read: async (id) => of(id),
    find: async (paymentId) => held.get(`pi_${paymentId}`) ?? null,
    capture: async ({ processorId, amountCents }) =>
      change(processorId, { status: 'captured', capturedCents: amountCents }),
    void: async ({ processorId }) => change(processorId, { status: 'voided' }),
    refund: async ({ processorId, amountCents }) => {
      const { refundedCents } = of(processorId);
      change(processorId, { refundedCents: refundedCents + amountCents });
      return { id: 're_1' };
    },
    list: async function* () {},
    readEvent: async () => null,
  };
  return {
    adapter,
    hold,
    read: adapter.read,
    /** By itself, as a bank or somebody at the processor does it. */
    move: (paymentId: string, how: 'captured' | 'declined' | 'refund', random: () => number) => {
      const id = `pi_${paymentId}`;
      const payment = held.get(id);
      if (!payment) return;
      if (how === 'captured' && payment.status !== 'voided' && payment.status !== 'declined')
        change(id, { status: 'captured', capturedCents: payment.amountCents });
      if (how === 'declined' && payment.brand === 'visa' && random() < 0.5)
        change(id, { status: 'declined' });
      const left = payment.capturedCents - payment.refundedCents;
      if (how === 'refund' && left > 0)
        change(id, { refundedCents: payment.refundedCents + 1 + Math.floor(random() * left) });
    },
  };
}
