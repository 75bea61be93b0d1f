/** Coupons: whether one can be used, on which lines, and what it takes off each. Pure, integer cents. */
import { shareOf } from './basis-points.ts';
import { spreadCents } from './spread.ts';

/** Products, shelves and makers; a product's shelves count with those they stand in. */
export type CouponScope = {
  productIds: readonly string[];
  categoryIds: readonly string[];
  vendorIds: readonly string[];
};

export type CouponGives =
  | { kind: 'percent'; offBps: number }
  | { kind: 'amount'; offCents: number }
  | { kind: 'free_shipping' };

export type CouponTerms = {
  gives: CouponGives;
  /** Moments in ms; null for no beginning and no end. */
  startsAt: number | null;
  endsAt: number | null;
  /** What the whole cart's goods must come to. */
  minimumSubtotalCents: number;
  /** Empty: everything. */
  included: CouponScope;
  excluded: CouponScope;
  /** Orders in all, and of one customer; null for no limit. */
  mostUses: number | null;
  mostUsesPerCustomer: number | null;
};

/** What is not in the coupon: the moment in ms, and the orders it was used for. */
export type CouponFacts = { now: number; uses: number; usesOfCustomer: number };

export type CouponLine = {
  key: string;
  lineCents: number;
  productId: string;
  vendorId: string;
  categoryIds: readonly string[];
};

/** Why a coupon takes nothing off. */
export type CouponRefusal = 'early' | 'expired' | 'used_up' | 'used_by_customer' | 'no_products' | 'minimum';

const isIn = (scope: CouponScope, line: CouponLine): boolean =>
  scope.productIds.includes(line.productId) ||
  scope.vendorIds.includes(line.vendorId) ||
  line.categoryIds.some((id) => scope.categoryIds.includes(id));

const isEverything = ({ productIds, categoryIds, vendorIds }: CouponScope): boolean =>
  productIds.length + categoryIds.length + vendorIds.length === 0;

/** True for what the coupon is for. */
export const appliesTo = ({ included, excluded }: CouponTerms, line: CouponLine): boolean =>
  (isEverything(included) || isIn(included, line)) && !isIn(excluded, line);

/** Null when it can be used. An end is the first moment at which it no longer can. */
export function refusalOf(
  terms: CouponTerms,
  facts: CouponFacts,
  lines: readonly CouponLine[],
): CouponRefusal | null {
  const { startsAt, endsAt, mostUses, mostUsesPerCustomer } = terms;
  if (startsAt !== null && facts.now < startsAt) return 'early';
  if (endsAt !== null && facts.now >= endsAt) return 'expired';
  if (mostUses !== null && facts.uses >= mostUses) return 'used_up';
  if (mostUsesPerCustomer !== null && facts.usesOfCustomer >= mostUsesPerCustomer) return 'used_by_customer';
  if (!lines.some((line) => appliesTo(terms, line))) return 'no_products';
  const subtotalCents = lines.reduce((sum, line) => sum + line.lineCents, 0);
  return subtotalCents < terms.minimumSubtotalCents ? 'minimum' : null;
}

/** What it takes off each line: a share of the lines it applies to, never more than they cost. */
export function couponShares(terms: CouponTerms, lines: readonly CouponLine[]): number[] {
  const { gives } = terms;
  if (gives.kind === 'free_shipping') return lines.map(() => 0);
  const weighed = lines.map((line) => ({
    key: line.key,
    cents: appliesTo(terms, line) ? line.lineCents : 0,
  }));
  const whole = weighed.reduce((sum, { cents }) => sum + cents, 0);
  return spreadCents(gives.kind === 'amount' ? gives.offCents : shareOf(whole, gives.offBps), weighed);
}
