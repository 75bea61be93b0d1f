import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { companiesContract } from './companies.ts';

export function customersContract(tools: ContractTools): void {
  const { visitor, withCart, order } = tools;
  const password = 'correct horse battery';
  const newcomer = async (name = 'Noor'): Promise<{ person: Visitor; email: string }> => {
    const person = visitor();
    const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
    dataOf(await person.register({ body: { first_name: name, last_name: 'Haas', email, password } }));
    return { person, email };
  };

  describe('profile', () => {
    it('changes names and merges fields; an empty field is taken out', async () => {
      const { person, email } = await newcomer();
      dataOf(await person.updateProfile({ body: { fields: { phone: '503 555 0100', crew: 'North' } } }));
      const body = { first_name: 'Nora', fields: { crew: '' }, email: 'x@example.com', role: 'admin' };
      const changed = dataOf(await person.updateProfile({ body }));
      expect(changed).toMatchObject({ first_name: 'Nora', last_name: 'Haas', email, role: null });
      expect(changed.fields).toEqual({ phone: '503 555 0100' });
      expect(problemOf(await visitor().updateProfile({ body: {} })).code).toBe('unauthenticated');
      const bad = problemOf(await person.updateProfile({ body: { first_name: ' ' } }));
      expect(Object.keys(bad.fieldErrors ?? {})).toEqual(['/first_name']);
    });
  });

  describe('orders and notifications', () => {
    let buyer: Visitor;
    let orderId = '';
    beforeAll(async () => {
      const { shopper, cart } = await withCart(2, 7);
      buyer = shopper;
      const email = `buyer.${randomUUID()}@example.com`;
      dataOf(await buyer.register({ body: { first_name: 'Ada', last_name: 'B', email, password } }));
      orderId = dataOf(await order(buyer, cart))._id;
    });

    it('lists the account’s orders and shows one, to the account alone', async () => {
      const { items, total } = dataOf(await buyer.listOrders());
      expect(total).toBe(1);
      const placed = dataOf(await buyer.getOrder({ params: { id: orderId } }));
      expect(items[0]).toMatchObject({ _id: orderId, number: placed.number, count: 2, status: 'placed' });
      expect(items[0]?.total).toBe(placed.cart.total);
      const { person: other } = await newcomer();
      expect(dataOf(await other.listOrders()).items).toEqual([]);
      expect(problemOf(await other.getOrder({ params: { id: orderId } })).code).toBe('not_found');
      expect(problemOf(await visitor().listOrders()).code).toBe('unauthenticated');
      expect(problemOf(await visitor().getOrder({ params: { id: orderId } })).code).toBe('unauthenticated');
    });

    it('says that an order was placed, to the account alone, until it is read', async () => {
      const [said] = dataOf(await buyer.listNotifications());
      expect(said).toMatchObject({ kind: 'order_placed', isRead: false });
      const params = { id: said?._id ?? '' };
      const { person: other } = await newcomer();
      expect(dataOf(await other.listNotifications())).toEqual([]);
      expect(problemOf(await other.readNotification({ params })).code).toBe('not_found');
      dataOf(await other.readNotifications());
      expect(dataOf(await buyer.listNotifications())).toHaveLength(1);
      expect(dataOf(await buyer.readNotification({ params })).isRead).toBe(true);
      expect(dataOf(await buyer.listNotifications())).toEqual([]);
      expect(dataOf(await buyer.listNotifications({ query: { isRead: 'true', limit: 1 } }))).toHaveLength(1);
      for (const call of [visitor().listNotifications(), visitor().readNotifications()])
        expect(problemOf(await call).code).toBe('unauthenticated');
    });
  });

  describe('password reset', () => {
    it('answers the same for every email', async () => {
      const { email } = await newcomer();
      const known = await visitor().requestReset({ body: { email } });
      const unknown = await visitor().requestReset({ body: { email: `nobody.${email}` } });
      expect([known.status, dataOf(known)]).toEqual([unknown.status, dataOf(unknown)]);
    });

    it('refuses a token that nobody was given', async () => {
      const answer = await visitor().resetPassword({ body: { token: 'made-up', password } });
      expect(problemOf(answer)).toMatchObject({ code: 'not_found', status: 404 });
    });
  });

  describe('the employees’ entrance', () => {
    it('lets employees in and refuses a shopper in the words of a wrong password', async () => {
      const shopper = visitor();
      const { email } = await newcomer();
      const refused = problemOf(await shopper.login({ body: { email, password, employee: true } }));
      const wrong = problemOf(await shopper.login({ body: { email, password: 'wrong', employee: true } }));
      expect([refused.code, refused.message]).toEqual([wrong.code, wrong.message]);
      expect(shopper.cookies.has('session')).toBe(false);
      const body = { ...tools.accountOf('employee'), employee: true as const };
      expect(dataOf(await visitor().login({ body })).role).toBe('publisher');
    });
  });

  companiesContract(tools);
}
