/** The one place where a cart's or an order's owner is checked (docs/architecture.md#safety). */
import type { Actor } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

/** An account, or a guest by the id of the signed cookie. */
export type Owner = { accountId: string } | { guestId: string };

/** Whose carts the caller's are. A guest must have been given its cookie before. */
export function requireOwner(actor: Actor): Owner;
export function requireOwner(actor: Actor, options: { optional: true }): Owner | null;
export function requireOwner(actor: Actor, options?: { optional: true }): Owner | null {
  if (actor.accountId) return { accountId: actor.accountId };
  if (actor.guestId) return { guestId: actor.guestId };
  if (options?.optional) return null;
  throw new ProblemError('not_found', because('cart_not_found'));
}

type Owned = { account_id: string | null; guest_id: string | null };

/** True for the account it belongs to, or for the guest of a thing that no account has claimed. */
export function isOwner(actor: Actor, thing: Owned): boolean {
  if (thing.account_id) return thing.account_id === actor.accountId;
  return thing.guest_id !== null && thing.guest_id === actor.guestId;
}

/** Somebody else's thing is not found, so that an id tells nothing. Throws not_found. */
export function requireOwned<T extends Owned>(actor: Actor, thing: T | undefined, notFound: Reason): T {
  if (!thing || !isOwner(actor, thing)) throw new ProblemError('not_found', notFound);
  return thing;
}
