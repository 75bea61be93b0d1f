/** Quantity breaks: the more sell units of one product a cart holds, the less each costs. Pure, integer cents. */
import type { QuantityBreak } from '#schemas/domain/catalog/product-data.ts';
import type { PriceBreak } from '#schemas/domain/pricing/price-breaks.ts';
import { centsFor, type Offer } from './unit-price.ts';

/** The most that `quantity` has earned, in basis points; 0 below the first break. Buying more never costs more a unit. */
export function breakOff(breaks: readonly QuantityBreak[], quantity: number): number {
  return breaks.reduce((off, one) => (quantity >= one.quantity ? Math.max(off, one.offBps) : off), 0);
}

export type BreakLine = {
  productId: string;
  skuId: string;
  /** Sell units of this line. */
  quantity: number;
  breaks: readonly QuantityBreak[];
};

/**
 * What each line has earned: `offBps`, its product's break, for which all lines of a product count together, whatever
 * their finish, note or order; and `ofSku`, how many of its SKU there are, which a price list's own breaks count. So
 * neither splitting nor sorting a cart moves a price.
 */
export function takenTogether(lines: readonly BreakLine[]): { offBps: number; ofSku: number }[] {
  const totals = new Map<string, number>();
  const add = (key: string, quantity: number) => totals.set(key, (totals.get(key) ?? 0) + quantity);
  for (const { productId, skuId, quantity } of lines) {
    add(`product ${productId}`, quantity);
    add(`sku ${skuId}`, quantity);
  }
  return lines.map(({ productId, skuId, breaks }) => ({
    offBps: breakOff(breaks, totals.get(`product ${productId}`) ?? 0),
    ofSku: totals.get(`sku ${skuId}`) ?? 0,
  }));
}

/** What each costs from how many on, where it is less than before: a product's breaks, and its price list's own. */
export function breakPrices(offer: Offer, breaks: readonly QuantityBreak[]): PriceBreak[] {
  const quantities = [...breaks, ...offer.own].map(({ quantity }) => quantity).filter((many) => many > 1);
  let before = offer.cents;
  return [...new Set(quantities)]
    .sort((a, b) => a - b)
    .flatMap((quantity) => {
      const cents = centsFor(offer, quantity, breakOff(breaks, quantity));
      if (cents === before) return [];
      before = cents;
      return [{ quantity, cents }];
    });
}
