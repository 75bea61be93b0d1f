import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/** Coupons by their codes, with how often each was used, in all and by an account. */
export function findCoupons(db: Executor, codes: string[], accountId: string | null) {
  if (codes.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('coupon as c')
    .selectAll('c')
    .select([
      sql<number>`(select count(*)::int from coupon_redemption r where r.coupon_id = c.id)`.as('uses'),
      sql<number>`(select count(*)::int from coupon_redemption r
        where r.coupon_id = c.id and r.account_id = ${accountId})`.as('uses_of_account'),
    ])
    .where('c.code', 'in', codes)
    .where('c.active', '=', true)
    .execute();
}
export type CouponRow = Awaited<ReturnType<typeof findCoupons>>[number];

/** Keeps others from using the coupon until the transaction ends: its uses are counted after this. */
export async function lockCoupon(db: Executor, code: string): Promise<void> {
  await db.selectFrom('coupon').select('id').where('code', '=', code).forUpdate().execute();
}

/** Orders of one customer: of the account, or with the email, which is all that is known of a guest. */
export async function countUsesOf(
  db: Executor,
  couponId: string,
  customer: { accountId: string | null; email: string },
): Promise<number> {
  const row = await db
    .selectFrom('coupon_redemption')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('coupon_id', '=', couponId)
    .where((eb) =>
      eb.or([eb('email', '=', customer.email), sql<boolean>`account_id = ${customer.accountId}`]),
    )
    .executeTakeFirstOrThrow();
  return row.uses;
}

export async function insertRedemption(db: Executor, row: Insertable<Tables['coupon_redemption']>) {
  await db.insertInto('coupon_redemption').values(row).execute();
}

/** Of an order that was not placed after all. */
export async function deleteRedemption(db: Executor, orderId: string) {
  await db.deleteFrom('coupon_redemption').where('order_id', '=', orderId).execute();
}
