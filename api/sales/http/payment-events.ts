/** POST /api/v1/payments/webhook: what the processor tells. Its signature is over the bytes, so it is no call of the contract. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { receivePaymentEvent } from '#api/sales/payments/receive-event.ts';

export function servePaymentEvents(app: OpenAPIHono<ApiEnv>): void {
  app.post('/api/v1/payments/webhook', async (c) => {
    const signature = c.req.header('stripe-signature') ?? '';
    await receivePaymentEvent(c.get('context'), await c.req.text(), signature);
    return c.json({ received: true });
  });
}
