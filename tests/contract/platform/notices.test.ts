/** Employees are told by rule, once, at once or in a day's summary, on both engines (docs/decisions/0071-notices.md). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNotices, lastSummary } from '#api/platform/notices/deliver-notices.ts';
import { writeNotice } from '#api/platform/notices/write-notice.ts';
import { saveLanguage } from '#api/platform/storage/email-languages.ts';
import { writeSetting } from '#api/platform/storage/site.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { firstRule, type NoticeKind, type NoticeRule } from '#schemas/domain/platform/notice.ts';
import { hasPostgres, makeDatabase, neverIdle, startStore, type TestStore } from '#tests/factories/store.ts';

const noon = new Date('2026-06-30T19:00:00Z');
const hourMs = 3_600_000;

describe('the last summary', () => {
  it('was today’s hour in the shop once that has come, else yesterday’s, whatever the clocks do', () => {
    const at = (moment: string, hour: number) =>
      lastSummary(hour, new Date(moment), 'America/Los_Angeles').toISOString();
    expect(at('2026-06-30T14:59:59Z', 8)).toBe('2026-06-29T15:00:00.000Z');
    expect(at('2026-06-30T15:00:00Z', 8)).toBe('2026-06-30T15:00:00.000Z');
    expect(at('2026-11-01T17:00:00Z', 8)).toBe('2026-11-01T16:00:00.000Z');
    expect(at('2026-11-01T15:30:00Z', 8)).toBe('2026-10-31T15:00:00.000Z');
    expect(at('2026-07-01T06:59:59Z', 0)).toBe('2026-06-30T07:00:00.000Z');
  });
});

function describeNotices(
  name: string,
  open: () => Promise<{ url?: string; drop?: () => Promise<void> }>,
): void {
  describe(name, () => {
    let store: TestStore;
    let drop = async () => {};
    beforeAll(async () => {
      const engine = await open();
      drop = engine.drop ?? drop;
      store = await startStore({ idle: neverIdle, ...(engine.url ? { databaseUrl: engine.url } : {}) });
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await drop();
    });
    beforeEach(async () => {
      await store.database.kysely.deleteFrom('notice').execute();
      await keep([]);
    });

    /** Nobody is woken: each round is the test's own. */
    const at = (hours: number) => ({
      ...store.services,
      mailWaiting: () => {},
      now: () => new Date(noon.getTime() + hours * hourMs),
    });
    const keep = (rules: NoticeRule[], hour = 8) =>
      writeSetting(store.database.kysely, 'notices', { hour, rules });
    const employee = async (role: EmployeeRole, more: object = {}) => {
      const id = randomUUID();
      const email = `${role}.${id}@example.com`;
      await store.database.kysely
        .insertInto('account')
        .values({
          ...{ id, email, password_hash: '', first_name: 'Una', last_name: 'Fenn', company_id: null, role },
          ...{ created_at: noon.toISOString(), joined: true, ...more },
        })
        .execute();
      return { id, email };
    };
    const happens = (kind: NoticeKind, number: string, { warehouse = 'w1', hours = 0 } = {}) =>
      store.database.transaction((tx) =>
        writeNotice(at(hours), tx, {
          kind,
          warehouseId: warehouse,
          params: { number, total: '12345', warehouse, company: number, file: number },
          href: `/admin/${number}`,
        }),
      );
    const subjects = async (email: string) =>
      (
        await store.database.kysely
          .selectFrom('mail')
          .select('subject')
          .where('recipient', '=', email)
          .orderBy('id')
          .execute()
      ).map(({ subject }) => subject);
    const hrefs = async (id: string) =>
      (
        await store.database.kysely
          .selectFrom('notification')
          .select('href')
          .where('account_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ href }) => href);

    it('tells each once, however many processes look', async () => {
      const { email, id } = await employee('sales');
      for (const number of ['AF-1', 'AF-2', 'AF-3']) await happens('order_placed', number);
      await Promise.all([1, 2, 3, 4].map(() => deliverNotices(at(0))));
      await deliverNotices(at(0));
      expect((await subjects(email)).sort()).toEqual(['New order AF-1', 'New order AF-2', 'New order AF-3']);
      expect(await hrefs(id)).toHaveLength(3);
    });

    it('loses nothing where telling fails, and tells nobody twice afterwards', async () => {
      const { email } = await employee('sales');
      await happens('order_placed', 'AF-9');
      const broken = {
        ...at(0),
        tellAccount: () => Promise.reject(new Error('the process died')),
      };
      await expect(deliverNotices(broken)).rejects.toThrow('the process died');
      expect(await subjects(email)).toEqual([]);
      await deliverNotices(at(0));
      expect(await subjects(email)).toEqual(['New order AF-9']);
    });

    it('goes by the warehouse’s own rule before the one for all', async () => {
      const sales = await employee('sales');
      const clerk = await employee('sales');
      const rule = firstRule('order_placed');
      await keep([
        { ...rule, roles: ['sales'] },
        { ...rule, warehouse: 'w2', roles: [], employees: [clerk.id] },
        { ...rule, warehouse: 'w3', timing: 'off' },
      ]);
      await happens('order_placed', 'AF-10', { warehouse: 'w1' });
      await happens('order_placed', 'AF-11', { warehouse: 'w2' });
      await happens('order_placed', 'AF-12', { warehouse: 'w3' });
      await deliverNotices(at(0));
      expect(await subjects(sales.email)).toEqual(['New order AF-10']);
      expect(await subjects(clerk.email)).toEqual(['New order AF-10', 'New order AF-11']);
    });

    it('tells everybody who may open it where nobody of the rule works here any more', async () => {
      const sales = await employee('sales');
      const left = await employee('sales', { disabled_at: noon.toISOString() });
      await keep([{ ...firstRule('order_placed'), roles: [], employees: [left.id] }]);
      await happens('order_placed', 'AF-15');
      await deliverNotices(at(0));
      expect(await subjects(sales.email)).toEqual(['New order AF-15']);
      expect(await subjects(left.email)).toEqual([]);
    });

    it('gathers a day’s for the summary, which each gets once at the shop’s hour', async () => {
      const { email, id } = await employee('sales');
      await keep([{ ...firstRule('order_placed'), timing: 'daily' }]);
      await happens('order_placed', 'AF-20');
      await happens('order_placed', 'AF-21', { hours: 1 });
      await deliverNotices(at(1));
      // It is seen in the back office at once.
      expect(await hrefs(id)).toEqual(['/admin/AF-20', '/admin/AF-21']);
      await deliverNotices(at(19.9));
      expect(await subjects(email)).toEqual([]);
      // Noon was 19:00 UTC; 8 AM in Portland is 15:00 UTC, 20 hours later.
      await Promise.all([deliverNotices(at(20)), deliverNotices(at(20)), deliverNotices(at(20))]);
      await deliverNotices(at(21));
      expect(await subjects(email)).toEqual(['Daily summary: 2 notifications']);
      const { text } = await store.database.kysely
        .selectFrom('mail')
        .select('text')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      expect(text).toMatch(/AF-20[\s\S]*AF-21/);
    });

    it('speaks each employee’s language, and tells nobody who may not open it or has left', async () => {
      const spanish = await employee('sales');
      const db = store.database.kysely;
      await saveLanguage(db, { email: spanish.email, language: 'es', now: noon });
      const editor = await employee('editor');
      const gone = await employee('sales', { disabled_at: noon.toISOString() });
      const invited = await employee('sales', { joined: false });
      await keep([{ ...firstRule('order_placed'), roles: ['sales'], employees: [editor.id] }]);
      await happens('order_placed', 'AF-30');
      await happens('import_failed', 'prices.csv');
      await deliverNotices(at(0));
      expect(await subjects(spanish.email)).toEqual(['Pedido nuevo AF-30']);
      for (const { email, id } of [editor, gone, invited]) {
        expect(await subjects(email)).toEqual([]);
        expect(await hrefs(id)).toEqual([]);
      }
    });
  });
}

describeNotices('notices on PGlite', async () => ({}));
if (await hasPostgres()) describeNotices('notices on PostgreSQL', () => makeDatabase());
else
  describe('notices on PostgreSQL', () => {
    it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL (127.0.0.1:5432 when it is not set)', () => {});
  });
