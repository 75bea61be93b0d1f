/** GET /api/v1/desk/customers/{id}: everything that helps an employee who has this customer on the phone. */
import { findAddresses } from '#api/people/public-storage.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { activeOf, openCartsOf, priceCarts } from '#api/sales/carts/cart-view.ts';
import { mayBeQuoted } from '#api/sales/proposals/proposal-scope.ts';
import {
  findCustomerEvents,
  findCustomerFigures,
  findCustomerNotes,
  findCustomerOrders,
} from '#api/sales/storage/customer-desk.ts';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { CustomerEvent, DeskCustomer } from '#schemas/domain/sales/customer-desk.ts';
import { asCustomer, requireCustomer } from './customer.ts';
import { statusOf } from './list-customers.ts';

const shownOrders = 50;
const shownEvents = 40;

type EventRow = Awaited<ReturnType<typeof findCustomerEvents>>[number];

/** Of an event about no product, the words that it came with. Ids say nothing to a reader. */
function aboutOf({ type, product, entity_id, value }: EventRow): string {
  if (product) return product;
  if (eventTypes[type] === 'view search') return String(value ?? '');
  return eventTypes[type] === 'view filter' ? entity_id : '';
}

const eventView = (row: EventRow): CustomerEvent => ({
  _id: row.id,
  at: row.created_at,
  type: row.type,
  about: aboutOf(row),
});

/** Throws unauthenticated, forbidden, not_found. */
export async function getDeskCustomer(context: Context, id: string): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  return readCustomer(context, context.database.kysely, id);
}

/** Throws not_found. */
export async function readCustomer(context: Context, db: Executor, id: string): Promise<DeskCustomer> {
  const account = await requireCustomer(db, id);
  const theirs = asCustomer(context, account, context.warehouseId);
  const figures = await findCustomerFigures(db, id, context.now());
  const orders = await findCustomerOrders(db, id, shownOrders);
  const rows = await openCartsOf(theirs, db, { accountId: id });
  const carts = await priceCarts(theirs, db, rows, activeOf(rows)?.id);
  const events = await findCustomerEvents(db, id, shownEvents);
  const notes = await findCustomerNotes(db, id);
  const addresses = (await findAddresses(db, id)).map(
    ({ id: _id, label, address, is_default_shipping, is_default_billing }) => ({
      _id,
      label,
      address,
      is_default_shipping,
      is_default_billing,
    }),
  );
  return {
    _id: id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    status: statusOf(account),
    created_at: account.created_at,
    last_seen_at: figures.last_seen,
    orders: figures.orders,
    lifetime: toDollars(figures.lifetime_cents),
    can_get_proposals: mayBeQuoted(account),
    refunded: toDollars(figures.refunded_cents),
    phone: figures.phone || addresses.find(({ address }) => address.phone)?.address.phone || '',
    company:
      account.company_id && account.company_name && account.company_status
        ? { _id: account.company_id, name: account.company_name, status: account.company_status }
        : null,
    company_role: account.company_role,
    aliases: figures.aliases,
    merged_into: account.merged_into,
    favorites: figures.favorites,
    sessions: figures.sessions,
    two_factor: figures.two_factor,
    order_list: orders.map((row) => ({
      _id: row.id,
      number: row.number,
      placed_at: row.placed_at,
      status: row.status,
      total: toDollars(row.total_cents - (row.canceled_cents ?? 0)),
      refunded: toDollars(row.refunded_cents ?? 0),
    })),
    order_count: figures.order_count,
    addresses,
    carts: carts.map(({ view }) => ({
      _id: view._id,
      name: view.name,
      lines: view.items.length,
      count: view.count,
      subtotal: view.subtotal,
      active: view.active,
    })),
    events: events.map(eventView),
    notes: notes.map(({ id: _id, body, created_at, by }) => ({ _id, body, at: created_at, by })),
  };
}
