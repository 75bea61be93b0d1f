/** Tables of migrations/0022-coupons.ts, 0023-price-lists.ts, 0025-tax-shipping-fees.ts, 0028-pricing-admin.ts, 0047-offers.ts, 0085-price-days.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonWithDefault, Moment } from '#api/platform/database/schema.ts';
import type { CouponGives, CouponScope } from '#api/pricing/core/coupon.ts';
import type { PriceRule } from '#api/pricing/core/unit-price.ts';
import type { PriceBreak } from '#schemas/domain/pricing/price-breaks.ts';
import type { OfferAudience } from '#schemas/domain/pricing/pricing-records.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/sales/cart.ts';

/** The setting `payment_fees`; a type that is missing costs nothing. */
export type PaymentFees = Partial<Record<PaymentType, { bps: number; fixed_cents: number }>>;

type PricingTables = {
  coupon: {
    id: string;
    /** Upper case, as codes are compared. */
    code: string;
    /** What it gives, for people. */
    title: string;
    /** '' where the English is to be read. */
    title_es: Generated<string>;
    gives: Json<CouponGives>;
    starts_at: Moment | null;
    ends_at: Moment | null;
    minimum_subtotal_cents: Generated<number>;
    included: Json<CouponScope>;
    excluded: Json<CouponScope>;
    most_uses: number | null;
    most_uses_per_customer: number | null;
    /** False for one that is switched off: nobody knows it then. */
    active: Generated<boolean>;
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
  /** Credit for what a company spends. */
  offer: {
    id: string;
    /** In lower case, as it stands in links. */
    code: string;
    title: string;
    /** '' where the English is to be read. */
    title_es: Generated<string>;
    who: OfferAudience;
    threshold_cents: number;
    credit_cents: number;
    /** YYYY-MM-DD; orders of both days count. */
    starts_on: string;
    ends_on: string;
    /** Days for which the credit is good; null for ever. */
    credit_days: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    created_at: Moment;
  };
  /** Companies whose progress toward offers may have moved. */
  rebate_due: { id: Generated<number>; company_id: string };
  price_list: {
    id: string;
    name: string;
    version: Generated<number>;
    created_at: Moment;
    /** YYYY-MM-DD: the last day whose prices were told to what keeps prices; null before the first. */
    told_on: Generated<string | null>;
  };
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
    /** Its first and its last day, YYYY-MM-DD; null where it has none. */
    starts_on: Generated<string | null>;
    ends_on: Generated<string | null>;
    /** A SKU's. */
    breaks: JsonWithDefault<PriceBreak[]>;
    /** Whom the log names; null of what stood here before anybody was asked. */
    changed_at: ColumnType<string | null, string | null | undefined, string | null>;
    changed_by: ColumnType<string | null, string | null | undefined, string | null>;
    version: Generated<number>;
  };
  tax_state: {
    state: string;
    /** Whether the dealer collects tax there. */
    nexus: boolean;
    rule: 'origin' | 'destination';
    rate_ppm: number;
    version: Generated<number>;
  };
  tax_zip: {
    id: string;
    state: string;
    /** Five digits each; both ends are in it. */
    zip_from: string;
    zip_to: string;
    /** What people call it. */
    place: Generated<string>;
    rate_ppm: number;
    version: Generated<number>;
  };
  shipping_zone: {
    id: string;
    zone: number;
    /** Null for every warehouse. */
    warehouse_id: string | null;
    states: Json<string[]>;
    zip_prefixes: Json<string[]>;
    version: Generated<number>;
  };
  shipping_rate: {
    id: string;
    method: DeliveryMethod;
    zone: number | null;
    from_lb: Generated<number>;
    to_lb: number | null;
    class_from: number | null;
    class_to: number | null;
    dim_divisor: number | null;
    /** Working days on the way; both or neither. */
    days_from: number | null;
    days_to: number | null;
    quote_required: Generated<boolean>;
    base_cents: Generated<number>;
    per_lb_cents: Generated<number>;
    active: Generated<boolean>;
    version: Generated<number>;
  };
  exemption: {
    id: string;
    company_id: string;
    /** Null for every state. */
    state: string | null;
    number: string;
    /** Its last good day: YYYY-MM-DD; null where it has none. */
    expires_on: string | null;
    checked_by: string;
    checked_at: Moment;
    active: Generated<boolean>;
    version: Generated<number>;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends PricingTables {}
}
