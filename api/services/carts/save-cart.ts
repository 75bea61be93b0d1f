/** PUT and DELETE /api/v1/carts/{id} (SPEC 4, 7; RESOLUTIONS 24, 34). */
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  type CartRow,
  deleteCart as deleteCartRow,
  findBareLines,
  findCart,
  lockCart,
  type NewLine,
  replaceLines,
  updateCart,
} from '#api/storage/repositories/carts.ts';
import { findSkuByCode } from '#api/storage/repositories/catalog.ts';
import { type Cart, maxQuantity, type SaveCart } from '#schemas/domain/cart.ts';
import { viewOne } from './cart-view.ts';
import { requireOwned } from './ownership.ts';

/** The cart, locked, the caller's and still open. Throws not_found and cart_closed. */
export async function lockOpenCart(context: Context, db: Executor, id: string): Promise<CartRow> {
  const cart = requireOwned(context.actor, await lockCart(db, id), 'cart');
  if (cart.status !== 'open') throw new ProblemError('cart_closed', 'This cart has become an order already.');
  return cart;
}

/** Lines of the same SKU and note are one line (RESOLUTIONS 24); quantity 0 takes a line out. */
export function mergeLines(lines: NewLine[]): NewLine[] {
  const merged = new Map<string, NewLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.skuId, line.note]);
    const same = merged.get(key);
    const quantity = Math.min(maxQuantity, (same?.quantity ?? 0) + line.quantity);
    merged.set(key, { ...(same ?? line), quantity });
  }
  return [...merged.values()].filter((line) => line.quantity > 0);
}

async function linesOf(
  db: Executor,
  cartId: string,
  items: NonNullable<SaveCart['items']>,
): Promise<NewLine[]> {
  const before = new Map((await findBareLines(db, cartId)).map((line) => [line.id, line]));
  const fieldErrors: Record<string, string[]> = {};
  const lines: NewLine[] = [];
  for (const [index, item] of items.entries()) {
    const sku = await findSkuByCode(db, item.sku);
    if (!sku) {
      fieldErrors[`/items/${index}/sku`] = ['expected the SKU of a product on sale'];
      continue;
    }
    const known = item._id ? before.get(item._id) : undefined;
    lines.push({
      id: known?.sku_id === sku.id ? known.id : newId(),
      skuId: sku.id,
      quantity: item.quantity,
      note: item.note,
    });
  }
  if (Object.keys(fieldErrors).length > 0)
    throw new ProblemError('invalid', 'Some lines cannot be ordered.', fieldErrors);
  return mergeLines(lines);
}

/** Writes what a client wants of a cart that is locked; answers the cart as it stands then. */
export async function applyToCart(
  context: Context,
  db: Executor,
  cart: CartRow,
  input: SaveCart,
): Promise<CartRow> {
  if (input.items) await replaceLines(db, cart.id, await linesOf(db, cart.id, input.items));
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await updateCart(db, cart.id, {
    version: cart.version + 1,
    updated_at: context.now().toISOString(),
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.Delivery_method === undefined ? {} : { delivery_method: input.Delivery_method }),
    ...(input.payment_type === undefined ? {} : { payment_type: input.payment_type }),
    ...(input.billing_address === undefined ? {} : { billing_address: json(input.billing_address) }),
    ...(input.shipping_address === undefined ? {} : { shipping_address: json(input.shipping_address) }),
  });
  return (await findCart(db, cart.id)) as CartRow;
}

/** Throws not_found, cart_closed, invalid, and stale_version when the cart moved since the client read it. */
export function saveCart(context: Context, id: string, input: SaveCart): Promise<Cart> {
  return context.database.transaction(async (tx) => {
    const cart = await lockOpenCart(context, tx, id);
    if (input.version !== undefined && input.version !== cart.version) {
      throw new ProblemError('stale_version', 'This cart was changed elsewhere. Read it again.');
    }
    return viewOne(context, tx, await applyToCart(context, tx, cart, input));
  });
}

/** Throws not_found and cart_closed. */
export function deleteCart(context: Context, id: string): Promise<Record<string, never>> {
  return context.database.transaction(async (tx) => {
    await lockOpenCart(context, tx, id);
    await deleteCartRow(tx, id);
    return {};
  });
}
