import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { categoryPath } from '../menu-links.ts';
import type { block } from './schema.ts';

/** Category id -> its first subcategories. */
export type Data = Record<string, { label: string; href: string }[]>;

/** Few enough to be read at a glance. */
const shown = 6;

/** A category whose subcategories do not come keeps its section, without them. */
export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api, warn }) => {
  const entries = props.sections.map(async ({ category }) => {
    try {
      const { items } = unwrap(
        'listCategories',
        await api.listCategories({ query: { parents: category, limit: 100 } }),
      );
      return [
        category,
        items.slice(0, shown).map((item) => ({ label: item.name, href: categoryPath(item) })),
      ] as const;
    } catch (error) {
      warn(`subcategories of ${category} did not come`, error);
      return [category, []] as const;
    }
  });
  return { data: Object.fromEntries(await Promise.all(entries)), tags: ['catalog'] };
};
