import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { Picture } from '#schemas/domain/catalog/catalog.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { collectionPath } from '../menu-links.ts';
import type { block } from './schema.ts';

export type Data = { href: string; name: string; description: string; picture: Picture }[];

export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api }) => {
  const query = { limit: props.limit, ...(props.featured ? { featured: 'true' as const } : {}) };
  const { items } = unwrap('listCollections', await api.listCollections({ query }));
  const data = items.map(({ slug, name, description, picture }) => ({
    href: collectionPath(slug),
    name,
    description,
    picture,
  }));
  return { data, tags: ['catalog'] };
};
