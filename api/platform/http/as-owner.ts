import type { Context as HonoContext } from 'hono';
import { newGuestId, sign } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { giveGuest } from './cookies.ts';
import type { ApiEnv } from './env.ts';

/** A visitor who is about to own something gets an id for it, in a signed cookie (docs/product.md#guests). */
export function asOwner(context: Context, c: HonoContext<ApiEnv>): Context {
  if (context.actor.accountId || context.actor.guestId) return context;
  const guestId = newGuestId();
  giveGuest(c, sign(context.secret, 'guest', guestId));
  return { ...context, actor: { ...context.actor, guestId } };
}
