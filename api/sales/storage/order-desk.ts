import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import { returnedCents } from './orders.ts';

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

export function insertReturn(db: Executor, row: Insertable<Tables['order_return']>): Promise<ReturnRow> {
  return db.insertInto('order_return').values(row).returningAll().executeTakeFirstOrThrow();
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
