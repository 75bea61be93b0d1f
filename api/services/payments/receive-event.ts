/** A processor's webhook: signed, and counted once, whether it comes before, after or twice. */
import type { Services } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { settlePayment } from './settle-payment.ts';

/** Throws not_found where no processor is set up, and forbidden for a wrong signature. */
export async function receivePaymentEvent(
  services: Services,
  body: string,
  signature: string,
): Promise<void> {
  const { payments } = services;
  if (!payments) throw new ProblemError('not_found', 'There is nothing at this address.');
  const event = await payments.processor.readEvent(body, signature);
  if (!event) throw new ProblemError('forbidden', 'The signature is wrong or too old.');
  if (event.payment) await settlePayment(services, event.payment, { id: event.id, type: event.type });
}
