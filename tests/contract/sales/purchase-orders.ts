/** Purchase orders: begun, ordered, received in parts, closed and canceled, and what they do to stock and cost. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { InventoryRow } from '#schemas/domain/catalog/inventory.ts';
import type { PurchaseOrder } from '#schemas/domain/catalog/purchase-order.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function purchaseContract({ visitor, operator }: ContractTools): void {
  const login = async (role: EmployeeRole): Promise<Visitor> => {
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Wren', last_name: 'Hale', role, password };
    dataOf(await operator().createEmployee({ body }));
    const employee = visitor();
    dataOf(await employee.login({ body: { email, password } }));
    return employee;
  };
  const some = async (keeper: Visitor): Promise<InventoryRow> => {
    const { items } = dataOf(await keeper.listInventory({ query: { sort: '-available', limit: 1 } }));
    if (!items[0]) throw new Error('the inventory is empty');
    return items[0];
  };
  const now = async (keeper: Visitor, { _id, warehouse }: InventoryRow): Promise<InventoryRow> => {
    const { warehouses } = dataOf(await keeper.getSkuMovements({ params: { id: _id } }));
    const row = warehouses.find((one) => one.warehouse._id === warehouse._id);
    if (!row) throw new Error('the SKU is gone');
    return row;
  };
  const vendorOf = async (keeper: Visitor, { vendor }: InventoryRow): Promise<string> => {
    const query = { kind: 'vendor' as const, limit: 200 };
    const { items } = dataOf(await keeper.listCatalogRecords({ query }));
    return items.find(({ label }) => label === vendor)?._id ?? '';
  };
  const draft = async (keeper: Visitor, row: InventoryRow, quantity: number, cost: number | null) => {
    const body = { vendor: await vendorOf(keeper, row), warehouse: row.warehouse._id };
    const { _id: id, version } = dataOf(await keeper.createPurchaseOrder({ body }));
    const lines = [{ sku: row.sku, quantity, cost }];
    return dataOf(
      await keeper.savePurchaseOrder({
        params: { id },
        body: { version, expected_on: '2027-01-15', note: 'Dock 2', lines },
      }),
    );
  };
  const move = (keeper: Visitor, order: PurchaseOrder, to: 'ordered' | 'closed' | 'canceled') =>
    keeper.movePurchaseOrder({ params: { id: order._id }, body: { version: order.version, to } });
  const receive = (keeper: Visitor, order: PurchaseOrder, quantity: number, cost: number) =>
    keeper.receivePurchaseOrder({
      params: { id: order._id },
      body: {
        version: order.version,
        note: '',
        lines: [{ line: order.lines[0]?._id ?? '', quantity, cost }],
      },
    });

  describe('purchase orders', () => {
    it('come in by parts: incoming falls, stock and the last cost follow, and movements name them', async () => {
      const keeper = await login('warehouse');
      const row = await some(keeper);
      const made = await draft(keeper, row, 10, 4.25);
      expect(made).toMatchObject({ status: 'draft', total: 42.5, expected_on: '2027-01-15', note: 'Dock 2' });
      expect((await now(keeper, row)).incoming).toBe(row.incoming);
      const ordered = dataOf(await move(keeper, made, 'ordered'));
      expect(ordered.status).toBe('ordered');
      expect(await now(keeper, row)).toMatchObject({
        incoming: row.incoming + 10,
        available: row.available,
      });
      const first = dataOf(await receive(keeper, ordered, 4, 4.5));
      expect(first).toMatchObject({ status: 'ordered', units: 10, received: 4 });
      expect(first.receipts).toMatchObject([
        { by: 'Wren Hale', lines: [{ sku: row.sku, quantity: 4, cost: 4.5 }] },
      ]);
      expect(await now(keeper, row)).toMatchObject({
        incoming: row.incoming + 6,
        available: row.available + 4,
        on_hand: row.on_hand + 4,
      });
      const { items } = dataOf(await keeper.getSkuMovements({ params: { id: row._id } }));
      expect(items[0]).toMatchObject({
        ...{ reason: 'receipt', quantity: 4, balance: row.available + 4, by: 'Wren Hale' },
        purchase: { _id: made._id, number: made.number },
      });
      const again = problemOf(await receive(keeper, ordered, 4, 4.5));
      expect(again.code).toBe('stale_version');
      expect(Object.keys(problemOf(await receive(keeper, first, 7, 4.5)).fieldErrors ?? {})).toEqual([
        '/lines/0/quantity',
      ]);
      expect((await now(keeper, row)).available).toBe(row.available + 4);
      const last = dataOf(await receive(keeper, first, 6, 4.75));
      expect(last).toMatchObject({ status: 'received', received: 10 });
      expect(problemOf(await move(keeper, last, 'canceled')).code).toBe('invalid');
      const next = await draft(keeper, row, 1, null);
      expect(next.lines[0]?.cost).toBe(4.75);
      dataOf(await move(keeper, next, 'canceled'));
      const lines = [{ sku: row.sku, warehouse: row.warehouse._id, mode: 'add' as const, quantity: -10 }];
      dataOf(await keeper.adjustInventory({ body: { reason: 'correction', note: '', lines } }));
    });

    it('receive one delivery once when it is sent twice at the same time', async () => {
      const keeper = await login('sales');
      const row = await some(keeper);
      const ordered = dataOf(await move(keeper, await draft(keeper, row, 8, 2), 'ordered'));
      const both = await Promise.all([receive(keeper, ordered, 3, 2), receive(keeper, ordered, 3, 2)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await now(keeper, row)).available).toBe(row.available + 3);
      const order = dataOf(await keeper.getPurchaseOrder({ params: { id: ordered._id } }));
      expect(problemOf(await move(keeper, order, 'canceled')).code).toBe('invalid');
      expect(dataOf(await move(keeper, order, 'closed')).status).toBe('closed');
      expect((await now(keeper, row)).incoming).toBe(row.incoming);
      const lines = [{ sku: row.sku, warehouse: row.warehouse._id, mode: 'add' as const, quantity: -3 }];
      dataOf(await keeper.adjustInventory({ body: { reason: 'correction', note: '', lines } }));
    });

    it('begin from the reorder list, less what is incoming already', async () => {
      const keeper = await login('publisher');
      const row = await some(keeper);
      const place = row.warehouse._id;
      const level = {
        warehouse: place,
        version: 0,
        reorder_at: row.available,
        reorder_to: row.available + 9,
      };
      dataOf(await keeper.setReorderLevels({ params: { id: row._id }, body: { levels: [level] } }));
      const ordered = dataOf(await move(keeper, await draft(keeper, row, 5, 1), 'ordered'));
      const body = { vendor: await vendorOf(keeper, row), warehouse: place, reorder: true };
      const made = dataOf(await keeper.createPurchaseOrder({ body }));
      expect(made.lines.find(({ sku }) => sku === row.sku)?.quantity).toBe(4);
      expect(
        dataOf(await keeper.listPurchaseOrders({ query: { status: 'draft', warehouse: place } })).items.map(
          ({ _id }) => _id,
        ),
      ).toContain(made._id);
      for (const order of [ordered, made]) dataOf(await move(keeper, order, 'canceled'));
      expect((await now(keeper, row)).incoming).toBe(row.incoming);
      const none = { warehouse: place, version: 1, reorder_at: null, reorder_to: null };
      dataOf(await keeper.setReorderLevels({ params: { id: row._id }, body: { levels: [none] } }));
    });

    it('refuse what is no order at its field', async () => {
      const keeper = await login('sales');
      const row = await some(keeper);
      const fieldsOf = (answer: Parameters<typeof problemOf>[0]) =>
        Object.keys(problemOf(answer).fieldErrors ?? {});
      const vendor = await vendorOf(keeper, row);
      const nowhere = { vendor: 'no-such-vendor', warehouse: 'no-such-warehouse' };
      expect(fieldsOf(await keeper.createPurchaseOrder({ body: nowhere }))).toEqual([
        '/vendor',
        '/warehouse',
      ]);
      const empty = dataOf(
        await keeper.createPurchaseOrder({ body: { vendor, warehouse: row.warehouse._id } }),
      );
      expect(fieldsOf(await move(keeper, empty, 'ordered'))).toEqual(['/lines']);
      const save = (lines: { sku: string; quantity: number; cost: number | null }[]) =>
        keeper.savePurchaseOrder({
          params: { id: empty._id },
          body: { version: empty.version, expected_on: null, note: '', lines },
        });
      expect(fieldsOf(await save([{ sku: 'NO-SUCH-SKU', quantity: 1, cost: 1 }]))).toEqual(['/lines/0/sku']);
      expect(fieldsOf(await save([{ sku: row.sku, quantity: 1.5, cost: 1 }]))).toEqual(['/lines/0/quantity']);
      expect(fieldsOf(await save([{ sku: row.sku, quantity: 1, cost: 1.005 }]))).toEqual(['/lines/0/cost']);
      const line = { sku: row.sku, quantity: 1, cost: 1 };
      expect(fieldsOf(await save([line, line]))).toEqual(['/lines/1/sku']);
      expect(problemOf(await receive(keeper, empty, 1, 1)).code).toBe('invalid');
      dataOf(await move(keeper, empty, 'canceled'));
    });

    it('are for who keeps the inventory', async () => {
      expect(problemOf(await visitor().listPurchaseOrders()).code).toBe('unauthenticated');
      expect(problemOf(await (await login('viewer')).listPurchaseOrders()).code).toBe('forbidden');
    });
  });
}
