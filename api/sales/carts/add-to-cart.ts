/** POST /api/v1/carts/{id}/add. */

import { checkChoice } from '#api/catalog/configured/check-choice.ts';
import { recordEvents } from '#api/platform/analytics/record-event.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  type CartRow,
  type CartSku,
  findCartSkus,
  findCartSkusOf,
  isHad,
  toNewLine,
} from '#api/sales/storage/carts.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { AddToCart, Cart } from '#schemas/domain/sales/cart.ts';
import { applyEdits } from './apply-edits.ts';
import type { PricedCart } from './cart-view.ts';
import { changeCart, lockOpenCart, withLines } from './change-cart.ts';
import { quantityEvents } from './change-lines.ts';
import { findWrittenSku, isSku } from './find-written-skus.ts';
import { requireSource } from './line-source.ts';
import { checkQuantities, orderRulesOf } from './order-rules.ts';
import { skusOf } from './write-lines.ts';

/**
 * The SKU that was written, its code or another way to write it, or the reason why there is none: `unknown` where no
 * SKU has it.
 */
export async function findMeantSku(
  db: Executor,
  { warehouse_id }: Pick<CartRow, 'warehouse_id'>,
  code: string,
  unknown: Reason,
): Promise<CartSku | Reason> {
  const meant = await findWrittenSku(db, code, warehouse_id, unknown);
  if (!isSku(meant)) return meant;
  const [sku] = await findCartSkus(db, [meant.code], warehouse_id);
  if (!sku) throw new Error('a SKU on sale is gone within a transaction');
  return sku;
}

/** None of them is a product's id. Throws invalid. */
async function findWritten(db: Executor, cart: CartRow, code: string, unknown: Reason): Promise<CartSku> {
  const meant = await findMeantSku(db, cart, code, unknown);
  if ('reason' in meant) throw new ProblemError('invalid', meant, { '/product': [meant] });
  return meant;
}

/** The SKU that is meant: by its code, or a product's by its options. Throws invalid. */
async function findSku(
  db: Executor,
  cart: CartRow,
  { product, options }: AddToCart,
  unknown: Reason,
): Promise<CartSku> {
  const skus = await findCartSkusOf(db, product, cart.warehouse_id);
  const byCode = skus.find(({ code }) => code === product);
  if (byCode) return byCode;
  if (skus.length === 0) return findWritten(db, cart, product, unknown);
  const chosen = skus.filter((sku) =>
    Object.entries(options ?? {}).every(([name, value]) => sku.options[name] === value),
  );
  const [only] = chosen;
  if (only && chosen.length === 1) return only;
  throw new ProblemError('invalid', because('options_missing'), {
    '/options': [because('options_missing')],
  });
}

/**
 * Adds a product. One that is already in the cart goes up by one step, whatever the quantity, unless `exact`. The event
 * counts the quantity by which the cart grew. Throws not_found, cart_closed, and invalid: for what the cart's warehouse
 * does not have, and for a kit or a size that is not possible, with the slot and the reason.
 */
export function addToCart(context: Context, cartId: string, input: AddToCart): Promise<Cart> {
  return context.database.transaction(async (tx) => (await addToCartWithin(context, tx, cartId, input)).view);
}

/** The same within the caller's transaction. `unknown`: the reason where no SKU on sale is meant. */
export async function addToCartWithin(
  context: Context,
  db: Executor,
  cartId: string,
  input: AddToCart,
  unknown = because('product_not_sold'),
): Promise<PricedCart> {
  const { row, rival } = await lockOpenCart(context, db, cartId);
  const sku = await findSku(db, row, input, unknown);
  const cart = { ...(await withLines(db, row)), rival };
  if (input.ship_from) await requireSource(context, db, sku, input.ship_from, '/ship_from');
  else if (!isHad(sku) && !cart.lines.some(({ sku_id }) => sku_id === sku.sku_id)) {
    const reason = because('item_out_of_stock', { name: sku.name });
    throw new ProblemError('invalid', reason, { '/product': [reason] });
  }
  const configuration =
    sku.needs_choice || input.configuration
      ? await checkChoice(context, db, {
          productId: sku.product_id,
          chosen: input.configuration ?? null,
          root: '/configuration',
        })
      : null;
  const skus = skusOf(cart.lines).set(sku.sku_id, sku);
  const rules = orderRulesOf(skus);
  const before = cart.lines.map(toNewLine);
  const edit = { kind: 'add' as const, n: 0, times: 1, sku: sku.code, ...input, configuration };
  const after = applyEdits(before, [edit], { skuId: () => sku.sku_id, newId, ruleOf: rules.of });
  checkQuantities(before, after, rules);
  const saved = await changeCart(context, db, cart, { lines: { after, skus } });
  await recordEvents(context, db, quantityEvents(cart.lines, saved.lines));
  return saved;
}
