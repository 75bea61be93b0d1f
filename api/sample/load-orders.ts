/** Places the sample's orders as their people would, and works on them as its desk would: stock, numbers and history agree. */
import { randomUUID } from 'node:crypto';
import { readNotifications } from '#api/people/notifications/notifications.ts';
import { findCompany } from '#api/people/storage/companies.ts';
import { type Actor, type Context, operatorContext, type Services } from '#api/platform/context.ts';
import { findAccountByEmail } from '#api/platform/storage/accounts.ts';
import { deleteUnsentMail } from '#api/platform/storage/mail.ts';
import { createCart } from '#api/sales/carts/start-cart.ts';
import { getCheckout } from '#api/sales/checkout/checkout.ts';
import { placeOrder } from '#api/sales/checkout/place-order.ts';
import { askReturn } from '#api/sales/orders/ask-return.ts';
import { cancelOrder } from '#api/sales/orders/cancel-order.ts';
import { deskAnswer } from '#api/sales/orders/change-order.ts';
import { fulfilOrder } from '#api/sales/orders/fulfil-order.ts';
import { noteOrder } from '#api/sales/orders/note-order.ts';
import { operateOrderPayment } from '#api/sales/orders/operate-order-payment.ts';
import { stepReturn } from '#api/sales/orders/step-return.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { insertReviewers, loadSampleQuestions, loadSampleReviews, reviewerOrder } from './load-reviews.ts';
import { type SampleOrder, type SampleStep, sampleOrders } from './orders.ts';
import { sampleReviewers } from './reviews.ts';

const dayMs = 86_400_000;
const desk = 'sales@example.com';

/** A caller of that account. No mail goes out, nothing is counted, and no test ends the process here. */
async function asPerson(services: Services, email: string, warehouseId: string): Promise<Context> {
  const db = services.database.kysely;
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error(`The sample has no account ${email}.`);
  const company = account.company_id ? await findCompany(db, account.company_id) : undefined;
  const context = operatorContext(services, account.id);
  const actor: Actor = {
    ...context.actor,
    audience: company ? 'company' : 'customer',
    operator: false,
    role: account.role,
    companyId: account.company_id,
    companyRole: account.company_role,
    hasCompany: account.company_id !== null,
    companyApproved: company !== undefined,
    priceListId: company?.price_list_id ?? null,
  };
  return { ...context, actor, asker: actor, warehouseId };
}

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

/** What is sent of each line: what the step says, or all that is left. */
function linesOf({ cart }: DeskOrder, counts: number[] | undefined) {
  return cart.items.flatMap(({ _id: item, quantity, fulfilled }, index) => {
    const wanted = counts ? (counts[index] ?? 0) : quantity - fulfilled;
    return wanted > 0 ? [{ item, quantity: wanted }] : [];
  });
}

async function work(buyer: Context, sales: Context, id: string, step: SampleStep): Promise<unknown> {
  const order = await deskAnswer(sales, id);
  const { version } = order;
  const back = order.returns.at(-1);
  if (step.do === 'send') {
    const { carrier = '', tracking = '', paid = false } = step;
    return fulfilOrder(sales, id, {
      version,
      lines: linesOf(order, step.lines),
      carrier,
      tracking,
      capture: paid,
    });
  }
  if (step.do === 'paid') return operateOrderPayment(sales, id, { version, action: 'capture', note: '' });
  if (step.do === 'refund') {
    const { amount, note } = step;
    return operateOrderPayment(sales, id, { version, action: 'refund', amount, note });
  }
  if (step.do === 'cancel')
    return cancelOrder(sales, id, { version, reason: step.reason, payment: 'return' });
  if (step.do === 'note') return noteOrder(sales, id, step.text);
  if (step.do === 'ask') {
    const item = order.cart.items[step.line]?._id ?? '';
    return askReturn(
      buyer,
      id,
      { lines: [{ item, quantity: step.quantity }], reason: step.reason },
      undefined,
    );
  }
  if (!back) throw new Error('The sample pays back what nobody asked to return.');
  if (step.do === 'approve')
    return stepReturn(sales, back._id, { version, step: 'approve', note: step.note });
  if (step.do === 'receive')
    return stepReturn(sales, back._id, { version, step: 'receive', note: '', restock: true });
  return stepReturn(sales, back._id, { version, step: 'refund', note: '', amount: back.worth, fee: 0 });
}

/** For a store whose sample accounts were just made. What is not possible throws: the sample is wrong then. */
export async function loadSampleOrders(services: Services): Promise<void> {
  const start = services.now().getTime();
  let clock = start;
  const quiet: Services = {
    ...services,
    now: () => new Date(clock),
    mailWaiting: () => {},
    fault: () => {},
  };
  await insertReviewers(quiet);
  // The oldest first, as their numbers say.
  for (const order of [...sampleReviewers.map(reviewerOrder), ...sampleOrders]) {
    const buyer = await asPerson(quiet, order.who, order.warehouse);
    const sales = await asPerson(quiet, desk, order.warehouse);
    const placedAt = start - order.daysAgo * dayMs;
    clock = placedAt;
    const id = await place(buyer, order);
    for (const step of order.steps) {
      // Each later than the one before, also on the same day.
      clock = Math.max(clock + 60_000, placedAt + step.days * dayMs);
      await work(buyer, sales, id, step);
    }
    await readNotifications(buyer);
  }
  const sales = await asPerson(quiet, desk, '');
  const as = (email: string, warehouse: string) => asPerson(quiet, email, warehouse);
  const at = (daysAgo: number) => {
    clock = start - daysAgo * dayMs;
  };
  await loadSampleReviews(as, sales, at);
  await loadSampleQuestions(as, sales, at);
  // Nobody is told of what did not happen.
  await deleteUnsentMail(services.database.kysely);
}
