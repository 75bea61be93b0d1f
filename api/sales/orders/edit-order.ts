/**
 * POST /api/v1/desk/orders/{id}/lines/preview and PUT /api/v1/desk/orders/{id}/lines (ours): other items for an order of
 * which nothing was handed over (docs/decisions/0082-order-edits.md).
 */
import type { Transaction } from 'kysely';
import { addStock, findTakenBy, lockStock } from '#api/catalog/public-storage.ts';
import { notify } from '#api/people/notifications/notify.ts';
import { lockCompany } from '#api/people/public-storage.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import { redeemCoupon } from '#api/pricing/coupons/redeem-coupon.ts';
import { deleteRedemption, insertRebateDue, lockCoupon } from '#api/pricing/public-storage.ts';
import { exceededLimit } from '#api/sales/approvals/order-approval.ts';
import { makeCartPricer, type PricedCart } from '#api/sales/carts/cart-view.ts';
import { lineChanges } from '#api/sales/carts/change-lines.ts';
import { orderItemsOf } from '#api/sales/carts/order-line.ts';
import { deliveryRefusalOf } from '#api/sales/checkout/assert-payable.ts';
import { pricingVersion } from '#api/sales/checkout/checkout.ts';
import { promisedDates } from '#api/sales/checkout/delivery-dates.ts';
import { takeStockOf } from '#api/sales/checkout/take-all-stock.ts';
import { asBuyer } from '#api/sales/drafts/as-buyer.ts';
import { findOrderApproval } from '#api/sales/storage/approvals.ts';
import { type CartRow, findLines, lockCart, writeLineChanges } from '#api/sales/storage/carts.ts';
import { findOrderItems } from '#api/sales/storage/order-desk.ts';
import { type OrderRow, replaceOrderItems, updateOrder } from '#api/sales/storage/orders.ts';
import {
  findOperations,
  findPaymentOfOrder,
  lockPayment,
  type PaymentRow,
} from '#api/sales/storage/payments.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { itemHere } from '#schemas/domain/sales/items-read.ts';
import type { DeliveryDates, DeskOrder } from '#schemas/domain/sales/order.ts';
import {
  type ChangeOrderLines,
  type EditedLine,
  type EditedOrder,
  editedLines,
  type OrderEdit,
} from '#schemas/domain/sales/order-edit.ts';
import { changeOrder, deskAnswer, recordOrderAction, writeEvent } from './change-order.ts';
import { assertOnTerms, movePayment } from './edit-payment.ts';
import { editRefusal } from './edit-refusal.ts';
import { editLines, keptPrices } from './edited-lines.ts';
import { changedMail } from './order-changed-mail.ts';
import { type Movement, writeMovements } from './stock-movements.ts';
import { tellShopper } from './tell-shopper.ts';

type Tx = Transaction<Tables>;

/** The order's cart, as it was placed. Throws not_found. */
async function lockOrderedCart(tx: Tx, { cart_id, document: { cart } }: OrderRow): Promise<CartRow> {
  const row = await lockCart(tx, cart_id);
  if (!row) throw new ProblemError('not_found', because('cart_not_found'));
  return {
    ...row,
    delivery_method: cart.Delivery_method,
    payment_type: cart.payment_type,
    billing_address: cart.billing_address,
    shipping_address: cart.shipping_address ?? row.shipping_address,
  };
}

/** What the order took is there for it again; written down with what it takes instead. */
async function putBack(tx: Tx, orderId: string, cart: CartRow): Promise<Movement[]> {
  const taken = (await findTakenBy(tx, orderId)).map((one) => ({ ...one, quantity: -one.quantity }));
  const own = (await findOrderItems(tx, orderId)).map(({ sku_id }) => ({
    sku_id,
    warehouse_id: cart.warehouse_id,
  }));
  await lockStock(tx, [...taken, ...own]);
  for (const { sku_id, warehouse_id, quantity } of taken) await addStock(tx, sku_id, warehouse_id, quantity);
  return taken;
}

/** One movement for each SKU and warehouse of which the order now takes more or less. */
function differences(movements: readonly Movement[]): Movement[] {
  const sums = new Map<string, Movement>();
  for (const movement of movements) {
    const key = `${movement.sku_id} ${movement.warehouse_id}`;
    sums.set(key, { ...movement, quantity: (sums.get(key)?.quantity ?? 0) + movement.quantity });
  }
  return [...sums.values()].filter(({ quantity }) => quantity !== 0);
}

