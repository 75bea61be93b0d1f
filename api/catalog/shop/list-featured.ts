/**
 * GET /api/v1/site/featured (docs/product.md#menu-links): what the dealer puts forward; the featured collections when
 * nothing was chosen.
 */

import { findCategories, findCollections, findTags } from '#api/catalog/storage/shop.ts';
import { sharedTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { readSetting } from '#api/platform/storage/site.ts';
import type { FeaturedItem } from '#schemas/domain/catalog/discovery.ts';
import { imageUrl } from './views.ts';

/** The setting "featured": ids in the dealer's order, each with a picture of its own if it has one. */
export type FeaturedSetting = {
  kind: 'category' | 'collection' | 'tag';
  id: string;
  picture: StoredPicture | null;
}[];

const most = 100;
const all = { limit: most, offset: 0 };

async function readFeatured(context: Context): Promise<FeaturedItem[]> {
  const db = context.database.kysely;
  const chosen = (await readSetting<FeaturedSetting>(db, 'featured'))?.slice(0, most);
  const idsOf = (kind: FeaturedSetting[number]['kind']) =>
    (chosen ?? []).filter((item) => item.kind === kind).map(({ id }) => id);
  const [categories, tags] = [idsOf('category'), idsOf('tag')];
  const collections = await findCollections(
    db,
    chosen ? { ids: ['', ...idsOf('collection')] } : { featured: true },
    all,
  );
  const texts = await sharedTexts(context);
  const found = new Map<string, Omit<FeaturedItem, 'featured_image'>>();
  for (const row of collections) {
    const { slug } = row;
    const name = texts.of('collection', row.id, 'name', row.name);
    found.set(row.id, { name, slug, type: 'Collection', image: imageUrl(row.picture), parents: [] });
  }
  if (categories.length > 0) {
    for (const row of await findCategories(db, { ids: categories }, all)) {
      const { slug, parent_id } = row;
      const name = texts.of('category', row.id, 'name', row.name);
      const parents = parent_id
        ? [
            {
              _id: parent_id,
              name: texts.of('category', parent_id, 'name', row.parent_name ?? ''),
              slug: row.parent_slug ?? '',
            },
          ]
        : [];
      const type = parent_id ? 'Subcategory' : 'Category';
      found.set(row.id, { name, slug, type, image: imageUrl(row.picture), parents });
    }
  }
  if (tags.length > 0) {
    for (const { id, name, slug } of await findTags(db, { ids: tags }, all)) {
      found.set(id, {
        name: texts.of('tag', id, 'name', name),
        slug,
        type: 'Tag',
        image: '',
        parents: [],
      });
    }
  }
  const order = chosen ?? collections.map(({ id }) => ({ id, picture: null }));
  return order.flatMap(({ id, picture }) => {
    const item = found.get(id);
    return item ? [{ ...item, featured_image: picture && imageUrl(picture) }] : [];
  });
}

export const listFeatured = (context: Context): Promise<FeaturedItem[]> =>
  context.memo.get(`featured ${context.language}`, ['catalog', 'site'], () => readFeatured(context));
