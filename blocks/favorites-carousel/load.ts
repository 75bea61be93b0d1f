import type { BlockLoad } from '#blocks/kit/types.ts';
import type { Favorite } from '#schemas/domain/people/favorite.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

/** null for who is nobody: then there is no place for favorites at all. */
export type Data = Favorite[] | null;

/** Personal: asked only for a session, whose pages are never kept for others. */
export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api, hasSession }) => {
  if (!hasSession) return { data: null, tags: [] };
  const answer = await api.listFavorites();
  return { data: answer.ok ? answer.data.slice(0, props.limit) : null, tags: [] };
};
