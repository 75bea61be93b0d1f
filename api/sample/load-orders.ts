/**
 * Places the sample's orders as their people would, and works on them as its desk would: stock, numbers and history agree.
 * Everything happens in the order of its days, on a clock that is set back.
 */
import { randomUUID } from 'node:crypto';
import { readNotifications } from '#api/people/notifications/notifications.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { deleteUnsentMail } from '#api/platform/storage/mail.ts';
import { deleteNotices } from '#api/platform/storage/notices.ts';
import { createCart } from '#api/sales/carts/start-cart.ts';
import { getCheckout } from '#api/sales/checkout/checkout.ts';
import { placeOrder } from '#api/sales/checkout/place-order.ts';
import { sendReminders } from '#api/sales/ledger/send-reminders.ts';
import { reviewRebates } from '#api/sales/rebates/review-rebates.ts';
import type { SampleAccount } from '#api/sample-dealer.ts';
import { beginHistory, historyMoments } from './load-history.ts';
import { insertReviewers, loadSampleQuestions, loadSampleReviews, reviewerOrder } from './load-reviews.ts';
import { dayMs, type Moment } from './moment.ts';
import { type SampleOrder, sampleOrders } from './orders.ts';
import { sampleReviewers } from './reviews.ts';
import { asPerson, sampleDesk } from './sample-people.ts';
import { workOnOrder } from './work-on-order.ts';

async function place(buyer: Context, order: SampleOrder): Promise<string> {
  const { lines, delivery, payment, address, phone, po = '', note = '' } = order;
  const isFetched = delivery === 'Will Call';
  const cart = await createCart(buyer, {
    items: lines.map(({ sku, quantity, note: said = '' }) => ({ sku, quantity, note: said })),
    Delivery_method: delivery,
    payment_type: payment,
    billing_address: address,
    shipping_address: isFetched ? null : address,
  });
  const { pricing_version } = await getCheckout(buyer, cart._id);
  const placed = await placeOrder(buyer, randomUUID(), {
    cart_id: cart._id,
    pricing_version,
    details: {
      email: order.who,
      phone,
      Delivery_method: delivery,
      payment_type: payment,
      billing_address: address,
      shipping_address: isFetched ? null : address,
      po_number: po,
      note,
      pick_up: null,
      credit_seen: 0,
    },
  });
  return placed._id;
}

/** The order, and what became of it. */
function momentsOf(services: Services, order: SampleOrder): Moment[] {
  const buyer = () => asPerson(services, order.who, order.warehouse);
  let id = '';
  return [
    {
      days: order.daysAgo,
      run: async () => {
        id = await place(await buyer(), order);
      },
    },
    ...order.steps.map((step) => ({
      days: order.daysAgo - step.days,
      run: async () =>
        workOnOrder(await buyer(), await asPerson(services, sampleDesk, order.warehouse), id, step),
    })),
  ];
}

/**
 * For a store whose sample accounts were just made; answers the accounts that came with the history. What is not possible
 * throws: the sample is wrong then.
 */
export async function loadSampleOrders(services: Services): Promise<SampleAccount[]> {
  const start = services.now().getTime();
  let clock = start;
  const quiet: Services = {
    ...services,
    now: () => new Date(clock),
    mailWaiting: () => {},
    fault: () => {},
  };
  const at = (daysAgo: number) => {
    clock = start - daysAgo * dayMs;
  };
  const accounts = await beginHistory(quiet, at);
  await insertReviewers(quiet);
  const orders = [...sampleReviewers.map(reviewerOrder), ...sampleOrders];
  // The oldest first, as their numbers say.
  const moments = [...historyMoments(quiet), ...orders.flatMap((order) => momentsOf(quiet, order))].sort(
    (a, b) => b.days - a.days,
  );
  for (const { days, run } of moments) {
    // Each later than the one before, also on the same day.
    clock = Math.max(clock + 60_000, start - days * dayMs);
    await run();
  }
  await reviewRebates(quiet);
  const sales = await asPerson(quiet, sampleDesk, '');
  const as = (email: string, warehouse: string) => asPerson(quiet, email, warehouse);
  await loadSampleReviews(as, sales, at);
  await loadSampleQuestions(as, sales, at);
  clock = start;
  for (const email of new Set(orders.map(({ who }) => who))) await readNotifications(await as(email, ''));
  await sendReminders(quiet);
  // Nobody is told of what did not happen.
  await deleteUnsentMail(services.database.kysely);
  await deleteNotices(services.database.kysely);
  return accounts;
}
