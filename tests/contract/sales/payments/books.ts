/** Our books beside the processor’s. It comes last: nothing may be open. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { reconcilePayments } from '#api/sales/payments/reconcile.ts';
import { runDuePayments } from '#api/sales/payments/run-payments.ts';
import { stripeProcessor } from '#api/sales/payments/stripe.ts';
import { dataOf } from '../../tools.ts';
import type { PaymentTools } from './payment-tools.ts';

export function booksContract({ db, tokenOf, shopping, pay, held, services, sandbox }: PaymentTools): void {
  it('agree with the processor’s books, and the report says where they do not', async () => {
    await expect
      .poll(async () => {
        await runDuePayments(services());
        const open = await db().selectFrom('order_hold').select('payment_id').execute();
        return open.length;
      })
      .toBe(0);
    const later = { ...services(), now: () => new Date(Date.now() + 60 * 60 * 1000) };
    expect(await reconcilePayments(later)).toMatchObject({ problems: [] });
    const { shopper, cart } = await shopping();
    const order = dataOf(await pay(shopper, cart, await tokenOf('authorized')));
    // Entered under an earlier day than the processor's: it is the same payment.
    const entered = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000).toISOString();
    await db()
      .updateTable('payment')
      .set({ created_at: entered })
      .where('order_id', '=', order._id)
      .execute();
    expect(await reconcilePayments(later)).toMatchObject({ problems: [] });
    const processor = stripeProcessor({
      provider: 'sandbox',
      ...sandbox().keys,
      at: { host: '127.0.0.1', port: sandbox().port },
      timeoutMs: 2000,
    });
    // Somebody takes it at the processor's own desk, and no webhook comes.
    sandbox().setWebhooks({ mode: 'off' });
    const [intent] = await held(cart);
    await processor.capture({ processorId: intent?.id ?? '', amountCents: 1, key: randomUUID() });
    const { problems } = await reconcilePayments(later);
    sandbox().setWebhooks({ mode: 'after' });
    expect(problems).toEqual([
      expect.objectContaining({
        kind: 'amount_differs',
        order: order.number,
        oursCents: 0,
        theirsCents: 1,
      }),
    ]);
  });
}
