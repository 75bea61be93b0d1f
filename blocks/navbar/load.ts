import type { BlockLoad } from '#app/page-renderer/types.ts';
import { type ApiClient, unwrap } from '#schemas/contract/client.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { categoryPath, vendorPath } from '../menu-links.ts';
import type { block } from './schema.ts';

type Props = BlockProps<typeof block>;
type Link = Props['links'][number];
export type MenuEntry = { label: string; href: string };
/** The house's name and line, and what stands in each link's dropdown, by the link's id. */
export type Data = { name: string; tagline: string; menus: Record<string, MenuEntry[]> };

async function entriesOf(link: Link, api: ApiClient): Promise<MenuEntry[]> {
  // The API answers 400 to a query that it does not know: the menu's author sees that in the log.
  const query = Object.fromEntries(new URLSearchParams(link.query)) as Record<string, never>;
  if (link.type === 'category') {
    const { items } = unwrap('listCategories', await api.listCategories({ query }));
    return items.map((item) => ({ label: item.name, href: categoryPath(item) }));
  }
  if (link.type === 'vendor') {
    const { items } = unwrap('listVendors', await api.listVendors({ query }));
    return items.map((item) => ({ label: item.name, href: vendorPath(item.name) }));
  }
  return [];
}

/** A call that fails leaves its plain link, without a dropdown (RESOLUTIONS 61). */
export const load: BlockLoad<Props, Data> = async ({ props, api, warn }) => {
  const menus = props.links
    .filter((link) => link.dropdown && link.items.length === 0)
    .map(async (link): Promise<[string, MenuEntry[]]> => {
      try {
        return [link.id, await entriesOf(link, api)];
      } catch (error) {
        warn(`the dropdown of "${link.id}" did not come`, error);
        return [link.id, []];
      }
    });
  const site = api.getSite().then(
    (answer) => unwrap('getSite', answer).settings,
    (error) => {
      warn('the site’s name did not come', error);
      return { name: '', tagline: '' };
    },
  );
  const { name, tagline } = await site;
  return {
    data: { name, tagline, menus: Object.fromEntries(await Promise.all(menus)) },
    tags: ['catalog', 'site'],
  };
};
