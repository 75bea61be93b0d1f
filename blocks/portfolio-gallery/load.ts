import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { Picture } from '#schemas/domain/catalog/catalog.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

export type Data = { href: string; title: string; about: string; picture: Picture }[];

export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api }) => {
  const { sort, limit } = props;
  const { items } = unwrap('listProjects', await api.listProjects({ query: { sort, limit } }));
  const data = items.map(({ slug, title, place, room, picture }) => ({
    href: `/portfolio/${slug}`,
    title,
    about: `${room.name} · ${place}`,
    picture,
  }));
  return { data, tags: ['projects'] };
};
