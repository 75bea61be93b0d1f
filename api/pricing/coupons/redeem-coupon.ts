/** An order uses its cart's coupon up, in the order's own transaction. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type CouponRow, countUsesOf, insertRedemption } from '#api/pricing/storage/coupons.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** A priced cart with the coupon that it uses, if any. */
type WithCoupon = {
  coupon: { row: CouponRow; savedCents: number } | null;
  row: { account_id: string | null };
};

/** How emails are compared. */
const emailKey = (email: string) => email.trim().toLowerCase();

/**
 * Throws invalid where this customer has used the coupon as often as one may: only the order says a guest's email.
 * The coupon is locked, so that the count holds until the order is written.
 */
export async function refuseUsedCoupon(
  db: Executor,
  { coupon, row }: WithCoupon,
  email: string,
): Promise<void> {
  const most = coupon?.row.most_uses_per_customer ?? null;
  if (!coupon || most === null) return;
  const customer = { accountId: row.account_id, email: emailKey(email) };
  if ((await countUsesOf(db, coupon.row.id, customer)) < most) return;
  const reason = because('coupon_used_before', { code: coupon.row.code });
  throw new ProblemError('invalid', reason, { '/coupon': [reason] });
}

/** One use, for an order that it took something off. */
export async function redeemCoupon(
  context: Context,
  db: Executor,
  { coupon, row }: WithCoupon,
  order: { id: string; email: string },
): Promise<void> {
  if (!coupon || coupon.savedCents === 0) return;
  await insertRedemption(db, {
    order_id: order.id,
    coupon_id: coupon.row.id,
    account_id: row.account_id,
    email: emailKey(order.email),
    saved_cents: coupon.savedCents,
    created_at: context.now().toISOString(),
  });
}
