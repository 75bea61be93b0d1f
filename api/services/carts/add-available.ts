/** Many lines at once into the caller's current cart: what can be had, and by name what cannot. */
import type { Context } from '#api/services/context.ts';
import { checkChoice } from '#api/services/kinds/check-choice.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findOpenCarts, lockOwner } from '#api/storage/repositories/carts.ts';
import type { AddedLines, CartItem, LeftLine } from '#schemas/domain/cart.ts';
import { leastQuantity } from '#schemas/domain/order-quantity.ts';
import { availableOf } from '#schemas/domain/quantity.ts';
import { activeOf, viewOne } from './cart-view.ts';
import { requireOwner } from './ownership.ts';
import { applyToCart, lockOpenCart } from './save-cart.ts';
import { insertEmptyCart } from './start-cart.ts';

/** How many of a line there are, in the steps that it is sold in. */
function quantityOf(item: CartItem): number {
  const rule = { min: item.order_min, step: item.order_step };
  const most = Math.min(item.quantity, availableOf(item));
  const whole = Math.floor(most / rule.step) * rule.step;
  return whole >= leastQuantity(rule) ? whole : 0;
}

const reasonOf = (item: CartItem, added: number): LeftLine['reason'] | null => {
  if (!item.sold) return 'not_sold';
  if (item.configuration?.problem) return 'impossible';
  if (added === 0) return 'none';
  return added < item.quantity ? 'fewer' : null;
};

/** What the caller could choose of it today; undefined where it cannot be any more. */
async function choiceOf(context: Context, db: Executor, item: CartItem) {
  if (!item.configuration) return null;
  try {
    return await checkChoice(context, db, {
      productId: item.product_id,
      chosen: item.configuration,
      root: '',
    });
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** `items` are at the caller's prices and warehouse; `lost` is left out already. Inside the caller's transaction. */
export async function addAvailable(
  context: Context,
  db: Executor,
  items: readonly CartItem[],
  lost: readonly LeftLine[] = [],
): Promise<AddedLines> {
  const owner = requireOwner(context.actor);
  await lockOwner(db, owner);
  const current =
    activeOf(await findOpenCarts(db, owner)) ?? (await insertEmptyCart(context, db, owner, { name: '' }));
  const cart = await lockOpenCart(context, db, current.id);
  const left = [...lost];
  const list = [];
  for (const item of items) {
    const { sku, name, note, quantity: wanted } = item;
    const configuration = item.sold ? await choiceOf(context, db, item) : null;
    const quantity = item.sold && configuration !== undefined ? quantityOf(item) : 0;
    const reason = configuration === undefined ? 'impossible' : reasonOf(item, quantity);
    const isAdded = reason === null || reason === 'fewer';
    if (reason) left.push({ sku, name, wanted, added: isAdded ? quantity : 0, reason });
    if (isAdded)
      list.push({ kind: 'add' as const, n: 0, sku, quantity, times: 1, exact: true, note, configuration });
  }
  const saved = list.length > 0 ? await applyToCart(context, db, cart, { edits: { list } }) : cart;
  return { cart: await viewOne(context, db, saved), added: list.length, left };
}
