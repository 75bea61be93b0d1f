import { findFavorites } from '#api/people/storage/favorites.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';

/** An account's favorites, the newest first. */
export const favoritesOf = (context: Context, db: Executor, accountId: string) =>
  onceAPage(context, db, `favorites ${accountId}`, () => findFavorites(db, accountId));
