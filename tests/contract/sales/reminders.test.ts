/** Customers are reminded of what is past due, once a stage, on both engines (docs/product.md#ledger). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#api/platform/context.ts';
import { makeTerms, type PricedCartRow } from '#api/pricing/prices/cart-terms.ts';
import { sendReminders } from '#api/sales/ledger/send-reminders.ts';
import { hasPostgres, makeDatabase, neverIdle, startStore, type TestStore } from '#tests/factories/store.ts';

const today = new Date('2026-06-30T18:00:00Z');

function describeReminders(
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

    const at = (days: number) => ({
      ...store.services,
      now: () => new Date(today.getTime() + days * 86_400_000),
    });
    const company = async (): Promise<string> => {
      const id = randomUUID();
      await store.database.kysely
        .insertInto('company')
        .values({ id, name: 'Late & Sons', status: 'approved', features: '[]', lien: false })
        .execute();
      for (const company_role of ['admin', 'accounts_payable', 'buyer'] as const)
        await store.database.kysely
          .insertInto('account')
          .values({
            id: `${id}-${company_role}`,
            email: `${company_role}.${id}@example.com`,
            password_hash: '',
            first_name: 'Lee',
            last_name: 'Ford',
            company_id: id,
            company_role,
            created_at: today.toISOString(),
          })
          .execute();
      return id;
    };
    const invoice = async (company_id: string, due_on: string, total = 5000): Promise<string> => {
      const id = randomUUID();
      await store.database.kysely
        .insertInto('invoice')
        .values({
          id,
          number: `INV-${id.slice(0, 8)}`,
          company_id,
          account_id: null,
          order_id: null,
          fulfilment_id: null,
          issued_at: '2026-04-01T00:00:00Z',
          due_on,
          lines: '[]',
          goods_cents: total,
          shipping_cents: 0,
          fee_cents: 0,
          tax_cents: 0,
          total_cents: total,
          issued_by: null,
        })
        .execute();
      return id;
    };
    const mailsTo = async (email: string) =>
      (
        await store.database.kysely
          .selectFrom('mail')
          .select('subject')
          .where('recipient', '=', email)
          .orderBy('created_at')
          .execute()
      ).map(({ subject }) => subject);

    it('writes to who runs the company and who pays its bills, once a stage, for all invoices together', async () => {
      const id = await company();
      await invoice(id, '2026-06-29');
      const paid = await invoice(id, '2026-06-20', 7000);
      await invoice(id, '2026-07-15');
      await Promise.all([sendReminders(at(0)), sendReminders(at(0))]);
      await sendReminders(at(1));
      const first = '2 invoices for $120.00 are past due';
      expect(await mailsTo(`admin.${id}@example.com`)).toEqual([first]);
      expect(await mailsTo(`accounts_payable.${id}@example.com`)).toEqual([first]);
      expect(await mailsTo(`buyer.${id}@example.com`)).toEqual([]);
      await store.database.kysely
        .updateTable('invoice')
        .set({ paid_cents: 7000 })
        .where('id', '=', paid)
        .execute();
      await sendReminders(at(14));
      await sendReminders(at(15));
      expect(await mailsTo(`admin.${id}@example.com`)).toEqual([first, 'An invoice for $50.00 is past due']);
    });

    it('writes to each of them in the language that they read', async () => {
      const id = await company();
      const email = `admin.${id}@example.com`;
      const updated_at = today.toISOString();
      await store.database.kysely
        .insertInto('email_language')
        .values({ email, language: 'es', updated_at })
        .execute();
      await invoice(id, '2026-06-29');
      await sendReminders(at(0));
      expect(await mailsTo(email)).toEqual(['Tiene una factura vencida por $50.00']);
      expect(await mailsTo(`accounts_payable.${id}@example.com`)).toEqual([
        'An invoice for $50.00 is past due',
      ]);
    });

    it('holds credit by the day of the shop, not by UTC’s', async () => {
      const id = await company();
      await store.database.kysely
        .updateTable('company')
        .set({ features: '["terms"]', credit_limit_cents: 100_000 })
        .where('id', '=', id)
        .execute();
      await invoice(id, '2026-06-01');
      const isHeld = async (now: string): Promise<boolean> => {
        const context = {
          ...store.services,
          now: () => new Date(now),
          actor: { companyId: id },
        } as unknown as Context;
        const row = { delivery_method: null, shipping_address: null } as unknown as PricedCartRow;
        const terms = await makeTerms(context, store.database.kysely, [{ row, lines: [] }], new Map());
        return terms(row, []).credit?.isHeld === true;
      };
      // 30 days late on July 1, which it still is in Portland when UTC has July 2.
      expect(await isHeld('2026-07-02T02:00:00Z')).toBe(false);
      expect(await isHeld('2026-07-02T18:00:00Z')).toBe(true);
    });

    it('tells the latest stage alone of what nobody was told of for months', async () => {
      const id = await company();
      await invoice(id, '2026-01-15');
      await sendReminders(at(0));
      await sendReminders(at(2));
      expect(await mailsTo(`admin.${id}@example.com`)).toHaveLength(1);
    });
  });
}

describeReminders('reminders on PGlite', async () => ({}));
if (await hasPostgres()) describeReminders('reminders on PostgreSQL', () => makeDatabase());
else
  describe('reminders on PostgreSQL', () => {
    it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL (127.0.0.1:5432 when it is not set)', () => {});
  });
