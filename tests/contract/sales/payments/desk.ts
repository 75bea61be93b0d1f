/** Money that employees move, with a processor that is silent or a process that is killed. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Context, operatorContext } from '#api/platform/context.ts';
import { getReceivable, operateReceivable, recordReceipt } from '#api/sales/ledger/desk-receivables.ts';
import { askReturn } from '#api/sales/orders/ask-return.ts';
import { cancelOrder } from '#api/sales/orders/cancel-order.ts';
import { deskAnswer } from '#api/sales/orders/change-order.ts';
import { fulfilOrder } from '#api/sales/orders/fulfil-order.ts';
import { operateOrderPayment } from '#api/sales/orders/operate-order-payment.ts';
import { listDeskOrders } from '#api/sales/orders/read-desk.ts';
import { stepReturn } from '#api/sales/orders/step-return.ts';
import { RefusedByProcessor, UnknownOutcome } from '#api/sales/payments/payment-processor.ts';
import { reconcilePayments } from '#api/sales/payments/reconcile.ts';
import { runDuePayments } from '#api/sales/payments/run-payments.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { invoiceAmounts } from '#schemas/domain/sales/invoice-amounts.ts';
import type { OperatePayment } from '#schemas/domain/sales/order-desk.ts';
import { dataOf } from '../../tools.ts';
import type { PaymentTools } from './payment-tools.ts';

export function deskContract({
  db,
  visitor,
  tokenOf,
  shopping,
  pay,
  held,
  statusOf,
  services,
  employee,
  sandbox,
}: PaymentTools): void {
  describe('at the desk', () => {
    /** The processor does not answer this; the job hears of it later. */
    const mute = (call: 'capture' | 'refund' | 'void') => {
      const { payments } = services();
      if (!payments) throw new Error('no processor');
      const silence = () => Promise.reject(new UnknownOutcome('no answer'));
      const processor = { ...payments.processor, [call]: silence };
      return operatorContext({ ...services(), payments: { ...payments, processor } });
    };
    /** Whoever works is killed before the processor is asked. */
    const killed = () =>
      operatorContext({
        ...services(),
        fault: (point) => {
          if (point === 'operation.asking') throw new Error('killed');
        },
      });
    const job = () => runDuePayments({ ...services(), now: () => new Date(Date.now() + 60 * 60 * 1000) });
    const desk = (id: string) => deskAnswer(employee(), id);
    const mails = async (number: string, words: string) =>
      (
        await db().selectFrom('mail').select('subject').where('subject', 'like', `%${number}%`).execute()
      ).filter(({ subject }) => subject.includes(words)).length;
    const ordered = async () => {
      const { shopper, cart } = await shopping();
      return { cart, order: dataOf(await pay(shopper, cart, await tokenOf('authorized'))) };
    };
    /** The same by somebody with an account, in whose books payments are recorded. */
    const orderedByAccount = async () => {
      const shopper = visitor();
      const body = { first_name: 'Maya', last_name: 'Lindqvist', password: 'a long password 7' };
      dataOf(await shopper.register({ body: { ...body, email: `maya.${randomUUID()}@example.com` } }));
      const { cart } = await shopping(shopper);
      return { cart, order: dataOf(await pay(shopper, cart, await tokenOf('authorized'))) };
    };
    /** What is done with an order's payment, as the order is now. */
    const operating = (id: string) => async (input: Partial<OperatePayment>) => {
      const { version } = await desk(id);
      const sent = { version, action: 'capture', note: '', reference: '', ...input } as const;
      return operateOrderPayment(employee(), id, sent);
    };
    /** Paid, handed over, and one piece of it received again. */
    const returned = async () => {
      const { cart, order } = await ordered();
      const id = order._id;
      const item = order.cart.items[0]?._id ?? '';
      const lines = [{ item, quantity: 2 }];
      const sent = { version: 0, lines, carrier: '', tracking: '', capture: true };
      await fulfilOrder(employee(), id, sent);
      const ask = { lines: [{ item, quantity: 1 }], reason: 'It does not fit' };
      const { returns } = await askReturn(employee(), id, ask, undefined);
      const back = returns[0]?._id ?? '';
      const { version } = await desk(id);
      await stepReturn(employee(), back, { version, step: 'approve', note: '' });
      const received = { version: version + 1, step: 'receive', note: '', restock: true } as const;
      await stepReturn(employee(), back, received);
      return { cart, order, id, back };
    };
    const refund = async (who: Context, id: string, back: string) => {
      const { version } = await desk(id);
      const step = { version, step: 'refund', note: 'one piece', amount: 5, fee: 1 } as const;
      return stepReturn(who, back, step);
    };
    const expectRefunded = async (order: { _id: string; number: string }, cart: Cart) => {
      const after = await desk(order._id);
      expect(after.returns[0]).toMatchObject({ status: 'refunded', refunded: 4 });
      expect(after.history.filter(({ kind }) => kind === 'return_refunded')).toHaveLength(1);
      expect((await held(cart))[0]?.refunded).toBe(400);
      expect(await mails(order.number, 'Refund for')).toBe(1);
    };

    it('say what is due of an order of which a part was captured', async () => {
      const { cart, order } = await ordered();
      const id = order._id;
      const item = order.cart.items[0]?._id ?? '';
      const fulfil = async (capture: boolean, amount?: number) => {
        const { version } = await desk(id);
        const lines = [{ item, quantity: 1 }];
        const sent = { version, lines, carrier: '', tracking: '', capture, ...(amount ? { amount } : {}) };
        return fulfilOrder(employee(), id, sent);
      };
      expect(await desk(id)).toMatchObject({ unsecured: 0, payment: { balance: 0 } });
      const cents = invoiceAmounts(order.cart, new Map(), [{ item, quantity: 1 }]).total_cents;
      const total = toCents(order.cart.total);
      await fulfil(true, toDollars(cents));
      expect((await held(cart))[0]?.captured).toBe(cents);
      const due = toDollars(total - cents);
      const short = { status: 'captured', balance: due };
      expect(await desk(id)).toMatchObject({ unsecured: due, payment: short, can: { capture: 0 } });
      await fulfil(false);
      const sent = await desk(id);
      expect(sent).toMatchObject({ status: 'fulfilled', unsecured: due, payment: short });
      // A guest has no books in which a payment by hand could be taken back.
      expect(sent.can.record).toBe(0);
      const listed = await listDeskOrders(employee(), {
        q: order.number,
        payment: 'due',
        sort: 'newest',
        page: 1,
        limit: 5,
      });
      expect(listed.items).toMatchObject([{ _id: id, payment: short }]);
    });

    it('write down by hand what a card did not pay, before it is handed over, and take that back', async () => {
      const { cart, order } = await orderedByAccount();
      const id = order._id;
      const item = order.cart.items[0]?._id ?? '';
      const total = toCents(order.cart.total);
      const operate = operating(id);
      // A hold is taken by its card alone.
      expect(await desk(id)).toMatchObject({ can: { record: 0 } });
      await operate({ amount: 1 });
      const due = toDollars(total - 100);
      expect(await desk(id)).toMatchObject({ can: { capture: 0, record: due }, payment: { balance: due } });
      const check = { method: 'check', reference: '2044' } as const;
      await expect(operate({ method: 'check' })).rejects.toThrow('check number');
      await expect(operate({ ...check, amount: due + 0.01 })).rejects.toMatchObject({
        fieldReasons: { '/amount': [expect.anything()] },
      });
      // Without a way that it came it is the card's, which has given all that it will.
      await expect(operate({})).rejects.toThrow();
      const part = await operate({ ...check, amount: 5 });
      expect(part).toMatchObject({
        can: { record: toDollars(total - 600), refund: 1 },
        payment: { captured: 6, balance: toDollars(total - 600) },
        unsecured: toDollars(total - 600),
      });
      expect(part.history.at(-1)).toMatchObject({ kind: 'payment_received', amount: 5 });
      const paid = await operate({ method: 'cash' });
      expect(paid).toMatchObject({ can: { record: 0, refund: 1 }, payment: { balance: 0 }, unsecured: 0 });
      await expect(operate({ method: 'cash' })).rejects.toThrow();
      // The processor has its one dollar, and nothing else is asked of it.
      expect((await held(cart))[0]?.captured).toBe(100);

      // Its invoice is paid by all three, and counts none of them twice.
      const { version } = await desk(id);
      const lines = [{ item, quantity: 2 }];
      await fulfilOrder(employee(), id, { version, lines, carrier: '', tracking: '', capture: false });
      expect(await desk(id)).toMatchObject({
        status: 'fulfilled',
        payment: { balance: 0, captured: order.cart.total },
      });
      const invoice = () =>
        db().selectFrom('invoice').select(['total_cents', 'paid_cents']).where('order_id', '=', id).execute();
      expect(await invoice()).toEqual([{ total_cents: total, paid_cents: total }]);

      // The check came back: the order owes as much, once.
      const receipt = await db()
        .selectFrom('receipt')
        .select(['id', 'account_id', 'version'])
        .where('order_id', '=', id)
        .where('reference', '=', '2044')
        .executeTakeFirstOrThrow();
      const key = { kind: 'account', id: receipt.account_id ?? '' } as const;
      await operateReceivable(employee(), key, {
        do: 'bounce',
        receipt: receipt.id,
        version: receipt.version,
      });
      expect(await invoice()).toEqual([{ total_cents: total, paid_cents: total - 500 }]);
      const after = await desk(id);
      expect(after).toMatchObject({ can: { record: 5 }, payment: { balance: 5 }, unsecured: 5 });
      expect(after.history.at(-1)?.kind).toBe('check_returned');
      await operate({ method: 'wire', reference: 'W-1' });
      expect(await invoice()).toEqual([{ total_cents: total, paid_cents: total }]);
      expect(await desk(id)).toMatchObject({ payment: { balance: 0 } });
    });

    it('write down by hand an order whose hold is over', async () => {
      const { cart, order } = await orderedByAccount();
      const id = order._id;
      const operate = operating(id);
      await operate({ action: 'void' });
      // Nobody gave the goods away by that: they are owed when they are handed over.
      const { total } = order.cart;
      expect(await desk(id)).toMatchObject({
        can: { record: total },
        unsecured: total,
        payment: { balance: total },
      });
      const item = order.cart.items[0]?._id ?? '';
      const { version } = await desk(id);
      const lines = [{ item, quantity: 2 }];
      await fulfilOrder(employee(), id, { version, lines, carrier: '', tracking: '', capture: false });
      const invoices = await db()
        .selectFrom('invoice')
        .select(['total_cents', 'paid_cents'])
        .where('order_id', '=', id)
        .execute();
      expect(invoices).toEqual([{ total_cents: toCents(total), paid_cents: 0 }]);
      const unpaid = { q: order.number, payment: 'due', sort: 'newest', page: 1, limit: 5 } as const;
      expect((await listDeskOrders(employee(), unpaid)).items).toMatchObject([
        { payment: { balance: total } },
      ]);
      // Money that is put toward its invoice from the account pays it as well.
      const key = { kind: 'account', id: (await desk(id)).account ?? '' } as const;
      const [invoice] = (await getReceivable(employee(), key)).invoices;
      const post = async (amount: number, reference: string) =>
        recordReceipt(employee(), key, {
          method: 'check',
          reference,
          amount,
          note: '',
          invoices: [{ invoice: invoice?._id ?? '', amount }],
        });
      const posted = await post(total, '8001');
      expect(await desk(id)).toMatchObject({ payment: { status: 'captured', balance: 0 }, unsecured: 0 });
      const [{ _id: receipt = '' } = {}] = posted.receipts;
      await operateReceivable(employee(), key, { do: 'bounce', receipt });
      expect(await desk(id)).toMatchObject({ payment: { balance: total }, can: { record: total } });
      const rest = toDollars(toCents(order.cart.total) - 500);
      expect(await operate({ method: 'cash', amount: 5 })).toMatchObject({
        payment: { captured: 5, balance: rest },
        can: { record: rest, refund: 0 },
      });
      expect(await operate({ method: 'cash' })).toMatchObject({ payment: { balance: 0 }, unsecured: 0 });
      expect(await held(cart)).toEqual([]);
      const { problems } = await reconcilePayments({
        ...services(),
        now: () => new Date(Date.now() + 60 * 60 * 1000),
      });
      expect(problems.filter((problem) => problem.order === order.number)).toEqual([]);
    });

    it('leave what came by hand for canceled goods as a credit, and pay it out by no card', async () => {
      const { cart, order } = await orderedByAccount();
      const id = order._id;
      const item = order.cart.items[0]?._id ?? '';
      const total = toCents(order.cart.total);
      const operate = operating(id);
      const half = invoiceAmounts(order.cart, new Map(), [{ item, quantity: 1 }]).total_cents;
      // The card brings 50 dollars more than the half that is handed over, a check the rest.
      await operate({ amount: toDollars(half + 5000) });
      await operate({ method: 'check', reference: '7001' });
      const { version } = await desk(id);
      const lines = [{ item, quantity: 1 }];
      await fulfilOrder(employee(), id, { version, lines, carrier: '', tracking: '', capture: false });
      const check = toDollars(total - half - 5000);
      expect((await desk(id)).rest).toMatchObject({ refund: 50, credit: check });
      const before = await desk(id);
      const canceled = await cancelOrder(employee(), id, {
        version: before.version,
        reason: 'not wanted any more',
        payment: 'return',
      });
      expect(canceled).toMatchObject({ status: 'fulfilled', payment: { refunded: 50 } });
      expect(await desk(id)).toMatchObject({ on_account: check, payment: { balance: 0 } });
      expect((await held(cart))[0]).toMatchObject({ captured: half + 5000, refunded: 5000 });
      const key = { kind: 'account', id: (await desk(id)).account ?? '' } as const;
      const books = await getReceivable(employee(), key);
      expect(books.credit).toBe(check);
      // Taken back by the bank, it is a credit no more, and nobody owes it.
      const receipt = books.receipts.find(({ reference }) => reference === '7001');
      await operateReceivable(employee(), key, {
        do: 'bounce',
        receipt: receipt?._id ?? '',
        version: receipt?.version,
      });
      expect((await getReceivable(employee(), key)).credit).toBe(0);
      expect(await desk(id)).toMatchObject({ on_account: 0, payment: { balance: 0 } });
    });

    it('credit what comes back where its card has not paid as much', async () => {
      const { cart, order } = await orderedByAccount();
      const id = order._id;
      const item = order.cart.items[0]?._id ?? '';
      const operate = operating(id);
      await operate({ amount: 20 });
      await operate({ method: 'cash' });
      const { version } = await desk(id);
      const lines = [{ item, quantity: 2 }];
      await fulfilOrder(employee(), id, { version, lines, carrier: '', tracking: '', capture: false });
      const ask = { lines: [{ item, quantity: 1 }], reason: 'It does not fit' };
      const { returns } = await askReturn(employee(), id, ask, undefined);
      const back = returns[0]?._id ?? '';
      const step = async (input: object) => {
        const { version } = await desk(id);
        return stepReturn(employee(), back, { version, note: '', ...input } as Parameters<
          typeof stepReturn
        >[2]);
      };
      await step({ step: 'approve' });
      await step({ step: 'receive', restock: true });
      await step({ step: 'refund', amount: 30, fee: 0 });
      expect((await desk(id)).returns[0]).toMatchObject({ status: 'refunded', refunded: 30, credited: true });
      expect((await held(cart))[0]?.refunded).toBe(0);
    });

    it('say nothing of a refund that is not answered, and end its return when it is', async () => {
      const { cart, order, id, back } = await returned();
      await expect(refund(mute('refund'), id, back)).rejects.toThrow('hasn’t answered');
      const waiting = await desk(id);
      expect(waiting.returns[0]).toMatchObject({ status: 'received', refunded: 0 });
      expect(await mails(order.number, 'Refund for')).toBe(0);
      // Nobody asks twice for it.
      await expect(refund(employee(), id, back)).rejects.toThrow('hasn’t answered the last request');
      await Promise.all([job(), job()]);
      await expectRefunded(order, cart);
      await expect(refund(employee(), id, back)).rejects.toThrow('already refunded');
    });

    it('give the money of a return back when whoever did it was killed', async () => {
      const { cart, order, id, back } = await returned();
      await expect(refund(killed(), id, back)).rejects.toThrow('killed');
      expect((await held(cart))[0]?.refunded).toBe(0);
      await job();
      await expectRefunded(order, cart);
    });

    it('leave a return received when its refund is refused, and take another try', async () => {
      const { cart, order, id, back } = await returned();
      const refused = mute('refund');
      const { payments } = refused;
      if (payments) payments.processor.refund = () => Promise.reject(new RefusedByProcessor('not today'));
      await expect(refund(refused, id, back)).rejects.toThrow('not today');
      expect((await desk(id)).returns[0]).toMatchObject({ status: 'received', refunded: 0 });
      await refund(employee(), id, back);
      await expectRefunded(order, cart);
    });

    it('ask for no refund again when its key may be forgotten', async () => {
      const { cart, id, back } = await returned();
      await expect(refund(mute('refund'), id, back)).rejects.toThrow('hasn’t answered');
      await runDuePayments({ ...services(), now: () => new Date(Date.now() + 48 * 60 * 60 * 1000) });
      expect((await held(cart))[0]?.refunded).toBe(0);
      const after = await desk(id);
      expect(after.returns[0]).toMatchObject({ status: 'received', refunded: 0 });
      expect(after.history.at(-1)?.kind).toBe('payment_refused');
    });

    it('book each of two refunds on its own return, whichever is answered first', async () => {
      const { cart, order } = await ordered();
      const id = order._id;
      const item = order.cart.items[0]?._id ?? '';
      const sent = { version: 0, lines: [{ item, quantity: 2 }], carrier: '', tracking: '', capture: true };
      await fulfilOrder(employee(), id, sent);
      const asked = { lines: [{ item, quantity: 1 }], reason: 'It does not fit' };
      for (const _ of [1, 2]) await askReturn(employee(), id, asked, undefined);
      const [first = '', second = ''] = (await desk(id)).returns.map((one) => one._id);
      const step = async (who: Context, back: string, input: object) => {
        const { version } = await desk(id);
        return stepReturn(who, back, { version, note: '', ...input } as Parameters<typeof stepReturn>[2]);
      };
      for (const back of [first, second]) {
        await step(employee(), back, { step: 'approve' });
        await step(employee(), back, { step: 'receive', restock: true });
      }
      const booked = async () =>
        (
          await db()
            .selectFrom('credit_memo')
            .select(['return_id', 'refunded_cents'])
            .where('order_id', '=', id)
            .orderBy('refunded_cents')
            .execute()
        ).map((memo) => [memo.return_id, memo.refunded_cents]);
      await expect(step(mute('refund'), first, { step: 'refund', amount: 4, fee: 0 })).rejects.toThrow(
        'hasn’t answered',
      );
      await step(employee(), second, { step: 'refund', amount: 9, fee: 0 });
      expect(await booked()).toEqual([[second, 900]]);
      await job();
      expect((await held(cart))[0]?.refunded).toBe(1300);
      expect(await booked()).toEqual([
        [first, 400],
        [second, 900],
      ]);
    });

    it('say so when a debit goes through after its order was canceled', async () => {
      const { shopper, cart } = await shopping();
      const token = await tokenOf('authorized', 'bank');
      // The bank answers after the order is canceled, however long that takes here.
      sandbox().setTimes({ bankMs: 3_600_000 });
      const order = dataOf(await pay(shopper, cart, token, { kind: 'ACH' }));
      const input = { version: 0, reason: 'not needed', payment: 'return' } as const;
      await cancelOrder(employee(), order._id, input);
      sandbox().settleNow();
      sandbox().setTimes({ bankMs: 300 });
      await expect.poll(() => statusOf(shopper, cart)).toBe('captured');
      const after = await desk(order._id);
      expect(after.can.refund).toBe(order.cart.total);
      expect(after.history.map(({ note }) => note).join()).toContain('after the order was canceled');
    });

    it('let go of a canceled order’s money also when whoever canceled it was killed', async () => {
      const { cart, order } = await ordered();
      const input = { version: 0, reason: 'not needed', payment: 'return' } as const;
      await expect(cancelOrder(killed(), order._id, input)).rejects.toThrow('killed');
      expect(await held(cart)).toHaveLength(1);
      await job();
      expect(await held(cart)).toEqual([]);
      expect(await desk(order._id)).toMatchObject({ status: 'canceled', payment: { status: 'voided' } });
    });

    it('hand nothing over while nobody knows whether the money was taken', async () => {
      const { cart, order } = await ordered();
      const lines = [{ item: order.cart.items[0]?._id ?? '', quantity: 2 }];
      const sent = { version: 0, lines, carrier: '', tracking: '', capture: true };
      await expect(fulfilOrder(mute('capture'), order._id, sent)).rejects.toThrow('hasn’t answered');
      expect(await desk(order._id)).toMatchObject({ status: 'placed', fulfilments: [] });
      await job();
      expect((await held(cart))[0]?.status).toBe('succeeded');
      expect(await desk(order._id)).toMatchObject({ status: 'placed', payment: { status: 'captured' } });
    });
  });
}
