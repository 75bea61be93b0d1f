import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export function findPayment(db: Executor, id: string) {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** Locked until the transaction ends. */
export function lockPayment(db: Executor, id: string) {
  return db.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findPaymentOfOrder(db: Executor, orderId: string) {
  return db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** The last one of a cart: those before it were declined. */
export function findPaymentOfCart(db: Executor, cartId: string) {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPayment(db: Executor, payment: Insertable<Tables['payment']>) {
  await db.insertInto('payment').values(payment).execute();
}

export async function updatePayment(db: Executor, id: string, values: Updateable<Tables['payment']>) {
  await db.updateTable('payment').set(values).where('id', '=', id).execute();
}

/** Takes the right to ask the processor about one payment until `until`; false when somebody else has it. */
export async function claimPayment(db: Executor, id: string, now: Date, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('payment')
    .set({ next_check_at: until.toISOString(), checks: sql<number>`checks + 1` })
    .where('id', '=', id)
    .where('next_check_at', '<=', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findDuePayments(db: Executor, now: Date, limit: number) {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('next_check_at', '<=', now.toISOString())
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

export async function insertHold(db: Executor, hold: Insertable<Tables['order_hold']>) {
  await db.insertInto('order_hold').values(hold).execute();
}

export function findHold(db: Executor, paymentId: string) {
  return db.selectFrom('order_hold').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

export async function deleteHold(db: Executor, paymentId: string) {
  await db.deleteFrom('order_hold').where('payment_id', '=', paymentId).execute();
}

/** False for an event that was taken before. */
export async function insertPaymentEvent(db: Executor, event: Insertable<Tables['payment_event']>) {
  const row = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOperation(db: Executor, operation: Insertable<Tables['payment_operation']>) {
  await db.insertInto('payment_operation').values(operation).execute();
}

export function findOperation(db: Executor, id: string) {
  return db.selectFrom('payment_operation').selectAll().where('id', '=', id).executeTakeFirst();
}
export type OperationRow = NonNullable<Awaited<ReturnType<typeof findOperation>>>;

export function findOperations(db: Executor, paymentId: string) {
  return db
    .selectFrom('payment_operation')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function updateOperation(
  db: Executor,
  id: string,
  values: Updateable<Tables['payment_operation']>,
) {
  await db
    .updateTable('payment_operation')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', 'starting')
    .execute();
}

/** Ends one that is under way; false when it has ended already. */
export async function endOperation(
  db: Executor,
  id: string,
  values: { status: 'done' | 'refused'; problem?: string },
): Promise<boolean> {
  const row = await db
    .updateTable('payment_operation')
    .set({ ...values, next_check_at: null })
    .where('id', '=', id)
    .where('status', '=', 'starting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function claimOperation(db: Executor, id: string, now: Date, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('payment_operation')
    .set({ next_check_at: until.toISOString() })
    .where('id', '=', id)
    .where('next_check_at', '<=', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findDueOperations(db: Executor, now: Date, limit: number) {
  return db
    .selectFrom('payment_operation')
    .selectAll()
    .where('next_check_at', '<=', now.toISOString())
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

/**
 * Payments of a time that a processor knows of, and those that it has named, whatever day they are of here; with the
 * number of their order where there is one.
 */
export function findProcessorPayments(db: Executor, since: Date, named: readonly string[]) {
  return (
    db
      .selectFrom('payment as p')
      .leftJoin('order as o', 'o.id', 'p.order_id')
      .leftJoin('bill_payment as b', 'b.payment_id', 'p.id')
      .selectAll('p')
      // What pays a bill is for something too.
      .select(sql<string | null>`coalesce(o.number, b.id)`.as('number'))
      .where('p.kind', 'in', ['card', 'bank'])
      .where(({ or, eb }) =>
        or([
          eb('p.created_at', '>=', since.toISOString()),
          // One parameter, however many they are.
          sql<boolean>`p.id = any(${named}::text[])`,
        ]),
      )
      .execute()
  );
}

export async function insertReconciliation(db: Executor, row: Insertable<Tables['reconciliation']>) {
  await db.insertInto('reconciliation').values(row).execute();
}

export function findLastReconciliation(db: Executor) {
  return db
    .selectFrom('reconciliation')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
