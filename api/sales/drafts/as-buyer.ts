import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { asGuest } from '#api/sales/carts/guest-cart.ts';
import { asCustomer, requireCustomer } from '#api/sales/customers/customer.ts';
import { type CartRow, findCart } from '#api/sales/storage/carts.ts';
import { type DraftOrderRow, findDraftOrder } from '#api/sales/storage/draft-orders.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** Throws not_found. */
export async function requireDraft(
  db: Executor,
  id: string,
): Promise<{ draft: DraftOrderRow; cart: CartRow }> {
  const draft = await findDraftOrder(db, id);
  const cart = draft && (await findCart(db, draft.cart_id));
  if (!cart) throw new ProblemError('not_found', because('draft_not_found'));
  return { draft, cart };
}

/** The shop as whoever has the cart sees it: an account's prices, or a guest's. */
export async function asBuyer(
  context: Context,
  db: Executor,
  { account_id, guest_id, warehouse_id }: Pick<CartRow, 'account_id' | 'guest_id' | 'warehouse_id'>,
): Promise<Context> {
  if (account_id) return asCustomer(context, await requireCustomer(db, account_id), warehouse_id);
  return { ...asGuest(context, guest_id), warehouseId: warehouse_id };
}
