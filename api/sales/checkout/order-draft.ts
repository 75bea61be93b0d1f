/** An order as it will be written: at once, or when its payment is held. Plain data: it can wait in the database. */
import type { Transaction } from 'kysely';
import { documentsOfProducts } from '#api/catalog/shop/product-documents.ts';
import { notify } from '#api/people/notifications/notify.ts';
import { recordEvents } from '#api/platform/analytics/record-event.ts';
import { sign } from '#api/platform/auth/sessions.ts';
import { type Context, operatorContext, type Services } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { newId } from '#api/platform/new-id.ts';
import { writeNotice } from '#api/platform/notices/write-notice.ts';
import { housesWithin } from '#api/platform/shop-day.ts';
import { warehouseView } from '#api/platform/site/get-site.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { findAllWarehouses, type WarehouseRow } from '#api/platform/storage/site.ts';
import { insertRebateDue } from '#api/pricing/public-storage.ts';
import { closeCartApprovals } from '#api/sales/approvals/close-approvals.ts';
import type { PricedCart } from '#api/sales/carts/cart-view.ts';
import { orderItemsOf } from '#api/sales/carts/order-line.ts';
import { orderMail } from '#api/sales/orders/order-mail.ts';
import { updateCart } from '#api/sales/storage/carts.ts';
import { insertIdempotency, insertOrder, nextOrderNumber, type OrderRow } from '#api/sales/storage/orders.ts';
import type { OrderDraft } from '#api/sales/storage/tables/order-draft.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import type { PickUpPlace, PlaceOrder } from '#schemas/domain/sales/order.ts';
import { promisedDates } from './delivery-dates.ts';
import { leadDays } from './lead-days.ts';
import { chosenWindow, type TakenWindows } from './pick-up-windows.ts';
import { takenWindows } from './taken-windows.ts';

const none: TakenWindows = new Map();

/** Nothing is written. */
export async function draftOrder(
  context: Context,
  db: Executor,
  priced: PricedCart,
  { details }: PlaceOrder,
  asked: Pick<OrderDraft['asked'], 'owner' | 'key' | 'fingerprint'>,
): Promise<OrderDraft> {
  const { row, view } = priced;
  const id = newId();
  const warehouse = (await findAllWarehouses(db)).find((candidate) => candidate.id === row.warehouse_id);
  const days = leadDays(priced.lines, 'Will Call');
  const taken = details.pick_up
    ? await takenWindows(db, warehouse, context.now(), { isOrdering: true })
    : none;
  return {
    id,
    cartId: row.id,
    accountId: row.account_id,
    guestId: row.guest_id,
    companyId: context.actor.companyId,
    totalCents: priced.totalCents,
    creditCents: toCents(details.credit_seen),
    document: {
      _id: id,
      cart_id: row.id,
      status: 'placed',
      email: details.email,
      phone: details.phone,
      po_number: details.po_number,
      note: details.note,
      pick_up: chosenWindow(warehouse, details, context.now(), { leadDays: days, taken }),
      pick_up_place: view.Delivery_method === 'Will Call' && warehouse ? placeOf(warehouse) : null,
      promised: promisedDates(priced, { warehouse, now: context.now() }),
      cart: {
        ...view,
        payment_type: details.payment_type,
        billing_address: details.billing_address,
        shipping_address: priced.lines.some(({ method }) => method !== 'Will Call')
          ? row.shipping_address
          : null,
      },
      warehouse_name: warehouse?.name ?? '',
    },
    items: orderItemsOf(id, priced.lines),
    products: [
      ...new Set(priced.lines.flatMap((line) => [line.product_id, ...(line.configured?.partProducts ?? [])])),
    ],
    asked: {
      ...asked,
      warehouseId: context.warehouseId,
      counted: context.counted,
      visitor: context.visitor,
    },
  };
}

const placeOf = ({ address: { address, city, state, zip }, phone }: WarehouseRow): PickUpPlace => ({
  address,
  city,
  state,
  zip,
  phone,
});

/**
 * The order itself, with all that says so: its number, its mail, the bell, events 12 and 14. The stock was taken and the
 * coupon used when the draft was made.
 */
export async function writeOrder(
  services: Services,
  tx: Transaction<Tables>,
  draft: OrderDraft,
): Promise<OrderRow> {
  const { asked, items } = draft;
  const placedAt = services.now().toISOString();
  const document = { ...draft.document, number: `AF-${await nextOrderNumber(tx)}`, placed_at: placedAt };
  const order: OrderRow = {
    id: draft.id,
    number: document.number,
    cart_id: draft.cartId,
    account_id: draft.accountId,
    guest_id: draft.guestId,
    company_id: draft.companyId ?? null,
    email: document.email,
    total_cents: draft.totalCents,
    document,
    placed_at: placedAt,
    status: document.status,
    version: 0,
  };
  await insertOrder(tx, { ...order, document: JSON.stringify(document) }, items);
  if (order.company_id !== null) await insertRebateDue(tx, order.company_id);
  await insertIdempotency(tx, {
    key: asked.key,
    owner: asked.owner,
    fingerprint: asked.fingerprint,
    order_id: order.id,
    created_at: placedAt,
  });
  await updateCart(tx, draft.cartId, {
    status: 'ordered',
    version: document.cart.version + 1,
    updated_at: placedAt,
  });
  if (order.company_id) await closeCartApprovals(services, tx, order.cart_id);
  const token = sign(services.secret, 'order', order.id);
  const context = asking(services, draft);
  // A job's address has the job's name: the person is the account's.
  const buyer = order.account_id ? await findAccountById(tx, order.account_id) : undefined;
  const house = (await housesWithin(context, tx)).find(({ id }) => id === document.cart.warehouse);
  const mail = {
    firstName: buyer?.first_name ?? '',
    creditCents: draft.creditCents ?? 0,
    warehouse: house ? warehouseView(house, services.now()) : null,
    documentsOf: await documentsOfProducts(context, tx, draft.products),
  };
  const words = orderMail({ ...document, token }, mail);
  await insertMail(tx, 'order', await letterTo(context, tx, order.email, words));
  if (order.account_id) {
    const href = `/a/profile/orders/${order.id}`;
    const params = { number: order.number };
    await notify(context, tx, { accountId: order.account_id, kind: 'order_placed', params, href });
  }
  await writeNotice(context, tx, {
    kind: 'order_placed',
    warehouseId: document.cart.warehouse,
    params: {
      number: order.number,
      total: `${order.total_cents}`,
      warehouse: document.warehouse_name,
      delivery: document.cart.Delivery_method ?? '',
      items: `${document.cart.count}`,
    },
    href: `/admin/orders/${order.id}`,
  });
  await recordEvents(context, tx, [
    { type: 'submit order', entity: order.id, value: document.cart.total },
    ...document.cart.items.map(({ product_id, quantity }) => ({
      type: 'purchased product' as const,
      entity: product_id,
      value: quantity,
    })),
  ]);
  await services.versions.bump(
    tx,
    draft.products.map((product) => `product:${product}`),
  );
  onCommit(tx, services.mailWaiting);
  return order;
}

/** The caller that the order was asked by, also when a job or a webhook writes it. */
const asking = (services: Services, { asked, accountId, guestId }: OrderDraft): Context => {
  const context = operatorContext(services);
  return {
    ...context,
    actor: { ...context.actor, accountId, guestId, operator: false },
    warehouseId: asked.warehouseId,
    counted: asked.counted,
    visitor: asked.visitor ?? null,
  };
};
