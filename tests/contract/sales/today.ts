/** The start page: what each role finds to do there, and that each count is its list's (docs/product.md#start-page). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { TodayTask } from '#schemas/domain/sales/today.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function todayContract(tools: ContractTools): void {
  const { operator, withCart, order, database } = tools;
  const visitor = () => tools.visitor({ 'x-forwarded-for': `10.${randomUUID()}` });
  const employee = async (role: EmployeeRole) => {
    const one = visitor();
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Una', last_name: 'Fenn', role, password };
    dataOf(await operator().createEmployee({ body }));
    dataOf(await one.login({ body: { email, password } }));
    return one;
  };
  const count = async (desk: Visitor, task: TodayTask, warehouse?: string): Promise<number> =>
    dataOf(await desk.getToday())
      .tasks.filter((one) => one.task === task && (!warehouse || one.warehouse?._id === warehouse))
      .reduce((sum, one) => sum + one.count, 0);

  describe('the start page', () => {
    it('counts orders to fulfill by warehouse, and late ones, as their lists do', async () => {
      const desk = await employee('sales');
      const { shopper, cart } = await withCart(1, 7);
      const before = await count(desk, 'open_orders', cart.warehouse);
      const { _id: id } = dataOf(await order(shopper, cart));
      const open = await count(desk, 'open_orders', cart.warehouse);
      expect(open).toBe(before + 1);
      const listed = dataOf(
        await desk.listDeskOrders({ query: { status: 'open', warehouse: cart.warehouse } }),
      );
      expect(listed.total).toBe(open);
      const elsewhere = { status: 'open' as const, warehouse: randomUUID() };
      expect(dataOf(await desk.listDeskOrders({ query: elsewhere })).total).toBe(0);
      const late = await count(desk, 'late_orders');
      await database()
        .updateTable('order')
        .set({
          document: sql`jsonb_set(document, '{promised}', '{"from": "2020-01-01", "to": "2020-01-02"}') - 'pick_up'`,
        } as never)
        .where('id', '=', id)
        .execute();
      expect(await count(desk, 'late_orders')).toBe(late + 1);
      const lateOnes = dataOf(await desk.listDeskOrders({ query: { status: 'late' } }));
      expect(lateOnes.total).toBe(late + 1);
      expect(lateOnes.items.map(({ _id }) => _id)).toContain(id);
    });

    it('counts a payment that failed until its order is canceled', async () => {
      const desk = await employee('sales');
      const { shopper, cart } = await withCart(1, 7);
      const { _id: id } = dataOf(await order(shopper, cart));
      const before = await count(desk, 'failed_payments');
      await database().updateTable('payment').set({ status: 'failed' }).where('order_id', '=', id).execute();
      expect(await count(desk, 'failed_payments')).toBe(before + 1);
      expect(dataOf(await desk.listDeskOrders({ query: { payment: 'failed' } })).total).toBe(before + 1);
      await database().updateTable('order').set({ status: 'canceled' }).where('id', '=', id).execute();
      expect(await count(desk, 'failed_payments')).toBe(before);
    });

    it('counts emails that could not be sent', async () => {
      const desk = await employee('sales');
      const before = await count(desk, 'failed_emails');
      const at = '2999-01-01T00:00:00.000Z';
      await database()
        .insertInto('mail')
        .values({
          ...{
            id: randomUUID(),
            kind: 'order',
            recipient: 'x@example.com',
            subject: 'x',
            text: '',
            html: '',
          },
          ...{ attempts: 1, next_attempt_at: at, sent_at: null, created_at: at, failure: 'refused' },
        })
        .execute();
      expect(await count(desk, 'failed_emails')).toBe(before + 1);
      expect(dataOf(await desk.listMail({ query: { state: 'failed' } })).total).toBe(before + 1);
    });

    it('counts as many products of each level of stock as their list has', async () => {
      const desk = await employee('viewer');
      for (const [task, stock] of [
        ['out_of_stock', 'out'],
        ['low_stock', 'low'],
      ] as const) {
        const { items, total } = dataOf(await desk.listCatalogProducts({ query: { stock, limit: 50 } }));
        expect(await count(desk, task), task).toBe(total);
        for (const row of items) expect(row.stock <= (stock === 'out' ? 0 : 5), row.name).toBe(true);
      }
    });

    it('shows each role what it may open, and figures to who reads reports', async () => {
      const kinds = async (role: EmployeeRole) => {
        const { tasks, figures } = dataOf(await (await employee(role)).getToday());
        return { tasks: tasks.map(({ task }) => task), figures: figures !== null };
      };
      const viewer = await kinds('viewer');
      expect(viewer.figures).toBe(false);
      expect(viewer.tasks).not.toContain('open_orders');
      expect(viewer.tasks).not.toContain('failed_emails');
      const publisher = await kinds('publisher');
      expect(publisher.figures).toBe(true);
      expect(publisher.tasks).not.toContain('open_orders');
      const sales = await kinds('sales');
      expect(sales.figures).toBe(true);
      expect(sales.tasks).toContain('open_orders');
      expect(sales.tasks).not.toContain('failed_imports');
      expect(problemOf(await visitor().getToday()).code).toBe('unauthenticated');
    });

    it('shows thirty days beside the same dates last year', async () => {
      const { figures } = dataOf(await (await employee('sales')).getToday());
      expect(figures?.steps).toHaveLength(30);
      const from = figures?.days.from ?? '';
      const before = new Date(`${from}T00:00:00Z`);
      before.setUTCFullYear(before.getUTCFullYear() - 1);
      expect(figures?.days_before.from).toBe(before.toISOString().slice(0, 10));
    });
  });
}
