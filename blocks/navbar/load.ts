import type { BlockLoad } from '#blocks/kit/types.ts';
import { type ApiClient, unwrap } from '#schemas/contract/client.ts';
import type { FeaturedItem } from '#schemas/domain/catalog/discovery.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import {
  categoryPath,
  collectionPath,
  featuredImage,
  featuredPath,
  tagPath,
  vendorPath,
} from '../menu-links.ts';
import type { block } from './schema.ts';

type Props = BlockProps<typeof block>;
type Link = Props['links'][number];

/** `picture` is a picture route's base; only layouts that show pictures carry it. */
export type MenuEntry = { label: string; href: string; picture?: string };
/** `image` is a file. */
export type FeaturedEntry = { label: string; href: string; image: string };
/** The house's name and line, and by a link's id: its dropdown, its own picture, what is put forward beside it. */
export type Data = {
  name: string;
  tagline: string;
  menus: Record<string, MenuEntry[]>;
  pictures?: Record<string, string>;
  featured?: Record<string, FeaturedEntry>;
};

async function entriesOf({ type, query: written }: Link, api: ApiClient): Promise<MenuEntry[]> {
  // The API answers 400 to a query that it does not know: the menu's author sees that in the log.
  const query = Object.fromEntries(new URLSearchParams(written)) as Record<string, never>;
  if (type === 'category') {
    const { items } = unwrap('listCategories', await api.listCategories({ query }));
    return items.map((item) => ({
      label: item.name,
      href: categoryPath(item),
      picture: item.picture?.src,
    }));
  }
  if (type === 'vendor') {
    const { items } = unwrap('listVendors', await api.listVendors({ query }));
    return items.map((item) => ({ label: item.name, href: vendorPath(item.name) }));
  }
  if (type === 'tag') {
    const { items } = unwrap('listTags', await api.listTags({ query }));
    return items.map((item) => ({ label: item.name, href: tagPath(item.slug) }));
  }
  if (type === 'collection') {
    const { items } = unwrap('listCollections', await api.listCollections({ query }));
    return items.map((item) => ({
      label: item.name,
      href: collectionPath(item.slug),
      picture: item.picture.src,
    }));
  }
  if (type === 'product') {
    const { items } = unwrap('listProducts', await api.listProducts({ query }));
    return items.map((item) => ({ label: item.name, href: item.href, picture: item.picture.src }));
  }
  return [];
}

/** The department whose subcategories a link shows, by id or slug. */
const departmentOf = (link: Link) =>
  link.type === 'category' ? new URLSearchParams(link.query).get('parents') : null;

/** One featured item a dropdown: a department's own subcategory, else the next that belongs to none. */
function shareOut(links: Link[], items: FeaturedItem[]): Record<string, FeaturedEntry> {
  const free = items.filter(({ parents, type }) => parents.length === 0 && type !== 'Category');
  const shared: Record<string, FeaturedEntry> = {};
  for (const link of links) {
    const department = departmentOf(link);
    const item = department
      ? items.find(({ slug, type, parents: [parent] }) =>
          type === 'Category' ? slug === department : [parent?._id, parent?.slug].includes(department),
        )
      : free.shift();
    const image = item && featuredImage(item);
    if (item && image) shared[link.id] = { label: item.name, href: featuredPath(item), image };
  }
  return shared;
}

/** A call that fails leaves its plain link, without a dropdown (docs/product.md#navigation). */
export const load: BlockLoad<Props, Data> = async ({ props, api, warn }) => {
  const without = async <T>(what: string, rest: T, call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      warn(`${what} did not come`, error);
      return rest;
    }
  };
  const withPictures = props.type === 'image' || props.type === 'designer';
  const dropdowns = props.links.filter((link) => link.dropdown);
  const menus = dropdowns
    .filter((link) => link.items.length === 0)
    .map(async (link): Promise<[string, MenuEntry[]]> => {
      const entries = await without(`the dropdown of "${link.id}"`, [], () => entriesOf(link, api));
      const shown = withPictures ? entries : entries.map(({ label, href }) => ({ label, href }));
      return [link.id, shown];
    });
  const departments = withPictures
    ? without('the departments’ pictures', [], async () => {
        const answer = await api.listCategories({ query: { type: 'Category' } });
        return unwrap('listCategories', answer).items;
      })
    : [];
  const featured =
    dropdowns.length > 0
      ? without('the featured items', {}, async () =>
          shareOut(dropdowns, unwrap('getFeatured', await api.getFeatured())),
        )
      : {};
  const { name, tagline } = await without('the site’s name', { name: '', tagline: '' }, async () => {
    const { settings } = unwrap('getSite', await api.getSite());
    return { name: settings.name, tagline: settings.tagline };
  });
  const known = await departments;
  const pictures = props.links.flatMap((link) => {
    const department = departmentOf(link);
    const own = known.find(({ _id, slug }) => department === _id || department === slug);
    return own ? [[link.id, own.picture.src] as const] : [];
  });
  return {
    data: {
      name,
      tagline,
      menus: Object.fromEntries(await Promise.all(menus)),
      pictures: Object.fromEntries(pictures),
      featured: await featured,
    },
    tags: ['catalog', 'site'],
  };
};