/** Takes the stock; a line that cannot be had is named where the edit has it. Throws out_of_stock. */
async function takeStock(tx: Tx, priced: PricedCart, pointers: ReadonlyMap<string, string>) {
  try {
    return await takeStockOf(tx, priced);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'out_of_stock') throw error;
    const reasons = Object.entries(error.fieldReasons ?? {});
    const placed: FieldReasons = Object.fromEntries(
      reasons.map(([pointer, why]) => [pointers.get(pointer.replace('/items/', '')) ?? '/lines', why]),
    );
    throw new ProblemError('out_of_stock', reasons[0]?.[1][0] ?? error.reason, placed);
  }
}

type Open = { order: OrderRow; payment: PaymentRow | undefined; cart: CartRow; theirs: Context };

/** All that an edit touches beside its order, locked in the order in which placing an order locks it. Throws. */
async function openEdit(context: Context, tx: Tx, order: OrderRow): Promise<Open> {
  const unlocked = await findPaymentOfOrder(tx, order.id);
  const payment = unlocked && (await lockPayment(tx, unlocked.id));
  const refusal = editRefusal(order, payment, payment ? await findOperations(tx, payment.id) : []);
  if (refusal) throw new ProblemError('invalid', refusal);
  const cart = await lockOrderedCart(tx, order);
  if (cart.coupon !== null) await lockCoupon(tx, cart.coupon);
  const theirs = { ...(await asBuyer(context, tx, cart)), isOrdering: true };
  if (theirs.actor.companyId !== order.company_id)
    throw new ProblemError('invalid', because('order_edit_buyer_moved'));
  return { order, payment, cart, theirs };
}

/** Throws invalid where it cannot be sent, and where its buyer may not order for so much. */
async function assertAllowed({ order, theirs }: Open, tx: Tx, priced: PricedCart): Promise<void> {
  if (deliveryRefusalOf(priced)) throw new ProblemError('invalid', because('order_edit_undeliverable'));
  if (priced.totalCents <= order.total_cents) return;
  const limit = await exceededLimit(theirs, tx, priced.totalCents);
  if (limit !== null)
    throw new ProblemError(
      'invalid',
      because('order_edit_over_limit', { limit: formatDollars(toDollars(limit)) }),
    );
}

type Done = {
  edited: EditedOrder;
  document: OrderRow['document'];
  lines: EditedLine<CartItem>[];
  /** Whose stock may be another now. */
  products: Set<string>;
};

/** The whole edit of an order that is locked, but for telling of it. Throws stale_version, invalid, out_of_stock. */
async function edit(context: Context, tx: Tx, order: OrderRow, input: OrderEdit): Promise<Done> {
  const open = await openEdit(context, tx, order);
  const { payment, cart, theirs } = open;
  const { id, document } = order;
  await deleteRedemption(tx, id);
  // The company is locked before the stock, as when an order is placed.
  const companyId = cart.payment_type === 'terms' ? order.company_id : null;
  if (companyId !== null) await lockCompany(tx, companyId);
  const back = await putBack(tx, id, cart);
  // What is no longer sold is the order's all the same.
  const before = (await findLines(tx, [cart])).map((line) => ({ ...line, active: true }));
  if (before.length !== document.cart.items.length)
    throw new ProblemError('invalid', because('order_edit_goods_gone'));
  const { after, pointers } = await editLines(tx, cart, before, input);
  const unitCents = await keptPrices(theirs, tx, cart, document.cart.items, { before, after });
  const price = await makeCartPricer(theirs, tx, [{ row: cart, lines: after }], {
    unitCents,
    placedAt: new Date(order.placed_at),
  });
  const priced = price(cart, after, undefined);
  await assertAllowed(open, tx, priced);
  const totals = { before: order.total_cents, after: priced.totalCents };
  if (companyId !== null) await assertOnTerms(tx, companyId, totals);
  const taken = await takeStock(tx, priced, pointers);
  const at = context.now().toISOString();
  await writeMovements(tx, { id, at }, 'order_edit', differences([...back, ...taken]));
  const credit = await movePayment(theirs, tx, payment, priced.totalCents);
  await redeemCoupon(theirs, tx, priced, { id, email: order.email });
  const written = priced.lines.map((line) => ({ ...line, added_cents: line.added_cents ?? line.baseCents }));
  await writeLineChanges(tx, cart.id, lineChanges(before, written));
  const warehouse = (await findAllWarehouses(tx)).find(({ id: own }) => own === cart.warehouse_id);
  const { shipping_address, version, active } = document.cart;
  const changedCart = { ...priced.view, shipping_address, version, active };
  const lines = editedLines(document.cart.items, changedCart.items);
  const today = promisedDates(priced, { warehouse, now: context.now() });
  const changed = {
    ...document,
    promised: promisedAfter(document.promised ?? null, today, lines),
    cart: changedCart,
  };
  const had = await findOrderItems(tx, id);
  await replaceOrderItems(tx, id, orderItemsOf(id, priced.lines));
  const has = await findOrderItems(tx, id);
  await updateOrder(tx, id, {
    total_cents: priced.totalCents,
    document: JSON.stringify(changed),
  });
  return {
    document: changed,
    lines,
    products: new Set([...had, ...has].map(({ product_id }) => product_id)),
    edited: {
      cart: { ...changedCart, items: changedCart.items.map(itemHere) },
      total_before: toDollars(order.total_cents),
      promised: changed.promised,
      credit: toDollars(credit),
      pricing_version: pricingVersion(priced),
    },
  };
}

