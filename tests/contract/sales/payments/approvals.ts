/** An approval whose order waits for its payment: used with it, and there again when the payment is declined. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { dataOf, problemOf } from '../../tools.ts';
import type { PaymentTools } from './payment-tools.ts';

export function approvalsContract({ visitor, db, store, tokenOf, shopping, pay }: PaymentTools): void {
  const password = 'correct horse battery';
  const member = async (company: string, company_role: 'buyer' | 'approver') => {
    const shopper = visitor({ 'x-forwarded-for': randomUUID() });
    const email = `bela.${randomUUID()}@example.com`;
    const body = { first_name: 'Bela', last_name: 'Hale', email, password };
    const { _id } = dataOf(await shopper.register({ body }));
    await store().database.transaction(async (tx) => {
      await tx
        .updateTable('account')
        .set({ company_id: company, company_role })
        .where('id', '=', _id)
        .execute();
      await moveAccess(store().services, tx, { accounts: [_id] });
    });
    return shopper;
  };

  /** A buyer whose cart waits for approval. */
  const asked = async () => {
    const company = randomUUID();
    await db()
      .insertInto('company')
      .values({
        id: company,
        name: 'Hale & Sons',
        status: 'approved',
        features: JSON.stringify(['approvals']),
        lien: false,
        order_limit_cents: 0,
      })
      .execute();
    const approver = await member(company, 'approver');
    const { shopper, cart } = await shopping(await member(company, 'buyer'));
    dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { payment_type: 'Credit Card' } }));
    const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
    const body = { cart_id: cart._id, pricing_version };
    const { _id: id } = dataOf(await shopper.requestApproval({ body }));
    return { approver, shopper, cart, id };
  };

  it('a declined card gives the approval back, and the next card uses it', async () => {
    const { approver, shopper, cart, id } = await asked();
    expect(problemOf(await pay(shopper, cart, await tokenOf('authorized'))).reason).toBe(
      'order_approval_pending',
    );
    dataOf(await approver.decideApproval({ params: { id }, body: { status: 'approved' } }));
    const statusOf = async () => dataOf(await approver.getApproval({ params: { id } })).status;

    expect(problemOf(await pay(shopper, cart, await tokenOf('declined'))).code).toBe('payment_declined');
    expect(await statusOf()).toBe('approved');
    const order = dataOf(await pay(shopper, cart, await tokenOf('authorized')));
    expect(order.approval?.by).toBe('Bela Hale');
    expect(await statusOf()).toBe('used');
  });

  it('an order that waits for the bank has used it', async () => {
    const { approver, shopper, cart, id } = await asked();
    dataOf(await approver.decideApproval({ params: { id }, body: { status: 'approved' } }));
    expect(problemOf(await pay(shopper, cart, await tokenOf('challenge'))).code).toBe('payment_action');
    const used = dataOf(await approver.getApproval({ params: { id } }));
    expect([used.status, used.order]).toEqual(['used', null]);
    // The shopper wants to pay otherwise.
    dataOf(await shopper.cancelCartPayment({ query: { cart_id: cart._id } }));
    expect(dataOf(await approver.getApproval({ params: { id } })).status).toBe('approved');
  });
}
