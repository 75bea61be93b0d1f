/** Transfers: sent, received in parts, put back or written off, and what they do to stock and what is incoming. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { InventoryRow } from '#schemas/domain/catalog/inventory.ts';
import type { StockTransfer } from '#schemas/domain/catalog/stock-transfer.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function transfersContract({ visitor, operator }: ContractTools): void {
  const login = async (role: EmployeeRole): Promise<Visitor> => {
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Wren', last_name: 'Hale', role, password };
    dataOf(await operator().createEmployee({ body }));
    const employee = visitor();
    dataOf(await employee.login({ body: { email, password } }));
    return employee;
  };
  /** A clerk, two SKUs that a warehouse has many of, and another warehouse. */
  const given = async () => {
    const clerk = await login('warehouse');
    const { items } = dataOf(await clerk.listInventory({ query: { sort: '-available', limit: 100 } }));
    const [one] = items;
    const two = items.find(({ _id, warehouse }) => _id !== one?._id && warehouse._id === one?.warehouse._id);
    const warehouses = dataOf(await clerk.listDeskWarehouses()).items;
    const other = warehouses.find(({ _id, closed_at }) => _id !== one?.warehouse._id && !closed_at);
    if (!one || !two || !other) throw new Error('the sample has too little stock');
    const send = (lines: { sku: string; quantity: number }[], arrived = false) =>
      clerk.moveStock({ body: { from: one.warehouse._id, to: other._id, lines, note: 'Van 3', arrived } });
    return { clerk, one, two, other: { _id: other._id, name: other.details.name }, send };
  };
  /** What there is of a SKU at a warehouse. */
  const at = async (clerk: Visitor, { _id }: InventoryRow, warehouse: string) => {
    const { warehouses } = dataOf(await clerk.getSkuMovements({ params: { id: _id } }));
    const row = warehouses.find((one) => one.warehouse._id === warehouse);
    return { available: row?.available ?? 0, incoming: row?.incoming ?? 0 };
  };
  const receive = (
    clerk: Visitor,
    { _id: id, version }: StockTransfer,
    lines: { sku: string; quantity: number }[],
  ) => clerk.receiveTransfer({ params: { id }, body: { version, lines } });
  const end = (clerk: Visitor, { _id: id, version }: StockTransfer, to: 'returned' | 'lost') =>
    clerk.endTransfer({ params: { id }, body: { version, to } });

  describe('transfers', () => {
    it('leave at once, are incoming while they are on the way, and arrive in parts', async () => {
      const { clerk, one, two, other, send } = await given();
      const before = {
        here: await at(clerk, one, one.warehouse._id),
        there: await at(clerk, one, other._id),
      };
      const sent = dataOf(
        await send([
          { sku: one.sku, quantity: 5 },
          { sku: two.sku, quantity: 1 },
        ]),
      );
      expect(sent).toMatchObject({ status: 'sent', version: 1, note: 'Van 3', arrivals: [] });
      expect(sent.number).toMatch(/^ST-\d+$/);
      expect((await at(clerk, one, one.warehouse._id)).available).toBe(before.here.available - 5);
      expect(await at(clerk, one, other._id)).toEqual({
        available: before.there.available,
        incoming: before.there.incoming + 5,
      });
      const part = dataOf(await receive(clerk, sent, [{ sku: one.sku.toLowerCase(), quantity: 3 }]));
      expect(part).toMatchObject({
        status: 'sent',
        version: 2,
        arrivals: [{ by: 'Wren Hale', warehouse: other, lines: [{ sku: one.sku, quantity: 3 }] }],
      });
      expect(part.lines.map(({ received }) => received)).toEqual([3, 0]);
      expect(await at(clerk, one, other._id)).toEqual({
        available: before.there.available + 3,
        incoming: before.there.incoming + 2,
      });
      const rest = [
        { sku: one.sku, quantity: 2 },
        { sku: two.sku, quantity: 1 },
      ];
      const whole = dataOf(await receive(clerk, part, rest));
      expect(whole.status).toBe('received');
      expect(await at(clerk, one, other._id)).toEqual({
        available: before.there.available + 5,
        incoming: before.there.incoming,
      });
      const { items } = dataOf(await clerk.getSkuMovements({ params: { id: one._id } }));
      expect(items.slice(0, 3).map(({ reason, quantity }) => [reason, quantity])).toEqual([
        ['transfer', 2],
        ['transfer', 3],
        ['transfer', -5],
      ]);
      expect(items[0]?.balance).toBe(before.there.available + 5);
      expect(problemOf(await end(clerk, whole, 'lost')).reason).toBe('transfer_over');
    });

    it('are received once, and no more than what is on the way', async () => {
      const { clerk, one, two, send } = await given();
      const waiting = async () =>
        dataOf(await clerk.getToday()).tasks.find(({ task }) => task === 'transfers')?.count ?? 0;
      const before = await waiting();
      const sent = dataOf(await send([{ sku: one.sku, quantity: 4 }]));
      expect(await waiting()).toBe(before + 1);
      const wrong = async (lines: { sku: string; quantity: number }[]) =>
        problemOf(await receive(clerk, sent, lines)).fieldErrors;
      expect(await wrong([{ sku: one.sku, quantity: 5 }])).toHaveProperty(['/lines/0/quantity']);
      expect(await wrong([{ sku: two.sku, quantity: 1 }])).toHaveProperty(['/lines/0/sku']);
      expect(
        await wrong([
          { sku: one.sku, quantity: 1 },
          { sku: one.sku, quantity: 1 },
        ]),
      ).toHaveProperty(['/lines/1/sku']);
      expect(await wrong([{ sku: one.sku, quantity: 0 }])).toHaveProperty(['/lines/0/quantity']);
      expect(await wrong([])).toHaveProperty(['/lines']);
      const both = await Promise.all([1, 2].map(() => receive(clerk, sent, [{ sku: one.sku, quantity: 2 }])));
      const codes = both.map((result) => (result.ok ? 'received' : result.problem.code));
      expect(codes.toSorted()).toEqual(['received', 'stale_version']);
      const read = dataOf(await clerk.getStockTransfer({ params: { id: sent._id } }));
      expect(read.lines[0]).toMatchObject({ quantity: 4, received: 2 });
      const listed = dataOf(await clerk.listStockTransfers({ query: { status: 'sent' } })).items;
      expect(listed.find(({ _id }) => _id === sent._id)?.lines[0]?.received).toBe(2);
      expect(listed.every(({ status }) => status === 'sent')).toBe(true);
      dataOf(await end(clerk, read, 'returned'));
      expect(await waiting()).toBe(before);
    });

    it('that do not arrive go back into stock, or are written off', async () => {
      const { clerk, one, other, send } = await given();
      const before = await at(clerk, one, one.warehouse._id);
      const sent = dataOf(await send([{ sku: one.sku, quantity: 4 }]));
      const part = dataOf(await receive(clerk, sent, [{ sku: one.sku, quantity: 1 }]));
      const back = dataOf(await end(clerk, part, 'returned'));
      expect(back.status).toBe('returned');
      expect(back.arrivals.at(-1)).toMatchObject({
        warehouse: { _id: one.warehouse._id },
        lines: [{ sku: one.sku, quantity: 3 }],
      });
      expect((await at(clerk, one, one.warehouse._id)).available).toBe(before.available - 1);
      expect(problemOf(await receive(clerk, back, [{ sku: one.sku, quantity: 1 }])).reason).toBe(
        'transfer_over',
      );
      const there = await at(clerk, one, other._id);
      const lost = dataOf(await end(clerk, dataOf(await send([{ sku: one.sku, quantity: 2 }])), 'lost'));
      expect(lost).toMatchObject({ status: 'lost', arrivals: [] });
      expect((await at(clerk, one, one.warehouse._id)).available).toBe(before.available - 3);
      expect(await at(clerk, one, other._id)).toEqual(there);
      const admin = await login('admin');
      const deeds = async (subject: string) =>
        dataOf(await admin.listAudit({ query: { subject } })).events.map(({ action }) => action);
      expect(await deeds(back._id)).toEqual([
        'warehouse.transfer_return',
        'warehouse.transfer_receive',
        'warehouse.transfer',
      ]);
      expect(await deeds(lost._id)).toEqual(['warehouse.transfer_lose', 'warehouse.transfer']);
    });

    it('that have arrived already are in stock at once', async () => {
      const { clerk, one, other, send } = await given();
      const there = await at(clerk, one, other._id);
      const moved = dataOf(await send([{ sku: one.sku, quantity: 2 }], true));
      expect(moved).toMatchObject({ status: 'received', arrivals: [{ lines: [{ quantity: 2 }] }] });
      expect(await at(clerk, one, other._id)).toEqual({ ...there, available: there.available + 2 });
    });
  });
}
