/** Orders from before there was a ledger: what was handed over and paid then is posted with the dates of then. Once. */
import type { Services } from '#api/platform/context.ts';
import { ensureSetting, readSetting } from '#api/platform/storage/site.ts';
import { countLines } from '#api/sales/orders/order-lines.ts';
import { findInvoicesOfOrder, findOrdersToPost } from '#api/sales/storage/ledger.ts';
import { findFulfilments } from '#api/sales/storage/order-desk.ts';
import { lockOrder } from '#api/sales/storage/orders.ts';
import { findPaymentOfOrder, lockPayment } from '#api/sales/storage/payments.ts';
import { invoiceFulfilment } from './issue-invoice.ts';
import { postPayment } from './post-payment.ts';

const atOnce = 200;

async function postOrder(services: Services, orderId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const fulfilments = await findFulfilments(tx, orderId);
    const invoiced = new Set((await findInvoicesOfOrder(tx, orderId)).map((one) => one.fulfilment_id));
    for (const [index, { id, lines, account_id, created_at }] of fulfilments.entries()) {
      if (invoiced.has(id)) continue;
      const before = countLines(fulfilments.slice(0, index));
      const then = { now: () => new Date(created_at) };
      await invoiceFulfilment(then, tx, order, before, { id, lines, by: account_id });
    }
    const payment = await findPaymentOfOrder(tx, orderId);
    if (!payment) return;
    await lockPayment(tx, payment.id);
    await postPayment({ now: () => new Date(payment.updated_at) }, tx, payment.id);
  });
}

const doneKey = 'ledger_backfilled';

/** Before the first customer is served; whoever is killed within goes on at the next start. */
export async function backfillLedger(services: Services): Promise<void> {
  const db = services.database.kysely;
  if (await readSetting<boolean>(db, doneKey)) return;
  const posted = await postAll(services);
  if (posted > 0) services.log.info({ posted }, 'posted the orders of before to the ledger');
  await ensureSetting(db, doneKey, true);
}

async function postAll(services: Services): Promise<number> {
  for (let posted = 0; ; ) {
    const orders = await findOrdersToPost(services.database.kysely, atOnce);
    if (orders.length === 0) return posted;
    for (const { id } of orders) await postOrder(services, id);
    posted += orders.length;
  }
}
