/** GET, PUT and DELETE /api/v1/favorites (SPEC 5, 7; RESOLUTIONS 27). */
import { requireAccount } from '#api/services/account/require-account.ts';
import { cardsOf } from '#api/services/catalog/list-products.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findProductHeads } from '#api/storage/repositories/catalog.ts';
import { deleteFavorite, findFavorites, saveFavorite } from '#api/storage/repositories/favorites.ts';
import type { Favorite } from '#schemas/domain/favorite.ts';

/** More than anybody looks through; keeps the answer of every call of one size. */
const most = 300;

/** Products that are no longer sold are left out. */
export async function listFavorites(context: Context): Promise<Favorite[]> {
  const rows = await findFavorites(context.database.kysely, requireAccount(context.actor));
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
  if (product.length === 0) throw new ProblemError('not_found', 'There is no such product.');
  const known = before.some((row) => row.product_id === productId);
  if (!known && before.length >= most)
    throw new ProblemError('invalid', `Keep at most ${most} favorites: take one out first.`);
  await saveFavorite(db, { accountId, productId, label }, context.now());
  return listFavorites(context);
}

/** What is not a favorite is not one afterwards either. */
export async function removeFavorite(context: Context, productId: string): Promise<Favorite[]> {
  await deleteFavorite(context.database.kysely, requireAccount(context.actor), productId);
  return listFavorites(context);
}
