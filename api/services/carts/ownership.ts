/** The one place where a cart's or an order's owner is checked (DESIGN, "Words, people, safety"). */
import type { Actor } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { CartRow, Owner } from '#api/storage/repositories/carts.ts';

/** Whose carts the caller's are. A guest must have been given its cookie before. */
export function requireOwner(actor: Actor): Owner;
export function requireOwner(actor: Actor, options: { optional: true }): Owner | null;
export function requireOwner(actor: Actor, options?: { optional: true }): Owner | null {
  if (actor.accountId) return { accountId: actor.accountId };
  if (actor.guestId) return { guestId: actor.guestId };
  if (options?.optional) return null;
  throw new ProblemError('not_found', 'There is no such cart.');
}

type Owned = { account_id: string | null; guest_id: string | null };

/** True for the account it belongs to, or for the guest of a thing that no account has claimed. */
export function isOwner(actor: Actor, thing: Owned): boolean {
  if (thing.account_id) return thing.account_id === actor.accountId;
  return thing.guest_id !== null && thing.guest_id === actor.guestId;
}

/** Somebody else's thing is not found, so that an id tells nothing. Throws not_found. */
export function requireOwned<T extends Owned>(actor: Actor, thing: T | undefined, what: string): T {
  if (!thing || !isOwner(actor, thing)) throw new ProblemError('not_found', `There is no such ${what}.`);
  return thing;
}

/** Throws cart_closed for one that became an order, cart_paying for one that may be about to. */
export function requireOpen({ status }: Pick<CartRow, 'status'>): void {
  if (status === 'paying')
    throw new ProblemError(
      'cart_paying',
      'A payment for this cart is under way. It can be changed when that has ended.',
    );
  if (status !== 'open') throw new ProblemError('cart_closed', 'This cart has become an order already.');
}