/**
 * When it comes: as it was promised, unless something is added; then not before that either. An order that is late stays
 * late for as long as nothing is added to it.
 */
function promisedAfter(
  was: DeliveryDates | null,
  today: DeliveryDates | null,
  lines: readonly EditedLine<CartItem>[],
): DeliveryDates | null {
  const isMore = lines.some(({ before, after }) => (after?.quantity ?? 0) > (before?.quantity ?? 0));
  if (!isMore || !was || !today) return isMore ? today : was;
  const [from = was.from] = [was.from, today.from].sort();
  const [to = was.to] = [was.to, today.to].sort().reverse();
  return { from, to };
}

/** "CAS-2511: 2 → 3", a line each; in no language. */
const linesNote = (lines: readonly EditedLine<CartItem>[]): string =>
  lines
    .filter(({ before, after }) => before?.quantity !== after?.quantity)
    .map(
      ({ before, after }) =>
        `${(after ?? before)?.sku ?? ''}: ${before?.quantity ?? 0} → ${after?.quantity ?? 0}`,
    )
    .join('\n');

/** Whoever approved it in its company, of what it comes to now (dollars). */
async function tellApprover(context: Context, tx: Tx, order: OrderRow, total: number): Promise<void> {
  const approval = await findOrderApproval(tx, order.id);
  const approver = approval?.decided_by ? await findAccountById(tx, approval.decided_by) : undefined;
  if (!approval || !approver || approver.company_id !== order.company_id) return;
  await notify(context, tx, {
    accountId: approver.id,
    kind: 'approval_order_changed',
    params: { number: order.number, total: formatDollars(total) },
    href: `/a/approvals/${approval.id}`,
  });
}

class Preview extends Error {
  constructor(readonly edited: EditedOrder) {
    super('an edit is only looked at');
  }
}

/**
 * What the edit would make of the order: it is done, and rolled back. Throws unauthenticated, forbidden, not_found,
 * stale_version, invalid and out_of_stock.
 */
export async function previewOrderLines(
  context: Context,
  id: string,
  input: OrderEdit,
): Promise<EditedOrder> {
  try {
    return await changeOrder(context, id, input.version, async (tx, order) => {
      throw new Preview((await edit(context, tx, order, input)).edited);
    });
  } catch (stopped) {
    if (stopped instanceof Preview) return stopped.edited;
    throw stopped;
  }
}

/**
 * Lines that nobody touched cost what they were ordered at. Throws what the preview does, and pricing_changed where it
 * comes to something else than that has shown.
 */
export async function changeOrderLines(
  context: Context,
  id: string,
  { pricing_version: shown, note, ...input }: ChangeOrderLines,
): Promise<DeskOrder> {
  await changeOrder(context, id, input.version, async (tx, order) => {
    const { edited, document, lines, products } = await edit(context, tx, order, input);
    if (edited.pricing_version !== shown)
      throw new ProblemError('pricing_changed', because('prices_changed'));
    const total_cents = toCents(edited.cart.total);
    const days = [order.document.promised, document.promised].map((promised) => promised?.to ?? '?');
    const moved = days[0] === days[1] ? '' : days.join(' → ');
    const text = [linesNote(lines), moved, note].filter(Boolean).join('\n');
    const totals = { before_cents: order.total_cents, after_cents: total_cents };
    await writeEvent(context, tx, order, 'lines_changed', text, totals);
    await recordOrderAction(context, tx, order, 'lines', text);
    if (order.company_id !== null) await insertRebateDue(tx, order.company_id);
    await context.versions.bump(
      tx,
      [...products].map((product) => `product:${product}`),
    );
    await tellApprover(context, tx, order, edited.cart.total);
    await tellShopper(context, tx, order, {
      kind: 'order_changed',
      mail: changedMail(context, { ...order, document }, lines, order, toCents(edited.credit)),
    });
  });
  return deskAnswer(context, id);
}
