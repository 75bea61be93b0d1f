/** The desk's list of orders: filters, counts, views, files, and what is done with several at once (docs/product.md#orders). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

type Query = Record<string, string>;

export function orderListContract({
  visitor,
  operator,
  accountOf,
  withCart,
  order,
  database,
}: ContractTools): void {
  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const placed = async (quantity = 2, job = '') => {
    const { shopper, cart, product } = await withCart(quantity, 7);
    const placedOrder = dataOf(await order(shopper, cart));
    if (job)
      await editDocument(placedOrder._id, (document) => ({
        ...document,
        cart: { ...document.cart, job_name: job },
      }));
    return { product, order: placedOrder };
  };
  type Document = { cart: { items: { name: string }[] } & Record<string, unknown> } & Record<string, unknown>;
  /** An order as it would have been placed otherwise. */
  const editDocument = async (id: string, edit: (document: Document) => Document) => {
    const row = await database()
      .selectFrom('order')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const document = JSON.stringify(edit(row.document as unknown as Document));
    await database().updateTable('order').set({ document }).where('id', '=', id).execute();
  };

  describe('the list of orders', () => {
    it('is narrowed by day, warehouse, delivery, job, customer and promise', async () => {
      const job = `Alder Court ${randomUUID()}`;
      const { order: mine } = await placed(2, job);
      const employee = await desk();
      const idsOf = async (query: Query) =>
        dataOf(await employee.listDeskOrders({ query: { limit: 100, ...query } as never })).items.map(
          ({ _id }) => _id,
        );
      expect(await idsOf({ q: job })).toEqual([mine._id]);
      expect(await idsOf({ job: job.toUpperCase() })).toEqual([mine._id]);
      expect(await idsOf({ job: '100%_' })).toEqual([]);
      const day = mine.placed_at.slice(0, 10);
      const far = { q: job, from: '2001-01-01', to: '2001-12-31' };
      expect(await idsOf(far)).toEqual([]);
      // The shop's day may be the one before.
      const before = new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      expect(await idsOf({ q: job, from: before, to: day })).toEqual([mine._id]);
      const { warehouse, Delivery_method: delivery } = mine.cart;
      expect(await idsOf({ q: job, warehouse, delivery: delivery ?? '' })).toEqual([mine._id]);
      expect(await idsOf({ q: job, warehouse: 'no-such-warehouse' })).toEqual([]);
      expect(await idsOf({ q: job, delivery: 'Drop Ship' })).toEqual([]);
      expect(await idsOf({ q: job, customer: 'no-such-customer' })).toEqual([]);
      expect(await idsOf({ q: job, status: 'late' })).toEqual([]);
      await editDocument(mine._id, (document) => ({
        ...document,
        promised: { from: '2001-01-01', to: '2001-01-02' },
      }));
      expect(await idsOf({ q: job, status: 'late' })).toEqual([mine._id]);
      const { items, counts } = dataOf(await employee.listDeskOrders({ query: { q: job } }));
      expect(items[0]).toMatchObject({ job, promised: '2001-01-02', late: true, version: 0 });
      expect(counts.late).toBeGreaterThan(0);
      expect(counts.open).toBeGreaterThanOrEqual(counts.late);
      expect(problemOf(await employee.listDeskOrders({ query: { from: 'May' } as never })).code).toBe(
        'bad_query',
      );
    });

    it('is sorted by time, total and promise', async () => {
      const job = `Sorted ${randomUUID()}`;
      const [small, large] = [await placed(1, job), await placed(4, job)];
      await editDocument(large.order._id, (document) => ({
        ...document,
        promised: { from: '2001-01-01', to: '2001-01-02' },
      }));
      const employee = await desk();
      const sorted = async (sort: string) =>
        dataOf(await employee.listDeskOrders({ query: { job, sort } as never })).items.map(({ _id }) => _id);
      const [one, other] = [small.order._id, large.order._id];
      expect(await sorted('newest')).toEqual([other, one]);
      expect(await sorted('oldest')).toEqual([one, other]);
      expect(await sorted('total')).toEqual([other, one]);
      await editDocument(one, (document) => ({ ...document, promised: null }));
      expect(await sorted('promised')).toEqual([other, one]);
    });

    it('says that what was refunded in full is not paid', async () => {
      const job = `Refunded ${randomUUID()}`;
      const { order: mine } = await placed(1, job);
      const employee = await desk();
      const params = { id: mine._id };
      dataOf(
        await employee.operatePayment({
          params,
          body: { version: 0, action: 'capture', method: 'cash' },
        }),
      );
      const found = async (payment: string) =>
        dataOf(await employee.listDeskOrders({ query: { job, payment } as never })).items.length;
      expect(await found('taken')).toBe(1);
      dataOf(await employee.operatePayment({ params, body: { version: 1, action: 'refund' } }));
      expect(await found('taken')).toBe(0);
      expect(await found('refunded')).toBe(1);
    });

    it('is a file for spreadsheets, whose cells run nothing', async () => {
      const job = `=Export ${randomUUID()}`;
      const { order: mine, product } = await placed(2, job);
      await editDocument(mine._id, (document) => ({
        ...document,
        po_number: '=HYPERLINK("http://example.com","Click")',
      }));
      const employee = await desk();
      const { csv, count } = dataOf(await employee.exportDeskOrders({ query: { job } }));
      expect(count).toBe(1);
      expect(csv.startsWith('\uFEFForder,placed,')).toBe(true);
      const [head, row, ...more] = csv.trimEnd().split('\n');
      expect(more).toEqual([]);
      expect(row).toContain(`'${job}`);
      expect(row).toContain('"\'=HYPERLINK(""http://example.com"",""Click"")"');
      expect(row).toContain(mine.cart.total.toFixed(2));
      expect(head).not.toContain('sku');
      const whole = dataOf(await employee.exportDeskOrders({ query: { job, lines: '1' } })).csv;
      expect(whole.split('\n')[1]).toContain(`,${product.sku},`);
      const stranger = visitor();
      expect(problemOf(await stranger.exportDeskOrders()).code).toBe('unauthenticated');
    });
  });

  describe('views of the list of orders', () => {
    it('are each employee’s own, under names of their own', async () => {
      const [ines, boss] = [await desk(), visitor()];
      const account = { email: `boss.${randomUUID()}@example.com`, password: 'correct horse battery' };
      const named = { ...account, first_name: 'Bo', last_name: 'Fenn', role: 'sales' as const };
      dataOf(await operator().createEmployee({ body: named }));
      dataOf(await boss.login({ body: account }));
      const name = `Tacoma ${randomUUID()}`;
      const body = { name, search: 'status=open&q=a%20b' };
      const saved = dataOf(await ines.saveDeskView({ body }));
      const params = { id: saved._id };
      const names = async (who: typeof ines) =>
        dataOf(await who.listDeskViews()).views.map((view) => view.name);
      expect(await names(ines)).toContain(name);
      expect(await names(boss)).not.toContain(name);
      const taken = problemOf(await ines.saveDeskView({ body: { ...body, name: name.toUpperCase() } }));
      expect(taken.fieldErrors).toHaveProperty(['/name']);
      dataOf(await boss.saveDeskView({ body }));
      expect(problemOf(await boss.renameDeskView({ params, body: { name: 'mine now' } })).code).toBe(
        'not_found',
      );
      expect(problemOf(await boss.deleteDeskView({ params })).code).toBe('not_found');
      expect(problemOf(await operator().saveDeskView({ body })).code).toBe('not_found');
      const other = dataOf(await ines.saveDeskView({ body: { ...body, name: `${name} late` } }));
      const clash = await ines.renameDeskView({ params: { id: other._id }, body: { name } });
      expect(problemOf(clash).fieldErrors).toHaveProperty(['/name']);
      expect(dataOf(await ines.renameDeskView({ params, body: { name: `${name} 2` } })).name).toBe(
        `${name} 2`,
      );
      dataOf(await ines.deleteDeskView({ params }));
      expect(await names(ines)).not.toContain(`${name} 2`);
      const markup = { name: 'x', search: '"><script>' };
      expect(problemOf(await ines.saveDeskView({ body: markup })).code).toBe('invalid');
    });
  });

  describe('several orders at once', () => {
    it('are handed over each by itself: what fails says why and stops nothing', async () => {
      const [first, second, third] = [await placed(2), await placed(1), await placed(1)];
      const employee = await desk();
      const part = { item: first.order.cart.items[0]?._id ?? '', quantity: 1 };
      dataOf(
        await employee.fulfilOrder({ params: { id: first.order._id }, body: { version: 0, lines: [part] } }),
      );
      dataOf(
        await employee.cancelOrder({
          params: { id: second.order._id },
          body: { version: 0, reason: 'ordered twice' },
        }),
      );
      const chosen = [
        { _id: first.order._id, version: 1 },
        { _id: second.order._id, version: 1 },
        { _id: third.order._id, version: 5 },
        { _id: 'no-such-order', version: 0 },
      ];
      const { results } = dataOf(await employee.fulfilOrders({ body: { orders: [...chosen, ...chosen] } }));
      expect(results.map(({ number, problem }) => [number, problem?.reason ?? null])).toEqual([
        [first.order.number, null],
        [second.order.number, 'order_canceled'],
        [third.order.number, 'order_changed'],
        ['', 'order_not_found'],
      ]);
      const read = async (id: string) => dataOf(await employee.getDeskOrder({ params: { id } })).status;
      expect(await read(first.order._id)).toBe('fulfilled');
      expect(await read(third.order._id)).toBe('placed');
      const again = { orders: [{ _id: first.order._id, version: 2 }] };
      const [twice] = dataOf(await employee.fulfilOrders({ body: again })).results;
      expect(twice?.problem?.reason).toBe('order_nothing_left');
    });

    it('are picked from the bins of their warehouse, without what was handed over', async () => {
      const [first, second] = [await placed(3), await placed(2)];
      const employee = await desk();
      const { warehouse } = first.order.cart;
      const { sku } = first.product;
      await database()
        .updateTable('stock')
        .set({ bin: 'B7' })
        .where('warehouse_id', '=', warehouse)
        .where('sku_id', 'in', (eb) => eb.selectFrom('sku').select('id').where('code', '=', sku))
        .execute();
      const part = { item: first.order.cart.items[0]?._id ?? '', quantity: 1 };
      dataOf(
        await employee.fulfilOrder({ params: { id: first.order._id }, body: { version: 0, lines: [part] } }),
      );
      const query = { orders: [first.order._id, second.order._id, 'no-such-order'].join() };
      const { warehouses } = dataOf(await employee.getPickList({ query }));
      expect(warehouses).toMatchObject([
        {
          _id: warehouse,
          lines: [
            {
              bin: 'B7',
              sku,
              quantity: 4,
              orders: [
                { number: first.order.number, quantity: 2 },
                { number: second.order.number, quantity: 2 },
              ],
            },
          ],
        },
      ]);
    });
  });
}
