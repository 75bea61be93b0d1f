import type { BlockLoad } from '#blocks/kit/types.ts';
import type { Favorite } from '#schemas/domain/people/favorite.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

/**
 * null for who is nobody: then there is no place for favorites at all. `later`: the page is made for many, and each asks
 * for their own in the browser.
 */
export type Data = Favorite[] | 'later' | null;

/** Personal: asked only for a page that is never kept for others. */
export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({
  props,
  api,
  hasSession,
  isShared,
}) => {
  if (isShared) return { data: 'later', tags: [] };
  if (!hasSession) return { data: null, tags: [] };
  const answer = await api.listFavorites();
  return { data: answer.ok ? answer.data.slice(0, props.limit) : null, tags: [] };
};
