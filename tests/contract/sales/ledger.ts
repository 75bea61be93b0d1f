/** Invoices, payments, credit memos and statements (docs/product.md#ledger), on every transport and engine. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { member, type Person } from '../foreign/people.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';
import { expectBooksToAgree } from './ledger/books.ts';
import { thisMonth } from './ledger/this-month.ts';

export function ledgerContract(tools: ContractTools): void {
  const { visitor, accountOf, inStock, order, database, joinCompany } = tools;
  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  /** The admin of a company that buys on terms. */
  const onTerms = async (): Promise<Person> => {
    const person = await member(tools);
    await database()
      .updateTable('company')
      .set({ features: JSON.stringify(['terms']), credit_limit_cents: 5_000_000 })
      .where('id', '=', person.company ?? '')
      .execute();
    return person;
  };
  const ordered = async ({ shopper }: Person, quantity = 3): Promise<Order> => {
    const cart = dataOf(await shopper.currentCart());
    const { sku } = await inStock(11, { singly: true });
    const full = dataOf(
      await shopper.addToCart({ params: { id: cart._id }, body: { product: sku, quantity, exact: true } }),
    );
    await shopper.saveCart({ params: { id: full._id }, body: { payment_type: 'terms' } });
    return dataOf(
      await order(shopper, full, randomUUID(), { details: { ...checkoutDetails, payment_type: 'terms' } }),
    );
  };
  const fulfil = async (employee: Visitor, id: string, quantity: number) => {
    const { version, cart } = dataOf(await employee.getDeskOrder({ params: { id } }));
    const lines = [{ item: cart.items[0]?._id ?? '', quantity }];
    return dataOf(await employee.fulfilOrder({ params: { id }, body: { version, lines } }));
  };
  const keyOf = ({ company }: Person) => ({ kind: 'company' as const, id: company ?? '' });
  const cents = (dollars: number) => Math.round(dollars * 100);

  describe('the ledger', () => {
    it('invoices what is handed over, part by part, to the order’s total and due after the net days', async () => {
      const person = await onTerms();
      const employee = await desk();
      const placed = await ordered(person);
      expect(dataOf(await person.shopper.listInvoices()).items).toEqual([]);
      await fulfil(employee, placed._id, 1);
      await fulfil(employee, placed._id, 2);
      const { items, open } = dataOf(await person.shopper.listInvoices({ query: { sort: 'oldest' } }));
      expect(items).toHaveLength(2);
      expect(items.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(placed.cart.total));
      expect(cents(open)).toBe(cents(placed.cart.total));
      const [first] = items;
      expect(first).toMatchObject({ status: 'open', order: { number: placed.number } });
      const days =
        (Date.parse(first?.due_on ?? '') - Date.parse((first?.issued_at ?? '').slice(0, 10))) / 86_400_000;
      expect(Math.abs(days - 30)).toBeLessThanOrEqual(1);
      const one = dataOf(await person.shopper.getInvoice({ params: { id: first?._id ?? '' } }));
      expect(one.lines).toMatchObject([{ quantity: 1 }]);
      expect(cents(one.goods) + cents(one.shipping) + cents(one.fee) + cents(one.tax)).toBe(cents(one.total));
    });

    it('tells the company of a new invoice, and nobody of one that is paid already', async () => {
      const person = await onTerms();
      const employee = await desk();
      const placed = await ordered(person);
      await fulfil(employee, placed._id, 1);
      const [invoice] = dataOf(await person.shopper.listInvoices()).items;
      const news = async () =>
        dataOf(await person.shopper.listNotifications({ query: { isRead: 'all' } })).filter(
          ({ kind }) => kind === 'invoice_issued',
        );
      expect(await news()).toMatchObject([{ href: `/a/invoices/${invoice?._id}` }]);
      expect((await news())[0]?.text).toContain(invoice?.number ?? 'none');
      const choices = dataOf(await person.shopper.getNotificationChoices());
      const body = { ...choices, shop_off: [...choices.shop_off, 'invoice_issued' as const] };
      dataOf(await person.shopper.saveNotificationChoices({ body }));
      await fulfil(employee, placed._id, 2);
      expect(await news()).toHaveLength(1);
    });

    it('takes a check for several invoices, keeps the rest on the account, and shows both on the statement', async () => {
      const person = await onTerms();
      const employee = await desk();
      const placed = await ordered(person);
      await fulfil(employee, placed._id, 1);
      await fulfil(employee, placed._id, 2);
      const params = keyOf(person);
      const { invoices } = dataOf(await employee.getReceivable({ params }));
      const [first, second] = invoices;
      const allocations = [
        { invoice: first?._id ?? '', amount: first?.open ?? 0 },
        { invoice: second?._id ?? '', amount: 1 },
      ];
      const amount = (cents(first?.open ?? 0) + 100 + 500) / 100;
      const posted = dataOf(
        await employee.recordReceipt({
          params,
          body: { method: 'check', reference: '2041', amount, invoices: allocations },
        }),
      );
      expect(posted.receipts).toMatchObject([{ reference: '2041', amount, unapplied: 5 }]);
      expect(posted.invoices).toHaveLength(1);
      const balance = dataOf(await person.shopper.getBalance());
      expect(cents(balance.owed)).toBe(cents(second?.open ?? 0) - 100);
      expect(balance.credit).toBe(5);
      const after = dataOf(await employee.getDeskOrder({ params: { id: placed._id } }));
      expect(cents(after.payment?.balance ?? 0)).toBe(cents(placed.cart.total) - cents(amount) + 500);
      const month = thisMonth();
      const statement = dataOf(await person.shopper.getStatement({ params: { month } }));
      expect(statement.rows.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'receipt']);
      expect(cents(statement.closing)).toBe(cents(balance.owed) - 500);
      expect(statement.unapplied).toBe(5);
      const { customer, ...seen } = dataOf(
        await employee.getCustomerStatement({ params: { ...params, month } }),
      );
      const { customer: _, ...theirs } = statement;
      expect(seen).toEqual(theirs);
      expect(customer[0]).toBe(statement.customer[0]);
      const used = dataOf(await employee.operateReceivable({ params, body: { do: 'apply' } }));
      expect(cents(used.owed)).toBe(cents(balance.owed) - 500);
      const receipt = posted.receipts[0]?._id ?? '';
      const bounced = dataOf(await employee.operateReceivable({ params, body: { do: 'bounce', receipt } }));
      expect(cents(bounced.owed)).toBe(cents(placed.cart.total));
      expect(
        problemOf(await employee.operateReceivable({ params, body: { do: 'bounce', receipt } })).code,
      ).toBe('invalid');
      await expectBooksToAgree(database());
    });

    it('posts a check once, also of two at the same moment, and again after it was returned', async () => {
      const person = await onTerms();
      const other = await onTerms();
      const employee = await desk();
      const params = keyOf(person);
      const check = (reference: string, of = params) =>
        employee.recordReceipt({ params: of, body: { method: 'check', reference, amount: 25 } });
      const both = await Promise.all([check('A-88001'), check('A-88001')]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const [posted] = dataOf(await employee.getReceivable({ params })).receipts;
      for (const again of [both.find(({ ok }) => !ok), await check(' a-88001')])
        expect(again && problemOf(again).fieldErrors).toMatchObject({
          '/reference': [expect.stringMatching(new RegExp(`is already posted as ${posted?.number}`))],
        });
      dataOf(await check('A-88002'));
      dataOf(await check('A-88001', keyOf(other)));
      const wire = { method: 'wire' as const, reference: 'A-88001', amount: 25 };
      dataOf(await employee.recordReceipt({ params, body: wire }));
      const body = { do: 'bounce' as const, receipt: posted?._id ?? '' };
      dataOf(await employee.operateReceivable({ params, body }));
      dataOf(await check('A-88001'));
      expect(problemOf(await check('A-88001')).code).toBe('invalid');
      await expectBooksToAgree(database());
    });

    it('refuses what is more than an invoice is open by, at its amount, and a check without its number', async () => {
      const person = await onTerms();
      const employee = await desk();
      const placed = await ordered(person, 1);
      await fulfil(employee, placed._id, 1);
      const params = keyOf(person);
      const [invoice] = dataOf(await employee.getReceivable({ params })).invoices;
      const allocation = { invoice: invoice?._id ?? '', amount: (cents(invoice?.open ?? 0) + 1) / 100 };
      const body = { method: 'check' as const, reference: '7', amount: 100_000, invoices: [allocation] };
      expect(problemOf(await employee.recordReceipt({ params, body })).fieldErrors).toHaveProperty([
        '/invoices/0/amount',
      ]);
      expect(
        problemOf(await employee.recordReceipt({ params, body: { ...body, reference: '' } })).fieldErrors,
      ).toHaveProperty(['/reference']);
      expect(
        problemOf(await employee.recordReceipt({ params, body: { ...body, amount: 1 } })).fieldErrors,
      ).toHaveProperty(['/amount']);
      expect(dataOf(await employee.getReceivable({ params })).receipts).toEqual([]);
    });

    it('credits what comes back from an order on terms, and the credit pays the next invoice', async () => {
      const person = await onTerms();
      const employee = await desk();
      const placed = await ordered(person);
      await fulfil(employee, placed._id, 3);
      const params = keyOf(person);
      const [invoice] = dataOf(await employee.getReceivable({ params })).invoices;
      const whole = invoice?.open ?? 0;
      dataOf(
        await employee.recordReceipt({
          params,
          body: { method: 'wire', amount: whole, invoices: [{ invoice: invoice?._id ?? '', amount: whole }] },
        }),
      );
      const lines = [{ item: placed.cart.items[0]?._id ?? '', quantity: 1 }];
      dataOf(
        await person.shopper.askReturn({ params: { id: placed._id }, body: { lines, reason: 'too long' } }),
      );
      let back = '';
      for (const step of ['approve', 'receive', 'refund'] as const) {
        const { version, returns } = dataOf(await employee.getDeskOrder({ params: { id: placed._id } }));
        back = returns[0]?._id ?? '';
        const amount = returns[0]?.worth ?? 0;
        const body = step === 'refund' ? { version, step, amount } : { version, step };
        dataOf(await employee.stepReturn({ params: { id: back }, body }));
      }
      const [memo] = dataOf(await person.shopper.listCreditMemos()).items;
      expect(memo).toMatchObject({ kind: 'return', order: { number: placed.number } });
      expect(memo?.open).toBeGreaterThan(0);
      const next = await ordered(person, 2);
      await fulfil(employee, next._id, 2);
      const [open] = dataOf(await person.shopper.listInvoices({ query: { status: 'unpaid' } })).items;
      const amount = Math.min(open?.open ?? 0, memo?.open ?? 0);
      const pay = (key: string) =>
        person.shopper.payBill({
          headers: { 'idempotency-key': key },
          body: { invoices: [{ invoice: open?._id ?? '', amount }], credit_memos: [memo?._id ?? ''] },
        });
      const key = randomUUID();
      for (const _ of ['once', 'again with the same key'])
        expect(dataOf(await pay(key))).toMatchObject({
          _id: null,
          status: 'captured',
          invoices: [{ invoice: open?._id, amount }],
          credit_memos: [memo?._id],
        });
      const paid = dataOf(await person.shopper.getInvoice({ params: { id: open?._id ?? '' } }));
      expect(paid.applications).toMatchObject([{ kind: 'credit_memo', amount }]);
      expect(paid.bill_to[0]).toBe(dataOf(await person.shopper.getCompany()).name);
      await expectBooksToAgree(database());
    });

    it('is a company’s own, and its bill is paid by who may pay it', async () => {
      const [person, other] = [await onTerms(), await onTerms()];
      const employee = await desk();
      const placed = await ordered(person, 1);
      await fulfil(employee, placed._id, 1);
      const [invoice] = dataOf(await person.shopper.listInvoices()).items;
      const params = { id: invoice?._id ?? '' };
      expect(problemOf(await other.shopper.getInvoice({ params })).code).toBe('not_found');
      expect(problemOf(await visitor().getInvoice({ params })).code).toBe('unauthenticated');
      const bill = { invoices: [{ invoice: params.id, amount: 1 }], payment_token: 'pm_someone' };
      const headers = { 'idempotency-key': randomUUID() };
      expect(problemOf(await other.shopper.payBill({ headers, body: bill })).code).toBe('not_found');
      const memo = dataOf(
        await employee.giveCredit({ params: keyOf(other), body: { amount: 5, note: 'late delivery' } }),
      ).credit_memos[0];
      expect(
        problemOf(
          await person.shopper.payBill({ headers, body: { ...bill, credit_memos: [memo?._id ?? ''] } }),
        ).code,
      ).toBe('not_found');
      // A buyer of the company.
      await joinCompany(person.email, person.company);
      expect(dataOf(await person.shopper.getBalance()).may_pay).toBe(false);
      expect(problemOf(await person.shopper.payBill({ headers, body: bill })).code).toBe('forbidden');
    });

    it('is worked on by sales alone', async () => {
      const person = await onTerms();
      const publisher = visitor();
      dataOf(await publisher.login({ body: accountOf('employee') }));
      const params = keyOf(person);
      for (const [who, code] of [
        [person.shopper, 'forbidden'],
        [publisher, 'forbidden'],
        [visitor(), 'unauthenticated'],
      ] as const) {
        const answers = [
          await who.listReceivables(),
          await who.getReceivable({ params }),
          await who.getCustomerStatement({ params: { ...params, month: '2026-01' } }),
          await who.recordReceipt({ params, body: { method: 'cash', amount: 1 } }),
          await who.giveCredit({ params, body: { amount: 1, note: 'because' } }),
          await who.writeInvoice({ params, body: { lines: [{ name: 'Work', quantity: 1, amount: 1 }] } }),
          await who.operateReceivable({ params, body: { do: 'apply' } }),
        ];
        expect(answers.map((answer) => problemOf(answer).code)).toEqual(Array(7).fill(code));
      }
      const employee = await desk();
      const written = dataOf(
        await employee.writeInvoice({
          params,
          body: { lines: [{ name: 'Delivery to the fourth floor', quantity: 1, amount: 120 }], tax: 9.9 },
        }),
      );
      expect(written).toMatchObject({ owed: 129.9, invoices: [{ total: 129.9, order: null }] });
      const { items } = dataOf(await employee.listReceivables({ query: { limit: 100 } }));
      expect(items.find(({ _id }) => _id === person.company)).toMatchObject({ owed: 129.9, past_due: 0 });
      // Once it is paid, the company is found by its name alone.
      const [open] = written.invoices;
      const pays = [{ invoice: open?._id ?? '', amount: 129.9 }];
      dataOf(
        await employee.recordReceipt({ params, body: { method: 'cash', amount: 129.9, invoices: pays } }),
      );
      const listed = async (q?: string) =>
        dataOf(await employee.listReceivables({ query: { limit: 100, ...(q ? { q } : {}) } })).items.map(
          ({ _id }) => _id,
        );
      expect(await listed()).not.toContain(person.company);
      expect(await listed(written.name)).toContain(person.company);
      // By whom the clerk has on the phone, and by what is in front of them.
      const { email } = dataOf(await person.shopper.getSession());
      const [receipt] = dataOf(await person.shopper.listReceipts()).items;
      for (const q of [
        email,
        open?.number ?? '',
        (receipt?.number ?? '').toLowerCase(),
        open?.number.slice(-6) ?? '',
      ])
        expect(await listed(q), q).toEqual([person.company]);
      expect(await listed('INV-999999')).toEqual([]);
    });

    it('sells on terms no more to a company that is long past due', async () => {
      const person = await onTerms();
      const employee = await desk();
      const placed = await ordered(person, 1);
      await fulfil(employee, placed._id, 1);
      await database()
        .updateTable('invoice')
        .set({ due_on: '2026-01-01' })
        .where('order_id', '=', placed._id)
        .execute();
      const { shopper } = person;
      const cart = dataOf(await shopper.currentCart());
      const { sku } = await inStock(11, { singly: true });
      dataOf(await shopper.addToCart({ params: { id: cart._id }, body: { product: sku, quantity: 1 } }));
      const refused = problemOf(
        await shopper.saveCart({ params: { id: cart._id }, body: { payment_type: 'terms' } }),
      );
      expect(refused.fieldErrors).toMatchObject({ '/payment_type': [expect.stringContaining('past due')] });
      const [late] = dataOf(await employee.listReceivables({ query: { limit: 1 } })).items;
      expect(late?.past_due).toBeGreaterThan(0);
    });
  });
}
