/** PUT, PATCH and POST /api/v1/carts (docs/product.md#several-carts). */
import { recordEvents } from '#api/platform/analytics/record-event.ts';
import type { Owner } from '#api/platform/auth/ownership.ts';
import { requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { countCouponGuess } from '#api/pricing/coupons/put-coupon.ts';
import { type CartRow, findOpenCarts, insertCart, lockOwner } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Cart, SaveCart } from '#schemas/domain/sales/cart.ts';
import { activeOf, viewOne } from './cart-view.ts';
import { quantityEvents } from './change-lines.ts';
import { applySave } from './save-cart.ts';

/** PUT, PATCH and POST /api/v1/carts. */

export function insertEmptyCart(
  context: Context,
  db: Executor,
  owner: Owner,
  values: { name: string; selected_at?: string },
): Promise<CartRow> {
  const now = context.now().toISOString();
  return insertCart(db, {
    id: newId(),
    account_id: 'accountId' in owner ? owner.accountId : null,
    guest_id: 'guestId' in owner ? owner.guestId : null,
    warehouse_id: context.warehouseId,
    status: 'open',
    version: 1,
    delivery_method: null,
    payment_type: null,
    billing_address: null,
    shipping_address: null,
    created_at: now,
    updated_at: now,
    selected_at: null,
    ...values,
  });
}

/** Carts of one owner at the same time: more than anybody has jobs. */
const mostCarts = 100;

/** Throws invalid where the owner has as many carts as one may. */
export async function requireRoom(db: Executor, owner: Owner): Promise<void> {
  await lockOwner(db, owner);
  if ((await findOpenCarts(db, owner)).length >= mostCarts)
    throw new ProblemError('invalid', because('carts_too_many', { maximum: mostCarts }));
}

/** Gets or creates the caller's current cart. Idempotent, also when twenty ask at once. */
export function currentCart(context: Context): Promise<Cart> {
  const owner = requireOwner(context.actor);
  return context.database.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const cart =
      activeOf(await findOpenCarts(tx, owner)) ?? (await insertEmptyCart(context, tx, owner, { name: '' }));
    return viewOne(context, tx, cart);
  });
}

/** Starts an empty cart and makes it the current one. The previous one stays. Throws invalid for one too many. */
export function newCart(context: Context, name: string): Promise<Cart> {
  const owner = requireOwner(context.actor);
  return context.database.transaction(async (tx) => {
    await requireRoom(tx, owner);
    const selected_at = context.now().toISOString();
    return viewOne(context, tx, await insertEmptyCart(context, tx, owner, { name, selected_at }));
  });
}

/**
 * Creates a cart from what a client holds. Throws invalid for a SKU that does not exist, for a coupon that cannot be
 * used and for one cart too many, too_many_requests for codes.
 */
export async function createCart(context: Context, input: SaveCart): Promise<Cart> {
  const owner = requireOwner(context.actor);
  await countCouponGuess(context, input.coupon, null);
  return context.database.transaction(async (tx) => {
    await requireRoom(tx, owner);
    const cart = await insertEmptyCart(context, tx, owner, { name: input.name ?? '' });
    const saved = await applySave(context, tx, { row: cart, lines: [] }, input);
    await recordEvents(context, tx, quantityEvents([], saved.lines));
    return saved.view;
  });
}
