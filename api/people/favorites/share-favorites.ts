/** Links that show a list of favorites to others, as it is when they look (ours): signed, until they are revoked. */
import { cardsOf } from '#api/catalog/shop/list-products.ts';
import {
  deleteFavoriteLinks,
  findFavoriteLink,
  findFavoriteLinks,
  findFavorites,
  insertFavoriteLink,
  lockFavorites,
} from '#api/people/storage/favorites.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { sign, unsign } from '#api/platform/auth/sessions.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { FavoriteLink, SharedFavorites } from '#schemas/domain/people/favorite.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const purpose = 'favorite-link';

function view({ secret }: Services, { id, label }: { id: string; label: string }): FavoriteLink {
  // The same link has the same token always: it is not kept.
  const token = sign(secret, purpose, id);
  return { _id: id, label, token, path: `/favorites/shared/${token}` };
}

/** One link for a list, however often it is asked for. Throws unauthenticated, and not_found for a list of nothing. */
export function shareFavorites(context: Context, label: string): Promise<FavoriteLink> {
  const accountId = requireAccount(context.actor);
  return context.database.transaction(async (tx) => {
    await lockFavorites(tx, accountId);
    const known = (await findFavoriteLinks(tx, accountId)).find((link) => link.label === label);
    if (known) return view(context, known);
    if (!(await findFavorites(tx, accountId)).some((favorite) => favorite.label === label))
      throw new ProblemError('not_found', because('favorite_list_not_found'));
    const link = { id: newId(), account_id: accountId, label, created_at: context.now().toISOString() };
    await insertFavoriteLink(tx, link);
    return view(context, link);
  });
}

/** Throws unauthenticated. */
export async function listFavoriteLinks(context: Context): Promise<FavoriteLink[]> {
  const links = await findFavoriteLinks(context.database.kysely, requireAccount(context.actor));
  return links.map((link) => view(context, link));
}

/** The list has no link any more. Throws unauthenticated, and not_found for another's link too. */
export async function unshareFavorites(context: Context, id: string): Promise<Record<never, never>> {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  const link = await findFavoriteLink(db, id);
  if (link?.account_id !== accountId) throw new ProblemError('not_found', because('link_not_found'));
  await deleteFavoriteLinks(db, { accountId, label: link.label });
  return {};
}

/** At the caller's prices and warehouse. Throws not_found for a link that is not ours or was revoked. */
export async function getSharedFavorites(context: Context, token: string): Promise<SharedFavorites> {
  const db = context.database.kysely;
  const id = unsign(context.secret, purpose, token);
  const link = id === null ? undefined : await findFavoriteLink(db, id);
  if (!link) throw new ProblemError('not_found', because('cart_link_expired'));
  const listed = (await findFavorites(db, link.account_id)).filter(({ label }) => label === link.label);
  const ids = listed.map(({ product_id }) => product_id);
  return { label: link.label, products: ids.length === 0 ? [] : await cardsOf(context, ids) };
}
