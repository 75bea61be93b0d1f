/** An order's payment that the desk records, and takes back (docs/product.md#ledger), on every transport and engine. */
import { describe, expect, it } from 'vitest';
import { member } from '../foreign/people.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';
import { expectBooksToAgree } from './ledger/books.ts';
import { thisMonth } from './ledger/this-month.ts';

export function recordedPaymentsContract(tools: ContractTools): void {
  const { visitor, accountOf, inStock, order, database } = tools;
  const cents = (dollars: number) => Math.round(dollars * 100);

  /** A company's order to be paid by check or on its terms, and a desk to work on it. */
  const placed = async (payment_type: 'terms' | 'check', of?: Awaited<ReturnType<typeof member>>) => {
    const person = of ?? (await member(tools));
    const { shopper, company } = person;
    await database()
      .updateTable('company')
      .set({ features: JSON.stringify(['terms']), credit_limit_cents: 5_000_000 })
      .where('id', '=', company ?? '')
      .execute();
    const cart = dataOf(await shopper.currentCart());
    const { sku } = await inStock(11, { singly: true });
    const full = dataOf(
      await shopper.addToCart({ params: { id: cart._id }, body: { product: sku, quantity: 2, exact: true } }),
    );
    await shopper.saveCart({ params: { id: full._id }, body: { payment_type } });
    const {
      _id,
      number,
      cart: bought,
    } = dataOf(
      await order(shopper, full, crypto.randomUUID(), { details: { ...checkoutDetails, payment_type } }),
    );
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    const params = { id: _id };
    const key = { kind: 'company' as const, id: company ?? '' };
    const read = async () => dataOf(await employee.getDeskOrder({ params }));
    const pay = async (body: { method?: 'check' | 'cash' | 'wire'; reference?: string; amount?: number }) =>
      employee.operatePayment({
        params,
        body: { version: (await read()).version, action: 'capture', ...body },
      });
    const fulfil = async () => {
      const lines = bought.items.map((item) => ({ item: item._id, quantity: item.quantity }));
      return dataOf(await employee.fulfilOrder({ params, body: { version: (await read()).version, lines } }));
    };
    const books = async () => dataOf(await employee.getReceivable({ params: key }));
    const reverse = async () => {
      const { _id: receipt = '', version = 0 } =
        (await books()).receipts.find((one) => one.reversed + one.returned === 0) ?? {};
      const why = 'posted by mistake';
      return employee.operateReceivable({ params: key, body: { do: 'reverse', receipt, version, why } });
    };
    return { person, employee, key, number, total: cents(bought.total), read, pay, fulfil, books, reverse };
  };
  const textsOf = async ({ shopper }: Awaited<ReturnType<typeof member>>) =>
    dataOf(await shopper.listNotifications({ query: { isRead: 'all' } }))
      .filter(({ kind }) => kind === 'payment_posted')
      .map(({ text }) => text);

  describe('a payment that is recorded on an order', () => {
    it.each(['check', 'terms'] as const)(
      'of an order by %s says how it came, and is told, reversed and recorded again',
      async (kind) => {
        const { person, total, number, read, pay, fulfil, books, reverse } = await placed(kind);
        expect(problemOf(await pay({})).fieldErrors).toEqual({ '/reference': ['Enter the check number.'] });
        dataOf(await pay({ method: 'wire', reference: 'FED 88' }));
        const [receipt] = (await books()).receipts;
        expect(receipt).toMatchObject({ method: 'wire', reference: 'FED 88', order: { number } });
        expect(await textsOf(person)).toHaveLength(1);
        const { text } = await database()
          .selectFrom('mail')
          .select('text')
          .where('recipient', '=', person.email)
          .where('subject', 'like', `%${receipt?.number}%`)
          .executeTakeFirstOrThrow();
        expect(text).toContain(`will be applied to order ${number} when we invoice it.`);
        if (kind === 'terms') await fulfil();
        expect((await read()).payment).toMatchObject({ status: 'captured', balance: 0 });
        await expectBooksToAgree(database(), 'recorded');
        for (const answer of await Promise.all([reverse(), reverse()])) dataOf(answer);
        const open = await read();
        expect(open.payment).toMatchObject({ status: 'due', captured: 0, refunded: 0 });
        expect([cents(open.payment?.balance ?? 0), cents(open.can.capture)]).toEqual([total, total]);
        expect(open.history.filter((one) => one.kind === 'payment_reversed')).toMatchObject([
          { note: expect.stringMatching(/^PMT-\d+ \$[\d,.]+: posted by mistake$/) },
        ]);
        expect(cents((await books()).owed)).toBe(kind === 'terms' ? total : 0);
        expect((await books()).credit).toBe(0);
        const theirs = dataOf(await person.shopper.listOrders()).items[0];
        expect(cents(theirs?.payment?.balance ?? 0)).toBe(total);
        await expectBooksToAgree(database(), 'reversed');
        dataOf(await pay({ method: 'check', reference: '4410' }));
        if (kind === 'check') await fulfil();
        expect((await read()).payment).toMatchObject({ status: 'captured', balance: 0 });
        expect(await books()).toMatchObject({ owed: 0, credit: 0 });
        const month = thisMonth();
        const statement = dataOf(await person.shopper.getStatement({ params: { month } }));
        expect(statement.closing).toBe(0);
        await expectBooksToAgree(database(), 'recorded again');
      },
    );

    it('by check has its number once per customer, and is due again when the bank returns it', async () => {
      const { person, employee, key, total, read, pay, fulfil, books } = await placed('check');
      await fulfil();
      const { invoices } = await books();
      dataOf(
        await employee.recordReceipt({ params: key, body: { method: 'check', reference: 'a-9', amount: 1 } }),
      );
      expect(problemOf(await pay({ reference: 'A-9' })).fieldErrors?.['/reference']?.[0]).toContain(
        'is already posted as',
      );
      dataOf(await pay({ reference: 'A-10', amount: 5 }));
      const twice = await employee.recordReceipt({
        params: key,
        body: { method: 'check', reference: 'a-10', amount: 1 },
      });
      expect(problemOf(twice).code).toBe('invalid');
      const receipt = (await books()).receipts.find(({ reference }) => reference === 'A-10');
      const bounce = (version?: number) =>
        employee.operateReceivable({
          params: key,
          body: { do: 'bounce', receipt: receipt?._id ?? '', ...(version ? { version } : {}) },
        });
      expect(problemOf(await bounce((receipt?.version ?? 0) + 1)).code).toBe('stale_version');
      dataOf(await bounce(receipt?.version));
      const open = await read();
      expect(cents(open.payment?.balance ?? 0)).toBe(total);
      expect(open.history.map(({ kind }) => kind)).toContain('check_returned');
      expect((await books()).invoices).toMatchObject([{ open: invoices[0]?.open }]);
      expect((await textsOf(person))[0]).toContain('Returned check');
      dataOf(await pay({ reference: 'A-10' }));
      expect((await read()).payment).toMatchObject({ status: 'captured', balance: 0 });
      await expectBooksToAgree(database());
    });

    it('can be taken back after some of it was refunded as something off', async () => {
      const { employee, total, read, pay, fulfil, reverse, books } = await placed('terms');
      await fulfil();
      dataOf(await pay({ method: 'cash' }));
      const { _id, version } = await read();
      const off = { version, action: 'refund' as const, amount: 1 };
      dataOf(await employee.operatePayment({ params: { id: _id }, body: off }));
      dataOf(await reverse());
      const open = await read();
      expect([cents(open.payment?.balance ?? 0), open.can.refund]).toEqual([total, 0]);
      expect(cents((await books()).owed)).toBe(total);
      await expectBooksToAgree(database(), 'taken back');
      dataOf(await pay({ method: 'wire' }));
      expect((await read()).payment).toMatchObject({ balance: 0 });
      await expectBooksToAgree(database(), 'paid again');
    });

    it('of a guest has its check’s number once per order', async () => {
      const { shopper, cart } = await tools.withCart(2, 7);
      const { _id } = dataOf(await order(shopper, cart));
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('sales') }));
      const pay = async (amount: number) => {
        const { version } = dataOf(await employee.getDeskOrder({ params: { id: _id } }));
        const body = { version, action: 'capture' as const, reference: '77', amount };
        return employee.operatePayment({ params: { id: _id }, body });
      };
      dataOf(await pay(1));
      expect(problemOf(await pay(2)).code).toBe('invalid');
    });
  });
}
