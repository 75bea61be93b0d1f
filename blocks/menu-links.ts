/** Where the menu builder and featured items lead (docs/product.md#menu-links, #listings). */

type Parent = { slug: string };

/** /c/{slug} for a department; /c/{parent}/{slug} for a subcategory, /s/{slug} when it has no parent. */
export function categoryPath(category: {
  slug: string;
  type: 'Category' | 'Subcategory';
  parents: readonly Parent[];
}): string {
  if (category.type === 'Category') return `/c/${category.slug}`;
  const parent = category.parents[0];
  return parent ? `/c/${parent.slug}/${category.slug}` : `/s/${category.slug}`;
}

/** /v/{encoded name}. */
export const vendorPath = (name: string) => `/v/${encodeURIComponent(name)}`;
export const collectionPath = (slug: string) => `/col/${slug}`;
export const tagPath = (slug: string) => `/t/${slug}`;

/** Featured item (docs/product.md#menu-links). */
type Featured = {
  name: string;
  slug: string;
  type: string;
  image: string;
  featured_image: string | null;
  parents: readonly Parent[];
};

/**
 * Each kind by its own rule (docs/product.md#menu-links); one that nobody knows falls back to its slug, else its name.
 */
export function featuredPath(item: Featured): string {
  if (item.type === 'Category' || item.type === 'Subcategory') {
    return categoryPath({ slug: item.slug, type: item.type, parents: item.parents });
  }
  if (item.type === 'Collection') return collectionPath(item.slug);
  if (item.type === 'Tag') return tagPath(item.slug);
  return `/${encodeURIComponent(item.slug || item.name)}`;
}

/** The picture chosen for this place goes before the thing's own. */
export const featuredImage = (item: Featured): string => item.featured_image || item.image;
