/** Accounts: sign-up, login and logout, and what a guesser gets. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function accountsContract({ visitor, send, withCart, order, operator }: ContractTools): void {
  describe('accounts', () => {
    const person = () => ({
      first_name: 'Noor',
      last_name: 'Haas',
      email: `Noor.${randomUUID()}@Example.com`,
      password: 'correct horse battery',
    });

    it('registers, knows who is logged in, gives a new session at each login, and forgets at logout', async () => {
      const shopper = visitor();
      const input = person();
      expect(dataOf(await shopper.register({ body: input })).email).toBe(input.email.toLowerCase());
      const first = shopper.cookies.get('session');
      dataOf(await shopper.login({ body: { email: input.email, password: input.password } }));
      expect(shopper.cookies.get('session')).not.toBe(first);
      const thief = visitor();
      thief.cookies.set('session', first ?? '');
      expect(problemOf(await thief.getSession()).code).toBe('unauthenticated');
      expect(dataOf(await shopper.getSession()).first_name).toBe('Noor');
      const last = shopper.cookies.get('session');
      dataOf(await shopper.logout());
      thief.cookies.set('session', last ?? '');
      expect(problemOf(await thief.getSession()).code).toBe('unauthenticated');
    });

    it('says the same sentence for a wrong password, no account, and an email that is taken', async () => {
      const input = person();
      dataOf(await visitor().register({ body: input }));
      const sentence = 'Your email or password were incorrect. Please try again.';
      const wrong = problemOf(
        await visitor().login({ body: { email: input.email, password: 'not this one' } }),
      );
      const nobody = problemOf(
        await visitor().login({ body: { email: 'nobody@example.com', password: 'not this one' } }),
      );
      const taken = problemOf(await visitor().register({ body: { ...input, password: 'another password' } }));
      for (const problem of [wrong, nobody, taken])
        expect(problem).toMatchObject({ code: 'credentials', status: 401, message: sentence });
    });

    it('answers alike, to the last header, whether or not an email is known: login, reset, order look-up', async () => {
      const input = person();
      dataOf(await visitor().register({ body: input }));
      const off = person();
      const { _id: offId } = dataOf(await visitor().register({ body: off }));
      dataOf(await operator().changeDeskCustomer({ params: { id: offId }, body: { active: false } }));
      const { shopper, cart } = await withCart(1, 4);
      const { number } = dataOf(await order(shopper, cart));
      /** Status, headers and body, without what names the one answer. */
      const answer = async (method: string, path: string, body: object) => {
        const response = await send(path, {
          method,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': randomUUID() },
          body: JSON.stringify(body),
        });
        const { requestId: _, ...said } = (await response.json()) as Record<string, unknown>;
        const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        return { status: response.status, headers, said };
      };
      const nobody = () => `nobody.${randomUUID()}@example.com`;
      const logIn = (email: string, password: string) => answer('PUT', '/api/v1/auth', { email, password });
      const unknown = await logIn(nobody(), 'not this one');
      expect(unknown.status).toBe(401);
      expect(await logIn(input.email, 'not this one')).toEqual(unknown);
      expect(await logIn(off.email, off.password)).toEqual(unknown);
      // Who signs up with an email that is taken reads what a wrong password reads.
      const taken = await answer('POST', '/api/v1/auth', { ...person(), email: input.email });
      expect(taken).toEqual(unknown);
      const reset = (email: string) => answer('POST', '/api/v1/auth/reset', { email });
      const none = await reset(nobody());
      expect(none).toMatchObject({ status: 200, said: {} });
      expect(await reset(input.email)).toEqual(none);
      expect(await reset(off.email)).toEqual(none);
      const look = (of: string, email: string) =>
        answer('POST', '/api/v1/orders/lookup', { number: of, email });
      const missing = await look('AF-999999', nobody());
      expect(missing.status).toBe(404);
      expect(await look(number, nobody())).toEqual(missing);
      expect(await look(number, input.email)).toEqual(missing);
    });

    it('names each field that is wrong', async () => {
      const problem = problemOf(
        await visitor().register({
          body: { first_name: '', last_name: 'X', email: 'no', password: 'short' },
        }),
      );
      expect(Object.keys(problem.fieldErrors ?? {}).sort()).toEqual(['/email', '/first_name', '/password']);
    });

    it('stops a guesser after ten tries', async () => {
      const email = `guess.${randomUUID()}@example.com`;
      const codes: string[] = [];
      for (let attempt = 0; attempt < 11; attempt++) {
        codes.push(problemOf(await visitor().login({ body: { email, password: 'guess' } })).code);
      }
      expect(codes.slice(0, 10).every((code) => code === 'credentials')).toBe(true);
      expect(codes[10]).toBe('too_many_requests');
    });
  });
}
