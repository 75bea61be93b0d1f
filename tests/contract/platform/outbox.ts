/** The outbox and who is told of what: through the API, by role (docs/product.md#outbox, #employee-notices). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '#api/platform/new-id.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { MailKind } from '#schemas/domain/platform/mail.ts';
import { firstRule, noticeKinds } from '#schemas/domain/platform/notice.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';
const soon = { timeout: 10_000 };

export function outboxContract(tools: ContractTools): void {
  const { operator, withCart, order, database } = tools;
  const visitor = () => tools.visitor({ 'x-forwarded-for': `10.${randomUUID()}` });
  const employee = async (role: EmployeeRole) => {
    const one = visitor();
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Una', last_name: 'Fenn', role, password };
    dataOf(await operator().createEmployee({ body }));
    const { _id } = dataOf(await one.login({ body: { email, password } }));
    return { desk: one, email, id: _id };
  };
  const mailsTo = (email: string) =>
    database().selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const write = async (kind: MailKind, to: string, more: object = {}) => {
    const id = newId();
    const at = new Date().toISOString();
    await insertMail(database(), kind, {
      id,
      recipient: to,
      subject: 'Hello',
      text: 'Hello https://shop.example/x?token=secret',
      html: '<p>Hello <a href="https://shop.example/x?token=secret">there</a></p>',
      ...{ attempts: 1, next_attempt_at: at, sent_at: at, created_at: at },
      ...more,
    });
    return id;
  };

  describe('the outbox', () => {
    it('lists an order’s email by its address, number, kind and state, and shows it without its links', async () => {
      const { desk } = await employee('sales');
      const { shopper, cart } = await withCart(1, 7);
      const { number } = dataOf(await order(shopper, cart));
      const listed = dataOf(await desk.listMail({ query: { q: number.toLowerCase(), kind: 'order' } }));
      expect(listed.total).toBe(1);
      const [row] = listed.items;
      expect(row).toMatchObject({ kind: 'order', to: 'maya@example.com', is_copy: false });
      expect(dataOf(await desk.listMail({ query: { q: number, kind: 'return' } })).total).toBe(0);
      const { html } = dataOf(await desk.getMail({ params: { id: row?._id ?? '' } }));
      expect(html).toContain(number);
      expect(html).not.toMatch(/href|token=|cid:/);
    });

    it('tells what failed from what waits and what went', async () => {
      const { desk } = await employee('sales');
      const to = `${randomUUID()}@example.com`;
      const later = { next_attempt_at: '2999-01-01T00:00:00.000Z', sent_at: null };
      await write('order', to);
      await write('order', to, later);
      await write('order', to, { ...later, failure: 'address', failure_text: '550 no such user' });
      for (const state of ['sent', 'waiting', 'failed'] as const) {
        const { items } = dataOf(await desk.listMail({ query: { q: to, state } }));
        expect(items.map((one) => one.state)).toEqual([state]);
      }
      const [failed] = dataOf(await desk.listMail({ query: { q: to, state: 'failed' } })).items;
      expect(failed?.failure).toEqual({ kind: 'address', text: '550 no such user' });
    });

    it('sends one again to the same address, once at a time, and writes it down', async () => {
      const { desk, id: by } = await employee('sales');
      const to = `${randomUUID()}@example.com`;
      const id = await write('order', to);
      const both = await Promise.all([
        desk.resendMail({ params: { id } }),
        desk.resendMail({ params: { id } }),
      ]);
      // The second finds the first one's copy waiting, unless it went already.
      const sent = both.filter((one) => one.ok).map(dataOf);
      for (const one of both) if (!one.ok) expect(problemOf(one).code).toBe('in_use');
      expect(sent.length).toBeGreaterThan(0);
      expect(sent[0]).toMatchObject({ to, is_copy: true, subject: 'Hello' });
      expect(await mailsTo(to)).toHaveLength(1 + sent.length);
      const { desk: admin } = await employee('admin');
      const { events } = dataOf(await admin.listAudit({ query: { kind: 'mail', actor: by } }));
      expect(events.map(({ action, detail }) => [action, detail.who])).toEqual(
        sent.map(() => ['mail.resend', to]),
      );
    });

    it('tries one that failed at once, without a copy', async () => {
      const { desk } = await employee('sales');
      const to = `${randomUUID()}@example.com`;
      const later = { next_attempt_at: '2999-01-01T00:00:00.000Z', sent_at: null };
      const id = await write('order', to, { ...later, failure: 'unreachable', failure_text: 'ECONNREFUSED' });
      expect(dataOf(await desk.resendMail({ params: { id } }))._id).toBe(id);
      await expect
        .poll(async () => (await mailsTo(to)).map(({ sent_at }) => sent_at !== null), soon)
        .toEqual([true]);
      expect((await mailsTo(to))[0]).toMatchObject({ failure: null, failure_text: null });
    });

    it('neither shows nor repeats what lets its reader in', async () => {
      const { desk } = await employee('admin');
      const person = visitor();
      const email = `ada.${randomUUID()}@example.com`;
      dataOf(await person.register({ body: { first_name: 'Ada', last_name: 'Lund', email, password } }));
      dataOf(await person.requestReset({ body: { email } }));
      dataOf(
        await desk.inviteEmployee({
          body: { first_name: 'A', last_name: 'B', email: `x.${email}`, role: 'viewer' },
        }),
      );
      const { items } = dataOf(await desk.listMail({ query: { q: email } }));
      expect(items.map(({ kind }) => kind).sort()).toEqual(['invitation', 'password']);
      for (const { _id: id } of items) {
        expect(dataOf(await desk.getMail({ params: { id } })).html).toBeNull();
        expect(problemOf(await desk.resendMail({ params: { id } }))).toMatchObject({
          code: 'in_use',
          reason: 'mail_private',
        });
      }
      const old = await write('other', email);
      expect(dataOf(await desk.getMail({ params: { id: old } })).html).toBeNull();
    });

    it('is for sales and admins', async () => {
      const id = await write('order', `${randomUUID()}@example.com`);
      for (const role of ['viewer', 'editor', 'publisher'] as const) {
        const { desk } = await employee(role);
        expect(problemOf(await desk.listMail()).code, role).toBe('forbidden');
        expect(problemOf(await desk.getMail({ params: { id } })).code, role).toBe('forbidden');
        expect(problemOf(await desk.resendMail({ params: { id } })).code, role).toBe('forbidden');
      }
      expect(problemOf(await visitor().listMail()).code).toBe('unauthenticated');
      const { desk } = await employee('sales');
      const missing = { params: { id: randomUUID() } };
      expect(problemOf(await desk.getMail(missing)).code).toBe('not_found');
      expect(problemOf(await desk.resendMail(missing)).code).toBe('not_found');
    });
  });

  describe('who is told of what happens', () => {
    it('is sales and admins at once, of a new order, by email and in the back office', async () => {
      const sales = await employee('sales');
      const editor = await employee('editor');
      const { shopper, cart } = await withCart(1, 7);
      const placed = dataOf(await order(shopper, cart));
      const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
      await expect.poll(() => subjects(sales.email), soon).toEqual([`New order ${placed.number}`]);
      const [told] = dataOf(await sales.desk.listNotifications());
      expect(told).toMatchObject({ kind: 'employee_notice', href: `/admin/orders/${placed._id}` });
      expect(told?.text).toContain(`New order ${placed.number} for $`);
      expect(await subjects(editor.email)).toEqual([]);
      expect(dataOf(await editor.desk.listNotifications())).toEqual([]);
    });

    it('is a rule that an admin keeps, checked and never saved over another’s', async () => {
      const { desk } = await employee('admin');
      const sales = await employee('sales');
      const before = dataOf(await desk.getNotices());
      expect(before.rules.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...noticeKinds]));
      expect(before.employees.map(({ _id }) => _id)).toContain(sales.id);
      const kept = { version: before.version, hour: before.hour, rules: before.rules };
      const wrong = async (rule: object) =>
        problemOf(
          await desk.saveNotices({
            body: { ...kept, rules: [{ ...firstRule('order_placed'), ...rule }] },
          }),
        );
      expect((await wrong({ roles: [] })).fieldErrors).toHaveProperty('/rules/0/roles');
      expect((await wrong({ roles: ['editor'] })).fieldErrors).toHaveProperty('/rules/0/roles');
      expect((await wrong({ warehouse: randomUUID() })).fieldErrors).toHaveProperty('/rules/0/warehouse');
      expect((await wrong({ employees: [randomUUID()] })).fieldErrors).toHaveProperty('/rules/0/employees');
      expect(
        (await wrong({ kind: 'import_failed', roles: [], employees: [sales.id] })).fieldErrors,
      ).toHaveProperty('/rules/0/employees');
      const after = dataOf(await desk.saveNotices({ body: kept }));
      expect(after.version).toBe(before.version + 1);
      expect(problemOf(await desk.saveNotices({ body: kept })).code).toBe('stale_version');
      expect(problemOf(await sales.desk.getNotices()).code).toBe('forbidden');
      expect(problemOf(await sales.desk.saveNotices({ body: kept })).code).toBe('forbidden');
    });
  });
}
