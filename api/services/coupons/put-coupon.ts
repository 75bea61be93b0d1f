/** A shopper puts a coupon into a cart (SPEC 5; RESOLUTIONS 50). */
import type { Context } from '#api/services/context.ts';
import { countUse, whoAsks } from '#api/services/limit-uses.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { recordEvent } from '#api/services/visits/record-event.ts';
import type { Executor } from '#api/storage/database.ts';
import type { Cart } from '#schemas/domain/cart.ts';

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
    throw new ProblemError('too_many_requests', 'That was a lot of coupon codes. Try again in an hour.');
}

/** Throws invalid with the reason where the coupon that was just put in takes nothing off this cart. */
export async function verifyCoupon(context: Context, db: Executor, cart: Cart): Promise<void> {
  if (cart.coupon_problem)
    throw new ProblemError('invalid', cart.coupon_problem, { '/coupon': [cart.coupon_problem] });
  await recordEvent(context, db, 'verify coupon', cart._id, cart.coupon);
}
