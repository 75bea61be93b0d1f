/** POST /api/v1/carts/{id}/add (SPEC 4, 7; RESOLUTIONS 24, 32). */
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findBareLines, type NewLine, replaceLines } from '#api/storage/repositories/carts.ts';
import { findSkuByCode, findSkusOfProduct } from '#api/storage/repositories/catalog.ts';
import { type AddToCart, type Cart, maxQuantity } from '#schemas/domain/cart.ts';
import { viewOne } from './cart-view.ts';
import { applyToCart, lockOpenCart } from './save-cart.ts';

/** The SKU that was meant: by its code, or a product's by its options. Throws invalid. */
async function findSku(
  db: Executor,
  { product, options }: AddToCart,
): Promise<{ id: string; product_id: string }> {
  const byCode = await findSkuByCode(db, product);
  if (byCode) return byCode;
  const skus = await findSkusOfProduct(db, product);
  if (skus.length === 0) {
    throw new ProblemError('invalid', 'This product is not on sale.', {
      '/product': ['expected the id or a SKU of a product on sale'],
    });
  }
  const chosen = skus.filter((sku) =>
    Object.entries(options ?? {}).every(([name, value]) => sku.options[name] === value),
  );
  const [only] = chosen;
  if (only && chosen.length === 1) return { id: only.id, product_id: product };
  throw new ProblemError('invalid', 'Choose the options first.', {
    '/options': ['expected options that name one SKU'],
  });
}

/**
 * Adds a product. One that is there already goes up by one, whatever the quantity (SPEC 4), unless `exact`.
 * Throws not_found, cart_closed, invalid.
 */
export function addToCart(context: Context, cartId: string, input: AddToCart): Promise<Cart> {
  return context.database.transaction(async (tx) => {
    const cart = await lockOpenCart(context, tx, cartId);
    const sku = await findSku(tx, input);
    const lines: NewLine[] = (await findBareLines(tx, cart.id)).map((line) => ({
      id: line.id,
      skuId: line.sku_id,
      quantity: line.quantity,
      note: line.note,
    }));
    const same = lines.find((line) => line.skuId === sku.id && line.note === input.note);
    if (same) same.quantity = Math.min(maxQuantity, same.quantity + (input.exact ? input.quantity : 1));
    else lines.push({ id: newId(), skuId: sku.id, quantity: input.quantity, note: input.note });
    await replaceLines(tx, cart.id, lines);
    return viewOne(context, tx, await applyToCart(context, tx, cart, {}));
  });
}
