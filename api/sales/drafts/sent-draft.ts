/** GET and POST /api/v1/sent-drafts/{token} (ours): what whoever holds a link to pay sees, and makes theirs. */
import { requireOwner } from '#api/platform/auth/ownership.ts';
import { sign, unsign } from '#api/platform/auth/sessions.ts';
import type { Context, Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { priceOne } from '#api/sales/carts/cart-view.ts';
import { requireOpen } from '#api/sales/carts/require-open.ts';
import { lockCart, updateCart } from '#api/sales/storage/carts.ts';
import type { DraftOrderRow } from '#api/sales/storage/draft-orders.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { cartTotalsSchema } from '#schemas/domain/sales/cart.ts';
import type { SentDraft } from '#schemas/domain/sales/draft-order.ts';
import { asBuyer, requireDraft } from './as-buyer.ts';

const purpose = 'draft-order';
/** A link opens for two weeks after it was sent. */
const openMs = 14 * 24 * 60 * 60 * 1000;

/** The path of a draft's link while it opens: the same for the same sending. Null for one that was not sent. */
export function linkOf(
  { secret, now }: Pick<Services, 'secret' | 'now'>,
  { id, sent_at }: Pick<DraftOrderRow, 'id' | 'sent_at'>,
): string | null {
  const until = sent_at === null ? 0 : Date.parse(sent_at) + openMs;
  return until > now().getTime() ? `/pay/${sign(secret, purpose, `${id}~${until}`)}` : null;
}

/** Throws not_found, whatever is wrong with it. */
async function openToken(context: Context, db: Executor, token: string) {
  const noLink = () => new ProblemError('not_found', because('draft_link_expired'));
  const [, id, until] = /^([\w-]+)~(\d+)$/.exec(unsign(context.secret, purpose, token) ?? '') ?? [];
  if (id === undefined || Number(until) <= context.now().getTime()) throw noLink();
  const opened = await requireDraft(db, id).catch((error: unknown) => {
    throw error instanceof ProblemError ? noLink() : error;
  });
  if (opened.draft.status !== 'sent') throw noLink();
  return opened;
}

/** Throws not_found for a link that is not ours or too old, and for an order that was placed. */
export async function getSentDraft(context: Context, token: string): Promise<SentDraft> {
  const db = context.database.kysely;
  const { draft, cart } = await openToken(context, db, token);
  const { view } = await priceOne(await asBuyer(context, db, cart), db, cart);
  return {
    number: draft.number,
    name: draft.name,
    needs_login: cart.account_id !== null,
    items: view.items.map(({ name, sku, options, quantity, line_total }) => ({
      name,
      sku,
      options,
      quantity,
      line_total,
    })),
    ...cartTotalsSchema.parse(view),
  };
}

/**
 * The caller's current cart from now on. An account's is that account's alone; a guest's moves to whoever holds the link,
 * with what was entered of it. Throws not_found, cart_paying, unauthenticated where an account has to log in, and
 * forbidden for another account.
 */
export function openSentDraft(context: Context, token: string): Promise<{ cart: string; warehouse: string }> {
  const { accountId } = context.actor;
  return context.database.transaction(async (tx) => {
    const { cart: seen } = await openToken(context, tx, token);
    const cart = await lockCart(tx, seen.id);
    if (!cart) throw new ProblemError('not_found', because('draft_link_expired'));
    requireOpen(cart);
    if (cart.account_id !== null && !accountId)
      throw new ProblemError('unauthenticated', because('cart_login_required'));
    if (cart.account_id !== null && cart.account_id !== accountId)
      throw new ProblemError('forbidden', because('draft_of_another_account'));
    const owner = requireOwner(context.actor);
    const at = context.now().toISOString();
    await updateCart(tx, cart.id, {
      account_id: 'accountId' in owner ? owner.accountId : null,
      guest_id: 'guestId' in owner ? owner.guestId : null,
      selected_at: at,
      updated_at: at,
      version: cart.version + 1,
    });
    return { cart: cart.id, warehouse: cart.warehouse_id };
  });
}
