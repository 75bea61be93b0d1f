/** What a guest has in the cart, for who answers them (docs/product.md#chat-inbox). */
import { nobody } from '#api/platform/auth/actor.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { GuestCart } from '#schemas/domain/people/chat.ts';
import { activeOf, openCartsOf, viewOne } from './cart-view.ts';

/** What the shop does for an employee as it would for a guest: the guest's prices and things, and no event. */
export const asGuest = (context: Context, guestId: string | null): Context => ({
  ...context,
  actor: { ...nobody, guestId, operator: false },
  counted: false,
  reads: null,
});

/** At the guest's own prices; null for an empty one. */
export async function findGuestCart(
  context: Context,
  db: Executor,
  guestId: string,
): Promise<GuestCart | null> {
  const theirs = asGuest(context, guestId);
  const row = activeOf(await openCartsOf(theirs, db, { guestId }));
  if (!row) return null;
  const { items, subtotal } = await viewOne(theirs, db, row);
  if (items.length === 0) return null;
  const lines = items.map(({ name, options, sku, quantity }) => ({
    name: [name, ...Object.values(options)].join(', '),
    sku,
    quantity,
  }));
  return { lines, subtotal };
}
