/** The coupons that carts have, as the pricing core wants them, and what to say where one takes nothing off. */
import type { CouponRefusal, CouponTerms } from '#api/pricing/coupon.ts';
import type { CartPricingInput } from '#api/pricing/price-cart.ts';
import type { Context } from '#api/services/context.ts';
import type { Executor } from '#api/storage/database.ts';
import type { CartRow } from '#api/storage/repositories/carts.ts';
import { type CouponRow, findCoupons } from '#api/storage/repositories/coupons.ts';
import { formatDate } from '#schemas/domain/format-date.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { toDollars } from '#schemas/domain/money.ts';

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
export const pricedCoupon = (context: Context, row: CouponRow): NonNullable<CartPricingInput['coupon']> => ({
  terms: termsOf(row),
  facts: { now: context.now().getTime(), uses: row.uses, usesOfCustomer: row.uses_of_account },
});

/** By code; those of carts of one owner. */
export async function findCartCoupons(
  context: Context,
  db: Executor,
  rows: readonly CartRow[],
): Promise<Map<string, CouponRow>> {
  const codes = [...new Set(rows.flatMap(({ coupon }) => coupon ?? []))];
  return new Map((await findCoupons(db, codes, context.actor.accountId)).map((row) => [row.code, row]));
}

const sentences: Record<CouponRefusal, (code: string, row: CouponRow) => string> = {
  early: (code, row) => `${code} can be used from ${formatDate((row.starts_at ?? '').slice(0, 10))} on.`,
  expired: (code) => `${code} has expired.`,
  used_up: (code) => `${code} has been used up.`,
  used_by_customer: (code) => usedBefore(code),
  no_products: (code) => `${code} is not for any product in this cart.`,
  minimum: (code, row) =>
    `${code} is for carts of ${formatDollars(toDollars(row.minimum_subtotal_cents))} and more.`,
};

/** A sentence for the shopper; `row` is missing for a code that nobody knows. */
export function couponProblem(
  code: string,
  row: CouponRow | undefined,
  refusal: CouponRefusal | null,
): string | null {
  if (!row) return `There is no coupon ${code}.`;
  if (refusal === null) return null;
  return sentences[refusal](code, row);
}

export const usedBefore = (code: string): string => `You have used ${code} before.`;
