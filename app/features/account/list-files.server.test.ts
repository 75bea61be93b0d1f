/** The account's lists as files say what their screens say. */
import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { creditMemoName, receiptMethodName } from '#app/shared/orders/ledger-words.ts';
import { paymentWords } from '#app/shared/orders/order-words.ts';
import { proposalStatusName } from '#app/shared/proposals/proposal-parts.tsx';
import { exportCreditMemos, exportInvoices, exportReceipts } from './billing/billing.server.ts';
import { exportOrders } from './orders/order-list.server.ts';
import { exportProposals } from './proposals/proposals.server.ts';

const answer = (data: object) => async () => ({ ok: true, status: 200, data });
const page = (...items: object[]) => answer({ items, page: 1, pages: 1, total: items.length });

/** Half past six in the evening of November 25 in Portland, where it is November 26 in UTC. */
const evening = '2026-11-26T02:30:00.000Z';

const money = {
  total: 10,
  paid: 0,
  open: 10,
  amount: 10,
  refunded: 0,
  returned: 0,
  reversed: 0,
  unapplied: 0,
};
const row = {
  number: 'N-1',
  po_number: '',
  reference: '',
  note: '',
  order: null,
  applications: [],
  ...money,
};
const payment = { kind: 'terms', status: 'due', captured: 4, refunded: 0, balance: 6 };
const order = { ...row, status: 'partly_fulfilled', count: 2, delivery: 'Our truck', by: '', payment };

const context = {
  cache: { forbid: () => {} },
  hasSession: true,
  api: {
    getSession: answer({ first_name: 'Rosa', last_name: 'Vidal', company: null }),
    getSite: answer({
      warehouse: { _id: 'denver', time_zone: 'America/Denver' },
      warehouses: [
        { _id: 'portland', time_zone: 'America/Los_Angeles' },
        { _id: 'denver', time_zone: 'America/Denver' },
        { _id: 'paris', time_zone: 'Europe/Paris' },
      ],
    }),
    listInvoices: page({ ...row, issued_at: evening, due_on: '2026-12-25', status: 'partly_paid' }),
    listReceipts: page({ ...row, received_at: evening, method: 'ach' }),
    listCreditMemos: page({
      ...row,
      issued_at: evening,
      kind: 'write_off',
      is_void: false,
      expires_on: null,
    }),
    listProposals: page({
      ...row,
      revision: 1,
      status: 'sent',
      customer: { name: 'Rosa Vidal' },
      salesperson: '',
      sent_at: evening,
      expires_on: '2026-12-25',
    }),
    listOrders: page(
      { ...order, placed_at: evening, warehouse: 'portland' },
      { ...order, number: 'N-2', placed_at: evening, warehouse: 'paris', by: 'Sam Lund' },
    ),
  },
} as unknown as AppLoadContext;

type Export = (context: AppLoadContext, request: Request) => Promise<Response>;
const linesOf = async (file: Export) =>
  (await (await file(context, new Request('http://shop/a'))).text()).trim().split('\r\n').slice(1);

test.each([
  ['invoices', exportInvoices],
  ['payments', exportReceipts],
  ['credit memos', exportCreditMemos],
  ['proposals', exportProposals],
])('a file of %s has the days of the shop, as its screen does', async (_, file) => {
  const [line] = await linesOf(file);
  expect(line).toContain('2026-11-25');
  expect(line).not.toContain('2026-11-26');
});

test("a file of orders has each order's day in the zone of its own warehouse", async () => {
  const [first, second] = await linesOf(exportOrders);
  expect(first).toContain('2026-11-25');
  expect(second).toContain('2026-11-26');
});

test('files say how a thing stands in the words of the screen, and who placed an order', async () => {
  const [invoice] = await linesOf(exportInvoices);
  expect(invoice).toContain(',Partly paid,');
  const [receipt] = await linesOf(exportReceipts);
  expect(receipt).toContain(`,${receiptMethodName('ach', '')},`);
  const [memo] = await linesOf(exportCreditMemos);
  expect(memo).toContain(`,${creditMemoName('write_off')},`);
  const [proposal] = await linesOf(exportProposals);
  expect(proposal).toContain(`,${proposalStatusName('sent')},`);
  const [own, colleague] = await linesOf(exportOrders);
  expect(own).toContain(',Partially shipped,,Rosa Vidal,2,');
  expect(own).toContain(paymentWords({ ...payment, kind: 'terms', status: 'due' }));
  expect(colleague).toContain(',Sam Lund,');
});
