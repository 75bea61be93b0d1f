import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertBillPayment(db: Executor, row: Insertable<Tables['bill_payment']>) {
  await db.insertInto('bill_payment').values(row).execute();
}

export const findBillPayment = (db: Executor, paymentId: string) =>
  db.selectFrom('bill_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
export type BillPaymentRow = NonNullable<Awaited<ReturnType<typeof findBillPayment>>>;

export const findBillPaymentByKey = (db: Executor, accountId: string, key: string) =>
  db
    .selectFrom('bill_payment')
    .selectAll()
    .where('paid_by', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();

export async function updateBillPayment(
  db: Executor,
  paymentId: string,
  values: Updateable<Tables['bill_payment']>,
) {
  await db.updateTable('bill_payment').set(values).where('payment_id', '=', paymentId).execute();
}
