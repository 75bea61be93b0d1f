import { claimDrawings } from '#api/catalog/public-storage.ts';
import { unsign } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { requireOpen } from '#api/sales/carts/require-open.ts';
import { lockCart, lockOwner, updateCart } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Cart, ClaimCart } from '#schemas/domain/sales/cart.ts';
import { viewOne } from './cart-view.ts';

const noCart = () => new ProblemError('not_found', because('cart_not_found'));

/**
 * Makes a guest's cart the account's, for who can show that guest's signed id; the same call again answers the
 * same cart. Throws unauthenticated, not_found, cart_closed, and forbidden for another's company.
 */
export async function claimCart(context: Context, input: ClaimCart): Promise<Cart> {
  const { accountId } = context.actor;
  if (!accountId) throw new ProblemError('unauthenticated', because('cart_login_required'));
  return context.database.transaction(async (tx) => {
    if (input.company !== undefined) {
      const account = await findAccountById(tx, accountId);
      if (account?.company_id !== input.company)
        throw new ProblemError('forbidden', because('company_not_yours'));
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
