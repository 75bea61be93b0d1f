/** An order uses its cart's coupon up, in the order's own transaction. */
import type { PricedCart } from '#api/services/carts/cart-view.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { countUsesOf, insertRedemption } from '#api/storage/repositories/coupons.ts';
import { usedBefore } from './cart-coupons.ts';

/** How emails are compared. */
const emailKey = (email: string) => email.trim().toLowerCase();

/**
 * Throws invalid where this customer has used the coupon as often as one may: only the order says a guest's email.
 * The coupon is locked, so that the count holds until the order is written.
 */
export async function refuseUsedCoupon(
  db: Executor,
  { coupon, row }: PricedCart,
  email: string,
): Promise<void> {
  const most = coupon?.row.most_uses_per_customer ?? null;
  if (!coupon || most === null) return;
  const customer = { accountId: row.account_id, email: emailKey(email) };
  if ((await countUsesOf(db, coupon.row.id, customer)) < most) return;
  const sentence = `${usedBefore(coupon.row.code)} Take it off to place the order.`;
  throw new ProblemError('invalid', sentence, { '/coupon': [sentence] });
}

/** One use, for an order that it took something off. */
export async function redeemCoupon(
  context: Context,
  db: Executor,
  { coupon, row }: PricedCart,
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
