/** The pricing core: pure, integer cents, no floats. Everything that shows or charges a sum gets it here. */
import type { DeliveryMethod } from '#schemas/domain/cart.ts';
import { shareOf } from './basis-points.ts';

export type PriceGroup = 'retail' | 'trade';

/** A SKU's prices in cents. */
export type SkuPrices = { msrpCents: number; retailCents: number; tradeCents: number };

/** The unit price of a group, in cents. Trade never pays more than retail. */
export function unitPrice(prices: SkuPrices, group: PriceGroup): number {
  return group === 'trade' ? Math.min(prices.tradeCents, prices.retailCents) : prices.retailCents;
}

export type CartPricingInput = {
  lines: { unitCents: number; quantity: number }[];
  deliveryMethod: DeliveryMethod | null;
  warehouse: { taxRateBps: number; localDeliveryCents: number };
};

export type CartPricing = {
  lineCents: number[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  feeCents: number;
  taxCents: number;
  totalCents: number;
};

/**
 * Totals of a cart. Will Call and Local Delivery are both taxed at the warehouse they leave from; delivery itself
 * is not taxed. Check and cash carry no fee.
 */
export function priceCart({ lines, deliveryMethod, warehouse }: CartPricingInput): CartPricing {
  const lineCents = lines.map((line) => line.unitCents * line.quantity);
  const subtotalCents = lineCents.reduce((sum, cents) => sum + cents, 0);
  // Per line, so that splitting a line moves it by a cent at most.
  const taxCents = lineCents.reduce((sum, cents) => sum + shareOf(cents, warehouse.taxRateBps), 0);
  const shippingCents =
    deliveryMethod === 'Local Delivery' && lines.length > 0 ? warehouse.localDeliveryCents : 0;
  const discountCents = 0;
  const feeCents = 0;
  return {
    lineCents,
    subtotalCents,
    discountCents,
    shippingCents,
    feeCents,
    taxCents,
    totalCents: subtotalCents - discountCents + shippingCents + feeCents + taxCents,
  };
}
