/** A processor's webhook: signed, and counted once, whether it comes before, after or twice. */
import type { Services } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { settlePayment } from './settle-payment.ts';

/** Throws not_found where no processor is set up, and forbidden for a wrong signature. */
export async function receivePaymentEvent(
  services: Services,
  body: string,
  signature: string,
): Promise<void> {
  const { payments } = services;
  if (!payments) throw new ProblemError('not_found', because('address_unknown'));
  const event = await payments.processor.readEvent(body, signature);
  if (!event) throw new ProblemError('forbidden', because('signature_invalid'));
  if (event.payment)
    await settlePayment(services, event.payment, { event: { id: event.id, type: event.type } });
}
