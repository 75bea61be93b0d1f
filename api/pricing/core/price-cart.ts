/** The pricing core: pure, integer cents, no floats. Everything that shows or charges a sum gets it here. */
import { shareOf, taxOf } from './basis-points.ts';
import { type CouponFacts, type CouponRefusal, type CouponTerms, couponShares, refusalOf } from './coupon.ts';

export type PricingLine = {
  /** The line's id: names it where two are alike. */
  key: string;
  /** After the quantity breaks. */
  unitCents: number;
  quantity: number;
  taxable: boolean;
  /** Of a line that goes another way than the cart. */
  tax?: TaxTerms;
  productId: string;
  vendorId: string;
  /** With the shelves that they stand in. */
  categoryIds: readonly string[];
  /** At an accepted proposal's price: a coupon takes nothing off it, and it does not count for one. */
  isQuoted?: boolean;
};

/** What delivery costs, or that somebody has to work it out first (docs/product.md#delivery-tax-fees). */
export type ShippingCharge = { kind: 'charge'; cents: number } | { kind: 'quote_required' };

/**
 * The rate where the goods leave, or where they arrive once that is known; none with a certificate of exemption. In
 * parts of a million: 8.875 % is 88,750.
 */
export type TaxTerms = {
  isExempt: boolean;
  rule: 'origin' | 'destination';
  originPpm: number;
  destinationPpm: number | null;
};

/** Of the payment type: a share of all that is to be paid, and a sum. */
export type PaymentFee = { bps: number; fixedCents: number };

export type CartPricingInput = {
  lines: readonly PricingLine[];
  coupon: { terms: CouponTerms; facts: CouponFacts } | null;
  shipping: ShippingCharge;
  tax: TaxTerms;
  fee: PaymentFee;
};

export type CartPricing = {
  /** By the lines' places: before the coupon, and its share in each. */
  lineCents: number[];
  lineDiscountCents: number[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  /** What a coupon took off the delivery. */
  shippingOffCents: number;
  isShippingQuoted: boolean;
  feeCents: number;
  taxCents: number;
  totalCents: number;
  /** Why the coupon takes nothing off. */
  couponRefusal: CouponRefusal | null;
};

export const taxPpm = ({ isExempt, rule, originPpm, destinationPpm }: TaxTerms): number => {
  if (isExempt) return 0;
  return rule === 'destination' ? (destinationPpm ?? originPpm) : originPpm;
};

/** What a payment type costs on top of a sum; nothing on nothing. */
export const feeOf = (cents: number, fee: PaymentFee): number =>
  cents > 0 ? shareOf(cents, fee.bps) + fee.fixedCents : 0;

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

/**
 * Totals of a cart. A line is rounded to cents and taxed by itself, after its share of the coupon, so that splitting a
 * line moves its tax by a cent at most. Delivery and the payment's fee are not taxed; the fee is of all the rest.
 * The delivery of nothing costs nothing.
 */
export function priceCart({ lines, coupon, shipping, tax, fee }: CartPricingInput): CartPricing {
  const lineCents = lines.map((line) => line.unitCents * line.quantity);
  const couponLines = lines.flatMap((line, index) =>
    line.isQuoted ? [] : [{ ...line, lineCents: lineCents[index] ?? 0, index }],
  );
  const couponRefusal = coupon && refusalOf(coupon.terms, coupon.facts, couponLines);
  const terms = coupon && couponRefusal === null ? coupon.terms : null;
  const lineDiscountCents = lines.map(() => 0);
  const shares = terms ? couponShares(terms, couponLines) : [];
  for (const [at, { index }] of couponLines.entries()) lineDiscountCents[index] = shares[at] ?? 0;
  const taxes = lines.map((line, index) =>
    line.taxable
      ? taxOf((lineCents[index] ?? 0) - (lineDiscountCents[index] ?? 0), taxPpm(line.tax ?? tax))
      : 0,
  );
  const charged = shipping.kind === 'charge' && lines.length > 0 ? shipping.cents : 0;
  const shippingOffCents = terms?.gives.kind === 'free_shipping' ? charged : 0;
  const subtotalCents = sum(lineCents);
  const discountCents = sum(lineDiscountCents);
  const taxCents = sum(taxes);
  const shippingCents = charged - shippingOffCents;
  const beforeFeeCents = subtotalCents - discountCents + shippingCents + taxCents;
  const feeCents = feeOf(beforeFeeCents, fee);
  return {
    lineCents,
    lineDiscountCents,
    subtotalCents,
    discountCents,
    shippingCents,
    shippingOffCents,
    isShippingQuoted: shipping.kind === 'quote_required' && lines.length > 0,
    feeCents,
    taxCents,
    totalCents: beforeFeeCents + feeCents,
    couponRefusal,
  };
}

/**
 * Nothing is collected now (docs/product.md#delayed-payment): switched on, and the total before the fee reaches the
 * threshold.
 */
export const isPaymentDelayed = (
  { enabled, thresholdCents }: { enabled: boolean; thresholdCents: number },
  { totalCents, feeCents }: Pick<CartPricing, 'totalCents' | 'feeCents'>,
): boolean => enabled && totalCents - feeCents >= thresholdCents;
