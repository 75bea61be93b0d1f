import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { DeskPayment, DeskStatus } from '#schemas/domain/sales/order-desk.ts';
import { openReturns, returnedCents } from './orders.ts';

export function findFulfilments(db: Executor, orderId: string) {
  return db
    .selectFrom('fulfilment')
    .selectAll()
    .select(personName('account_id').as('by'))
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertFulfilment(db: Executor, row: Insertable<Tables['fulfilment']>) {
  await db.insertInto('fulfilment').values(row).execute();
}

export function findReturns(db: Executor, orderId: string) {
  return db
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
export type ReturnRow = Awaited<ReturnType<typeof findReturns>>[number];

/** Cents that went back as money for goods that were returned, or as something off. */
export async function findReturnedCents(db: Executor, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('order as o')
    .select(returnedCents.as('cents'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return row?.cents ?? 0;
}

export function findReturn(db: Executor, id: string) {
  return db.selectFrom('order_return').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertReturn(db: Executor, row: Insertable<Tables['order_return']>) {
  await db.insertInto('order_return').values(row).execute();
}

export async function updateReturn(db: Executor, id: string, values: Updateable<Tables['order_return']>) {
  await db.updateTable('order_return').set(values).where('id', '=', id).execute();
}

export async function insertOrderEvent(db: Executor, row: Insertable<Tables['order_event']>) {
  await db.insertInto('order_event').values(row).execute();
}

export function findOrderEvents(db: Executor, orderId: string) {
  return db
    .selectFrom('order_event')
    .selectAll()
    .select(personName('account_id').as('by'))
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What was asked of the order's payment, with who asked. */
export function findOperationsOfOrder(db: Executor, orderId: string) {
  return db
    .selectFrom('payment_operation as o')
    .innerJoin('payment as p', 'p.id', 'o.payment_id')
    .selectAll('o')
    .select(personName('o.account_id').as('by'))
    .where('p.order_id', '=', orderId)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
}

/** An order's lines and the parts of its kits, with their SKUs' codes. */
export function findOrderItems(db: Executor, orderId: string) {
  return db
    .selectFrom('order_item as i')
    .innerJoin('sku as s', 's.id', 'i.sku_id')
    .select(['i.id', 'i.sku_id', 'i.quantity', 'i.parent_id', 's.code', 's.product_id'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.sku_id')
    .execute();
}

/** The company that an account belongs to now. */
export async function findCompanyName(db: Executor, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account as a')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .select('c.name')
    .where('a.id', '=', accountId)
    .executeTakeFirst();
  return row?.name ?? '';
}

export function findOrderIdsByNumber(db: Executor, numbers: string[]) {
  if (numbers.length === 0) return Promise.resolve([]);
  return db.selectFrom('order').select(['id', 'number']).where('number', 'in', numbers).execute();
}

const ofStatus: Record<DeskStatus, RawBuilder<boolean>> = {
  open: sql`o.status in ('placed', 'partly_fulfilled')`,
  placed: sql`o.status = 'placed'`,
  partly_fulfilled: sql`o.status = 'partly_fulfilled'`,
  fulfilled: sql`o.status = 'fulfilled'`,
  canceled: sql`o.status = 'canceled'`,
  returns: sql`exists (select from order_return r
    where r.order_id = o.id and r.status in ('asked', 'approved', 'received'))`,
};

/** Less was captured than the order comes to: the rest is due. */
const isShort = sql<boolean>`(p.status = 'captured' and o.status <> 'canceled'
  and p.amount_cents - p.canceled_cents - p.settled_cents - p.captured_cents > 0)`;

const ofPayment: Record<DeskPayment, RawBuilder<boolean>> = {
  held: sql`p.status = 'authorized'`,
  due: sql`(p.status in ('due', 'pending', 'processing') or ${isShort})`,
  taken: sql`(p.status = 'captured' and not ${isShort})`,
  refunded: sql`p.refunded_cents > 0`,
  over: sql`p.status in ('failed', 'declined', 'voided')`,
};

const placer = sql<string>`trim(a.first_name || ' ' || a.last_name)`;

/**
 * Newest first; each row says how many there are in all. Every word of `q` is somewhere in the order, its company or the
 * name of who placed it.
 */
export function findDeskOrders(
  db: Executor,
  where: {
    q?: string | undefined;
    status?: DeskStatus | undefined;
    payment?: DeskPayment | undefined;
    /** The company that they were placed for. */
    company?: string | undefined;
  },
  window: { limit: number; offset: number },
) {
  let query = db
    .selectFrom('order as o')
    .leftJoin('payment as p', 'p.order_id', 'o.id')
    .leftJoin('account as a', 'a.id', 'o.account_id')
    .leftJoin('company as c', (join) =>
      join.on('c.id', '=', sql<string>`coalesce(o.company_id, a.company_id)`),
    );
  if (where.company) query = query.where('o.company_id', '=', where.company);
  if (where.status) query = query.where(ofStatus[where.status]);
  if (where.payment) query = query.where(ofPayment[where.payment]);
  for (const word of (where.q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = anywhere(word.toLowerCase());
    query = query.where(
      sql<boolean>`(o.searched like ${like} or lower(c.name) like ${like} or lower(${placer}) like ${like})`,
    );
  }
  return query
    .select([
      'o.id',
      'o.number',
      'o.placed_at',
      'o.status',
      'o.email',
      'o.total_cents',
      'c.name as company',
      'p.kind as payment_kind',
      'p.status as payment_status',
      'p.amount_cents',
      'p.captured_cents',
      'p.refunded_cents',
      'p.settled_cents',
      'p.canceled_cents',
      returnedCents.as('returned_cents'),
      sql<string>`o.document->>'po_number'`.as('po_number'),
      // An address may have the name of a job or of a receiver: who placed it is the account.
      sql<string>`coalesce(nullif(${placer}, ''), o.document->'cart'->'billing_address'->>'name', '')`.as(
        'name',
      ),
      sql<string>`coalesce(o.document->'cart'->>'Delivery_method', '')`.as('delivery'),
      sql<string>`o.document->>'warehouse_name'`.as('warehouse'),
      sql<number>`(o.document->'cart'->>'count')::int`.as('count'),
      openReturns.as('returns'),
      sql<number>`(count(*) over ())::int`.as('all'),
    ])
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
