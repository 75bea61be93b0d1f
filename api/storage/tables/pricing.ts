/** Tables of migrations/0022-coupons.ts. */
import type { Generated } from 'kysely';
import type { CouponGives, CouponScope } from '#api/pricing/coupon.ts';
import type { Json, Moment } from '../schema.ts';

export type PricingTables = {
  coupon: {
    id: string;
    /** Upper case, as codes are compared. */
    code: string;
    /** What it gives, for people. */
    title: string;
    gives: Json<CouponGives>;
    starts_at: Moment | null;
    ends_at: Moment | null;
    minimum_subtotal_cents: Generated<number>;
    included: Json<CouponScope>;
    excluded: Json<CouponScope>;
    most_uses: number | null;
    most_uses_per_customer: number | null;
    version: Generated<number>;
    created_at: Moment;
  };
  /** One for each order that a coupon took something off. */
  coupon_redemption: {
    order_id: string;
    coupon_id: string;
    account_id: string | null;
    /** The order's, in lower case. */
    email: string;
    saved_cents: number;
    created_at: Moment;
  };
};
