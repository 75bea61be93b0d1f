/** Where to look when nothing answers a search. */
import { categoryHref } from '#api/catalog/shop/views.ts';
import { findNearCategories } from '#api/catalog/storage/search.ts';
import type { Context } from '#api/platform/context.ts';
import { plain } from './read-words.ts';

const most = 4;

export async function nearestCategories({ database: { kysely: db }, language }: Context, asked: string) {
  const words = plain(asked);
  const near = words ? await findNearCategories(db, { asked: words, language, limit: most }) : [];
  return near.map(({ name, slug, parent_slug }) => ({
    name,
    href: categoryHref({ slug, parentSlug: parent_slug, isSubcategory: parent_slug !== null }),
  }));
}
