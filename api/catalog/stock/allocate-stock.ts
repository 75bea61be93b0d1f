/** What a cart's lines can have of the warehouse's stock when they share SKUs. Pure. */
import { maxQuantity } from '#schemas/domain/sales/cart.ts';

export type Need = {
  /** How many units of the line are wanted. */
  quantity: number;
  /** The id of the warehouse that it takes them from. */
  from: string;
  /** Sell units of each SKU, by its id, that one unit of the line takes. */
  units: ReadonlyMap<string, number>;
  /** What stands at the warehouse of those SKUs. */
  stock: ReadonlyMap<string, number>;
  /** Those of them that are sold also when there is none. */
  later: ReadonlySet<string>;
  /** Made to order: never out of stock. */
  isUnlimited: boolean;
};

/** How many units of each line there are: lines take what they want in their order, the later ones what is left. */
export function allocateStock(needs: readonly Need[]): number[] {
  const left = new Map<string, number>();
  const place = (from: string, sku: string) => JSON.stringify([from, sku]);
  for (const { from, stock } of needs)
    for (const [sku, quantity] of stock) left.set(place(from, sku), quantity);
  return needs.map(({ quantity, from, units, later, isUnlimited }) => {
    if (isUnlimited) return maxQuantity;
    const counts = [...units].map(([sku, one]) =>
      later.has(sku) ? maxQuantity : Math.floor(Math.max(0, left.get(place(from, sku)) ?? 0) / one),
    );
    const available = counts.length > 0 ? Math.min(...counts) : 0;
    const taken = Math.min(quantity, available);
    for (const [sku, one] of units) {
      const at = place(from, sku);
      left.set(at, (left.get(at) ?? 0) - one * taken);
    }
    return available;
  });
}
