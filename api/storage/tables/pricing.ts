/** Tables of migrations/0022-coupons.ts and 0023-price-lists.ts. */
import type { Generated } from 'kysely';
import type { CouponGives, CouponScope } from '#api/pricing/coupon.ts';
import type { PriceRule } from '#api/pricing/unit-price.ts';
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
  price_list: { id: string; name: string; version: Generated<number>; created_at: Moment };
  price_list_rule: {
    id: string;
    price_list_id: string;
    kind: PriceRule['kind'];
    /** An id; nothing for everything. */
    target: string;
    /** Null for every warehouse. */
    warehouse_id: string | null;
    /** A SKU's. */
    cents: number | null;
    /** All others'. */
    off_bps: number | null;
  };
};
