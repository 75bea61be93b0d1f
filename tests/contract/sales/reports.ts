/** Reports: who reads them, and what an order and a search do to them (docs/product.md#reports). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { reportKinds } from '#schemas/domain/sales/report.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function reportsContract({ visitor, operator, withCart, order }: ContractTools): void {
  const employee = async (role: EmployeeRole) => {
    const one = visitor();
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Una', last_name: 'Fenn', role, password };
    dataOf(await operator().createEmployee({ body }));
    dataOf(await one.login({ body: { email, password } }));
    return one;
  };

  describe('reports', () => {
    it('are for sales, publishers and admins', async () => {
      const codeOf = async (one: Visitor) => [
        problemOf(await one.getReport()).code,
        problemOf(await one.exportReport({ params: { kind: 'sales' } })).code,
      ];
      expect(await codeOf(visitor())).toEqual(['unauthenticated', 'unauthenticated']);
      const shopper = visitor();
      const email = `ada.${randomUUID()}@example.com`;
      dataOf(await shopper.register({ body: { first_name: 'Ada', last_name: 'Lund', email, password } }));
      expect(await codeOf(shopper)).toEqual(['forbidden', 'forbidden']);
      for (const role of ['viewer', 'editor'] as const)
        expect(await codeOf(await employee(role)), role).toEqual(['forbidden', 'forbidden']);
      for (const role of ['sales', 'publisher', 'admin'] as const)
        expect((await (await employee(role)).getReport()).ok, role).toBe(true);
    });

    it('count an order today among its audience and its products, and no longer once it is canceled', async () => {
      const desk = await employee('sales');
      const read = async () =>
        dataOf(await desk.getReport({ query: { period: 'today', audience: 'guest' } }));
      const before = await read();
      const { shopper, cart } = await withCart(2, 7);
      const mine = dataOf(await order(shopper, cart));
      const after = await read();
      expect(after.sales.orders).toBe(before.sales.orders + 1);
      expect(Math.round((after.sales.revenue - before.sales.revenue) * 100)).toBe(
        Math.round(mine.cart.total * 100),
      );
      const product = mine.cart.items[0]?.product_id;
      expect(after.products.map(({ _id }) => _id)).toContain(product);
      const trade = dataOf(await desk.getReport({ query: { period: 'today', audience: 'trade' } }));
      expect(trade.products.map(({ _id }) => _id)).not.toContain(product);
      const { version } = dataOf(await desk.getDeskOrder({ params: { id: mine._id } }));
      const body = { version, reason: 'Ordered twice' };
      dataOf(await desk.cancelOrder({ params: { id: mine._id }, body }));
      expect((await read()).sales).toEqual(before.sales);
    });

    it('say what was searched for in vain, and hand each part over as CSV', async () => {
      const desk = await employee('publisher');
      const words = `gold tub ${randomUUID()}`;
      const shopper = visitor();
      dataOf(await shopper.sendEvent({ body: { eventType: 9, entityID: '0', value: words } }));
      dataOf(await shopper.sendEvent({ body: { eventType: 9, entityID: '12', value: `=${words}` } }));
      const report = dataOf(await desk.getReport({ query: { period: '7' } }));
      expect(report.empty_searches).toContainEqual({ words, times: 1 });
      expect(report.searches).toContainEqual({ words: `=${words}`, times: 1, results: 12 });
      for (const kind of reportKinds) {
        const { csv } = dataOf(await desk.exportReport({ params: { kind }, query: { period: '7' } }));
        expect(csv.split('\n').length, kind).toBeGreaterThan(1);
        // No spreadsheet runs what somebody typed into the search.
        expect(csv, kind).not.toMatch(/(^|,)"?=/m);
      }
    });

    it('refuse days that are none', async () => {
      const desk = await employee('sales');
      const query = { period: 'custom', from: '2026-11-02', to: '2026-11-01' } as const;
      expect(problemOf(await desk.getReport({ query })).code).toBe('invalid');
      expect(problemOf(await desk.getReport({ query: { period: 'custom' } })).code).toBe('invalid');
    });
  });
}
