/** In which numbers things are sold: asked before a cart's lines are changed, checked after (product.order_min, order_step). */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { CartSku, NewLine } from '#api/sales/storage/carts.ts';
import {
  isOrderable,
  leastQuantity,
  nearestQuantity,
  type OrderRule,
} from '#schemas/domain/catalog/order-quantity.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

const single: OrderRule = { min: 1, step: 1 };

export type OrderRules = { of: (skuId: string) => OrderRule; nameOf: (skuId: string) => string };

/** In which numbers SKUs are sold, and what they are called; `skus` by id. */
export const orderRulesOf = (skus: ReadonlyMap<string, CartSku>): OrderRules => ({
  of: (skuId) => {
    const sku = skus.get(skuId);
    return sku ? { min: sku.order_min, step: sku.order_step } : single;
  },
  nameOf: (skuId) => skus.get(skuId)?.name ?? '',
});

/** Why this quantity of a product cannot be ordered, with the nearest that can. */
export function quantityReason(name: string, quantity: number, rule: OrderRule): Reason {
  const values = { name, minimum: leastQuantity(rule), quantity, nearest: nearestQuantity(quantity, rule) };
  return rule.step > 1
    ? because('quantity_off_step', { ...values, step: rule.step })
    : because('quantity_too_low', values);
}

/** Lines of one list: as many as a form or a sheet brings at once. */
const mostLines = 1000;

/** Throws invalid for one line too many; a login may have brought more, which stay. */
export function checkCount(before: number, after: number): void {
  if (after > mostLines && after > before)
    throw new ProblemError('invalid', because('cart_lines_too_many', { maximum: mostLines }));
}

/**
 * Throws invalid for too many lines (checkCount), and for a new or changed quantity in which the product is not sold.
 * Lines that were not touched stay as they are, even when the dealer has changed the rule since.
 */
export function checkQuantities(
  before: readonly NewLine[],
  after: readonly NewLine[],
  rules: OrderRules,
): void {
  checkCount(before.length, after.filter(({ quantity }) => quantity > 0).length);
  const known = new Map(before.map((line) => [line.id, line.quantity]));
  const wrong = after.filter(
    ({ id, skuId, quantity }) =>
      quantity > 0 && known.get(id) !== quantity && !isOrderable(quantity, rules.of(skuId)),
  );
  const reasons = wrong.map(({ skuId, quantity }) =>
    quantityReason(rules.nameOf(skuId), quantity, rules.of(skuId)),
  );
  const [first] = reasons;
  if (first) throw new ProblemError('invalid', first, { '/quantity': reasons });
}
