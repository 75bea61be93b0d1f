/** Many lines at once into the caller's current cart: what can be had, and by name what cannot. */

import { checkChoice } from '#api/catalog/configured/check-choice.ts';
import { recordEvents } from '#api/platform/analytics/record-event.ts';
import { requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findOpenCarts, lockOwner, toNewLine } from '#api/sales/storage/carts.ts';
import { leastQuantity } from '#schemas/domain/catalog/order-quantity.ts';
import { availableOf } from '#schemas/domain/catalog/quantity.ts';
import type { AddedLines, CartEdit, CartItem, LeftLine } from '#schemas/domain/sales/cart.ts';
import { applyEdits } from './apply-edits.ts';
import { activeOf, type PricedCart } from './cart-view.ts';
import {
  changeCart,
  findOnSale,
  type LockedCart,
  lockOpenCart,
  priceLocked,
  withLines,
} from './change-cart.ts';
import { quantityEvents } from './change-lines.ts';
import { checkQuantities, orderRulesOf } from './order-rules.ts';
import { insertEmptyCart } from './start-cart.ts';
import { skusOf } from './write-lines.ts';

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

/**
 * `items` are at the caller's prices and warehouse; `lost` is left out already. Inside the caller's transaction. The
 * events count the quantities by which the cart grew.
 */
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
  const { row, rival } = await lockOpenCart(context, db, current.id);
  const cart = { ...(await withLines(db, row)), rival };
  const left = [...lost];
  const edits: (CartEdit & { kind: 'add' })[] = [];
  for (const item of items) {
    const { sku, name, note, quantity: wanted } = item;
    const configuration = item.sold ? await choiceOf(context, db, item) : null;
    const quantity = item.sold && configuration !== undefined ? quantityOf(item) : 0;
    const reason = configuration === undefined ? 'impossible' : reasonOf(item, quantity);
    const isAdded = reason === null || reason === 'fewer';
    if (reason) left.push({ sku, name, wanted, added: isAdded ? quantity : 0, reason });
    const ship_from = item.ship_from?._id;
    if (isAdded)
      edits.push({ kind: 'add', n: 0, sku, quantity, times: 1, exact: true, note, configuration, ship_from });
  }
  const saved = await addLines(context, db, cart, edits);
  return { cart: saved.view, added: edits.length, left };
}

/** Adds lines whose choices were checked. Throws invalid for one line too many. */
async function addLines(
  context: Context,
  db: Executor,
  cart: LockedCart,
  edits: (CartEdit & { kind: 'add' })[],
): Promise<PricedCart> {
  if (edits.length === 0) return priceLocked(context, db, cart);
  const skus = skusOf(cart.lines);
  const codes = edits.map(({ sku }) => sku);
  const onSale = await findOnSale(db, cart.row, codes, skus);
  const before = cart.lines.map(toNewLine);
  const rules = orderRulesOf(skus);
  const skuId = (code: string) => onSale.get(code)?.sku_id;
  const after = applyEdits(before, edits, { skuId, newId, ruleOf: rules.of });
  checkQuantities(before, after, rules);
  const saved = await changeCart(context, db, cart, { lines: { after, skus } });
  await recordEvents(context, db, quantityEvents(cart.lines, saved.lines));
  return saved;
}
