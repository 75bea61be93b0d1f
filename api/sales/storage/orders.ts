import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';

export function findOrderByCart(db: Executor, cartId: string) {
  return db.selectFrom('order').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
}

export function findOrderById(db: Executor, id: string) {
  return db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirst();
}
export type OrderRow = Omit<NonNullable<Awaited<ReturnType<typeof findOrderById>>>, 'searched'>;

/** Locked until the transaction ends; what only refers to it (a receipt, an entry) may still be written. */
export function lockOrder(db: Executor, id: string) {
  return db.selectFrom('order').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function findOrderByNumber(db: Executor, number: string) {
  return db.selectFrom('order').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function findOrderOwner(db: Executor, number: string) {
  const owner = db.selectFrom('order').select(['account_id', 'guest_id']).where('number', '=', number);
  return (await owner.executeTakeFirst()) ?? null;
}

export async function updateOrder(
  db: Executor,
  id: string,
  values: Pick<Updateable<Tables['order']>, 'status' | 'version' | 'total_cents' | 'document'>,
) {
  await db.updateTable('order').set(values).where('id', '=', id).execute();
}

export async function nextOrderNumber(db: Executor): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_number') as number`.execute(db);
  return rows[0]?.number ?? 0;
}

export type NewOrderItem = Insertable<Tables['order_item']>;

export async function insertOrder(db: Executor, order: Insertable<Tables['order']>, items: NewOrderItem[]) {
  await db.insertInto('order').values(order).execute();
  await db.insertInto('order_item').values(items).execute();
}

/** The order's lines, those of its kits' parts as well, instead of what it had. */
export async function replaceOrderItems(db: Executor, orderId: string, items: NewOrderItem[]) {
  await db.deleteFrom('order_item').where('order_id', '=', orderId).execute();
  await db.insertInto('order_item').values(items).execute();
}

export function findIdempotency(db: Executor, owner: string, key: string) {
  return db
    .selectFrom('idempotency')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertIdempotency(db: Executor, row: Insertable<Tables['idempotency']>) {
  await db.insertInto('idempotency').values(row).execute();
}

/** Of an order `o`: returns that are not ended. */
export const openReturns = sql<number>`(select count(*)::int from order_return r
  where r.order_id = o.id and r.status in ('asked', 'approved', 'received'))`;

/** Of an order `o`: cents that went back as money for goods that were returned, or as something off. */
export const returnedCents = sql<number>`(select coalesce(sum(m.refunded_cents), 0)::bigint from credit_memo m
  where m.order_id = o.id and m.voided_at is null)`;

const orderSortsOf = {
  newest: sql`o.placed_at desc, o.id desc`,
  oldest: sql`o.placed_at, o.id`,
  total: sql`o.total_cents - coalesce(p.canceled_cents, 0) desc, o.placed_at desc, o.id desc`,
} as const;

export type OrderFilter = {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  sort?: keyof typeof orderSortsOf | undefined;
};

/** What an account ordered for itself and its company's orders; each row says how many there are in all. */
export function findOrdersOf(
  db: Executor,
  { accountId, companyId }: { accountId: string; companyId: string | null },
  { q, status, sort = 'newest' }: OrderFilter,
  window: { limit: number; offset: number },
) {
  return db
    .selectFrom('order as o')
    .leftJoin('payment as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.number', 'o.placed_at', 'o.total_cents', 'o.status', 'o.account_id'])
    .select([
      'p.kind',
      'p.status as payment_status',
      'p.processor_id',
      'p.amount_cents',
      'p.captured_cents',
      'p.refunded_cents',
      'p.settled_cents',
      'p.canceled_cents',
      sql<string>`coalesce(o.document->'cart'->>'Delivery_method', '')`.as('delivery'),
      sql<string>`o.document->'cart'->>'warehouse'`.as('warehouse'),
      sql<string>`o.document->>'po_number'`.as('po_number'),
      sql<number>`(o.document->'cart'->>'count')::int`.as('count'),
      openReturns.as('returns'),
      returnedCents.as('returned_cents'),
      personName('o.account_id').as('by'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where((eb) => {
      const own = eb.and([eb('o.account_id', '=', accountId), eb('o.company_id', 'is', null)]);
      return companyId ? eb.or([own, eb('o.company_id', '=', companyId)]) : own;
    })
    .$if(status !== undefined, (query) => query.where('o.status', '=', status ?? 'placed'))
    .$if(Boolean(q), (query) => {
      const like = anywhere(q ?? '');
      return query.where(
        sql<boolean>`(o.number ilike ${like} or o.document->>'po_number' ilike ${like}
          or o.document->'cart'->>'job_name' ilike ${like}
          or exists (select from jsonb_array_elements(o.document->'cart'->'items') i
            where i->>'name' ilike ${like} or i->>'sku' ilike ${like}))`,
      );
    })
    .orderBy(orderSortsOf[sort])
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
