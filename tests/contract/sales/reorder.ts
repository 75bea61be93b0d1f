/** Reorder levels, the list of what is low, and what it counts on the start page. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { InventoryRow } from '#schemas/domain/catalog/inventory.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function reorderContract({ visitor, operator }: ContractTools): void {
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
  type Level = { version: number; reorder_at: number | null; reorder_to: number | null };
  const set = (keeper: Visitor, row: InventoryRow, level: Level) =>
    keeper.setReorderLevels({
      params: { id: row._id },
      body: { levels: [{ warehouse: row.warehouse._id, ...level }] },
    });
  const lowOf = async (keeper: Visitor, row: InventoryRow) =>
    dataOf(
      await keeper.listInventory({ query: { stock: 'low', q: row.sku, warehouse: row.warehouse._id } }),
    ).items.find(({ _id }) => _id === row._id);
  const linesOf = async (keeper: Visitor, row: InventoryRow) => {
    const { vendors } = dataOf(await keeper.listToReorder({ query: { warehouse: row.warehouse._id } }));
    return vendors.flatMap(({ name, lines }) =>
      lines.filter(({ _id }) => _id === row._id).map((line) => ({ vendor: name, ...line })),
    );
  };
  const counted = async (keeper: Visitor) =>
    dataOf(await keeper.getToday()).tasks.find(({ task }) => task === 'reorder')?.count ?? 0;

  describe('reorder levels', () => {
    it('put a SKU on the list, under its vendor, from its point down, and count it on the start page', async () => {
      const keeper = await login('warehouse');
      const row = await some(keeper);
      const before = await counted(keeper);
      const above = { version: 0, reorder_at: row.available - 1, reorder_to: row.available + 10 };
      expect(dataOf(await set(keeper, row, above)).changed).toBe(1);
      expect(await lowOf(keeper, row)).toBeUndefined();
      expect(await linesOf(keeper, row)).toEqual([]);
      const at = { version: 1, reorder_at: row.available, reorder_to: row.available + 12 };
      expect(dataOf(await set(keeper, row, at)).changed).toBe(1);
      expect(await lowOf(keeper, row)).toMatchObject({
        reorder_at: row.available,
        reorder_to: row.available + 12,
        level_version: 2,
      });
      expect(await linesOf(keeper, row)).toMatchObject([{ vendor: row.vendor, suggested: 12, sku: row.sku }]);
      expect(await counted(keeper)).toBe(before + 1);
      expect(dataOf(await set(keeper, row, { ...at, version: 2 })).changed).toBe(0);
      const none = { version: 2, reorder_at: null, reorder_to: null };
      expect(dataOf(await set(keeper, row, none)).changed).toBe(1);
      expect(await lowOf(keeper, row)).toBeUndefined();
      expect(await counted(keeper)).toBe(before);
    });

    it('refuse what is no level at its field, and a change over someone else’s', async () => {
      const keeper = await login('publisher');
      const row = await some(keeper);
      const fieldsOf = async (level: Level) =>
        Object.keys(problemOf(await set(keeper, row, level)).fieldErrors ?? {});
      expect(await fieldsOf({ version: 0, reorder_at: 4, reorder_to: 4 })).toEqual(['/levels/0/reorder_to']);
      expect(await fieldsOf({ version: 0, reorder_at: 4, reorder_to: null })).toEqual([
        '/levels/0/reorder_to',
      ]);
      expect(await fieldsOf({ version: 0, reorder_at: null, reorder_to: 4 })).toEqual([
        '/levels/0/reorder_at',
      ]);
      expect(await fieldsOf({ version: 0, reorder_at: -1, reorder_to: 4 })).toEqual(['/levels/0/reorder_at']);
      dataOf(await set(keeper, row, { version: 0, reorder_at: 1, reorder_to: 2 }));
      expect(await fieldsOf({ version: 0, reorder_at: 3, reorder_to: 9 })).toEqual(['/levels/0/reorder_at']);
      expect((await keeper.getSkuMovements({ params: { id: row._id } })).ok).toBe(true);
      dataOf(await set(keeper, row, { version: 1, reorder_at: null, reorder_to: null }));
    });

    it('are for who keeps the inventory', async () => {
      expect(problemOf(await visitor().listToReorder()).code).toBe('unauthenticated');
      expect(problemOf(await (await login('viewer')).listToReorder()).code).toBe('forbidden');
    });
  });
}
