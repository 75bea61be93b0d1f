/** In which numbers things are sold: asked before a cart's lines are changed, checked after (product.order_min, order_step). */
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import type { NewLine } from '#api/storage/repositories/carts.ts';
import { findOrderRules } from '#api/storage/repositories/catalog.ts';
import {
  isOrderable,
  leastQuantity,
  nearestQuantity,
  type OrderRule,
} from '#schemas/domain/order-quantity.ts';

const single: OrderRule = { min: 1, step: 1 };

export type OrderRules = { of: (skuId: string) => OrderRule; nameOf: (skuId: string) => string };

export async function readOrderRules(db: Executor, skuIds: readonly string[]): Promise<OrderRules> {
  const found = new Map((await findOrderRules(db, [...new Set(skuIds)])).map((row) => [row.id, row]));
  return {
    of: (skuId) => {
      const row = found.get(skuId);
      return row ? { min: row.order_min, step: row.order_step } : single;
    },
    nameOf: (skuId) => found.get(skuId)?.name ?? '',
  };
}

/** In which numbers it is sold, in words. */
export const soldIn = (rule: OrderRule): string =>
  `${rule.step > 1 ? `in multiples of ${rule.step}, ` : ''}${leastQuantity(rule)} or more`;

function sentence(name: string, quantity: number, rule: OrderRule): string {
  const nearest = nearestQuantity(quantity, rule);
  return `${name} is sold ${soldIn(rule)}. The nearest to ${quantity} is ${nearest}.`;
}

/** Lines of one list: as many as a form or a sheet brings at once. */
const mostLines = 1000;

/** Throws invalid for one line too many; a login may have brought more, which stay. */
export function checkCount(before: number, after: number): void {
  if (after > mostLines && after > before)
    throw new ProblemError('invalid', `There is room for ${mostLines} lines. Order some of them first.`);
}

/**
 * Throws invalid for too many lines (checkCount), and when a line that is new or has another quantity than before is not of a number that is sold. Lines
 * that were left alone stay as they are, also when the dealer has changed his mind since.
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
  if (wrong.length === 0) return;
  const sentences = wrong.map(({ skuId, quantity }) =>
    sentence(rules.nameOf(skuId), quantity, rules.of(skuId)),
  );
  throw new ProblemError('invalid', sentences.join(' '), { '/quantity': sentences });
}
