/** POST /api/v1/carts/account (SPEC 7, RESOLUTIONS 49). */
import { unsign } from '#api/services/account/sessions.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findAccountById } from '#api/storage/repositories/accounts.ts';
import { lockCart, lockOwner, updateCart } from '#api/storage/repositories/carts.ts';
import { claimDrawings } from '#api/storage/repositories/drawings.ts';
import type { Cart, ClaimCart } from '#schemas/domain/cart.ts';
import { viewOne } from './cart-view.ts';
import { requireOpen } from './ownership.ts';

const noCart = () => new ProblemError('not_found', 'There is no such cart.');

/**
 * Makes a guest's cart the account's, for who can show that guest's signed id; the same call again answers the
 * same cart. Throws unauthenticated, not_found, cart_closed, and forbidden for another's company.
 */
export async function claimCart(context: Context, input: ClaimCart): Promise<Cart> {
  const { accountId } = context.actor;
  if (!accountId) throw new ProblemError('unauthenticated', 'Log in to keep this cart in your account.');
  return context.database.transaction(async (tx) => {
    if (input.company !== undefined) {
      const account = await findAccountById(tx, accountId);
      if (account?.company_id !== input.company)
        throw new ProblemError('forbidden', 'This is not your company.');
    }
    await lockOwner(tx, { accountId });
    const cart = await lockCart(tx, input.cart);
    if (!cart) throw noCart();
    requireOpen(cart);
    if (cart.account_id === accountId) return viewOne(context, tx, cart);
    const guest = unsign(context.secret, 'guest', input.guest);
    if (cart.account_id !== null || guest === null || cart.guest_id !== guest) throw noCart();
    const claimed = {
      account_id: accountId,
      guest_id: null,
      version: cart.version + 1,
      updated_at: context.now().toISOString(),
      ...(input.job ? { name: input.job } : {}),
    };
    await updateCart(tx, cart.id, claimed);
    await claimDrawings(tx, guest, accountId);
    return viewOne(context, tx, { ...cart, ...claimed });
  });
}
