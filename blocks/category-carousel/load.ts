import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { Picture } from '#schemas/domain/catalog/catalog.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { categoryPath } from '../menu-links.ts';
import type { block } from './schema.ts';

export type Data = { href: string; name: string; parent: string | null; picture: Picture }[];

export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api }) => {
  const { type, limit } = props;
  const { items } = unwrap('listCategories', await api.listCategories({ query: { type, limit } }));
  const data = items.map((category) => ({
    href: categoryPath(category),
    name: category.name,
    parent: category.parents[0]?.name ?? null,
    picture: category.picture,
  }));
  return { data, tags: ['catalog'] };
};
