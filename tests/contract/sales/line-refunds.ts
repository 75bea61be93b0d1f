/** What was handed over is refunded and stays with the customer (docs/decisions/0078-line-refunds.md). */
import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { worthOf } from '#schemas/domain/sales/lines-worth.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { member } from '../foreign/people.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';
import { expectBooksToAgree } from './ledger/books.ts';

export function lineRefundsContract(tools: ContractTools): void {
  const { visitor, accountOf, withCart, inStock, order, database } = tools;

  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const toolsOf = async (id: string) => {
    const employee = await desk();
    const params = { id };
    const read = async () => dataOf(await employee.getDeskOrder({ params }));
    const lineOf = (seen: DeskOrder, quantity: number) => [{ item: seen.cart.items[0]?._id ?? '', quantity }];
    const fulfil = async (quantity: number) => {
      const seen = await read();
      const body = { version: seen.version, lines: lineOf(seen, quantity) };
      return dataOf(await employee.fulfilOrder({ params, body }));
    };
    const refund = async (quantity: number, amount: number, version?: number) => {
      const seen = await read();
      return employee.refundLines({
        params,
        body: {
          version: version ?? seen.version,
          lines: lineOf(seen, quantity),
          amount,
          reason: 'Cracked on arrival',
        },
      });
    };
    const worth = async (quantity: number) => {
      const seen = await read();
      return toDollars(worthOf(seen, lineOf(seen, quantity)));
    };
    return { employee, params, read, fulfil, refund, worth };
  };
  const available = async (sku: string) =>
    (
      await database()
        .selectFrom('stock')
        .innerJoin('sku', 'sku.id', 'stock.sku_id')
        .select(({ fn }) => fn.sum<string>('stock.quantity').as('sum'))
        .where('sku.code', '=', sku)
        .executeTakeFirstOrThrow()
    ).sum;

  describe('a refund of lines without a return', () => {
    it('pays back what was handed over, once, puts nothing into stock and tells the shopper', async () => {
      const { shopper, cart, product } = await withCart(2, 7);
      const mine = dataOf(await order(shopper, cart));
      const { employee, params, read, fulfil, refund, worth } = await toolsOf(mine._id);
      expect(problemOf(await refund(1, 1))).toMatchObject({
        code: 'invalid',
        fieldErrors: {
          '/lines/0/quantity': ['None of these were handed over, or all are refunded already.'],
        },
      });
      await fulfil(2);
      const paid = await employee.operatePayment({
        params,
        body: { version: (await read()).version, action: 'capture', reference: '118' },
      });
      dataOf(paid);
      const stock = await available(product.sku);
      const one = await worth(1);
      expect(Object.keys(problemOf(await refund(1, toDollars(toCents(one) + 1))).fieldErrors ?? {})).toEqual([
        '/amount',
      ]);
      expect((await read()).returns).toEqual([]);
      const { version } = await read();
      const back = dataOf(await refund(1, one));
      expect(back.returns).toMatchObject([
        { status: 'refunded', refunded: one, keeps_goods: true, credited: false },
      ]);
      expect(back.payment).toMatchObject({ refunded: one, balance: 0 });
      expect(back.history.at(-1)).toMatchObject({ kind: 'lines_refunded', note: 'Cracked on arrival' });
      expect(await available(product.sku)).toBe(stock);
      expect(problemOf(await refund(1, 1, version)).code).toBe('stale_version');
      expect(problemOf(await refund(2, 1)).fieldErrors?.['/lines/0/quantity']).toEqual([
        'Up to 1 of these can be refunded. Lower the quantity.',
      ]);
      // What was refunded cannot come back for money a second time.
      const lines = [{ item: back.cart.items[0]?._id ?? '', quantity: 2 }];
      expect(
        problemOf(await employee.askReturn({ params, body: { lines, reason: 'Both of them' } })).code,
      ).toBe('invalid');
      const theirs = dataOf(await shopper.getOrder({ params, query: { token: mine.token } }));
      expect(theirs.history.at(-1)).toMatchObject({ kind: 'lines_refunded', note: '', by: null });
    });

    it('is credited to an account on terms, and the books agree', async () => {
      const { shopper, company } = await member(tools);
      await database()
        .updateTable('company')
        .set({ features: JSON.stringify(['terms']), credit_limit_cents: 5_000_000 })
        .where('id', '=', company ?? '')
        .execute();
      const cart = dataOf(await shopper.currentCart());
      const { sku } = await inStock(11, { singly: true });
      const full = dataOf(
        await shopper.addToCart({
          params: { id: cart._id },
          body: { product: sku, quantity: 2, exact: true },
        }),
      );
      await shopper.saveCart({ params: { id: full._id }, body: { payment_type: 'terms' } });
      const details = { ...checkoutDetails, payment_type: 'terms' as const };
      const mine = dataOf(await order(shopper, full, crypto.randomUUID(), { details }));
      const { fulfil, refund, worth, employee } = await toolsOf(mine._id);
      await fulfil(2);
      const one = await worth(1);
      const back = dataOf(await refund(1, one));
      expect(back.returns).toMatchObject([
        { status: 'refunded', refunded: one, keeps_goods: true, credited: true },
      ]);
      expect(back.payment).toMatchObject({
        refunded: 0,
        balance: toDollars(toCents(mine.cart.total) - toCents(one)),
      });
      const books = await employee.getReceivable({ params: { kind: 'company', id: company ?? '' } });
      expect(dataOf(books).owed).toBe(toDollars(toCents(mine.cart.total) - toCents(one)));
      await expectBooksToAgree(database());
    });
  });
}
