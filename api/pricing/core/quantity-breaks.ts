/** Quantity breaks: the more sell units of one product a cart holds, the less each costs. Pure, integer cents. */
import type { QuantityBreak } from '#schemas/domain/catalog/product-data.ts';

/** The most that `quantity` has earned, in basis points; 0 below the first break. Buying more never costs more a unit. */
export function breakOff(breaks: readonly QuantityBreak[], quantity: number): number {
  return breaks.reduce((off, one) => (quantity >= one.quantity ? Math.max(off, one.offBps) : off), 0);
}

export type BreakLine = {
  productId: string;
  /** Sell units of this line. */
  quantity: number;
  breaks: readonly QuantityBreak[];
};

/**
 * What each line has earned, in basis points: all lines of a product count together, whatever their finish, note or
 * order, so that neither splitting nor sorting a cart moves a price.
 */
export function earnedBreaks(lines: readonly BreakLine[]): number[] {
  const totals = new Map<string, number>();
  for (const { productId, quantity } of lines) totals.set(productId, (totals.get(productId) ?? 0) + quantity);
  return lines.map(({ productId, breaks }) => breakOff(breaks, totals.get(productId) ?? 0));
}
