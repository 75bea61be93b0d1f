/** POST /api/v1/carts/{id}/add (SPEC 4, 7; RESOLUTIONS 24, 32). */
import type { Context } from '#api/services/context.ts';
import { checkChoice } from '#api/services/kinds/check-choice.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { recordEvent } from '#api/services/visits/record-event.ts';
import type { Executor } from '#api/storage/database.ts';
import { findBareLines, toNewLine } from '#api/storage/repositories/carts.ts';
import { findSkuByCode, findSkusOfProduct } from '#api/storage/repositories/catalog.ts';
import type { AddToCart, Cart } from '#schemas/domain/cart.ts';
import { applyEdits } from './apply-edits.ts';
import { viewOne } from './cart-view.ts';
import { checkQuantities, readOrderRules } from './order-rules.ts';
import { applyToCart, lockOpenCart } from './save-cart.ts';
import { writeLines } from './write-lines.ts';

/** The SKU that was meant: by its code, or a product's by its options. Throws invalid. */
async function findSku(
  db: Executor,
  { product, options }: AddToCart,
): Promise<{ id: string; code: string; product_id: string }> {
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
  if (only && chosen.length === 1) return { id: only.id, code: only.code, product_id: product };
  throw new ProblemError('invalid', 'Choose the options first.', {
    '/options': ['expected options that name one SKU'],
  });
}

/**
 * Adds a product. One that is there already goes up by one, whatever the quantity (SPEC 4), unless `exact`.
 * Throws not_found, cart_closed, invalid: also for a kit or a size that cannot be, with the slot and the reason.
 */
export function addToCart(context: Context, cartId: string, input: AddToCart): Promise<Cart> {
  return context.database.transaction(async (tx) => {
    const cart = await lockOpenCart(context, tx, cartId);
    const sku = await findSku(tx, input);
    const before = (await findBareLines(tx, cart.id)).map(toNewLine);
    const rules = await readOrderRules(tx, [sku.id]);
    const configuration = await checkChoice(context, tx, {
      productId: sku.product_id,
      chosen: input.configuration ?? null,
      root: '/configuration',
    });
    const edit = { kind: 'add' as const, n: 0, times: 1, sku: sku.code, ...input, configuration };
    const lines = applyEdits(before, [edit], { skuId: () => sku.id, newId, ruleOf: rules.of });
    checkQuantities(before, lines, rules);
    await writeLines(context, tx, cart, lines);
    await recordEvent(context, tx, 'add to cart', sku.product_id, input.quantity);
    return viewOne(context, tx, await applyToCart(context, tx, cart, {}));
  });
}
