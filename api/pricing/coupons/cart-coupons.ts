/** The coupons that carts have, as the pricing core wants them, and what to say where one takes nothing off. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { CouponRefusal, CouponTerms } from '#api/pricing/core/coupon.ts';
import type { CartPricingInput } from '#api/pricing/core/price-cart.ts';
import { type CouponRow, findCoupons } from '#api/pricing/storage/coupons.ts';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

const moment = (at: string | null): number | null => (at === null ? null : Date.parse(at));

const termsOf = (row: CouponRow): CouponTerms => ({
  gives: row.gives,
  startsAt: moment(row.starts_at),
  endsAt: moment(row.ends_at),
  minimumSubtotalCents: row.minimum_subtotal_cents,
  included: row.included,
  excluded: row.excluded,
  mostUses: row.most_uses,
  mostUsesPerCustomer: row.most_uses_per_customer,
});

/** A coupon and how often it was used, for the pricing core. */
export const pricedCoupon = (
  { now }: Pick<Context, 'now'>,
  row: CouponRow,
): NonNullable<CartPricingInput['coupon']> => ({
  terms: termsOf(row),
  facts: { now: now().getTime(), uses: row.uses, usesOfCustomer: row.uses_of_account },
});

/** By code; those of carts of one owner. */
export async function findCartCoupons(
  context: Context,
  db: Executor,
  carts: readonly { coupon: string | null }[],
): Promise<Map<string, CouponRow>> {
  const codes = [...new Set(carts.flatMap(({ coupon }) => coupon ?? []))];
  return new Map((await findCoupons(db, codes, context.actor.accountId)).map((row) => [row.code, row]));
}

const reasons: Record<CouponRefusal, (code: string, row: CouponRow) => Reason> = {
  early: (code, row) =>
    because('coupon_early', { code, day: formatDate((row.starts_at ?? '').slice(0, 10)) }),
  expired: (code) => because('coupon_expired', { code }),
  used_up: (code) => because('coupon_used_up', { code }),
  used_by_customer: (code) => because('coupon_used_before', { code }),
  no_products: (code) => because('coupon_no_products', { code }),
  minimum: (code, row) =>
    because('coupon_minimum', { code, amount: formatDollars(toDollars(row.minimum_subtotal_cents)) }),
};

/** Why a coupon takes nothing off; `row` is missing for a code that nobody knows. */
export function couponProblem(
  code: string,
  row: CouponRow | undefined,
  refusal: CouponRefusal | null,
): Reason | null {
  if (!row) return because('coupon_unknown', { code });
  if (refusal === null) return null;
  return reasons[refusal](code, row);
}
