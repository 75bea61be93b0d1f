/** Orders after they were placed: the desk, returns, and looking one up (docs/product.md#custom-products, #orders). */
import { describe, expect, it } from 'vitest';
import type { DeskOrder, Order } from '#schemas/domain/sales/order.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function ordersContract({ visitor, accountOf, withCart, order, database }: ContractTools): void {
  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  /** A guest's order of two units, paid by check, and a desk to work on it. */
  const placed = async (quantity = 2) => {
    const { shopper, cart, product } = await withCart(quantity, 7);
    return { shopper, product, order: dataOf(await order(shopper, cart)), employee: await desk() };
  };
  const itemOf = ({ cart }: Order) => cart.items[0]?._id ?? '';
  const read = async (employee: Visitor, id: string) =>
    dataOf(await employee.getDeskOrder({ params: { id } }));
  const fulfil = (
    employee: Visitor,
    { _id, version, cart }: DeskOrder,
    quantity: number,
    change: object = {},
  ) =>
    employee.fulfilOrder({
      params: { id: _id },
      body: { version, lines: [{ item: cart.items[0]?._id ?? '', quantity }], ...change },
    });
  const mailTo = async (number: string) =>
    (
      await database()
        .selectFrom('mail')
        .select(['subject', 'text'])
        .where('subject', 'like', `%${number}%`)
        .where('kind', '<>', 'notice')
        .execute()
    ).map(({ subject, text }) => `${subject} ${text}`);
  const stockOf = async (sku: string, warehouse: string) =>
    (
      await database()
        .selectFrom('stock')
        .innerJoin('sku', 'sku.id', 'stock.sku_id')
        .select('stock.quantity')
        .where('sku.code', '=', sku)
        .where('warehouse_id', '=', warehouse)
        .executeTakeFirstOrThrow()
    ).quantity;

  describe('the order desk', () => {
    it('is for those who handle orders', async () => {
      const { shopper, order: mine } = await placed();
      expect(problemOf(await shopper.listDeskOrders()).code).toBe('unauthenticated');
      const editor = visitor();
      dataOf(await editor.login({ body: accountOf('employee') }));
      const params = { id: mine._id };
      const answers = [
        await editor.listDeskOrders(),
        await editor.getDeskOrder({ params }),
        await editor.fulfilOrder({
          params,
          body: { version: 0, lines: [{ item: itemOf(mine), quantity: 1 }], capture: true },
        }),
        await editor.operatePayment({ params, body: { version: 0, action: 'capture' } }),
        await editor.cancelOrder({ params, body: { version: 0, reason: 'a mistake' } }),
        await editor.noteOrder({ params, body: { text: 'hello' } }),
        await editor.getReconciliation(),
      ];
      expect(answers.map((answer) => problemOf(answer).code)).toEqual(Array(7).fill('forbidden'));
      expect((await read(await desk(), mine._id)).version).toBe(0);
    });

    it('finds an order by number, email, PO number and SKU, and by how it stands', async () => {
      const { order: mine, employee, product } = await placed();
      const search = async (query: { q?: string; status?: 'open' | 'fulfilled'; payment?: 'due' | 'held' }) =>
        dataOf(await employee.listDeskOrders({ query: { limit: 100, ...query } })).items.map(
          ({ _id }) => _id,
        );
      expect(await search({ q: mine.number.toLowerCase() })).toEqual([mine._id]);
      expect(await search({ q: `${product.sku} ${mine.number}` })).toEqual([mine._id]);
      expect(await search({ q: mine.email.toUpperCase() })).toContain(mine._id);
      expect(await search({ q: '100% nobody_' })).toEqual([]);
      expect(await search({ status: 'open', payment: 'due' })).toContain(mine._id);
      expect(await search({ status: 'fulfilled' })).not.toContain(mine._id);
      expect(await search({ payment: 'held' })).not.toContain(mine._id);
      const [first] = dataOf(await employee.listDeskOrders({ query: { limit: 1 } })).items;
      expect(first?._id).toBe(mine._id);
    });

    it('hands lines over part by part, at most what is left, and mails the tracking number', async () => {
      const { shopper, order: mine, employee } = await placed();
      const before = await read(employee, mine._id);
      const over = problemOf(await fulfil(employee, before, 3));
      expect(over).toMatchObject({
        code: 'invalid',
        fieldErrors: { '/lines/0/quantity': ['Only 2 are left. Enter that or less.'] },
      });
      const part = dataOf(
        await fulfil(employee, before, 1, { carrier: 'UPS', tracking: '1Z999AA10123456784' }),
      );
      expect(part).toMatchObject({
        status: 'partly_fulfilled',
        fulfilments: [{ tracking: '1Z999AA10123456784' }],
      });
      expect(part.cart.items[0]?.fulfilled).toBe(1);
      expect(problemOf(await fulfil(employee, before, 1))).toMatchObject({
        code: 'stale_version',
        status: 409,
      });
      expect(problemOf(await fulfil(employee, part, 2)).code).toBe('invalid');
      expect(dataOf(await fulfil(employee, part, 1)).status).toBe('fulfilled');
      expect((await mailTo(mine.number)).join()).toContain('1Z999AA10123456784');
      const theirs = dataOf(
        await shopper.getOrder({ params: { id: mine._id }, query: { token: mine.token } }),
      );
      expect(theirs.history.map(({ kind }) => kind)).toEqual(['placed', 'fulfilled', 'fulfilled']);
      expect(theirs.history[1]?.lines).toEqual([{ item: itemOf(mine), quantity: 1 }]);
      expect(JSON.stringify(theirs.history)).not.toContain('Sales');
    });

    it('hands over once when the button is pressed twice at the same moment', async () => {
      const { order: mine, employee } = await placed();
      const before = await read(employee, mine._id);
      const answers = await Promise.all([1, 2].map(() => fulfil(employee, before, 1)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await read(employee, mine._id)).fulfilments).toHaveLength(1);
    });

    it('writes down a check when it comes, gives back at most that, and says so', async () => {
      const { shopper, order: mine, employee } = await placed();
      const params = { id: mine._id };
      const before = await read(employee, mine._id);
      expect(before.can).toEqual({ capture: mine.cart.total, record: 0, refund: 0, void: true });
      const bare = problemOf(await fulfil(employee, before, 2, { capture: true }));
      expect(bare.fieldErrors).toEqual({ '/reference': ['Enter the check number.'] });
      const sent = dataOf(await fulfil(employee, before, 2, { capture: true, reference: '118' }));
      expect(sent.payment).toMatchObject({ status: 'captured', captured: mine.cart.total });
      const { version } = sent;
      const refund = (amount: number, at: number) =>
        employee.operatePayment({
          params,
          body: { version: at, action: 'refund', amount, note: 'one is scratched' },
        });
      const over = problemOf(await refund(mine.cart.total + 0.01, version));
      expect(over.code).toBe('invalid');
      expect(over.fieldErrors?.['/amount']).toBeDefined();
      const given = dataOf(await refund(10, (await read(employee, mine._id)).version));
      expect(given.payment).toMatchObject({ refunded: 10 });
      expect(given.history.at(-1)).toMatchObject({
        kind: 'payment_refunded',
        amount: 10,
        note: 'one is scratched',
      });
      expect(given.history.at(-1)?.by).toBeTruthy();
      expect(problemOf(await refund(mine.cart.total, given.version)).code).toBe('invalid');
      expect((await mailTo(mine.number)).join()).toContain('$10.00');
      const theirs = dataOf(await shopper.getOrder({ params, query: { token: mine.token } }));
      expect(JSON.stringify(theirs.history)).not.toContain('scratched');
    });

    it('asks again for a refund of a part payment, and writes off what is left', async () => {
      const { shopper, order: mine, employee } = await placed();
      const params = { id: mine._id };
      const { total } = mine.cart;
      const cents = (dollars: number) => Math.round(dollars * 100) / 100;
      const operate = async (action: 'capture' | 'refund' | 'void', amount?: number) => {
        const { version } = await read(employee, mine._id);
        return employee.operatePayment({ params, body: { version, action, amount, reference: '118' } });
      };
      dataOf(await operate('capture', 5));
      const open = dataOf(await operate('refund', 2));
      expect(open.payment).toMatchObject({ status: 'due', balance: cents(total - 3) });
      expect(open.can).toEqual({ capture: cents(total - 3), record: 0, refund: 3, void: true });
      const query = { token: mine.token };
      const theirs = dataOf(await shopper.getOrder({ params, query }));
      expect(theirs.payment?.balance).toBe(cents(total - 3));
      const rows = dataOf(await employee.listDeskOrders({ query: { q: mine.number } })).items;
      expect(rows[0]?.payment).toMatchObject({ captured: 5, refunded: 2, balance: cents(total - 3) });
      expect(problemOf(await operate('capture', total - 2)).code).toBe('invalid');
      const off = dataOf(await operate('void'));
      expect(off.payment).toMatchObject({ status: 'voided', captured: 5, balance: 0 });
      expect(off.history.at(-1)).toMatchObject({ kind: 'payment_voided', amount: cents(total - 3) });
      expect(off.can).toEqual({ capture: 0, record: 0, refund: 3, void: false });
      const canceled = await employee.cancelOrder({
        params,
        body: { version: off.version, reason: 'Not needed' },
      });
      expect(dataOf(canceled).payment).toMatchObject({ refunded: 5, balance: 0 });
    });

    it('owes no more for goods that came back, and is paid with the rest', async () => {
      const { order: mine, employee } = await placed();
      const params = { id: mine._id };
      const { total } = mine.cart;
      const version = async () => (await read(employee, mine._id)).version;
      const capture = async (amount: number) =>
        employee.operatePayment({
          params,
          body: { version: await version(), action: 'capture', amount, method: 'cash' },
        });
      dataOf(await fulfil(employee, await read(employee, mine._id), 2));
      dataOf(await capture(5));
      const lines = [{ item: itemOf(mine), quantity: 1 }];
      const asked = dataOf(await employee.askReturn({ params, body: { lines, reason: 'It does not fit' } }));
      const step = async (body: object) =>
        employee.stepReturn({
          params: { id: asked.returns[0]?._id ?? '' },
          body: { version: await version(), ...body } as never,
        });
      dataOf(await step({ step: 'approve' }));
      dataOf(await step({ step: 'receive' }));
      const back = dataOf(await step({ step: 'refund', amount: 2 }));
      const rest = Math.round((total - 5) * 100) / 100;
      expect(back.payment).toMatchObject({ status: 'due', refunded: 2, balance: rest });
      expect(dataOf(await capture(rest)).payment).toMatchObject({ status: 'captured', balance: 0 });
    });

    it('cancels once: the stock is back, the payment is over, and nothing can be handed over', async () => {
      const { order: mine, employee, product } = await placed();
      const params = { id: mine._id };
      const { warehouse } = mine.cart;
      const stock = await stockOf(product.sku, warehouse);
      const body = { version: 0, reason: 'The buyer asked for it' };
      const both = await Promise.all([1, 2].map(() => employee.cancelOrder({ params, body })));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const canceled = await read(employee, mine._id);
      expect(canceled).toMatchObject({ status: 'canceled', payment: { status: 'voided' } });
      expect(await stockOf(product.sku, warehouse)).toBe(stock + 2);
      const again = await employee.cancelOrder({ params, body: { ...body, version: canceled.version } });
      expect(problemOf(again).code).toBe('invalid');
      expect(problemOf(await fulfil(employee, await read(employee, mine._id), 1)).code).toBe('invalid');
      expect(await stockOf(product.sku, warehouse)).toBe(stock + 2);
      expect((await mailTo(mine.number)).join()).toContain('is canceled');
    });

    it('does not cancel what was handed over whole, and keeps its notes to itself', async () => {
      const { shopper, order: mine, employee } = await placed();
      const params = { id: mine._id };
      dataOf(await employee.noteOrder({ params, body: { text: 'Call before delivery' } }));
      const sent = dataOf(await fulfil(employee, await read(employee, mine._id), 2));
      expect(sent.history.map(({ note }) => note)).toContain('Call before delivery');
      const refused = await employee.cancelOrder({
        params,
        body: { version: sent.version, reason: 'too late' },
      });
      expect(problemOf(refused).code).toBe('invalid');
      const theirs = dataOf(await shopper.getOrder({ params, query: { token: mine.token } }));
      expect(JSON.stringify(theirs)).not.toContain('Call before');
    });
  });

  describe('returns', () => {
    it('go from the shopper’s request to the money, and put the stock back', async () => {
      const { shopper, order: mine, employee, product } = await placed();
      const params = { id: mine._id };
      const query = { token: mine.token };
      const lines = [{ item: itemOf(mine), quantity: 1 }];
      const ask = (who: Visitor, body = { lines, reason: 'It does not fit' }) =>
        who.askReturn({ params, query, body });
      expect(problemOf(await ask(shopper)).code).toBe('invalid');
      const sent = dataOf(
        await fulfil(employee, await read(employee, mine._id), 2, { capture: true, reference: '118' }),
      );
      expect(sent.status).toBe('fulfilled');
      expect(problemOf(await visitor().askReturn({ params, body: { lines, reason: 'mine now' } })).code).toBe(
        'not_found',
      );
      const asked = dataOf(await ask(shopper));
      expect(asked.returns).toMatchObject([{ status: 'asked', reason: 'It does not fit' }]);
      const many = { lines: [{ item: itemOf(mine), quantity: 2 }], reason: 'all of it' };
      expect(problemOf(await ask(shopper, many)).fieldErrors).toHaveProperty(['/lines/0/quantity']);
      const id = asked.returns[0]?._id ?? '';
      const stock = await stockOf(product.sku, mine.cart.warehouse);
      const step = async (body: object) => {
        const { version } = await read(employee, mine._id);
        return employee.stepReturn({ params: { id }, body: { version, ...body } as never });
      };
      expect(problemOf(await step({ step: 'receive' })).code).toBe('invalid');
      dataOf(await step({ step: 'approve', note: 'Bring it to the counter' }));
      const received = dataOf(await step({ step: 'receive' }));
      expect(await stockOf(product.sku, mine.cart.warehouse)).toBe(stock + 1);
      const { worth } = received.returns[0] ?? { worth: 0 };
      expect(worth).toBeCloseTo((mine.cart.subtotal + mine.cart.tax) / 2, 1);
      expect(problemOf(await step({ step: 'refund', amount: 5, fee: 5 })).fieldErrors).toHaveProperty([
        '/fee',
      ]);
      const refused = await step({ step: 'refund', amount: mine.cart.total + 1 });
      expect(problemOf(refused).code).toBe('invalid');
      expect((await read(employee, mine._id)).returns[0]?.status).toBe('received');
      const done = dataOf(await step({ step: 'refund', amount: worth, fee: 1 }));
      expect(done.returns[0]).toMatchObject({
        status: 'refunded',
        refunded: Math.round((worth - 1) * 100) / 100,
        restocking_fee: 1,
      });
      expect(done.payment?.refunded).toBe(done.returns[0]?.refunded);
      const told = await database()
        .selectFrom('audit_event')
        .select(['detail', 'name', 'actor'])
        .where('subject', '=', mine._id)
        .where('action', '=', 'order.return')
        .orderBy('id')
        .execute();
      expect(told.map(({ detail }) => (detail as { note: string }).note.split(/[: ]/)[0])).toEqual([
        'approved',
        'received',
        'Refunded',
      ]);
      expect(new Set(told.map(({ name }) => name))).toEqual(new Set([mine.number]));
      expect(problemOf(await step({ step: 'refund', amount: 1 })).code).toBe('invalid');
      const mails = (await mailTo(mine.number)).join();
      expect(mails).toContain('Bring it to the counter');
      expect(mails).toContain('A restocking fee of $1.00 was taken off.');
      // It was paid by check: no statement will show it by itself.
      expect(mails).not.toContain('5 to 10 business days');
      expect(mails).toContain('We received');
    });

    it('are not for what was made to order', async () => {
      const { shopper, order: mine, employee } = await placed(1);
      dataOf(await fulfil(employee, await read(employee, mine._id), 1));
      const row = await database()
        .selectFrom('order')
        .select('document')
        .where('id', '=', mine._id)
        .executeTakeFirstOrThrow();
      const items = row.document.cart.items.map((item) => ({
        ...item,
        configuration: { returnable: false },
      }));
      const document = JSON.stringify({ ...row.document, cart: { ...row.document.cart, items } });
      await database().updateTable('order').set({ document }).where('id', '=', mine._id).execute();
      const answer = await shopper.askReturn({
        params: { id: mine._id },
        query: { token: mine.token },
        body: { lines: [{ item: itemOf(mine), quantity: 1 }], reason: 'Changed my mind' },
      });
      expect(problemOf(answer).fieldErrors).toEqual({ '/lines/0/quantity': ['This can’t be returned.'] });
    });
  });

  describe('looking an order up', () => {
    it('opens it for its number and email, and says the same of either being wrong', async () => {
      const { order: mine } = await placed(1);
      const look = (number: string, email: string) => visitor().lookUpOrder({ body: { number, email } });
      const found = dataOf(await look(mine.number.replace('-', ' ').toLowerCase(), mine.email.toUpperCase()));
      expect(found._id).toBe(mine._id);
      const query = { token: found.token };
      expect(dataOf(await visitor().getOrder({ params: { id: mine._id }, query })).number).toBe(mine.number);
      const other = (await placed(1)).order;
      expect(problemOf(await visitor().getOrder({ params: { id: other._id }, query })).code).toBe(
        'unauthenticated',
      );
      const wrong = [
        problemOf(await look(mine.number, 'somebody@example.com')),
        problemOf(await look('AF-1', mine.email)),
      ];
      expect(new Set(wrong.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
    });

    it('ends for a number that is guessed at', async () => {
      const { order: mine } = await placed(1);
      const codes: string[] = [];
      for (let attempt = 0; attempt < 11; attempt++)
        codes.push(
          problemOf(
            await visitor().lookUpOrder({
              body: { number: mine.number, email: `guess${attempt}@example.com` },
            }),
          ).code,
        );
      expect(codes.slice(0, 10)).toEqual(Array(10).fill('not_found'));
      expect(codes[10]).toBe('too_many_requests');
    });
  });
}
