import { findProductHeads } from '#api/catalog/public-storage.ts';
import { cardsOf } from '#api/catalog/shop/list-products.ts';
import { deleteFavorites, findFavorites, saveFavorite } from '#api/people/storage/favorites.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Favorite } from '#schemas/domain/people/favorite.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { favoritesOf } from './favorites-of.ts';

/** More than anybody looks through; keeps the answer of every call of one size. */
const most = 300;

/** A list's name as it was written first: "bath" and "Bath" are one list. */
export const asWritten = (lists: readonly { label: string }[], label: string): string =>
  lists.find((one) => one.label.toLowerCase() === label.toLowerCase())?.label ?? label;

/** Products that are no longer sold are left out. */
export async function listFavorites(context: Context): Promise<Favorite[]> {
  const rows = await favoritesOf(context, context.database.kysely, requireAccount(context.actor));
  if (rows.length === 0) return [];
  const cards = await cardsOf(
    context,
    rows.map((row) => row.product_id),
  );
  const labels = new Map(rows.map((row) => [row.product_id, row.label]));
  return cards.map((product) => ({ product, label: labels.get(product._id) ?? '' }));
}

/** Throws unauthenticated, not_found, and invalid for one too many. */
export async function addFavorite(
  context: Context,
  productId: string,
  label: string | undefined,
): Promise<Favorite[]> {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  const [product, before] = [await findProductHeads(db, [productId]), await findFavorites(db, accountId)];
  if (product.length === 0) throw new ProblemError('not_found', because('product_not_found'));
  const known = before.some((row) => row.product_id === productId);
  if (!known && before.length >= most)
    throw new ProblemError('invalid', because('favorites_too_many', { maximum: most }));
  const list = label === undefined ? label : asWritten(before, label);
  await saveFavorite(db, { accountId, productId, label: list }, context.now());
  return listFavorites(context);
}

/** What is not a favorite is not one afterwards either. */
export async function removeFavorite(context: Context, productId: string): Promise<Favorite[]> {
  await deleteFavorites(context.database.kysely, requireAccount(context.actor), [productId]);
  return listFavorites(context);
}
