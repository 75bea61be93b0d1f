/** What was not handed over of an order is canceled (docs/product.md#orders), on every transport and engine. */
import { describe, expect, it } from 'vitest';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { member } from '../foreign/people.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';
import { expectBooksToAgree } from './ledger/books.ts';

export function orderRestContract(tools: ContractTools): void {
  const { visitor, accountOf, inStock, order, database } = tools;
  const cents = (dollars: number) => Math.round(dollars * 100);

  /** A company's order of three units by that means, one of them handed over. */
  const partly = async (payment_type: 'terms' | 'cash') => {
    const person = await member(tools);
    const { shopper, company } = person;
    await database()
      .updateTable('company')
      .set({ features: JSON.stringify(['terms']), credit_limit_cents: 5_000_000 })
      .where('id', '=', company ?? '')
      .execute();
    const cart = dataOf(await shopper.currentCart());
    const { sku } = await inStock(11, { singly: true });
    const full = dataOf(
      await shopper.addToCart({ params: { id: cart._id }, body: { product: sku, quantity: 3, exact: true } }),
    );
    await shopper.saveCart({ params: { id: full._id }, body: { payment_type } });
    const placed = dataOf(
      await order(shopper, full, crypto.randomUUID(), { details: { ...checkoutDetails, payment_type } }),
    );
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    const read = async () => dataOf(await employee.getDeskOrder({ params: { id: placed._id } }));
    const operate = async (action: 'capture' | 'refund', amount?: number) =>
      dataOf(
        await employee.operatePayment({
          params: { id: placed._id },
          body: { version: (await read()).version, action, ...(amount ? { amount } : {}) },
        }),
      );
    const fulfil = async (quantity: number) =>
      dataOf(
        await employee.fulfilOrder({
          params: { id: placed._id },
          body: { version: (await read()).version, lines: [{ item: itemOf(placed), quantity }] },
        }),
      );
    const cancel = async (version?: number) =>
      employee.cancelOrder({
        params: { id: placed._id },
        body: { version: version ?? (await read()).version, reason: 'discontinued' },
      });
    const receivable = async () =>
      dataOf(await employee.getReceivable({ params: { kind: 'company', id: company ?? '' } }));
    const stock = async () =>
      (
        await database()
          .selectFrom('stock')
          .innerJoin('sku', 'sku.id', 'stock.sku_id')
          .select('stock.quantity')
          .where('sku.code', '=', sku)
          .where('warehouse_id', '=', placed.cart.warehouse)
          .executeTakeFirstOrThrow()
      ).quantity;
    return { person, employee, placed, read, operate, fulfil, cancel, receivable, stock };
  };
  const itemOf = ({ cart }: Order) => cart.items[0]?._id ?? '';
  const invoicesOf = async (shopper: Visitor) => dataOf(await shopper.listInvoices()).items;

  describe('the rest of an order', () => {
    it('on terms is never invoiced nor owed, and its stock is free again; once', async () => {
      const { person, placed, read, fulfil, cancel, stock, employee } = await partly('terms');
      await fulfil(1);
      const before = await stock();
      const { version, rest } = await read();
      expect(rest).toMatchObject({ refund: 0, void: false });
      const answers = await Promise.all([cancel(version), cancel(version)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await stock()).toBe(before + 2);
      const after = await read();
      const [invoice] = await invoicesOf(person.shopper);
      expect(after).toMatchObject({ status: 'fulfilled', payment: { status: 'due' } });
      expect(cents(after.payment?.balance ?? 0)).toBe(cents(invoice?.open ?? 0));
      expect(cents(after.payment?.canceled ?? 0)).toBe(cents(placed.cart.total) - cents(invoice?.total ?? 0));
      expect(after.history.at(-1)).toMatchObject({ kind: 'rest_canceled', note: 'discontinued' });
      const customer = dataOf(await employee.getDeskCustomer({ params: { id: after.account ?? '' } }));
      expect([customer.lifetime, customer.order_list[0]?.total]).toEqual([invoice?.total, invoice?.total]);
      const lines = [{ item: itemOf(placed), quantity: 1 }];
      const more = await employee.fulfilOrder({
        params: { id: placed._id },
        body: { version: after.version, lines },
      });
      expect(problemOf(more).code).toBe('invalid');
      expect(problemOf(await cancel()).code).toBe('invalid');
      expect(await invoicesOf(person.shopper)).toHaveLength(1);
      const balance = dataOf(await person.shopper.getBalance());
      expect(cents(balance.owed)).toBe(cents(invoice?.total ?? 0));
      expect(cents(balance.terms?.left ?? 0)).toBe(5_000_000 - cents(invoice?.total ?? 0));
      const [listed] = dataOf(await person.shopper.listOrders()).items;
      expect([listed?.total, listed?.payment?.balance]).toEqual([invoice?.total, invoice?.total]);
      const told = dataOf(await person.shopper.listNotifications({ query: { isRead: 'all' } }));
      expect(told[0]?.text).toBe(`Part of your order ${placed.number} was canceled.`);
      await expectBooksToAgree(database());
    });

    it('that was paid is refunded, and the payment is used up by what was handed over', async () => {
      const { person, placed, read, operate, fulfil, cancel, receivable } = await partly('cash');
      await operate('capture');
      await fulfil(1);
      const { rest } = await read();
      dataOf(await cancel());
      const after = await read();
      expect(rest).toEqual({
        canceled: after.payment?.canceled,
        refund: after.payment?.refunded,
        credit: 0,
        void: false,
      });
      expect(after.rest).toBe(null);
      const [invoice] = await invoicesOf(person.shopper);
      expect(cents(after.payment?.refunded ?? 0)).toBe(cents(placed.cart.total) - cents(invoice?.total ?? 0));
      expect(invoice).toMatchObject({ status: 'paid' });
      expect(after.can).toMatchObject({ capture: 0, void: false });
      expect((await receivable()).receipts).toMatchObject([{ unapplied: 0 }]);
      expect(dataOf(await person.shopper.listCreditMemos()).items).toEqual([]);
      await expectBooksToAgree(database());
    });

    it('is not said to be paid by money that was refunded, and owes nothing when it is handed over', async () => {
      const { person, placed, operate, fulfil, receivable } = await partly('cash');
      await operate('capture');
      await fulfil(1);
      const [first] = await invoicesOf(person.shopper);
      const left = cents(placed.cart.total) - cents(first?.total ?? 0);
      expect(cents((await receivable()).receipts[0]?.unapplied ?? 0)).toBe(left);
      await operate('refund', 2);
      expect(cents((await receivable()).receipts[0]?.unapplied ?? 0)).toBe(left - 200);
      await fulfil(2);
      expect((await invoicesOf(person.shopper)).map(({ status }) => status)).toEqual(['paid', 'paid']);
      expect(dataOf(await person.shopper.listCreditMemos()).items).toMatchObject([
        { kind: 'allowance', amount: 2, open: 0, refunded: 0 },
      ]);
      await operate('refund', 1);
      expect(dataOf(await person.shopper.listCreditMemos()).items[0]).toMatchObject({
        kind: 'allowance',
        amount: 1,
        refunded: 1,
      });
      await expectBooksToAgree(database());
    });

    it('that is written off is told to the customer, once', async () => {
      const { person, placed, employee, read, fulfil } = await partly('terms');
      await fulfil(1);
      const [invoice] = await invoicesOf(person.shopper);
      const body = { version: (await read()).version, action: 'void' as const };
      dataOf(await employee.operatePayment({ params: { id: placed._id }, body }));
      const told = async () =>
        dataOf(await person.shopper.listNotifications({ query: { isRead: 'all' } }))
          .filter(({ kind }) => kind === 'credit_issued')
          .map(({ text }) => text);
      const off = formatDollars(invoice?.open ?? 0);
      const words = `${off} of your order ${placed.number} is written off. You don’t owe it anymore.`;
      expect(await told()).toEqual([words]);
      // What is handed over afterwards is written off, too.
      await fulfil(2);
      expect(await told()).toHaveLength(2);
      await expectBooksToAgree(database());
    });
  });
}
