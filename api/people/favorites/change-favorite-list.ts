/** POST /api/v1/favorites/lists, ours: a list of favorites is renamed or ends (docs/product.md#favorites). */
import {
  deleteFavoriteLinks,
  deleteFavoriteList,
  findFavorites,
  renameFavoriteLinks,
  renameFavoriteList,
} from '#api/people/storage/favorites.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { ChangeFavoriteList, Favorite } from '#schemas/domain/people/favorite.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { asWritten, listFavorites } from './favorites.ts';

/**
 * Its links follow it into another name; a list that ends has none, so that nobody who has one sees what is in no list.
 * Throws unauthenticated, and not_found for a list that the caller doesn't have.
 */
export async function changeFavoriteList(
  context: Context,
  { label, to, remove }: ChangeFavoriteList,
): Promise<Favorite[]> {
  const accountId = requireAccount(context.actor);
  const others = (await findFavorites(context.database.kysely, accountId)).filter(
    (row) => row.label !== label,
  );
  const name = asWritten(others, to);
  await context.database.transaction(async (tx) => {
    const count = remove
      ? await deleteFavoriteList(tx, { accountId, label })
      : await renameFavoriteList(tx, { accountId, label, to: name });
    if (count === 0) throw new ProblemError('not_found', because('favorite_list_not_found'));
    if (remove || name === '') await deleteFavoriteLinks(tx, { accountId, label });
    else await renameFavoriteLinks(tx, { accountId, label, to: name });
  });
  return listFavorites(context);
}
