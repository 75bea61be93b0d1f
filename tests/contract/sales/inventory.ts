/** The inventory of all warehouses: what is on hand, what orders hold, adjustments and movements. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { InventoryRow } from '#schemas/domain/catalog/inventory.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function inventoryContract({ visitor, operator, withCart, order, database }: ContractTools): void {
  const login = async (role: EmployeeRole): Promise<Visitor> => {
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Wren', last_name: 'Hale', role, password };
    dataOf(await operator().createEmployee({ body }));
    const employee = visitor();
    dataOf(await employee.login({ body: { email, password } }));
    return employee;
  };
  const rowOf = async (keeper: Visitor, sku: string, warehouse: string): Promise<InventoryRow> => {
    const { items } = dataOf(await keeper.listInventory({ query: { q: sku, warehouse } }));
    const row = items.find(({ sku: code }) => code === sku);
    if (!row) throw new Error(`${sku} is not in the inventory`);
    return row;
  };
  const some = async (keeper: Visitor): Promise<InventoryRow> => {
    const { items } = dataOf(await keeper.listInventory({ query: { sort: '-available', limit: 1 } }));
    if (!items[0]) throw new Error('the inventory is empty');
    return items[0];
  };
  const adjust = (
    keeper: Visitor,
    row: InventoryRow,
    line: { mode: 'set' | 'add' | 'count'; quantity: number; before?: number },
  ) =>
    keeper.adjustInventory({
      body: { reason: 'counted', note: '', lines: [{ sku: row.sku, warehouse: row.warehouse._id, ...line }] },
    });

  describe('the inventory of all warehouses', () => {
    it('is for who keeps it', async () => {
      expect(problemOf(await visitor().listInventory()).code).toBe('unauthenticated');
      expect(problemOf(await (await login('viewer')).listInventory()).code).toBe('forbidden');
    });

    it('is read in pages that neither miss nor repeat a row, in every order', async () => {
      const sales = await login('sales');
      for (const sort of ['sku', '-sku', 'available', '-available'] as const) {
        const whole: InventoryRow[] = [];
        let after: string | undefined;
        do {
          const page = dataOf(
            await sales.listInventory({ query: { sort, limit: 90, ...(after ? { after } : {}) } }),
          );
          whole.push(...page.items);
          after = page.next ?? undefined;
        } while (after && whole.length < 900);
        const keys = whole.map(({ _id, warehouse }) => `${_id} ${warehouse._id}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeGreaterThan(90);
        const available = whole.map((row) => row.available);
        if (sort.endsWith('available'))
          expect(available).toEqual([...available].sort((a, b) => (sort === 'available' ? a - b : b - a)));
      }
    });

    it('is narrowed by warehouse, what is out of stock, and a part of a SKU', async () => {
      const sales = await login('sales');
      const row = await some(sales);
      const query = { warehouse: row.warehouse._id, stock: 'in' as const, q: row.sku.slice(1) };
      const { items } = dataOf(await sales.listInventory({ query }));
      expect(items.map(({ sku }) => sku)).toContain(row.sku);
      expect(
        items.every(({ warehouse, available }) => warehouse._id === row.warehouse._id && available > 0),
      ).toBe(true);
      const out = dataOf(await sales.listInventory({ query: { ...query, stock: 'out' } }));
      expect(out.items.map(({ sku }) => sku)).not.toContain(row.sku);
      expect(
        dataOf(await sales.listInventory({ query: { after: 'nonsense', limit: 1 } })).items,
      ).toHaveLength(1);
    });

    it('keeps what an open order took as committed until it is handed over', async () => {
      const sales = await login('sales');
      const { shopper, product, cart } = await withCart(2);
      const { sku } = product;
      const before = await rowOf(sales, sku, cart.warehouse);
      const placed = dataOf(await order(shopper, cart));
      const held = await rowOf(sales, sku, cart.warehouse);
      expect(held).toMatchObject({
        available: before.available - 2,
        committed: before.committed + 2,
        on_hand: before.on_hand,
      });
      const params = { id: placed._id };
      const { version } = dataOf(await sales.getDeskOrder({ params }));
      const lines = placed.cart.items.map(({ _id }) => ({ item: _id, quantity: 1 }));
      dataOf(await sales.fulfilOrder({ params, body: { version, lines } }));
      expect(await rowOf(sales, sku, cart.warehouse)).toMatchObject({
        available: held.available,
        committed: held.committed - 1,
        on_hand: held.on_hand - 1,
      });
      const movements = dataOf(await sales.getSkuMovements({ params: { id: held._id } }));
      expect(movements.items[0]).toMatchObject({
        reason: 'order',
        quantity: -2,
        balance: held.available,
        order: { _id: placed._id, number: placed.number },
      });
    });

    it('is adjusted with a reason, which its movements tell with who did it and what was left', async () => {
      const sales = await login('sales');
      const row = await some(sales);
      const note = `Shelf ${randomUUID()}`;
      const body = {
        reason: 'damaged' as const,
        note,
        lines: [{ sku: row.sku, warehouse: row.warehouse._id, mode: 'add' as const, quantity: -2 }],
      };
      expect(dataOf(await sales.adjustInventory({ body })).changed).toBe(1);
      const { items } = dataOf(await sales.getSkuMovements({ params: { id: row._id } }));
      expect(items[0]).toMatchObject({ reason: 'damaged', note, quantity: -2, balance: row.available - 2 });
      expect(items[0]?.by).toBe('Wren Hale');
      expect(
        dataOf(await adjust(sales, row, { mode: 'set', quantity: 7, before: row.available - 2 })).changed,
      ).toBe(1);
      expect((await rowOf(sales, row.sku, row.warehouse._id)).available).toBe(7);
      dataOf(await adjust(sales, row, { mode: 'set', quantity: row.available, before: 7 }));
    });

    it('refuses a quantity that was set over a change by someone else, and changes nothing', async () => {
      const sales = await login('sales');
      const row = await some(sales);
      dataOf(await adjust(sales, row, { mode: 'add', quantity: 1 }));
      const late = problemOf(await adjust(sales, row, { mode: 'set', quantity: 3, before: row.available }));
      expect(Object.keys(late.fieldErrors ?? {})).toEqual(['/lines/0/quantity']);
      expect((await rowOf(sales, row.sku, row.warehouse._id)).available).toBe(row.available + 1);
      dataOf(await adjust(sales, row, { mode: 'add', quantity: -1 }));
    });

    it('adds up what two people add at once', async () => {
      const [one, other] = [await login('sales'), await login('admin')];
      const row = await some(one);
      const both = await Promise.all(
        [one, other].map((keeper) => adjust(keeper, row, { mode: 'add', quantity: 1 })),
      );
      both.forEach(dataOf);
      expect((await rowOf(one, row.sku, row.warehouse._id)).available).toBe(row.available + 2);
      dataOf(await adjust(one, row, { mode: 'add', quantity: -2 }));
    });

    it('refuses what is no quantity at its line, and every other line with it', async () => {
      const sales = await login('sales');
      const row = await some(sales);
      for (const quantity of [1.5, -4, 'abc', '', null, 1e12] as number[]) {
        const refused = problemOf(await adjust(sales, row, { mode: 'set', quantity, before: row.available }));
        expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['/lines/0/quantity']);
      }
      const body = {
        reason: 'lost' as const,
        note: '',
        lines: [
          { sku: row.sku, warehouse: row.warehouse._id, mode: 'add' as const, quantity: 1 },
          { sku: 'NO-SUCH-SKU', warehouse: row.warehouse._id, mode: 'add' as const, quantity: 1 },
        ],
      };
      expect(Object.keys(problemOf(await sales.adjustInventory({ body })).fieldErrors ?? {})).toEqual([
        '/lines/1/sku',
      ]);
      const much = { mode: 'add' as const, quantity: -row.available - 1 };
      expect(Object.keys(problemOf(await adjust(sales, row, much)).fieldErrors ?? {})).toEqual([
        '/lines/0/quantity',
      ]);
      expect((await rowOf(sales, row.sku, row.warehouse._id)).available).toBe(row.available);
    });

    it('counts what is on hand, which an order that is placed meanwhile leaves as it is', async () => {
      const sales = await login('sales');
      const { shopper, product, cart } = await withCart(2);
      const before = await rowOf(sales, product.sku, cart.warehouse);
      dataOf(await order(shopper, cart));
      // Seen before the order, counted after it.
      const counted = before.on_hand + 3;
      const line = { mode: 'count' as const, quantity: counted, before: before.on_hand };
      expect(dataOf(await adjust(sales, before, line)).changed).toBe(1);
      const after = await rowOf(sales, product.sku, cart.warehouse);
      expect(after).toMatchObject({
        on_hand: counted,
        committed: before.committed + 2,
        available: counted - before.committed - 2,
      });
      const { items } = dataOf(await sales.getSkuMovements({ params: { id: before._id } }));
      expect(items[0]).toMatchObject({ reason: 'counted', quantity: 3, balance: after.available });
      const same = { mode: 'count' as const, quantity: counted, before: counted };
      expect(dataOf(await adjust(sales, before, same)).changed).toBe(0);

      const at = async (quantity: number, seen: number) => {
        const refused = problemOf(
          await adjust(sales, before, { mode: 'count', quantity, before: seen }),
        ).fieldErrors;
        expect(Object.keys(refused ?? {})).toEqual(['/lines/0/quantity']);
        return refused?.['/lines/0/quantity']?.[0];
      };
      expect(await at(counted, before.on_hand)).toContain(`${counted} is on hand now`);
      expect(await at(after.committed - 1, counted)).toContain(`${after.committed} or more`);
      for (const quantity of [-1, 1.5, 'abc', null] as number[]) await at(quantity, counted);
      expect(await rowOf(sales, product.sku, cart.warehouse)).toEqual(after);
      dataOf(await adjust(sales, before, { mode: 'add', quantity: -3 }));
    });

    it('takes a count whole or not at all, as “counted” alone, with what was seen', async () => {
      const sales = await login('sales');
      const row = await some(sales);
      const line = {
        sku: row.sku,
        warehouse: row.warehouse._id,
        mode: 'count' as const,
        quantity: row.on_hand + 1,
        before: row.on_hand,
      };
      const send = async (reason: 'counted' | 'lost', ...lines: (typeof line)[]) =>
        Object.keys(problemOf(await sales.adjustInventory({ body: { reason, lines } })).fieldErrors ?? {});
      expect(await send('lost', line)).toEqual(['/reason']);
      expect(await send('counted', line, { ...line, sku: 'NO-SUCH-SKU' })).toEqual(['/lines/1/sku']);
      expect(await send('counted', line, line)).toEqual(['/lines/1/sku']);
      const { before: _, ...unseen } = line;
      expect(await send('counted', unseen as typeof line)).toEqual(['/lines/0/before']);
      expect(await rowOf(sales, row.sku, row.warehouse._id)).toEqual(row);
    });

    it('finds scanned codes exactly: a SKU in either case, or a barcode', async () => {
      const sales = await login('sales');
      const row = await some(sales);
      const barcode = `B${randomUUID()}`;
      await database().updateTable('sku').set({ barcode }).where('id', '=', row._id).execute();
      const codes = [row.sku.toLowerCase(), barcode, row.sku, row.sku.slice(1), barcode.slice(1), row.sku];
      const warehouse = row.warehouse._id;
      const { items } = dataOf(await sales.lookUpCodes({ body: { warehouse, codes } }));
      const { _id, sku, name, bin, on_hand, committed, available } = row;
      const match = { status: 'found', row: { _id, sku, name, bin, on_hand, committed, available } };
      const none = { status: 'unknown', row: null };
      expect(items).toEqual(
        [match, match, match, none, none, match].map((one, index) => ({ code: codes[index], ...one })),
      );
      const { items: others } = dataOf(await sales.listInventory({ query: { warehouse, limit: 5 } }));
      const other = others.find((one) => one._id !== row._id);
      await database()
        .updateTable('sku')
        .set({ barcode })
        .where('id', '=', other?._id ?? '')
        .execute();
      const both = dataOf(await sales.lookUpCodes({ body: { warehouse, codes: [barcode] } }));
      expect(both.items).toEqual([{ code: barcode, status: 'several', row: null }]);
      await database().updateTable('sku').set({ barcode: '' }).where('barcode', '=', barcode).execute();
    });

    it('refuses to look up nothing, too much, and at no warehouse', async () => {
      const sales = await login('sales');
      const { warehouse } = await some(sales);
      const wrong = async (at: string, codes: string[]) =>
        Object.keys(problemOf(await sales.lookUpCodes({ body: { warehouse: at, codes } })).fieldErrors ?? {});
      expect(await wrong(warehouse._id, [])).toEqual(['/codes']);
      expect(
        await wrong(
          warehouse._id,
          Array.from({ length: 501 }, (_, index) => `S${index}`),
        ),
      ).toEqual(['/codes']);
      expect(await wrong(warehouse._id, ['A', ' '])).toEqual(['/codes/1']);
      expect(await wrong('no-such-warehouse', ['A'])).toEqual(['/warehouse']);
      expect(
        problemOf(
          await (await login('viewer')).lookUpCodes({ body: { warehouse: warehouse._id, codes: ['A'] } }),
        ).code,
      ).toBe('forbidden');
      const most = Array.from({ length: 500 }, (_, index) => `S${index}`);
      const { items } = dataOf(await sales.lookUpCodes({ body: { warehouse: warehouse._id, codes: most } }));
      expect(items).toHaveLength(500);
    });

    it('tells what a product’s form or a file wrote over', async () => {
      const admin = await login('admin');
      const row = await some(admin);
      const change = {
        set: 'stock' as const,
        warehouse: row.warehouse._id,
        quantity: row.available + 5,
      };
      dataOf(await admin.bulkChangeProducts({ body: { ids: [row.product], change } }));
      const { items } = dataOf(await admin.getSkuMovements({ params: { id: row._id } }));
      expect(items[0]).toMatchObject({
        reason: 'edit',
        quantity: 5,
        balance: row.available + 5,
        by: 'Wren Hale',
      });
    });
  });
}
