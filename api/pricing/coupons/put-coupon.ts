/** A shopper puts a coupon into a cart (docs/product.md#coupons, #repricing). */
import { recordEvent } from '#api/platform/analytics/record-event.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

/** Codes in an hour: a person mistypes a few, an office shares an address; nobody gets through a dictionary. */
const hourly = { visitor: 30, address: 150 };
const hour = 60 * 60 * 1000;

/**
 * Counts a code that the cart does not have yet. Before the cart's transaction: a guess that fails must count too.
 * Throws too_many_requests.
 */
export async function countCouponGuess(
  context: Context,
  code: string | null | undefined,
  has: string | null,
): Promise<void> {
  if (!code || code === has) return;
  if (!(await countUse(context, whoAsks(context, 'coupon', hourly), hour)))
    throw new ProblemError('too_many_requests', because('too_many_coupons'));
}

/** Throws invalid with the reason where the coupon that was just put in takes nothing off this cart. */
export async function verifyCoupon(
  context: Context,
  db: Executor,
  { couponReason, view }: { couponReason: Reason | null; view: { _id: string; coupon: string | null } },
): Promise<void> {
  if (couponReason) throw new ProblemError('invalid', couponReason, { '/coupon': [couponReason] });
  await recordEvent(context, db, 'verify coupon', view._id, view.coupon);
}
