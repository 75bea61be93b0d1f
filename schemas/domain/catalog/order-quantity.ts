/** How many of a product can be ordered: a multiple of its step, and at least its minimum. Sell units. */
import { maxQuantity } from './quantity.ts';

export type OrderRule = { min: number; step: number };

/** What stands in a line that nobody gave a number: the least there is. */
export const leastQuantity = ({ min, step }: OrderRule): number => Math.ceil(min / step) * step;

/** The most: multiples add up to multiples, so two lines that become one stay orderable. */
export const mostQuantity = ({ step }: OrderRule): number => Math.floor(maxQuantity / step) * step;

export const isOrderable = (quantity: number, rule: OrderRule): boolean =>
  quantity >= leastQuantity(rule) && quantity <= mostQuantity(rule) && quantity % rule.step === 0;

/** The orderable quantity next to `quantity`; the larger of two that are as near. */
export function nearestQuantity(quantity: number, rule: OrderRule): number {
  const rounded = Math.round(quantity / rule.step) * rule.step;
  return Math.min(mostQuantity(rule), Math.max(leastQuantity(rule), rounded));
}
