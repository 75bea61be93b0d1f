/** The sample dealer's coupons. */
import type { CouponGives, CouponScope } from '#api/pricing/core/coupon.ts';

type SampleCoupon = {
  code: string;
  title: string;
  gives: CouponGives;
  minimumSubtotalCents: number;
  included: CouponScope;
  mostUsesPerCustomer: number | null;
};

const everything: CouponScope = { productIds: [], categoryIds: [], vendorIds: [] };

export const coupons: SampleCoupon[] = [
  {
    code: 'TRADE10',
    title: '10% off lighting',
    gives: { kind: 'percent', offBps: 1_000 },
    minimumSubtotalCents: 0,
    included: { ...everything, categoryIds: ['cat-lighting'] },
    mostUsesPerCustomer: null,
  },
  {
    code: 'FREIGHT-FREE',
    title: 'Free local delivery from $500',
    gives: { kind: 'free_shipping' },
    minimumSubtotalCents: 50_000,
    included: everything,
    mostUsesPerCustomer: 1,
  },
];

/** When they end. */
export const couponsEndAt = '2036-01-01T00:00:00.000Z';

/** What the home page's popup promises (docs/product.md#rebate); its link names the offer. */
export const offer = {
  code: 'builder-rebate',
  title: 'Spend $20,000, get $4,000 back',
  who: 'new' as const,
  threshold_cents: 2_000_000,
  credit_cents: 400_000,
  starts_on: '2026-01-01',
  ends_on: '2027-12-31',
  credit_days: 365,
};
