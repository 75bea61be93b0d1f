/** The sample's year of two companies: the books agree to the cent, and its people find their screens full. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorContext } from '#api/platform/context.ts';
import { listReceivables } from '#api/sales/ledger/desk-receivables.ts';
import { reviewRebates } from '#api/sales/rebates/review-rebates.ts';
import { expectBooksToAgree } from '#tests/contract/sales/ledger/books.ts';
import { fakeProcessor } from '#tests/contract/sales/ledger/fake-processor.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { sampleCompanies } from './history.ts';
import { loadSampleOrders } from './load-orders.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
  const processor = fakeProcessor();
  // As with the sandbox beside it: bills are paid by card too.
  const payments = { processor: processor.adapter, timeoutMs: 1000, waiting: () => {} };
  accounts = [
    ...(store.firstRun?.accounts ?? []),
    ...(await loadSampleOrders({ ...store.services, payments })),
  ];
}, 120_000);
afterAll(() => store.close());
let accounts: { role: string; email: string; password: string }[] = [];

async function logIn(email: string): Promise<Visitor> {
  const visitor = createVisitor({ baseUrl: 'http://store.internal', fetch: store.fetch });
  const password = accounts.find((one) => one.email === email)?.password ?? '';
  expect((await visitor.login({ body: { email, password } })).ok).toBe(true);
  return visitor;
}

const data = async <T>(answer: Promise<{ ok: true; data: T } | { ok: false; problem: unknown }>) => {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.data;
};

test('balances: debits are credits, and every balance is what a fresh sum says', async () => {
  const db = store.database.kysely;
  await expectBooksToAgree(db);
  const { rows } = await sql<{
    cents: number;
  }>`select coalesce(sum(total_cents - paid_cents), 0)::bigint as cents
    from invoice`.execute(db);
  const desk = await listReceivables(operatorContext(store.services), { q: '', page: 1, limit: 100 });
  expect(Math.round(desk.owed * 100)).toBe(rows[0]?.cents);
  expect(desk.owed).toBeGreaterThan(0);
  // A review of the offers that comes later finds nothing to do.
  const memos = () => db.selectFrom('credit_memo').selectAll().orderBy('id').execute();
  const before = await memos();
  await reviewRebates(store.services);
  expect(await memos()).toEqual(before);
});

test.each(sampleCompanies.map(({ admin }) => admin.email))('fills the screens of %s', async (email) => {
  const buyer = await logIn(email);
  const invoices = await data(buyer.listInvoices({ query: { limit: 100 } }));
  const payments = await data(buyer.listReceipts({ query: { limit: 100 } }));
  const memos = await data(buyer.listCreditMemos({ query: { limit: 100 } }));
  expect(invoices.items.length).toBeGreaterThan(9);
  expect(new Set(invoices.items.map(({ issued_at }) => issued_at.slice(0, 7))).size).toBeGreaterThan(8);
  expect(invoices.items.some(({ status }) => status === 'paid')).toBe(true);
  expect(invoices.items.some(({ status }) => status !== 'paid')).toBe(true);
  expect(new Set(payments.items.map(({ method }) => method))).toContain('check');
  expect(new Set(payments.items.map(({ method }) => method))).toContain('card');
  expect(memos.items.some(({ kind }) => kind === 'return')).toBe(true);
  expect((await data(buyer.listOrders({ query: { limit: 100 } }))).total).toBeGreaterThan(9);
  expect((await data(buyer.listFavorites())).length).toBeGreaterThan(1);
  expect((await data(buyer.listNotifications({ query: { isRead: 'false' } }))).length).toBeGreaterThan(0);
  const jobs = await data(buyer.listJobs());
  expect(jobs.every(({ lien }) => lien.owner !== '')).toBe(true);
  expect((await data(buyer.listProposals({ query: {} }))).items.some(({ status }) => status === 'sent')).toBe(
    true,
  );
  const balance = await data(buyer.getBalance());
  const open = invoices.items.reduce((sum, one) => sum + Math.round(one.open * 100), 0);
  expect(Math.round(balance.owed * 100)).toBe(open);
  expect(balance.owed).toBeGreaterThan(0);
});

test('tells of the builder’s year: a bounced check, a rebate earned and used, quotes, approvals, part deliveries', async () => {
  const buyer = await logIn('builder@example.com');
  const payments = await data(buyer.listReceipts({ query: { limit: 100 } }));
  expect(payments.items.find(({ reference }) => reference === '20466')).toMatchObject({ unapplied: 0 });
  expect(payments.items.filter(({ returned }) => returned > 0)).toHaveLength(1);
  const memos = await data(buyer.listCreditMemos({ query: { limit: 100 } }));
  const [rebate] = memos.items.filter(({ kind }) => kind === 'rebate');
  expect(rebate?.amount).toBe(1500);
  expect(rebate?.open).toBeLessThan(1500);
  const proposals = await data(buyer.listProposals({ query: {} }));
  expect(proposals.items.map(({ status }) => status).sort()).toEqual(['accepted', 'expired', 'sent']);
  const approvals = await data(buyer.listApprovals({ query: {} }));
  expect(approvals.items.map(({ status }) => status).sort()).toEqual(['declined', 'pending', 'used']);
  const orders = await data(buyer.listOrders({ query: { limit: 100 } }));
  expect(new Set(orders.items.map(({ status }) => status))).toEqual(
    new Set(['fulfilled', 'partly_fulfilled', 'placed']),
  );
});

test('is found, narrowed and sorted in each list', async () => {
  const buyer = await logIn('builder@example.com');
  const receipts = async (query: object) => (await data(buyer.listReceipts({ query }))).items;
  expect((await receipts({ q: '20466' })).map(({ reference }) => reference)).toEqual(['20466']);
  expect(new Set((await receipts({ method: 'wire' })).map(({ method }) => method))).toEqual(
    new Set(['wire']),
  );
  const amounts = (await receipts({ sort: 'amount' })).map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  const [paid] = (await data(buyer.listInvoices({ query: { status: 'paid' } }))).items;
  const payers = await receipts({ q: paid?.number ?? '' });
  expect(
    payers.every(({ applications }) => applications.some(({ invoice }) => invoice._id === paid?._id)),
  ).toBe(true);
  const memos = await data(buyer.listCreditMemos({ query: { kind: 'rebate', q: '15,000', sort: 'open' } }));
  expect(memos.items.map(({ kind }) => kind)).toEqual(['rebate']);
  const orders = async (query: object) => (await data(buyer.listOrders({ query }))).items;
  expect((await orders({ q: 'HV-1013' })).map(({ po_number }) => po_number)).toEqual(['HV-1013']);
  expect((await orders({ q: 'quivas' })).length).toBeGreaterThan(2);
  expect((await orders({ q: 'OST-2100-BRBR' })).length).toBe(2);
  expect((await orders({ status: 'partly_fulfilled' })).map(({ po_number }) => po_number)).toEqual([
    'HV-1045',
  ]);
  const totals = (await orders({ sort: 'total' })).map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  const days = (await orders({ sort: 'oldest' })).map(({ placed_at }) => placed_at);
  expect(days).toEqual(days.toSorted());
});

test('shows at the desk as a year of sales, with statements by month', async () => {
  const desk = await logIn('sales@example.com');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const report = await data(desk.getReport({ query: { period: 'custom', from: day(360), to: day(0) } }));
  expect(report.steps.filter(({ revenue }) => revenue > 0).length).toBeGreaterThan(10);
  const [rebate] = report.rebates;
  expect(report.rebates).toHaveLength(1);
  expect(rebate).toMatchObject({
    code: 'opening-rebate',
    companies: 1,
    granted: 1500,
    taken_back: 0,
    expired: 0,
  });
  expect(rebate?.used).toBeGreaterThan(0);
  expect(rebate?.used).toBeLessThanOrEqual(1500);
  const file = await data(desk.exportReport({ params: { kind: 'rebates' }, query: { period: 'year' } }));
  expect(file.csv).toContain('opening-rebate');
  const retail = await data(desk.getReport({ query: { period: 'year', audience: 'retail' } }));
  expect(retail.rebates).toEqual([]);
  const buyer = await logIn('remodeler@example.com');
  const month = day(150).slice(0, 7);
  const statement = await data(buyer.getStatement({ params: { month } }));
  const sum = statement.rows.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
  expect(Math.round(statement.opening * 100) + sum).toBe(Math.round(statement.closing * 100));
});

test('is made once: a second start of the same store makes nothing', async () => {
  const db = store.database.kysely;
  const count = async () =>
    (
      await db
        .selectFrom('order')
        .select((eb) => eb.fn.countAll<number>().as('all'))
        .execute()
    )[0]?.all;
  const before = await count();
  const { loadSample } = await import('./load-sample.ts');
  expect(await loadSample(store.services, true)).toBeNull();
  expect(await count()).toBe(before);
});
